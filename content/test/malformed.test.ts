import { secondEdition, thirdEdition } from '@hollow/content';
import { ContentError, Engine, type Pack, type Setup, SetupError, StepBudgetError } from '@hollow/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { junk, path, spoil } from './junk.ts';
import { openQuestion } from './must.ts';

const isFull = process.env.HOLLOW_TEST === 'full';
const runs = isFull ? 10_000 : 150;
const config = { numRuns: runs, seed: 20_261_115 };

/** Set-ups that are good, with something in every field. */
const SECOND: readonly Setup[] = [
  { seats: [{ explorers: ['zoe-ingstrom'] }, {}, {}], date: { month: 5, day: 3 }, dice: 'typed', haunts: [1, 9] },
  {
    seats: [{}, {}, {}, {}],
    preset: 'de',
    switches: { emptyDeck: 'reshuffle' },
    stacked: { rooms: ['chapel', 'vault'], cards: { omen: ['bell'] } },
    stopAtHaunt: true,
  },
];
const THIRD: readonly Setup[] = [
  { seats: [{ explorers: ['isa-valencia'] }, {}, {}], dice: 'typed', haunts: [8, 43], scenario: 'cursed' },
  {
    seats: [{}, {}, {}, {}, {}],
    preset: 'pl',
    switches: { lootUsesTrade: 'true' },
    stacked: { rooms: ['chapel', 'vault'], cards: { omen: ['dagger'], event: ['a-splash-of-crimson'] } },
    playedHaunts: [17, 20],
  },
];

describe.each([
  { pack: secondEdition, setups: SECOND },
  { pack: thirdEdition, setups: THIRD },
])('malformed input of the $pack.id gets a clear answer', ({ pack, setups }) => {
  const engine = new Engine([pack]);

  test('a spoiled set-up is refused with its field, or it can be played', () => {
    fc.assert(
      fc.property(fc.nat(), path, junk, fc.nat(), (which, steps, value, extra) => {
        const good = setups[which % setups.length];
        const setup = (extra % 4 === 0 ? { ...good, [`x${extra}`]: value } : spoil(good, steps, value)) as Setup;
        try {
          const { state } = engine.create(setup, 'spoiled');
          for (let i = 0; i < 10 && engine.outcome(state) === null; i++) {
            const { seat, id, options } = openQuestion(engine, state);
            expect(engine.apply(state, seat, id, (i * 7) % options.length).ok).toBe(true);
          }
        } catch (error) {
          expect(error instanceof SetupError || error instanceof ContentError, String(error)).toBe(true);
        }
      }),
      config,
    );
  }, 3_600_000);

  test('an answer that is none is refused with a reason and changes nothing', () => {
    const { state } = engine.create({ seats: [{}, {}, {}] }, 'answers');
    let taken = 0;
    fc.assert(
      fc.property(junk, junk, junk, fc.nat(3), (seat, id, option, spoiled) => {
        const open = openQuestion(engine, state);
        const before = engine.hash(state);
        const applied = engine.apply(
          state,
          (spoiled === 0 ? open.seat : seat) as number,
          (spoiled === 3 ? id : open.id) as number,
          (spoiled === 1 ? 0 : option) as number,
        );
        if (!applied.ok) {
          expect(applied.refusal.code).not.toBe('');
          expect(engine.hash(state)).toBe(before);
          return;
        }
        // Now and then chance hits upon a real answer: the game goes on from there.
        taken++;
        if (engine.outcome(state) !== null) throw new Error('the game is over');
      }),
      config,
    );
    expect(taken).toBeLessThan(runs / 4);
  }, 3_600_000);

  test('a spoiled pack is refused with the path of the mistake, or it can be played', () => {
    const plain = JSON.parse(JSON.stringify(pack)) as Pack;
    fc.assert(
      fc.property(path, junk, (steps, value) => {
        const engine = made(spoil(plain, steps, value) as Pack);
        if (engine !== null) playAWhile(engine);
      }),
      config,
    );
  }, 3_600_000);
});

/** Anything but a ContentError that names the place is a mistake of the engine and fails the test. */
function made(pack: Pack): Engine | null {
  try {
    return new Engine([pack]);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    expect(error.path).not.toBe('');
    return null;
  }
}

function playAWhile(engine: Engine): void {
  try {
    const { state } = engine.create({ seats: [{}, {}, {}] }, 'spoiled');
    for (let i = 0; i < 40 && engine.outcome(state) === null; i++) {
      const { seat, id, options } = openQuestion(engine, state);
      engine.apply(state, seat, id, (i * 7) % options.length);
    }
  } catch (error) {
    // A pack without enough of something is a table that cannot be set up: the field says why.
    if (error instanceof SetupError) {
      expect(error.field).not.toBe('');
      return;
    }
    // Content may go round in circles, for which there is the budget of steps, or come to an end too soon.
    if (!(error instanceof StepBudgetError)) expect(error).toMatchObject({ message: expect.stringContaining('flow') });
  }
}
