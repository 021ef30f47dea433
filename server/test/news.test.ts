import { secondEdition } from '@hollow/content';
import { Engine } from '@hollow/engine';
import { expect, test } from 'vitest';
import { newTable, person } from '../src/game/lobby.ts';
import type { Moment } from '../src/game/moment.ts';
import { newsOf } from '../src/notices/news.ts';
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
