import { expect, test } from 'vitest';
import * as w from '../src/builders/index.ts';
import { Table } from './table.ts';
import { testEdition } from './test-house/edition.ts';

const haunt = w.haunt({
  id: 'the-tide',
  number: 7,
  kind: 'traitor',
  traitor: w.revealer,
  counters: { wet: {} },
  setup: {
    everyone: [w.add('wet', 1)],
    // Twice as much, and one more: the result tells the order.
    heroes: [w.set('wet', w.times(w.v('wet'), 2))],
    traitor: [w.add('wet', 10)],
  },
  wins: { heroes: w.is(w.v('wet'), '>', 999), traitor: w.is(w.v('wet'), '>', 999) },
});

const at = (prepare: ReturnType<typeof w.prepareAloud>): Table =>
  new Table({
    pack: {
      edition: {
        ...testEdition,
        hauntFlow: [prepare, w.loop([w.round([w.eachOne(w.turnOrder, [w.takeTurn(w.self)])])])],
      },
      haunts: [haunt],
    },
    effects: { begin: [w.startHaunt(7)] },
  });
const wet = (table: Table): number | undefined => table.engine.view(table.state, 'all').position.counters?.wet?.value;

test('the traitor prepares before the heroes, and all have read before', () => {
  const table = at(w.prepare);
  table.effect('begin');
  expect([table.kind, wet(table)]).toEqual(['ready', 0]);
  for (let seat = 0; seat < 3; seat++) table.answer({ verb: 'ready' });
  expect([table.kind, wet(table)]).toEqual(['turn', 22]);
});

test('an edition may have the heroes prepare first, before all, and the sides part to read afterwards', () => {
  const table = at(w.prepareAloud('everyone', 'heroes', 'traitor'));
  table.effect('begin');
  expect([table.kind, wet(table)]).toEqual(['ready', 12]);
  for (let seat = 0; seat < 3; seat++) table.answer({ verb: 'ready' });
  expect(table.kind).toBe('turn');
  expect(table.state.underway).toBe(true);
});
