import type { BalanceReport } from '@hollow/protocol';
import { expect, test } from 'vitest';
import { Device } from './client.ts';
import { serverForFile } from './file-server.ts';

const cell = { games: 0, heroes: 0, traitor: 0, nobody: 0, capped: 0, rounds: 0, explorers: 0, deaths: 0 };
const random = { games: 0, heroes: 0 };
const cells = [{ ...cell, players: 3, traitorDied: 0, how: {}, randomHeroes: random, randomTraitor: random }];
const haunts = Object.fromEntries(
  ['second-edition/tick-tick-tick', 'second-edition/the-mummy-walks', 'second-edition/no-longer-there'].map((haunt) => [
    haunt,
    cells,
  ]),
);
const server = await serverForFile({
  balance: { format: 1, made: '2026-11-17', bots: 'quick', tree: 'of a test', haunts },
});

test('how fair haunts are is told by number; a haunt that nobody here has met stays a surprise', async () => {
  const { status, body } = await new Device(server.port).call('GET', '/api/balance');
  const { haunts: told, bots, tree } = body as unknown as BalanceReport;
  expect([status, bots, tree]).toEqual([200, 'quick', 'of a test']);
  expect(told.map(({ number, name }) => [number, name])).toEqual([
    [1, null],
    [45, null],
  ]);
  expect(told[0]).toMatchObject({ kind: 'sides', pack: 'second-edition' });
});
