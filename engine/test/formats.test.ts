import { describe, expect, test, vi } from 'vitest';
import { type Kept, type Ladder, type StateStep, stepDown, stepUp } from '../src/formats/ladder.ts';
import { FORMAT, PACK_FORMAT } from '../src/formats/numbers.ts';
import { Engine } from '../src/game/engine.ts';
import type { Pack } from '../src/language/pack.ts';
import { packsOfToday } from '../src/language/packs-of-today.ts';
import { fingerprint } from '../src/state/hash.ts';
import { testHouse, threeSeats } from './test-house/index.ts';

/** A field under another name, at its place. */
const renamed = (kept: Kept, old: string, name: string): Kept =>
  Object.fromEntries(Object.entries(kept).map(([field, value]) => [field === old ? name : field, value]));

/*
 * A history that was made up: today's format is the one after next. In format 2 the round was a `lap`, in format 3 a `circle`, and packs of
 * language 2 spelled the license otherwise.
 */
vi.mock('../src/formats/numbers.ts', async (original) => ({
  ...(await original<object>()),
  FORMAT: 4,
  PACK_FORMAT: 3,
  otherVersion: (_what: string, format: unknown) =>
    format === 1 || format === 5 ? { version: null, sentence: `another version plays format ${format}` } : null,
}));
vi.mock('../src/formats/state/ladder.ts', async (original) => {
  const steps: Ladder<StateStep>['steps'] = {
    2: { up: (kept) => renamed(kept, 'lap', 'circle'), down: (kept) => renamed(kept, 'circle', 'lap') },
    3: { up: (kept) => renamed(kept, 'circle', 'round'), down: (kept) => renamed(kept, 'round', 'circle') },
  };
  return { ...(await original<object>()), STATE_LADDER: { field: 'format', first: 2, last: 4, steps } };
});
vi.mock('../src/formats/pack/ladder.ts', () => {
  const steps = { 2: { up: (kept: Kept) => renamed(kept, 'licence', 'license') } };
  return { PACK_LADDER: { field: 'format', first: 2, last: 3, steps } };
});

const { STATE_LADDER } = await import('../src/formats/state/ladder.ts');

/** The text of a state of today as an earlier version kept it. */
const keptIn = (format: number, text: string): string =>
  JSON.stringify(stepDown(STATE_LADDER, JSON.parse(text) as Kept, format));

describe('steps of a format', () => {
  const ladder: Ladder<StateStep> = {
    field: 'version',
    first: 2,
    last: 4,
    steps: {
      2: {
        up: ({ a, ...rest }) => ({ ...rest, b: [a] }),
        down: ({ b, ...rest }) => ({ ...rest, a: (b as unknown[])[0] }),
      },
      3: { up: (kept) => renamed(kept, 'b', 'c'), down: (kept) => renamed(kept, 'c', 'b') },
    },
  };

  test('are taken one after the other, each from the format it is for', () => {
    expect(stepUp(ladder, { version: 2, a: 7 })).toEqual({ version: 4, c: [7] });
    expect(stepUp(ladder, { version: 3, b: [7] })).toEqual({ version: 4, c: [7] });
    expect(stepDown(ladder, { version: 4, c: [7] }, 2)).toEqual({ version: 2, a: 7 });
  });

  test('leave alone what is of today, of no format, or of one that no step is for', () => {
    for (const kept of [{ version: 4, c: 1 }, { version: 1 }, { version: 9 }, { version: '2' }, {}])
      expect(stepUp(ladder, kept)).toBe(kept);
  });

  test('that are missing are named', () => {
    expect(() => stepUp({ ...ladder, steps: {} }, { version: 2 })).toThrow('there is no step 2-to-3');
  });
});

describe('a game of an earlier format', () => {
  const engine = new Engine([testHouse]);
  const played = (answers: number) => {
    const { state } = engine.create(threeSeats, 'kept');
    for (let i = 0; i < answers && state.question !== null; i++)
      engine.apply(state, state.question.seat, state.question.id, 0);
    return state;
  };

  test.each([2, 3])('is read and goes on as if it had been kept today: format %i', (format) => {
    const today = played(5);
    const text = keptIn(format, engine.serialise(today));
    expect(text).toContain(format === 2 ? '"lap":' : '"circle":');
    const read = engine.deserialise(text);
    expect(engine.serialise(read)).toBe(engine.serialise(today));
    const { seat, id } = read.question ?? { seat: 0, id: 0 };
    expect(engine.apply(read, seat, id, 0)).toMatchObject({ ok: true });
    expect(JSON.parse(engine.serialise(read))).toMatchObject({ format: FORMAT });
  });

  test('is still compared with what was recorded of it', () => {
    const state = played(5);
    const text = engine.serialise(state);
    for (const format of [2, 3]) expect(engine.isRecorded(state, fingerprint(keptIn(format, text)))).toBe(true);
    expect(engine.isRecorded(state, fingerprint(text))).toBe(true);
    expect(engine.isRecorded(played(6), fingerprint(keptIn(2, text)))).toBe(false);
  });

  test('that is damaged is refused, whatever a step makes of it', () => {
    const damaged = { ...(JSON.parse(keptIn(2, engine.serialise(played(5)))) as Kept), things: 7 };
    expect(() => engine.deserialise(JSON.stringify(damaged))).toThrow(expect.objectContaining({ name: 'StateError' }));
    expect(() => engine.deserialise('{"format":5}')).toThrow('another version plays format 5');
  });
});

describe('a pack of an earlier language', () => {
  const old = { ...testHouse, format: 2, licence: 'MIT' } as Pack;

  test('is played, under the name of the text that its games were dealt with', () => {
    const engine = new Engine([old]);
    expect(engine.played[0]).toMatchObject({ format: PACK_FORMAT, license: 'MIT' });
    expect(engine.packs[0]).toBe(old);
    const { state } = engine.create(threeSeats, 'old');
    const otherText = { ...old, licence: 'another' } as Pack;
    expect(state.packs).not.toEqual(new Engine([otherText]).create(threeSeats, 'old').state.packs);
    expect(packsOfToday([old])[0]).toMatchObject({ format: PACK_FORMAT, license: 'MIT' });
  });

  test('that is later, or earlier than all steps, is refused by a sentence', () => {
    for (const format of [1, 5])
      expect(() => new Engine([{ ...testHouse, format }])).toThrow(`another version plays format ${format}`);
  });

  test('is the very same where it is of today', () => {
    const packs = [{ ...testHouse, format: PACK_FORMAT }, testHouse];
    expect(packsOfToday(packs)).toBe(packs);
  });
});
