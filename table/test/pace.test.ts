import type { EventType } from '@hollow/engine';
import { DEFAULT_SETTINGS, type ScenePace } from '@hollow/protocol';
import { describe, expect, test } from 'vitest';
import {
  advance,
  botSeat,
  type DraftRow,
  deadlineOf,
  paceOf,
  personSeat,
  shownUntil,
  waitAfter,
} from '../src/index.ts';
import { begunTable } from './local-table.ts';

const row = (...types: readonly EventType[]): DraftRow => ({
  kind: 'answer',
  seat: 0,
  mid: null,
  after: null,
  body: {
    items: types.map((type) => ({
      kind: 'event',
      event: { type, reveals: false, secret: null, data: {} },
    })),
  },
});

test('a bot waits longest after what people read, and not at all where the server does not wait', () => {
  const step = waitAfter([row('move')], 'steady', 100);
  const card = waitAfter([row('move', 'draw'), row('turn')], 'steady', 100);
  expect(card).toBeGreaterThan(step);
  expect(waitAfter([row('draw'), row('roll')], 'slow', 100)).toBeGreaterThan(card);
  expect(waitAfter([row('draw')], 'quick', 100)).toBeLessThan(waitAfter([row('draw')], 'steady', 100));
  expect(waitAfter([row('draw')], 'slow', 0)).toBe(0);
});

describe('the pace of a table', () => {
  const settings = { ...DEFAULT_SETTINGS, edition: 'second-edition', preset: 'second-edition' };
  const seated = (...paces: readonly (ScenePace | null)[]) => ({
    settings,
    seats: paces.map((pace) => ({ ...personSeat('Ada', 'en'), pace })),
  });

  test('is the slowest that anybody who sits there has chosen', () => {
    expect(paceOf(seated('quick', 'slow', 'steady'))).toBe('slow');
    expect(paceOf(seated('quick', 'quick'))).toBe('quick');
  });

  test('is the host’s for whoever has chosen none, and for bots alone', () => {
    expect(paceOf(seated('quick', null))).toBe('steady');
    expect(paceOf({ settings, seats: [botSeat('normal')] })).toBe('steady');
  });

  test('does not wait for whoever is away and played by a bot', () => {
    const { seats } = seated('slow', 'quick');
    expect(paceOf({ settings, seats: seats.map((data, i) => ({ ...data, substituted: i === 0 })) })).toBe('quick');
  });
});

describe('the time of a question', () => {
  test('begins when what led to it has been shown, also where somebody speaks meanwhile', async () => {
    const local = await begunTable(3, 3, { clock: { kind: 'decision', seconds: 30 } });
    const { moment } = local;
    const question = moment.game?.state.question?.id;
    const draft = { table: { ...moment.table, time: { ...moment.table.time, period: 'another' } }, rows: [] };
    const asked = advance({ ...moment, table: draft.table }, draft, 1000, 4000);
    expect(asked.table.time).toMatchObject({ period: `question ${question}`, mark: 5000 });
    expect(deadlineOf(asked)).toBe(35_000);
    const said = advance(asked, { table: asked.table, rows: [] }, 2000);
    expect(deadlineOf(said)).toBe(35_000);
  });
});

test('what is said while a scene is shown does not let the next bot answer sooner', () => {
  const step = waitAfter([row('move', 'draw'), row('turn')], 'steady', 100);
  const said = waitAfter([row()], 'steady', 100);
  expect(said).toBeLessThan(step);
  const until = shownUntil(0, 1000, step, true);
  expect(until).toBe(1000 + step);
  expect(shownUntil(until, 1010, said, false)).toBe(until);
  // Once it has been shown, a beat as before; and what happens in the game is waited for by its own length.
  expect(shownUntil(until, until + 5, said, false)).toBe(until + 5 + said);
  expect(shownUntil(until, 1010, said, true)).toBe(1010 + said);
});
