import { expect, test } from 'vitest';
import { loop, takeTurn, traitor } from '../src/builders/index.ts';
import { clone, Engine, type Option, ProgramCache, type State, StepBudgetError } from '../src/index.ts';
import { intervene } from '../src/kit/intervene.ts';
import { must, openQuestion } from './must.ts';
import { Table } from './table.ts';
import { testEdition } from './test-house/edition.ts';
import { testHouse, threeSeats } from './test-house/index.ts';

/** A house with an offer that never comes to an end. */
const spinning = new Engine([
  {
    ...testHouse,
    edition: {
      ...testEdition,
      rules: { ...testEdition.rules, spin: { on: 'turn.offer', do: [loop([])], limit: 'none' } },
    },
  },
]);

const isSpin = (option: Option): boolean => option.verb === 'offer' && option.rule === 'edition/spin';

/** A game after so many answers of everyday play, always at somebody's turn. */
function game(answers: number): ReturnType<Engine['create']>['state'] {
  const { state } = spinning.create(threeSeats, `after ${answers}`);
  for (let n = 0; n < answers || !openQuestion(spinning, state).options.some(isSpin); n++) {
    const { seat, id, options } = openQuestion(spinning, state);
    const usual = options.flatMap((option, i) => (isSpin(option) ? [] : [i]));
    spinning.apply(state, seat, id, must(usual[(7 * n) % usual.length], 'an option of everyday play'));
  }
  return state;
}

// The engine copies a state now and then and gives the answers since once more: before, at and after such a copy.
test.each([0, 1, 20, 31, 32, 33, 64, 65, 90])(
  'a game in which the content breaks down after %i answers is as it was before, and goes on',
  (answers) => {
    const state = game(answers);
    const before = JSON.stringify(state);
    const { seat, id, options } = openQuestion(spinning, state);
    expect(() => spinning.apply(state, seat, id, options.findIndex(isSpin))).toThrow(StepBudgetError);
    expect(JSON.stringify(state)).toBe(before);
    const twin = game(answers);
    const end = options.findIndex(({ verb }) => verb === 'end');
    expect(spinning.apply(state, seat, id, end)).toEqual(spinning.apply(twin, seat, id, end));
    expect(state).toEqual(twin);
  },
);

test('a position that was arranged by hand is not lost with the answer that fails', () => {
  const state = game(5);
  intervene(spinning, state, (g) => {
    g.s.steps[0] = 1;
  });
  const { seat, id, options } = openQuestion(spinning, state);
  expect(() => spinning.apply(state, seat, id, options.findIndex(isSpin))).toThrow(StepBudgetError);
  expect(state.steps[0]).toBe(1);
});

test('nobody takes no turn, and the game goes on', () => {
  const table = new Table({ effects: { turn: [takeTurn(traitor)] } });
  const who = table.state.turn.who;
  table.effect('turn');
  expect(table.state.turn.who).toBe(who);
  expect(table.kind).toBe('turn');
});

/** Throws at the rule of that number that is applied from now on. */
class Fuse {
  #left = Number.POSITIVE_INFINITY;
  readonly trace = (): void => {
    if (this.#left-- <= 0) throw new Error('blown');
  };
  set(after: number): void {
    this.#left = after;
  }
  mend(): void {
    this.#left = Number.POSITIVE_INFINITY;
  }
}

const programs = new ProgramCache();

/** What an engine makes of a position. */
const all = (engine: Engine, state: State): unknown => [
  engine.pending(state),
  engine.standing(state),
  [0, 1, 2, 'public' as const].map((viewer) => engine.view(state, viewer)),
];

/** Plays a game with an engine that fails again and again, beside one that does not; tells how often it failed. */
function playBurnt(seed: string): number {
  const fuse = new Fuse();
  const burnt = new Engine([testHouse], { trace: fuse.trace });
  const { state } = burnt.create(threeSeats, seed);
  let failures = 0;
  for (let n = 0; n < 400 && state.outcome === null; n++) {
    const whole = new Engine([testHouse], { trace: () => {} }, programs);
    const expected = all(whole, state);
    const before = JSON.stringify(state);
    const { seat, id, options } = openQuestion(burnt, state);
    const option = (7 * n) % options.length;
    const calls = [
      () => burnt.apply(state, seat, id, option),
      () => burnt.view(state, seat < 0 ? 0 : seat),
      () => burnt.pending(state),
      () => burnt.explain(state, 'all', id),
    ];
    const call = must(calls[n % calls.length], 'a call');
    fuse.set(n % 13);
    try {
      call();
    } catch {
      failures++;
      fuse.mend();
      expect(JSON.stringify(state)).toBe(before);
      expect(all(burnt, state)).toEqual(expected);
    }
    fuse.mend();
    if (JSON.stringify(state) !== before) continue;
    const twin = clone(state);
    expect(burnt.apply(state, seat, id, option)).toEqual(whole.apply(twin, seat, id, option));
    expect(state).toEqual(twin);
  }
  return failures;
}

test('an engine in which something failed half-way goes on as if nothing had happened', () => {
  const games = ['burnt', 'burnt again', 'burnt once more'];
  expect(games.reduce((failures, seed) => failures + playBurnt(seed), 0)).toBeGreaterThan(50);
});
