import { secondEdition } from '@hollow/content';
import { Engine } from '@hollow/engine';
import { expect, test } from 'vitest';
import { newTable, person } from '../src/game/lobby.ts';
import type { Moment } from '../src/game/moment.ts';
import { newsOf } from '../src/notices/news.ts';
import { Queue } from '../src/notices/queue.ts';
import { DEFAULT_SETTINGS } from '../src/protocol/index.ts';

test('a rest and its end are no news to who was waited for before', () => {
  const engine = new Engine([secondEdition]);
  const { state } = engine.create({ seats: [{}, {}, {}] }, 'news');
  const seats = [0, 1, 2].map((seat) => person(`Person ${seat}`, 'en'));
  const table = { ...newTable('game', 'GAMES', 3, DEFAULT_SETTINGS), phase: 'playing', seats } as const;
  const moment: Moment = { version: 1, table, game: { engine, state, packed: new Uint8Array() } };
  const resting: Moment = { ...moment, table: { ...table, paused: true } };
  const lobby: Moment = { ...moment, table: { ...table, phase: 'lobby' } };
  expect(newsOf(lobby, moment, [])).toMatchObject([{ kind: 'turn' }]);
  expect(newsOf(moment, resting, [])).toEqual([]);
  expect(newsOf(resting, moment, [])).toEqual([]);
});

test('of the letters that wait for one target only the newest is sent, and others have their turn', async () => {
  const queue = new Queue({ waits: [], width: 1, most: 10 });
  const sent: string[] = [];
  const first = Promise.withResolvers<void>();
  queue.add('busy', async () => {
    await first.promise;
    return 'done';
  });
  const letter = (key: string, text: string): boolean =>
    queue.add(key, async () => {
      sent.push(text);
      return 'done';
    });
  for (let n = 1; n <= 50; n++) expect(letter('game', `news ${n}`)).toBe(true);
  expect(letter('another game', 'other news')).toBe(true);
  expect(queue.size).toBe(3);
  first.resolve();
  await expect.poll(() => sent).toEqual(['news 50', 'other news']);
});
