import type { PublicTable } from '@hollow/protocol';
import { expect, test } from 'vitest';
import { momentAfter } from '../src/audience/past.ts';
import { Device } from './client.ts';
import { serverForFile } from './file-server.ts';
import { must } from './must.ts';

const server = await serverForFile();

const seatsOf = (table: PublicTable | undefined): unknown[] => (table?.seats ?? []).map(({ bot }) => bot);

test('a table is opened with bots of a level, and the host changes each of them', async () => {
  const device = new Device(server.port);
  const { body } = await device.call('POST', '/api/games', { name: 'Ada', seats: 4, bots: 3, level: 'hard' });
  const line = await device.sit(String(body.game), 0);
  expect(seatsOf(line.held?.table)).toEqual([null, 'hard', 'hard', 'hard']);
  await line.send({ t: 'host', do: { what: 'bot', seat: 2, kind: 'easy' } });
  await line.until(() => line.held?.table.seats[2]?.bot === 'easy', 'the other level');
  expect(seatsOf(line.held?.table)).toEqual([null, 'hard', 'easy', 'hard']);
  line.close();
});

test('a page of before there were levels still seats a bot', async () => {
  const device = new Device(server.port);
  const { body } = await device.call('POST', '/api/games', { name: 'Ada', seats: 3 });
  const line = await device.sit(String(body.game), 0);
  line.socket.send(JSON.stringify({ t: 'host', id: 'of-an-old-page', do: { what: 'bot', seat: 1, kind: 'quick' } }));
  await line.until(() => line.held?.table.seats[1]?.bot === 'normal', 'a normal bot');
  line.close();
});

test('at a practice table bots are of the level that was asked for, and which bot has answered is kept with every answer', async () => {
  const device = new Device(server.port);
  const wish = { name: 'Ada', seats: 3, level: 'easy', haunt: 'second-edition/the-mummy-walks', side: 'traitor' };
  const { body } = await device.call('POST', '/api/practice', wish);
  const game = String(body.game);
  const line = await device.sit(game, Number(body.seat));
  expect(seatsOf(line.held?.table).filter((bot) => bot === 'easy')).toHaveLength(2);
  await line.send({ t: 'resign' });
  const kinds = async (): Promise<string[]> => {
    const { version } = await server.node.games.moment(game);
    const rows = await server.node.store.rows(game, 0, version);
    return rows.flatMap(({ body: { answer } }) => answer?.thought?.kind ?? []);
  };
  // The seat that was given up is a person's: it is played no worse than normal.
  await expect.poll(kinds).toEqual(expect.arrayContaining(['easy', 'normal']));
  line.close();
});

test('a bot says why it did that, to whoever sits at the table and may know', async () => {
  const device = new Device(server.port);
  const { body } = await device.call('POST', '/api/games', { name: 'Ada', seats: 3, playNow: true });
  const game = String(body.game);
  const line = await device.sit(game, 0);
  await line.send({ t: 'resign' });
  const why = async (seat: number): Promise<{ status: number; line: string }> => {
    const answer = await device.call('GET', `/api/games/${game}/why?viewer=0&seat=${seat}`);
    return { status: answer.status, line: String(answer.body.line) };
  };
  await line.until(() => Object.keys(must(line.held).view?.position.explorers ?? {}).length === 3, 'a house');
  await line.until(() => line.entries.filter(({ kind }) => kind === 'event').length > 25, 'the bots to play');
  const said = await why(1);
  expect(said.status).toBe(200);
  expect(said.line.length).toBeGreaterThan(10);
  expect(said.line).not.toMatch(/why\.|\{/);
  expect((await why(5)).status).toBeGreaterThanOrEqual(400);
  // Who looks with a delay is not told what the bots are after now.
  const present = await server.node.games.moment(game);
  expect(Object.keys(present.table.motives)).not.toEqual([]);
  expect((await momentAfter(server.node.store, present, present.version - 1)).table.motives).toEqual({});
  const stranger = new Device(server.port);
  expect((await stranger.call('GET', `/api/games/${game}/why?viewer=0&seat=1`)).status).toBe(403);
  line.close();
});
