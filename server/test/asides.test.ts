import { MOST_ROWS } from '@hollow/table';
import { expect, test, vi } from 'vitest';
import { Device } from './client.ts';
import { serverForFile } from './file-server.ts';
import { asked, eventually, gameOf, scratch, startServer, tableOf } from './serving.ts';

const server = await serverForFile();

test('what is so already is acknowledged, and the log does not grow', async () => {
  const { game, people } = await tableOf(server, 1, 3);
  const [{ line }] = people;
  const say = async (): Promise<void> => {
    expect(await line.send({ t: 'standing', defend: 'pass', split: null })).toMatchObject({ t: 'done' });
    expect(await line.send({ t: 'me', name: 'Ada', ready: true })).toMatchObject({ t: 'done' });
    expect(await line.send({ t: 'host', do: { what: 'settings', settings: { delay: 5 } } })).toMatchObject({
      t: 'done',
    });
  };
  await say();
  const rows = await server.node.store.version(game);
  await say();
  expect(await server.node.store.version(game)).toBe(rows);
});

test('a log that is very long grows by the game alone', async () => {
  const device = new Device(server.port);
  const { body } = await device.call('POST', '/api/games', { name: 'Ada', seats: 3 });
  const game = String(body.game);
  await server.node.db.updateTable('games').set({ version: MOST_ROWS }).where('id', '=', game).execute();
  const line = await device.sit(game, 0);
  expect(await line.send({ t: 'chat', to: 'table', text: 'one more' })).toMatchObject({ code: 'closed' });
  expect(await line.send({ t: 'standing', defend: 'pass', split: null })).toMatchObject({ code: 'closed' });
  expect(await line.send({ t: 'host', do: { what: 'start' } })).toMatchObject({ t: 'done' });
});

test('a game whose log is full can still be rested, left to bots, voted about, ended and given up', async () => {
  const { game, people } = await gameOf(server, 2, 3);
  const [{ line }, second] = people;
  await server.node.db.updateTable('games').set({ version: MOST_ROWS }).where('id', '=', game).execute();
  const pause = async (on: boolean) => await line.send({ t: 'host', do: { what: 'pause', on } });
  expect(await line.send({ t: 'nudge', seat: 1 })).toMatchObject({ code: 'closed' });
  expect(await line.send({ t: 'undo', kind: 'vote' })).toMatchObject({ code: 'closed' });
  expect(await pause(true)).toMatchObject({ t: 'done' });
  expect(await pause(false)).toMatchObject({ t: 'done' });
  // Refused for what they are, and not because the log is full.
  expect(await line.send({ t: 'host', do: { what: 'bot', seat: 1, kind: 'normal' } })).toMatchObject({ code: 'taken' });
  expect(await line.send({ t: 'propose', about: 'give-up', seat: 1 })).toMatchObject({ code: 'taken' });
  expect(await line.send({ t: 'draw' })).toMatchObject({ t: 'done' });
  expect(await second.line.send({ t: 'resign' })).toMatchObject({ t: 'done' });
});

test('who knocks again waits on, without another row; and nobody knocks where the log is full', async () => {
  const { game, code } = await gameOf(server, 2, 3);
  const guest = new Device(server.port);
  const knock = (name: string) => guest.call('POST', `/api/games/${code}/knock`, { name });
  const { body: first } = await knock('Cy');
  const rows = await server.node.store.version(game);
  for (let i = 0; i < 5; i++) expect(await knock('Cy')).toMatchObject({ status: 201, body: first });
  expect(await server.node.store.version(game)).toBe(rows);
  await server.node.db.updateTable('games').set({ version: MOST_ROWS }).where('id', '=', game).execute();
  expect(await knock('Di')).toMatchObject({ body: { error: { code: 'closed' } } });
});

test('a seat that says too much beside the game has to wait, and can still answer', async () => {
  const place = scratch();
  const strict = await startServer({ data: place.folder, limits: 1 });
  const { people } = await gameOf(strict, 1, 3);
  const [{ line, seat }] = people;
  await eventually(() => asked(people) !== null, 'a question');
  vi.spyOn(strict.node.limits, 'mayAside').mockReturnValue(false);
  expect(await line.send({ t: 'chat', to: 'table', text: 'and another thing' })).toMatchObject({ code: 'too-fast' });
  const decision = line.held?.view?.decisions.find((open) => open.seat === seat);
  expect(await line.send({ t: 'answer', decision: decision?.id ?? 0, option: 0 })).toMatchObject({ t: 'done' });
  await strict.close();
  place.remove();
});

test('a seat answers no faster than it talks where the log is full: answers can be given for ever', async () => {
  const place = scratch();
  const strict = await startServer({ data: place.folder, limits: 1 });
  const { game, people } = await gameOf(strict, 1, 3);
  const [{ line, seat }] = people;
  await eventually(() => asked(people) !== null, 'a question');
  const answer = () => {
    const decision = line.held?.view?.decisions.find((open) => open.seat === seat);
    return line.send({ t: 'answer', decision: decision?.id ?? 0, option: 0 });
  };
  await strict.node.db.updateTable('games').set({ version: MOST_ROWS }).where('id', '=', game).execute();
  await strict.node.games.wake(game, MOST_ROWS);
  const allowed = vi.spyOn(strict.node.limits, 'mayAside').mockReturnValue(false);
  expect(await answer()).toMatchObject({ code: 'too-fast' });
  allowed.mockReturnValue(true);
  expect(await answer()).toMatchObject({ t: 'done' });
  await strict.close();
  place.remove();
});

test('the games of a device are listed without playing any of them', async () => {
  const { game, people } = await gameOf(server, 1, 3);
  await eventually(() => asked(people) !== null, 'a question');
  const moment = vi.spyOn(server.node.games, 'moment');
  const { body } = await people[0].device.call('GET', '/api/mine');
  expect(moment).not.toHaveBeenCalledWith(game);
  moment.mockRestore();
  expect(body).toMatchObject([{ game, seat: 0, phase: 'playing', waitsForMe: true }]);
});
