import { describe, expect, test } from 'vitest';
import type { Reach } from '../src/contract/types.ts';
import type { G } from '../src/core/context.ts';
import { contextOf } from '../src/game/engine.ts';
import type { PositionScript } from '../src/kit/script-types.ts';
import { isMonster } from '../src/machine/characters.ts';
import { distances, distancesTo } from '../src/play/distance.ts';
import { waysFrom } from '../src/play/ways.ts';
import { must } from './must.ts';
import { Table } from './table.ts';
import { houseOfWays } from './test-house/ways.ts';

const sit = (position: PositionScript): Table => new Table({ pack: houseOfWays, position });

/** Rooms one step from a room, for a character or (-1) for anybody. */
const next = (g: G, who: number, room: number): string[] =>
  waysFrom(g, who, room, -1).map(({ to, cost }) => `${must(g.p.rooms[to], 'a room').id} ${cost}`);

const reach = (table: Table, seat = table.open.seat): Reach =>
  must(table.engine.view(table.state, seat, { reach: true }).decisions[0]?.reach, 'what can be reached');

/** The way to a room, step by step. */
function pathTo({ rooms }: Reach, room: string): string[] {
  const path: string[] = [];
  for (let at = rooms.findIndex((each) => each.room === room); at >= 0; at = must(rooms[at], 'a stop').via)
    path.unshift(must(rooms[at], 'a stop').room);
  return path;
}
const costTo = ({ rooms }: Reach, room: string): number | undefined => rooms.find((each) => each.room === room)?.cost;

/** East of the gate, with a door to it. */
const EAST = { floor: 'street', x: 1, y: 0 };

describe('a link that only leads out', () => {
  const table = sit({ rooms: { chute: EAST }, explorers: { cy: { room: 'chute' } } });

  test('is walked down for a step and not up again', () => {
    expect(table.options({ verb: 'move', room: 'well-bottom' })).toMatchObject([{ cost: 1, side: '' }]);
    expect(reach(table).rooms.find(({ room }) => room === 'well-bottom')).toMatchObject({ oneWay: true });
    table.answer({ verb: 'move', room: 'well-bottom' });
    expect(table.options({ verb: 'move', room: 'chute' })).toEqual([]);
  });

  test('is one for distances in that direction', () => {
    const g = contextOf(table.engine, table.state);
    const [top, foot] = [table.room('chute'), table.room('well-bottom')];
    expect([distances(g, -1, top)[foot], distances(g, -1, foot)[top]]).toEqual([1, -1]);
    expect([distancesTo(g, -1, foot)[top], distancesTo(g, -1, top)[foot]]).toEqual([1, -1]);
  });
});

describe('a link with a price', () => {
  const at = (step: number): Table =>
    sit({
      rooms: { larder: EAST },
      explorers: { cy: { room: 'larder', steps: { pace: step } } },
    });

  test('leads where the floor of its room says, for as much as it costs', () => {
    const found = at(3).options({ verb: 'move', side: '' });
    expect(found.map((each) => (each.verb === 'move' ? [each.room, each.cost] : []))).toEqual([
      ['well-bottom', 2],
      ['stair-head', 2],
    ]);
  });

  test('is closed to whom too few spaces are left, and the reason is given', () => {
    const table = at(0);
    table.answer({ verb: 'move', room: 'gate' });
    table.answer({ verb: 'move', room: 'larder' });
    expect(table.options({ verb: 'move', side: '' })).toEqual([]);
    expect(table.barred({ verb: 'move', room: 'stair-head' })).toMatchObject([{ args: { cost: 2, left: 0 } }]);
  });
});

