import { describe, expect, test } from 'vitest';
import { end, explorers, named, self, spawn, walk } from '../src/builders/index.ts';
import type { Ops, Rule } from '../src/language/types.ts';
import { Table } from './table.ts';
import { testHouse } from './test-house/index.ts';

const partOf = (table: Table, token: string): number | undefined =>
  table.engine.view(table.state, 'all').position.tokens.find(({ id }) => id === token)?.part;

describe('those who are called', () => {
  const effects = { call: [walk(explorers, { toward: named('gate') })], here: [walk(self, { toward: named('nest') })] };
  const laid = {
    brambles: { floor: 'street', x: 1, y: 0 },
    trap: { floor: 'street', x: 1, y: -1 },
    ladder: { floor: 'street', x: 2, y: 0, turn: 90 },
  };
  const table = (): Table =>
    new Table({
      effects,
      position: {
        rooms: laid,
        explorers: { cy: { room: 'ladder' }, ada: { room: 'trap' }, eve: { room: 'gate' } },
      },
    });

  test('come one step closer each, and whoever is there stays', () => {
    const called = table();
    called.effect('call');
    expect(called.events('move').map(({ who, from, to }) => [who, from, to])).toEqual([
      ['cy', 'ladder', 'brambles'],
      ['ada', 'trap', 'brambles'],
    ]);
    expect(called.explorer('eve').room).toBe('gate');
    expect(called.state.turn.spent).toBe(0);
  });

  test('get there by the shortest way and then stand still', () => {
    const called = table();
    called.effect('call');
    while (called.kind === 'dice') called.roll(1, 1, 1);
    called.effect('call');
    while (called.kind === 'dice') called.answer({ ...called.options()[0] });
    for (const who of ['cy', 'ada', 'eve']) expect(called.explorer(who).room).toBe('gate');
    const moves = called.events('move').length;
    called.effect('call');
    expect(called.events('move')).toHaveLength(moves);
  });

  test('stay where they are when no way leads there', () => {
    const called = table();
    called.effect('here');
    expect(called.events('move')).toEqual([]);
    expect(called.explorer('cy').room).toBe('ladder');
  });
});

describe('whoever is called after their own turn', () => {
  const rooms = { brambles: { floor: 'street', x: 1, y: 0 }, trap: { floor: 'street', x: 1, y: -1 } };
  const homeward: Ops = [walk(self, { toward: named('gate') })];
  const table = (rule: Rule, room: string): Table => {
    const { edition } = testHouse;
    if (edition === undefined) throw new Error('the house has no edition');
    return new Table({
      position: { rooms, explorers: { cy: { room } } },
      pack: { edition: { ...edition, rules: { ...edition.rules, homeward: rule } } },
    });
  };

  test('comes, though the turn that was over is still theirs', () => {
    const called = table({ on: 'turn.after', for: explorers, do: homeward }, 'trap');
    called.answer({ verb: 'end' });
    expect(called.events('move').map(({ who, from, to }) => [who, from, to])).toEqual([['cy', 'trap', 'brambles']]);
  });

  test('comes also where what calls them has ended their turn', () => {
    const called = table({ on: 'turn.offer', for: explorers, do: [end('turn'), ...homeward] }, 'trap');
    called.answer({ verb: 'offer' });
    expect(called.events('move').map(({ who, from, to }) => [who, from, to])).toEqual([['cy', 'trap', 'brambles']]);
  });
});

describe('a token laid in a room with a locked chamber', () => {
  const effects = { lay: [spawn('bell', named('strongroom'))] };
  const rooms = { strongroom: { floor: 'cellar', x: 0, y: -1 } };

  test('from outside lies before the door, never in the chamber', () => {
    const table = new Table({ effects, position: { rooms } });
    table.effect('lay');
    expect(table.kind).toBe('turn');
    expect(partOf(table, 'bell')).toBe(0);
  });

  test('by somebody inside lies beside that explorer', () => {
    const table = new Table({ effects, position: { rooms, explorers: { cy: { room: 'strongroom', part: 1 } } } });
    table.effect('lay');
    expect(partOf(table, 'bell')).toBe(1);
  });
});
