import { secondEdition, thirdEdition } from '@hollow/content';
import { Engine, isWritten, picker, type Setup, StateError } from '@hollow/engine';
import { describe, expect, test } from 'vitest';
import { readingsInTurn } from './books.ts';
import { must } from './must.ts';
import { lookAndPlay, savedAfter, spoil } from './spoiled.ts';

/** A save comes from a disk or from somebody else: it is a game, or it is refused with the field that is wrong. */
const full = process.env.HOLLOW_TEST === 'full';
const engine = new Engine([secondEdition]);
/** Each haunt of each edition; 0 is the first half alone. */
const SAVED = [secondEdition, thirdEdition].flatMap((pack) => {
  const played = new Engine([pack]);
  const written = (pack.haunts ?? []).filter(isWritten).map(({ number }) => number);
  return [0, ...written].map((number) => ({ edition: pack.id, pack, number, engine: played }));
});
const PLACES = full ? 12 : 2;
const SPOILED = full ? 90 : 30;
const ANSWERS = full ? 60 : 30;

describe.each(SAVED)('a save of haunt $number of the $edition', ({ pack, number, engine }) => {
  const setup = (i: number): Setup => ({
    seats: Array.from({ length: 3 + ((number + i) % 4) }, () => ({})),
    ...(number === 0 ? { stopAtHaunt: true } : { haunts: [number] }),
    ...(i % 3 === 2 ? { dice: 'typed' } : {}),
    // By the readings of the books as well, in the full run.
    ...(full ? readingsInTurn(pack, i) : {}),
  });
  const saves = Array.from({ length: PLACES }, (_, i) => {
    const pick = picker(`saved ${number} ${i}`);
    return { pick, text: savedAfter(engine, setup(i), `saved ${number} ${i}`, pick(number === 0 ? 200 : 900)) };
  });

  test('is read back as it was', () => {
    for (const { text } of saves) expect(engine.serialise(engine.deserialise(text))).toBe(text);
  });

  test('in which one field was spoiled is refused with its field, or can be looked at and played', () => {
    const counts = { refused: 0, played: 0 };
    for (const { pick, text } of saves) {
      for (let k = 0; k < SPOILED; k++) {
        const save = JSON.parse(text) as Record<string, unknown>;
        const where = spoil(save, pick);
        const spoiled = JSON.stringify(save);
        if (spoiled === text) continue;
        const state = read(engine, spoiled, where);
        counts[state === null ? 'refused' : 'played']++;
        if (state !== null) expect(() => lookAndPlay(engine, state, pick, ANSWERS), where).not.toThrow();
      }
    }
    // Most fields can be told to be wrong; some, such as a random number, may be anything.
    expect(counts.refused).toBeGreaterThan(counts.played);
    expect(counts.played).toBeGreaterThan(0);
  }, 1_800_000);
});

function read(engine: Engine, text: string, where: string): ReturnType<Engine['deserialise']> | null {
  try {
    return engine.deserialise(text);
  } catch (error) {
    expect(error, where).toBeInstanceOf(StateError);
    expect((error as StateError).path, where).not.toBe('');
    return null;
  }
}

/** What the mistakes below touch. */
interface Save {
  readonly stack: number[];
  readonly steps: number[];
  readonly rooms: { readonly x: number[]; readonly next: number[] };
  readonly things: { readonly place: number[] };
  readonly frames: readonly object[];
  readonly question: object;
  readonly ruleset: object;
  scopes?: unknown;
}

describe('a save tells which field is wrong', () => {
  const text = savedAfter(engine, { seats: [{}, {}, {}] }, 'named', 40);
  const cards = engine.program({}).cards.length;

  test.each<readonly [string, (save: Save) => void, string]>([
    ['a room outside the packs', ({ stack }) => set(stack, 3, 47), 'stack.3'],
    ['a tile that lies twice', ({ stack }) => set(stack, 3, stack[4]), 'stack.4'],
    ['a table that is too short', ({ rooms }) => rooms.x.pop(), 'rooms.x'],
    ['a table that is missing', (s) => delete s.scopes, 'scopes'],
    ['a field nobody knows', (s) => set(s, 'cheat', 1), 'cheat'],
    ['half a step', ({ steps }) => set(steps, 2, 1.5), 'steps.2'],
    ['a clip past its track', ({ steps }) => set(steps, 2, 40), 'steps.2'],
    ['somebody in his own hands', ({ things }) => set(things.place, cards, 1000 + cards), `things.place.${cards}`],
    ['a neighbour that is none', ({ rooms }) => set(rooms.next, 0, 9), 'rooms.next.0'],
    [
      'a block outside the program',
      ({ frames }) => set(must(frames[1], 'the second frame'), 'b', 99_999),
      'frames.1.b',
    ],
    [
      'a stage that an operation has not',
      ({ frames }) => set(must(frames[1], 'the second frame'), 'st', 19),
      'frames.1.r',
    ],
    ['the scope of another frame', ({ frames }) => set(must(frames[0], 'the first frame'), 's', 1), 'frames.0.s'],
    ['a seat that is not at the table', ({ question }) => set(question, 'seat', 3), 'question.seat'],
    ['nobody asked', (s) => set(s, 'question', null), 'question'],
    ['a reading that a switch has not', ({ ruleset }) => set(ruleset, 'emptyDeck', 'cry'), 'ruleset.emptyDeck'],
    ['a verdict while the game runs', (s) => set(s, 'outcome', { verdicts: {}, why: 'draw' }), 'question'],
  ])('%s', (_, change, path) => {
    const save = JSON.parse(text) as Save;
    change(save);
    expect(() => engine.deserialise(JSON.stringify(save))).toThrow(
      expect.objectContaining({ name: 'StateError', path }),
    );
  });
});

const set = (table: object, key: string | number, value: unknown): void => {
  (table as Record<string | number, unknown>)[key] = value;
};
