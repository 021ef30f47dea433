import { describe, expect, test } from 'vitest';
import * as w from '../src/builders/index.ts';
import { Engine } from '../src/game/engine.ts';
import { checkCopies, checkSaves } from '../src/kit/copies.ts';
import { checkOptions } from '../src/kit/options.ts';
import { checkSecrecy } from '../src/kit/secrecy.ts';
import { checkVariety } from '../src/kit/variety.ts';
import type { Budget } from '../src/kit/walk.ts';
import type { EditionDef } from '../src/language/types.ts';
import { Table, type TableOptions } from './table.ts';
import { testEdition } from './test-house/edition.ts';
import { testHouse, threeSeats } from './test-house/index.ts';

/** The test house where things change hands in trades, nobody drops anything, and the dead keep what they have. */
const edition: EditionDef = {
  ...testEdition,
  readings: {
    ...testEdition.readings,
    'trade.bundles': 'bundles',
    'death.keeps-cards': 'corpse',
    'drop.any': 'never',
    'card.first-use': 'fromNextTurn',
    'card.received-is-new': 'fromNextTurn',
    'weapons.new': 'fromNextTurn',
  },
  hauntFlow: [
    w.prepareAloud('everyone', 'heroes', 'traitor'),
    w.loop([w.round([w.eachOne(w.turnOrder, [w.takeTurn(w.self)])])]),
  ],
};
const pack = {
  edition,
  haunts: [1, 2].map((number) =>
    w.haunt({
      id: `feud-${number}`,
      number,
      kind: 'traitor',
      traitor: w.revealer,
      wins: { heroes: w.isDead(w.traitor), traitor: w.gone(w.heroes) },
    }),
  ),
  scenarios: [{ id: 'the-letter', haunts: { wax: 1 } }],
};
const effects = {
  begin: [w.startHaunt(1)],
  kill: [w.kill(w.playedBy('eve'))],
  afar: [w.tradeWith(w.playedBy('ada'))],
};
const at = (options: TableOptions): Table => new Table({ effects, pack, ...options });

describe('a trade', () => {
  const position = { explorers: { cy: { cards: ['wax', 'iron-glove'] }, ada: { cards: ['hook'] } } };

  test('is seen by nobody else before it is proposed', () => {
    const table = at({ position });
    table.answer({ verb: 'trade', to: 'ada' });
    const before = JSON.stringify(table.engine.view(table.state, 1));
    table.answer({ verb: 'thing', card: 'wax' });
    const view = table.engine.view(table.state, 1);
    expect(view.waiting.map(({ kind }) => kind)).toEqual(['trade']);
    const strip = (text: string): string => text.replaceAll(/"(seq|id)":-?\d+/g, '');
    expect(strip(JSON.stringify(view))).toBe(strip(before));
    expect(table.open.setting?.trade).toEqual({ who: 'cy', to: 'ada', gives: ['wax'], takes: [] });
    table.answer({ verb: 'thing', card: 'hook' });
    table.answer({ verb: 'done' });
    expect([table.kind, table.open.seat]).toEqual(['trade-consent', 1]);
    expect(table.open.setting?.trade).toEqual({ who: 'cy', to: 'ada', gives: ['wax'], takes: ['hook'] });
  });

  test('goes ahead only if the other one agrees', () => {
    const table = at({ position });
    table.answer({ verb: 'trade', to: 'ada' });
    table.answer({ verb: 'thing', card: 'wax' });
    table.answer({ verb: 'done' });
    table.answer({ verb: 'refuse' });
    expect(table.explorer('cy').cards).toEqual(['iron-glove', 'wax']);
    expect(table.options({ verb: 'trade', to: 'ada' })).toHaveLength(1);
  });

  test('is not asked for where nobody has anything', () => {
    expect(at({}).options({ verb: 'trade' })).toEqual([]);
  });

  test('may be made from afar by an effect, and is the one of the turn', () => {
    const table = at({
      position: {
        ...position,
        rooms: { mud: { floor: 'street', x: 0, y: 1 } },
        explorers: { ...position.explorers, ada: { room: 'mud', cards: ['hook'] } },
      },
    });
    table.effect('afar');
    expect(table.kind).toBe('trade');
    table.answer({ verb: 'thing', card: 'hook' });
    table.answer({ verb: 'done' });
    table.answer({ verb: 'agree' });
    expect(table.explorer('cy').cards).toContain('hook');
    table.effect('afar');
    expect(table.kind).toBe('turn');
  });
});

test('the dead keep what they had, and a piece of it is taken in a later turn', () => {
  const table = at({ position: { explorers: { eve: { cards: ['hook', 'wax'] } } } });
  table.effect('begin');
  for (let seat = 0; seat < 3; seat++) table.answer({ verb: 'ready' });
  table.effect('kill');
  expect(table.explorer('eve')).toMatchObject({ dead: true, cards: ['hook', 'wax'] });
  expect(table.options({ verb: 'loot' })).toEqual([]);
  expect(table.barred({ verb: 'loot' }).map(({ rule }) => rule)).toEqual(['loot.later', 'loot.later']);
  table.end();
  table.answer({ verb: 'loot', card: 'wax' });
  expect(table.barred({ verb: 'loot' }).map(({ rule }) => rule)).toEqual(['loot.one']);
});

describe('the kit over that house', () => {
  const engine = new Engine([{ ...testHouse, ...pack }]);
  const budget: Budget = { rounds: 40, answers: 3000, every: 3, samples: 500 };
  test.each(['one', 'two'])('options, copies and secrets (%s)', (seed) => {
    checkOptions(engine, threeSeats, seed, { ...budget, every: 1 });
    checkCopies(engine, threeSeats, seed, { ...budget, every: 1 });
    checkSecrecy(engine, threeSeats, seed, { ...budget, every: 5 });
  });
  test('a game is saved in the middle of everything, and what is hidden may be anything', () => {
    for (let i = 0; i < 6; i++) checkSaves(engine, threeSeats, `save ${i}`, budget);
    checkVariety(engine, threeSeats, 'varied', { ...budget, every: 30 });
  });
});