describe('a link for monsters', () => {
  const table = sit({
    turn: 'cy',
    underway: { haunt: 3 },
    traitor: 'ada',
    rooms: { pit: { ...EAST, turn: 90 } },
    explorers: {
      cy: { room: 'well-bottom', side: 'heroes' },
      ada: { room: 'gate', side: 'traitor' },
      eve: { side: 'heroes' },
    },
    pieces: [{ id: 'rat', room: 'well-bottom' }],
  });
  const g = contextOf(table.engine, table.state);
  const rat = table.state.things.def.findIndex(
    (_, t) => isMonster(g, t) && table.state.things.place[t] === table.room('well-bottom'),
  );
  const foot = table.room('well-bottom');

  test('is a way for them, in both directions, and for nobody else', () => {
    expect(next(g, rat, foot)).toContain('stair-foot 1');
    expect(next(g, rat, table.room('stair-foot'))).toContain('well-bottom 1');
    expect(next(g, table.thing('cy'), foot)).toEqual([]);
    expect(next(g, -1, foot)).toEqual([]);
  });

  test('up which they climb counts in their distances, and a fall in those of all', () => {
    const [pit, gate] = [table.room('pit'), table.room('gate')];
    expect(distances(g, rat, foot)[pit]).toBe(1);
    expect(distances(g, table.thing('cy'), foot)[pit]).toBe(-1);
    // Into the pit, and down for nothing.
    expect(distances(g, table.thing('cy'), gate)[foot]).toBe(1);
    expect(distances(g, -1, gate)[foot]).toBe(-1);
  });

  test('is one for whoever passes everything, as are walls', () => {
    const misty = sit({
      turn: 'cy',
      underway: { haunt: 3 },
      traitor: 'ada',
      rooms: { pit: { ...EAST, turn: 90 }, bay: { floor: 'street', x: 1, y: 1 } },
      explorers: {
        cy: { room: 'well-bottom', side: 'heroes', statuses: ['mist'] },
        ada: { room: 'gate', side: 'traitor' },
        eve: { side: 'heroes' },
      },
      pieces: [{ id: 'giant', room: 'cloud-step' }],
    });
    expect(misty.some('move').map(({ room }) => room)).toEqual(['stair-foot', 'pit']);
    const found = reach(misty);
    // The pit has no door to the bay beside it.
    expect(pathTo(found, 'bay')).toEqual(['pit', 'bay']);
    expect(costTo(found, 'bay')).toBe(2);
  });
});

test('no way leads on from a room that carries off whoever comes in, but for who stands there', () => {
  const table = sit({
    rooms: { pit: { ...EAST, turn: 90 }, larder: { floor: 'street', x: 2, y: 0 } },
    explorers: { cy: { room: 'gate' } },
  });
  const g = contextOf(table.engine, table.state);
  const [cy, gate, pit, larder] = [table.thing('cy'), table.room('gate'), table.room('pit'), table.room('larder')];
  expect([distances(g, cy, gate)[pit], distances(g, cy, gate)[larder]]).toEqual([1, -1]);
  expect(distances(g, cy, pit)[larder]).toBe(1);
});

describe('a rule on ways', () => {
  test('joins rooms for the holder of a card, at a price of its own', () => {
    const table = sit({ rooms: { chute: EAST }, explorers: { cy: { room: 'well-bottom', cards: ['rope'] } } });
    expect(table.options({ verb: 'move', room: 'chute' })).toHaveLength(1);
    const lifted = sit({ rooms: { larder: EAST }, explorers: { cy: { room: 'larder', cards: ['rope'] } } });
    expect(lifted.options({ verb: 'move', room: 'cloud-step' })).toMatchObject([{ cost: 2 }]);
  });

  test('is known by its kind to what happens on entering', () => {
    const table = sit({
      rooms: { pit: { ...EAST, turn: 90 } },
      explorers: { cy: { room: 'well-bottom', cards: ['rope'] } },
    });
    table.answer({ verb: 'move', room: 'pit' });
    expect(table.explorer('cy').room).toBe('pit');
    const keyed = sit({
      rooms: { closet: { floor: 'cellar', x: -1, y: 0 } },
      explorers: { cy: { room: 'well-bottom', cards: ['thin-key'] } },
    });
    keyed.answer({ verb: 'move', room: 'closet' });
    expect(keyed.explorer('cy').cards).toEqual([]);
  });

  test('makes rooms adjacent for one monster, whose pursuit takes that way', () => {
    const table = sit({
      turn: 'cy',
      underway: { haunt: 3 },
      traitor: 'ada',
      rooms: { bay: { floor: 'street', x: -1, y: 0, turn: 180 }, font: { floor: 'sky', x: 0, y: -1 } },
      explorers: {
        cy: { room: 'font', side: 'heroes' },
        ada: { room: 'gate', side: 'traitor' },
        eve: { room: 'font', side: 'heroes' },
      },
      pieces: [{ id: 'giant', room: 'gate' }],
    });
    const g = contextOf(table.engine, table.state);
    const giant = table.state.things.def.findIndex(
      (_, t) => isMonster(g, t) && table.state.things.place[t] === table.room('gate'),
    );
    expect(distances(g, giant, table.room('gate'))[table.room('font')]).toBe(2);
    expect(distances(g, table.thing('ada'), table.room('gate'))[table.room('font')]).toBe(4);
    // The stairs are closed to it: there is no way but by the ears.
    expect(distancesTo(g, giant, table.room('stair-head'))[table.room('gate')]).toBe(4);
  });
});

