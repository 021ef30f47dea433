import { describe, expect, test } from 'vitest';
import * as w from '../src/builders/index.ts';
import { Engine } from '../src/game/engine.ts';
import type { EditionDef } from '../src/language/types.ts';
import { Table, type TableOptions } from './table.ts';
import { testEdition } from './test-house/edition.ts';
import { testHouse, threeSeats } from './test-house/index.ts';

/** Charms are the omens here, and the scenario says what each of them begins. */
const edition: EditionDef = {
  ...testEdition,
  omenDeck: 'charm',
  readings: { ...testEdition.readings, 'unplayed-haunt.shuffles': 'buries' },
  hauntFlow: [w.prepare, w.loop([w.round([w.eachOne(w.turnOrder, [w.takeTurn(w.self)])])])],
};
const haunt = (number: number, isWritten: boolean) =>
  w.haunt({
    id: `haunt-${number}`,
    number,
    kind: 'none',
    ...(isWritten ? { wins: { heroes: w.is(w.count(w.explorers), '>', 9) } } : {}),
  });

const pack = {
  edition,
  haunts: [haunt(1, false), haunt(2, true), haunt(3, true), haunt(4, true)],
  scenarios: [
    { id: 'the-letter', haunts: { wax: 1, hook: 2, 'curse-pen': 3 } },
    { id: 'the-debt', haunts: { wax: 4 } },
  ],
};
const effects = {
  draw: [w.draw('charm')],
  begin: [w.startHaunt(w.scenarioHaunt(w.lastDrawn('charm')), { omen: w.lastDrawn('charm') })],
};

const at = (options: TableOptions = {}): Table =>
  new Table({ effects, pack, ...options, setup: { scenario: 'the-letter', ...options.setup } });

/** Cy draws these charms one after the other, and the last of them begins the haunt. */
function drawn(cards: readonly string[], setup: TableOptions['setup'] = {}): Table {
  const table = at({ setup: { stacked: { cards: { charm: cards } }, ...setup } });
  return table;
}
const draw = (table: Table, n: number): void => {
  for (let i = 0; i < n; i++) table.effect('draw');
};
const begun = (table: Table): number | undefined => table.events('haunt').at(-1)?.number;

describe('the scenario of a game', () => {
  test('is the one that the table has chosen, and everybody sees it', () => {
    const table = at();
    expect(table.engine.view(table.state, 'public').position.scenario).toBe('the-letter');
    expect(table.events('scenario')).toEqual([{ scenario: 'the-letter' }]);
  });

  test('is drawn from the seed where nobody chooses', () => {
    const engine = new Engine([{ ...testHouse, ...pack }]);
    const of = (seed: string) => engine.view(engine.create(threeSeats, seed).state, 0).position.scenario;
    const found = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(of));
    expect([...found].sort()).toEqual(['the-debt', 'the-letter']);
    expect(of('a')).toBe(of('a'));
  });

  test('leads to a haunt that can come and is new, where chance draws it', () => {
    const engine = new Engine([{ ...testHouse, ...pack }]);
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const drawnWith = (setup: TableOptions['setup']): string[] => {
      const found = seeds.map((seed) => engine.create({ ...threeSeats, ...setup }, seed).state);
      return [...new Set(found.map((state) => engine.view(state, 0).position.scenario ?? ''))].sort();
    };
    expect(drawnWith({ haunts: [4] })).toEqual(['the-debt']);
    expect(drawnWith({ haunts: [2, 3] })).toEqual(['the-letter']);
    expect(drawnWith({ playedHaunts: [2, 3] })).toEqual(['the-debt']);
    // What is known is played again where nothing new is left; a haunt of no scenario leaves the choice to chance alone.
    expect(drawnWith({ haunts: [4], playedHaunts: [4] })).toEqual(['the-debt']);
    expect(drawnWith({ haunts: [1] })).toEqual(['the-debt', 'the-letter']);
  });

  test('is taken where the table has chosen it, wherever it leads', () => {
    const table = at({ setup: { haunts: [4] } });
    expect(table.engine.view(table.state, 0).position.scenario).toBe('the-letter');
  });

  test('must be one that there is', () => {
    expect(() => at({ setup: { scenario: 'the-moon' } })).toThrow('scenario: there is no scenario “the-moon”');
    expect(() => new Table({ setup: { scenario: 'the-letter' } })).toThrow('scenario: there is no scenario');
  });

  test('is nothing to a game without any', () => {
    const table = new Table();
    expect(table.state.scenario).toBeUndefined();
    expect(table.engine.view(table.state, 0).position).not.toHaveProperty('scenario');
    expect(table.events('scenario')).toEqual([]);
  });

  test('says which haunt an omen begins', () => {
    const table = drawn(['hook']);
    draw(table, 1);
    table.effect('begin');
    expect(begun(table)).toBe(2);
  });

  test('is kept with the game, and another number is refused', () => {
    const table = drawn(['hook']);
    draw(table, 1);
    const kept = table.engine.serialise(table.state);
    expect(table.engine.deserialise(kept).scenario?.at).toBe(0);
    expect(() => table.engine.deserialise(kept.replace('"at":0', '"at":2'))).toThrow('scenario');
  });
});

describe('an omen that names a haunt which cannot come', () => {
  test('goes under its deck, and the next omen that names one is taken from it', () => {
    const table = drawn(['wax', 'iron-glove', 'curse-pen']);
    draw(table, 1);
    table.effect('begin');
    expect(begun(table)).toBe(3);
    expect(table.explorer('cy').cards).toEqual(['curse-pen']);
    const { top } = table.deck('charm', 1);
    expect(top.slice(-2)).toEqual(['iron-glove', 'wax']);
  });

  test('so it is with one that the table has left out or met', () => {
    const left = drawn(['hook', 'curse-pen'], { haunts: [3, 4] });
    draw(left, 1);
    left.effect('begin');
    expect(begun(left)).toBe(3);
    const met = drawn(['hook', 'curse-pen'], { playedHaunts: [2] });
    draw(met, 1);
    met.effect('begin');
    expect(begun(met)).toBe(3);
  });

  test('gives way to the one drawn most recently that does, where the deck has none', () => {
    const table = drawn(['hook', 'curse-pen', 'wax']);
    draw(table, 3);
    table.effect('begin');
    expect(begun(table)).toBe(3);
    expect(table.events('omen-counts')).toEqual([{ card: 'curse-pen' }]);
    expect(table.explorer('cy').cards.toSorted()).toEqual(['curse-pen', 'hook', 'wax']);
  });

  test('has a haunt that is known played again, where nothing new is left', () => {
    const table = drawn(['hook'], { playedHaunts: [2, 3] });
    draw(table, 1);
    table.effect('begin');
    expect(begun(table)).toBe(2);
  });
});

test('a haunt can come that is written and that the table wants', () => {
  const can = (n: number, setup: TableOptions['setup'] = {}): boolean => {
    const table = at({ setup, effects: { ...effects, look: [w.when(w.canCome(n), [w.say('yes')])] } });
    return table.effect('look').length > 0;
  };
  expect([1, 2, 9].map((n) => can(n))).toEqual([false, true, false]);
  expect(can(2, { playedHaunts: [2] })).toBe(false);
  expect(can(2, { haunts: [3] })).toBe(false);
});
