import { expect, test } from 'vitest';
import * as w from '../src/builders/index.ts';
import { intervene } from '../src/kit/intervene.ts';
import { OUTSIDE } from '../src/state/state.ts';
import { Table } from './table.ts';
import { testHouse } from './test-house/index.ts';

const rooms = (testHouse.rooms ?? []).map((room) => ({
  ...room,
  tags: (room.tags ?? []).filter((tag) => tag !== 'front-door'),
}));

/** Cy is out of the house, in a turn of his. */
function locked(pack: ConstructorParameters<typeof Table>[0]): Table {
  const table = new Table(pack);
  intervene(table.engine, table.state, (g) => {
    g.s.things.place[g.s.turn.who] = OUTSIDE;
  });
  return table;
}

test('nobody comes in by the front door of a house that has none', () => {
  expect(locked({}).options({ verb: 'come-in' })).toHaveLength(1);
  expect(locked({ pack: { rooms } }).options({ verb: 'come-in' })).toEqual([]);
});

test('whoever is out of the house with a weapon that reaches far shoots at nobody in it', () => {
  const haunt = w.haunt({ id: 'out', number: 1, kind: 'traitor', traitor: w.revealer });
  const explorers = { cy: { room: 'gate', cards: ['curse-pen'] }, ada: { room: 'gate' } };
  const table = locked({ pack: { haunts: [haunt] }, position: { haunt: 1, traitor: 'ada', explorers } });
  expect(table.options({ verb: 'attack' })).toEqual([]);
});