describe('what can be reached', () => {
  const laid = { brambles: EAST, ladder: { floor: 'street', x: 2, y: 0, turn: 90 } };

  test('is told with way and cost, the cheapest first, and with doors that could be opened then', () => {
    const table = sit({ explorers: { cy: { room: 'gate' } } });
    const found = reach(table);
    expect(pathTo(found, 'cloud-step')).toEqual(['stair-foot', 'stair-head', 'cloud-step']);
    expect(found.rooms.map(({ cost }) => cost)).toEqual(found.rooms.map(({ cost }) => cost).toSorted((a, b) => a - b));
    const door = must(
      found.doors.find(({ room }) => room === 'stair-head'),
      'a door upstairs',
    );
    expect(door).toMatchObject({ cost: 3, via: found.rooms.findIndex(({ room }) => room === 'stair-head') });
    expect(found.doors.find(({ room, side }) => room === 'gate' && side === 'E')).toMatchObject({ cost: 1, via: -1 });
    expect(found.beyond).toContainEqual({ room: 'well-bottom', steps: -1 });
  });

  test('ends where leaving asks for a roll', () => {
    const found = reach(sit({ rooms: laid, explorers: { cy: { room: 'gate' } } }));
    expect(found.rooms.find(({ room }) => room === 'brambles')).toMatchObject({ cost: 1 });
    expect(costTo(found, 'ladder')).toBeUndefined();
    expect(found.beyond).toContainEqual({ room: 'ladder', steps: 2 });
    // And so does a walk that begins there: the roll comes before the second step.
    const caught = reach(sit({ rooms: laid, explorers: { cy: { room: 'brambles' } } }));
    expect(caught.rooms.map(({ room, ends }) => [room, ends])).toEqual([
      ['ladder', true],
      ['gate', true],
    ]);
  });

  test('is the same question by question as the options of the turn', () => {
    const table = sit({ rooms: { larder: EAST }, explorers: { cy: { room: 'gate' } } });
    for (const way of ['larder', 'well-bottom']) {
      const found = reach(table);
      const moves = table.some('move').map(({ room, cost, side }) => ({ room, cost, side, via: -1 }));
      for (const step of moves) expect(found.rooms).toContainEqual(expect.objectContaining(step));
      const doors = table.some('discover').map(({ room, side, cost }) => ({ room, side, cost, via: -1 }));
      for (const door of doors) expect(found.doors).toContainEqual(door);
      table.answer({ verb: 'move', room: way });
    }
  });

  test('leaves the game as it was, and is told to nobody who is not asked', () => {
    const table = sit({ rooms: laid, explorers: { cy: { room: 'gate' } } });
    const before = table.hash;
    expect(reach(table).rooms.length).toBeGreaterThan(0);
    expect(table.hash).toBe(before);
    expect(table.engine.view(table.state, 1, { reach: true }).decisions).toEqual([]);
    expect(table.engine.view(table.state, 0).decisions[0]).not.toHaveProperty('reach');
  });
});
