import { once } from 'node:events';
import { tableDraft } from '@hollow/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { serve } from '../src/index.ts';
import { Device } from './client.ts';
import { serverForFile } from './file-server.ts';
import { asked, eventually, gameOf, scratch, tableOf } from './serving.ts';

const told: string[] = [];
const server = await serverForFile({ pause: 300, logTo: { write: (line) => void told.push(line) } });
beforeEach(() => {
  told.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a line that is closed before its welcome leaves nothing behind', async () => {
  const { game } = await gameOf(server, 1, 3);
  const { health, store } = server.node;
  const listen = health.listen.bind(health);
  let listening = 0;
  vi.spyOn(health, 'listen').mockImplementation((listener) => {
    listening++;
    const stop = listen(listener);
    return () => {
      listening--;
      stop();
    };
  });
  const rows = store.rows.bind(store);
  const hungUp = Promise.withResolvers<void>();
  const read = vi.spyOn(store, 'rows').mockImplementation(async (...args) => {
    await hungUp.promise;
    return await rows(...args);
  });
  const address = `ws://127.0.0.1:${server.port}/api/games/${game}/socket?viewer=public`;
  const socket = new WebSocket(address);
  await eventually(() => read.mock.calls.length > 0 && socket.readyState === WebSocket.OPEN, 'the reading of entries');
  socket.once('close', () => hungUp.resolve());
  socket.terminate();
  await eventually(() => server.node.presence.watchers(game) === 0, 'the end of the line');
  const kept = new WebSocket(address);
  await once(kept, 'message');
  expect(listening).toBe(1);
  kept.close();
  await eventually(() => listening === 0, 'the end of that line');
});

test('a channel that could not be opened is opened anew for the next', async () => {
  const { game, people } = await gameOf(server, 1, 3, { delay: 60 });
  vi.spyOn(server.node.store, 'timeOf').mockRejectedValueOnce(new Error('the store is away'));
  const first = new Device(server.port).sit(game, 'public');
  await expect(first).rejects.toThrow('internal');
  expect(await people[0].line.send({ t: 'chat', to: 'table', text: 'still here' })).toMatchObject({ t: 'done' });
  const second = await new Device(server.port).sit(game, 'public');
  expect(second.held?.table.phase).toBe('lobby');
});

test('where it cannot be looked up whose seat it is, the line is closed and the server goes on', async () => {
  const { game, people } = await tableOf(server, 2, 3);
  const [host, other] = people;
  vi.spyOn(server.node.seats, 'seatsOf').mockRejectedValueOnce(new Error('the store is away'));
  await host.line.send({ t: 'host', do: { what: 'remove', seat: 1 } });
  await eventually(() => other.line.socket.readyState === WebSocket.CLOSED, 'the end of the line');
  expect(told.join()).toContain('looking whose seat it is failed');
  expect(await new Device(server.port).call('GET', `/api/games/${game}`)).toMatchObject({ status: 200 });
});

test('a promise that nobody waits for is told and ends nothing', async () => {
  const place = scratch();
  const lines: string[] = [];
  const before = process.listeners('unhandledRejection');
  const serving = await serve({ port: 0, data: place.folder, logTo: { write: (line) => void lines.push(line) } });
  const [added] = process.listeners('unhandledRejection').filter((each) => !before.includes(each));
  added?.(new Error('nobody caught it'), Promise.resolve());
  await serving.close();
  place.remove();
  expect(lines.join()).toContain('nobody caught it');
  expect(process.listeners('unhandledRejection')).toEqual(before);
});

test('who leaves while something else is due does not put it off', async () => {
  const { game, people } = await gameOf(server, 2, 2);
  await eventually(() => asked(people) !== null, 'a question');
  const leaving = asked(people);
  const staying = people.find((each) => each !== leaving);
  // More rounds than the table wants: the end is due.
  await server.node.games.act(game, ({ table }) =>
    tableDraft({ seat: 0, mid: null, at: 0 }, { ...table, settings: { ...table.settings, rounds: 0 } }),
  );
  leaving?.line.close();
  await staying?.line.until(() => staying.line.held?.table.phase === 'over', 'the end', 5000);
});
