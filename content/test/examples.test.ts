import { readFileSync } from 'node:fs';
import { secondEdition } from '@hollow/content';
import { Engine, type Pack, type Setup } from '@hollow/engine';
import { type Budget, checkCopies, checkOptions, checkSaves, checkSecrecy, walkGame } from '@hollow/engine/kit';
import { describe, expect, test } from 'vitest';

/** The packs that docs/PACKS.md shows: an edition of its own, and an expansion that amends its base. */
const example = (name: string): Pack =>
  JSON.parse(readFileSync(new URL(`../../docs/examples/${name}.json`, import.meta.url), 'utf8')) as Pack;
const seats = (n: number): Setup => ({ seats: Array.from({ length: n }, () => ({})) });
const BUDGET: Budget = { rounds: 40, answers: 1500, every: 25, samples: 200 };

const lighthouse = new Engine([example('the-lighthouse')]);
const longDark = new Engine([secondEdition, example('the-long-dark')]);

describe.each([
  ['the Lighthouse', lighthouse, {}],
  ['the Long Dark', longDark, { haunts: [201] }],
] as const)('%s', (name, engine, more) => {
  test.each([2, 3, 5])(
    'is played by chance, copied, saved and told to nobody who may not know, at a table of %i',
    (n) => {
      const setup: Setup = { ...seats(n), ...more };
      const seed = `${name} ${n}`;
      checkOptions(engine, setup, seed, BUDGET);
      checkCopies(engine, setup, seed, BUDGET);
      checkSaves(engine, setup, seed, BUDGET);
      checkSecrecy(engine, setup, seed, { ...BUDGET, every: 60 });
    },
  );
});

test('every game of the Lighthouse comes to its haunt and to an end', () => {
  for (let game = 0; game < 30; game++) {
    const { state } = walkGame(lighthouse, seats(2 + (game % 4)), `end ${game}`, { ...BUDGET, every: 100_000 });
    expect(state.haunt).toBe(0);
    expect(state.outcome).not.toBeNull();
  }
});

test('real dice of the Lighthouse have its own faces', () => {
  const { state } = lighthouse.create({ ...seats(3), dice: 'typed' }, 'faces');
  expect(lighthouse.program(state.ruleset).edition.faces).toEqual([0, 0, 1, 1, 3, 3]);
  checkOptions(lighthouse, { ...seats(3), dice: 'typed' }, 'typed', { ...BUDGET, answers: 300 });
});

test('the Long Dark has a roof, and rooms of its base lie there', () => {
  const { floors, rooms } = longDark.program({});
  expect(floors).toEqual(['basement', 'ground', 'upper', 'roof']);
  const onRoof = new Set<string>();
  for (let game = 0; game < 20; game++) {
    const { state } = walkGame(longDark, seats(4), `roof ${game}`, { ...BUDGET, every: 100_000, rounds: 15 });
    rooms.forEach(({ id }, i) => {
      if (state.rooms.floor[i] === floors.indexOf('roof')) onRoof.add(id);
    });
  }
  expect([...onRoof]).toEqual(expect.arrayContaining(['roof-walk', 'tower', 'balcony']));
});

describe('an expansion that amends a haunt of its base', () => {
  const mummy = 'the-mummy-walks';
  const stronger: Pack = {
    id: 'stronger-dead',
    extends: 'second-edition',
    amend: [
      { of: 'haunts', ids: [mummy], at: 'monsters/mummy/traits', put: { might: 9 } },
      { of: 'haunts', ids: [mummy], at: 'actions/learn-name', put: { pass: 5 } },
    ],
  };
  /** The first position of the haunt in which the Mummy stands in the house. */
  const mummyOf = (engine: Engine): number | undefined => {
    let might: number | undefined;
    walkGame(engine, { ...seats(3), haunts: [1] }, 'amended', { ...BUDGET, every: 1 }, ({ state }) => {
      const { tokens } = engine.view(state, 'all').position;
      for (const token of tokens)
        if (token.monster && token.id.startsWith(`${mummy}/mummy`)) might ??= token.traits.might ?? undefined;
    });
    return might;
  };

  test('changes its numbers in the game, and nothing for those who play without it', () => {
    const amended = new Engine([secondEdition, stronger]);
    expect([mummyOf(new Engine([secondEdition])), mummyOf(amended)]).toEqual([8, 9]);
    const passes = (engine: Engine): unknown =>
      engine.played[0]?.haunts?.find(({ id }) => id === mummy)?.actions?.['learn-name']?.pass;
    expect([passes(new Engine([secondEdition])), passes(amended)]).toEqual([6, 5]);
    checkSecrecy(amended, { ...seats(3), haunts: [1] }, 'amended', { ...BUDGET, every: 200 });
  });

  test('is told which of its amendments is wrong', () => {
    const wrong = (at: string, put: Record<string, unknown>): Pack => ({
      id: 'wrong',
      extends: 'second-edition',
      amend: [{ of: 'haunts', ids: [mummy], at, put }],
    });
    const refused =
      (pack: Pack): (() => Engine) =>
      () =>
        new Engine([secondEdition, pack]);
    expect(refused(wrong('monsters/mummy/traits', { beauty: 3 }))).toThrow(/wrong\/amend\/0.*beauty/s);
    expect(refused(wrong('actions/learn-name', { roll: { trait: 'beauty' } }))).toThrow(/wrong\/amend\/0.*beauty/s);
  });
});
