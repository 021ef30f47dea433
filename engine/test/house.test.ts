import { describe, expect, test } from 'vitest';
import { $room, addRoom, ask, look, moveRoom, named, put, room, say, self } from '../src/builders/index.ts';
import { Engine } from '../src/game/engine.ts';
import { openDoors } from '../src/house/geometry.ts';
import { intervene } from '../src/kit/intervene.ts';
import type { PositionScript } from '../src/kit/script-types.ts';
import { walkGame } from '../src/kit/walk.ts';
import type { Pack } from '../src/language/pack.ts';
import { tilesLeft } from '../src/play/tile-stack.ts';
import { clone } from '../src/state/state.ts';
import { Table } from './table.ts';
import { testHouse, threeSeats } from './test-house/index.ts';

const doorsOn = (table: Table, floor: string): number => {
  let n = 0;
  intervene(table.engine, table.state, (g) => {
    n = openDoors(g, g.p.floors.indexOf(floor)).length;
  });
  return n;
};

describe('laying a tile', () => {
  test('it is turned so that one of its doors meets the door one came through', () => {
    const table = new Table({ position: { onlyRooms: ['ladder', 'brambles'] } });
    table.answer({ verb: 'discover', side: 'E' });
    expect(table.kind).toBe('turn-tile');
    // Its doors lie north and south: only a quarter turn either way shows one to the west.
    expect(table.all('turn').map((o) => o.turn)).toEqual([1, 3]);
    table.answer({ turn: 3 });
    expect(table.explorer('cy').room).toBe('ladder');
  });

  test('a tile with one door is laid without a question', () => {
    const table = new Table({ position: { onlyRooms: ['cupboard', 'brambles'], explorers: { cy: { room: 'gate' } } } });
    table.answer({ verb: 'discover', side: 'W' });
    expect(table.engine.view(table.state, 0).position.rooms).toContainEqual({
      id: 'cupboard',
      floor: 'street',
      x: -1,
      y: 0,
      turn: 3,
    });
  });

  test('turns that join more doors are offered first', () => {
    const table = new Table({
      position: {
        rooms: { brambles: { floor: 'street', x: 1, y: -1 } },
        onlyRooms: ['mud', 'ladder', 'strongroom'],
      },
      setup: { stacked: { cards: { whisper: ['toll'] } } },
    });
    table.answer({ verb: 'discover', side: 'E' });
    // East of the gate, south of the brambles: with doors west and north it joins both.
    const turns = table.all('turn').map((o) => o.turn);
    expect(new Set(turns)).toEqual(new Set([1, 2, 3]));
    expect(turns[2]).toBe(1);
    table.answer({ turn: turns[0] });
    expect(table.barred({ verb: 'move' }).map((b) => (b.verb === 'move' ? b.room : ''))).toEqual(
      expect.arrayContaining(['gate', 'brambles']),
    );
  });

  test('a door that meets a wall is no way, from neither side, and the reason is given', () => {
    const table = new Table({
      position: {
        rooms: { ladder: { floor: 'street', x: 1, y: 0 } },
        onlyRooms: ['brambles'],
        explorers: { ada: { room: 'ladder' } },
      },
    });
    expect(table.options({ verb: 'move', room: 'ladder' })).toEqual([]);
    expect(table.options({ verb: 'discover', side: 'E' })).toEqual([]);
    expect(table.barred({ verb: 'move', room: 'ladder' })).toMatchObject([{ rule: 'doors.false-door' }]);
    table.end();
    table.end();
    expect(table.open.seat).toBe(1);
    expect(table.options({ verb: 'move', room: 'gate' })).toEqual([]);
  });

  test('tiles of other floors are set aside, backs up, until one fits', () => {
    const table = new Table({ position: { onlyRooms: ['nest', 'gallery', 'cupboard', 'brambles'] } });
    table.answer({ verb: 'discover', side: 'W' });
    expect(table.events('tiles-set-aside')).toEqual([{ n: 2, backs: [['sky'], ['loft']] }]);
    const { stacks } = table.engine.view(table.state, 1).position;
    expect(stacks.discards).toEqual([
      { id: null, floors: ['sky'] },
      { id: null, floors: ['loft'] },
    ]);
  });

  test('the discards are shuffled in when the stack has run out, and nobody knows them any more', () => {
    const table = new Table({
      position: { onlyRooms: ['nest', 'gallery'], explorers: { cy: { room: 'cloud-step' } } },
      effects: { more: [addRoom({ floor: 'loft', as: 'x' })], look: [look(self, 'rooms', 1)] },
    });
    table.effect('look');
    table.effect('more');
    table.answer({ room: 'stair-head', side: 'N' });
    table.answer({ turn: 1 });
    expect(table.engine.view(table.state, 0).position.stacks.discards).toEqual([{ id: 'nest', floors: ['sky'] }]);
    expect(table.engine.view(table.state, 1).position.stacks.discards).toEqual([{ id: null, floors: ['sky'] }]);
    table.answer({ verb: 'discover', side: 'N' });
    expect(table.events('tiles-reshuffled')).toEqual([{ n: 1 }]);
    expect(table.events('tile').at(-1)).toMatchObject({ room: 'nest' });
  });
});

describe('a floor', () => {
  /** One open door on the sky floor: west of the first step is a crate, north is free. */
  const sky = (onlyRooms: readonly string[]): Table =>
    new Table({
      position: {
        rooms: { crate: { floor: 'sky', x: -1, y: 0 } },
        onlyRooms,
        explorers: { cy: { room: 'cloud-step' } },
      },
    });

  test('is not closed while a tile for it remains: one that would close it is refused and another drawn', () => {
    const table = sky(['chest', 'nest']);
    table.answer({ verb: 'discover', side: 'N' });
    expect(table.events('tile-refused')).toEqual([{ room: 'chest' }]);
    expect(table.events('tile')).toMatchObject([{ room: 'nest' }]);
  });

  test('may be closed by its last tile', () => {
    const table = sky(['chest']);
    table.answer({ verb: 'discover', side: 'N' });
    expect(table.explorer('cy').room).toBe('chest');
    expect(doorsOn(table, 'sky')).toBe(0);
  });

  test('is not closed by its last tile but one either', () => {
    const table = sky(['chest', 'font']);
    table.answer({ verb: 'discover', side: 'N' });
    expect(table.events('tile')).toMatchObject([{ room: 'font' }]);
    if (table.kind === 'turn-tile') table.answer({ turn: 0 });
    expect(doorsOn(table, 'sky')).toBeGreaterThan(0);
  });

  test('keeps the turns that leave it open, and only those', () => {
    const table = new Table({
      position: {
        rooms: {
          crate: { floor: 'sky', x: -1, y: 0 },
          font: { floor: 'sky', x: 0, y: -1 },
          trap: { floor: 'sky', x: 1, y: -1 },
        },
        onlyRooms: ['nest', 'chest'],
        explorers: { cy: { room: 'font' } },
      },
    });
    const before = doorsOn(table, 'sky');
    expect(before).toBeGreaterThan(1);
    table.answer({ verb: 'discover', side: 'N' });
    for (const option of table.all('turn')) expect([0, 1, 2, 3]).toContain(option.turn);
    table.answer({ turn: table.all('turn')[0]?.turn });
    expect(doorsOn(table, 'sky')).toBeGreaterThan(0);
  });

  test('that every tile would close is closed and opened again by the smallest change', () => {
    const table = new Table({
      position: {
        // The north door of the nest meets the blank side of the crate.
        rooms: { nest: { floor: 'sky', x: -1, y: 0 }, crate: { floor: 'sky', x: -1, y: -1 } },
        onlyRooms: ['chest', 'closet'],
        explorers: { cy: { room: 'cloud-step' } },
      },
      pack: {
        rooms: (testHouse.rooms ?? []).map((room) => (room.id === 'closet' ? { ...room, floors: ['sky'] } : room)),
      },
    });
    table.answer({ verb: 'discover', side: 'N' });
    expect(table.events('tile-refused').map((e) => e.room)).toEqual(['chest', 'closet']);
    // Start pieces stay, and a turned chest would be cut off. The nest turns, and there is nothing to ask.
    expect(table.events('reopened')).toEqual([{ who: 'cy', room: 'nest', with: '', side: '', turn: 1 }]);
    expect(doorsOn(table, 'sky')).toBeGreaterThan(0);
    expect(table.explorer('cy').room).toBe('chest');
  });

  test('is not opened at the price of a room that would be cut off', () => {
    const table = new Table({
      position: {
        // The crate hangs on the nest: turned, the nest would open the floor and leave the crate alone.
        rooms: { nest: { floor: 'sky', x: -1, y: 0 }, crate: { floor: 'sky', x: -1, y: -1, turn: 90 } },
        onlyRooms: ['chest', 'closet'],
        explorers: { cy: { room: 'cloud-step' } },
      },
      pack: {
        rooms: (testHouse.rooms ?? []).map((room) => (room.id === 'closet' ? { ...room, floors: ['sky'] } : room)),
      },
    });
    table.answer({ verb: 'discover', side: 'N' });
    expect(table.explorer('cy').room).toBe('chest');
    expect(table.events('reopened')).toEqual([]);
  });

  /** One-door tiles, and the sky with a tile of them before the north door of the first step; its own door meets that of another. */
  const boxes = (n: number): NonNullable<Pack['rooms']> => [
    ...(testHouse.rooms ?? []),
    ...Array.from({ length: n }, (_, i) => room({ id: `box-${i}`, floors: ['sky'], doors: ['N'] })),
  ];
  const facing = (a: string, b: string, x: number, y: number, dx: number): PositionScript['rooms'] => ({
    [a]: { floor: 'sky', x, y, turn: dx > 0 ? 90 : 180 },
    [b]: { floor: 'sky', x: x + dx, y: y + (dx === 0 ? 1 : 0), turn: dx > 0 ? 270 : 0 },
  });
  const blocked = (): Table =>
    new Table({
      pack: { rooms: boxes(2) },
      position: {
        rooms: { ...facing('basket', 'box-0', 0, -1, 1) },
        onlyRooms: ['crate', 'box-1'],
        explorers: { cy: { room: 'cloud-step' }, ada: { room: 'basket' } },
        piles: { basket: ['hook'] },
        tokens: [{ id: 'bell', room: 'basket' }],
      },
    });
  const placeOf = (table: Table, id: string) =>
    table.engine.view(table.state, 0).position.rooms.find((laid) => laid.id === id);

  test('that no turn opens is opened by a room that moves over to a free place, with all that is in it', () => {
    const table = blocked();
    table.answer({ verb: 'discover', side: 'W' });
    expect(table.kind).toBe('reopen');
    expect(table.options()).toEqual([
      { verb: 'shift-room', room: 'basket', side: 'N' },
      { verb: 'shift-room', room: 'basket', side: 'W' },
    ]);
    table.answer({ side: 'W' });
    expect(placeOf(table, 'basket')).toMatchObject({ floor: 'sky', x: -1, y: -1, turn: 1 });
    expect(table.events('reopened')).toEqual([{ who: 'cy', room: 'basket', with: '', side: 'W', turn: 1 }]);
    expect(table.explorer('ada').room).toBe('basket');
    expect(table.state.things.place[table.thing('hook')]).toBe(table.room('basket'));
    expect(table.explorer('cy').room).toBe('crate');
    expect(doorsOn(table, 'sky')).toBeGreaterThan(0);
  });

  test('that no single change opens is opened by the smallest two, one after the other', () => {
    const table = new Table({
      pack: { rooms: boxes(7) },
      position: {
        // The basket before the door is shut in: another tile has to make room for it first.
        rooms: {
          ...facing('basket', 'box-0', 0, -1, 1),
          ...facing('box-1', 'box-2', 0, -2, 1),
          ...facing('box-3', 'box-4', -1, -2, 0),
        },
        onlyRooms: ['box-5', 'box-6'],
        explorers: { cy: { room: 'cloud-step' } },
      },
    });
    table.answer({ verb: 'discover', side: 'W' });
    expect(new Set(table.all('shift-room').map((o) => `${o.verb} ${o.room} ${o.side}`))).toEqual(
      new Set(['shift-room box-1 N', 'shift-room box-4 W', 'shift-room box-0 S', 'shift-room box-0 E']),
    );
    table.answer({ room: 'box-1', side: 'N' });
    expect(table.events('reopened').map((e) => `${e.room} ${e.side}`)).toEqual(['box-1 N', 'basket N']);
    expect(placeOf(table, 'basket')).toMatchObject({ x: 0, y: -2 });
    expect(doorsOn(table, 'sky')).toBeGreaterThan(0);
  });

  test('leaves its starting pieces as they lie, even where turning one would open it', () => {
    const table = blocked();
    table.answer({ verb: 'discover', side: 'W' });
    // The first step with its doors west and south would keep the crate and open the south.
    expect(table.options({ room: 'cloud-step' })).toEqual([]);
    table.answer({ side: 'N' });
    expect(placeOf(table, 'cloud-step')).toMatchObject({ x: 0, y: 0, turn: 0 });
  });

  test('is never left closed with tiles to come, whatever the explorers do', () => {
    const engine = new Engine([testHouse]);
    for (let i = 0; i < 40; i++) {
      walkGame(
        engine,
        threeSeats,
        `seal ${i}`,
        { rounds: 40, answers: 4000, every: 1, samples: 0 },
        ({ state, decision, where }) => {
          if (['reopen', 'turn-tile', 'place-tile', 'move-room'].includes(decision.kind)) return;
          intervene(engine, clone(state), (g) => {
            g.p.floors.forEach((floor, f) => {
              const closed = openDoors(g, f).length === 0 && tilesLeft(g, f) > 0;
              expect(closed, `${where}: ${floor} is closed`).toBe(false);
            });
          });
        },
      );
    }
  });
});

describe('a barrier', () => {
  const bridge = (part: number): Table =>
    new Table({
      position: {
        rooms: { 'rope-bridge': { floor: 'loft', x: 1, y: 0 } },
        onlyRooms: ['rafters', 'gallery', 'bay'],
        explorers: { cy: { room: 'rope-bridge', part, cards: ['hook'] }, eve: { room: 'rope-bridge', part: 1 } },
        piles: {},
      },
    });

  test("parts the room: one leaves only by the doors of one's side", () => {
    const west = bridge(1);
    expect(west.some('move').map((o) => o.room)).toEqual(['stair-head']);
    expect(west.options({ verb: 'discover' })).toEqual([]);
    expect(west.barred({ verb: 'discover', side: 'E' })).toMatchObject([{ rule: 'room.barrier.two-sides' }]);
    const east = bridge(0);
    expect(east.options({ verb: 'move' })).toEqual([]);
    expect(east.some('discover').map((o) => o.side)).toEqual(['E']);
  });

  test('turns with the tile', () => {
    const table = new Table({
      position: {
        rooms: { 'rope-bridge': { floor: 'loft', x: 0, y: -1, turn: 90 } },
        onlyRooms: ['rafters', 'gallery'],
        explorers: { cy: { room: 'stair-head' } },
      },
    });
    table.answer({ verb: 'move', room: 'rope-bridge' });
    // A quarter turn has brought the printed east side to the south.
    expect(table.explorer('cy').part).toBe(0);
    expect(table.some('move').map((o) => o.room)).toEqual(['stair-head']);
  });

  test('keeps those on its two sides from each other', () => {
    expect(bridge(0).options({ verb: 'give' })).toEqual([]);
    expect(bridge(1).options({ verb: 'give' })).toMatchObject([{ card: 'hook', to: 'eve' }]);
  });

  test('is crossed by a roll, and a failure ends the movement', () => {
    const table = bridge(1);
    table.offer('rooms/rope-bridge/sway');
    table.roll(1, 1, 0, 0);
    expect(table.explorer('cy').part).toBe(0);
    const tired = bridge(1);
    tired.offer('rooms/rope-bridge/sway');
    tired.roll(1, 0, 0, 0);
    expect(tired.explorer('cy').part).toBe(1);
    expect(tired.options({ verb: 'move' })).toEqual([]);
    expect(tired.barred({ verb: 'move' })[0]?.rule).toBe('room.barrier.fail');
    expect(tired.options({ verb: 'offer' })).toEqual([]);
  });

  test('lets whoever is put there choose a side, unless the room says which', () => {
    const table = bridge(1);
    const effects = { there: [put(self, named('rope-bridge'))] };
    const free = new Table({ effects, position: { rooms: { 'rope-bridge': { floor: 'loft', x: 1, y: 0 } } } });
    free.effect('there');
    expect(free.kind).toBe('part');
    free.answer({ part: 1 });
    expect(free.explorer('cy')).toMatchObject({ room: 'rope-bridge', part: 1 });
    const locked = new Table({
      effects: { there: [put(self, named('strongroom'))] },
      position: { rooms: { strongroom: { floor: 'cellar', x: 0, y: -1 } } },
    });
    locked.effect('there');
    expect(locked.explorer('cy')).toMatchObject({ room: 'strongroom', part: 0 });
    expect(table.kind).toBe('turn');
  });
});

describe('rooms that move', () => {
  test('take everybody in them along and never close the floor they come to', () => {
    const table = new Table({
      effects: { up: [moveRoom(named('basket'), { floors: ['sky'] })] },
      position: {
        rooms: { basket: { floor: 'street', x: 1, y: 0, turn: 270 } },
        explorers: { ada: { room: 'basket' } },
      },
    });
    table.effect('up');
    expect(table.kind).toBe('move-room');
    table.answer({ room: 'cloud-step', side: 'N' });
    expect(table.explorer('ada').room).toBe('basket');
    const [basket] = table.engine.view(table.state, 0).position.rooms.filter((r) => r.id === 'basket');
    expect(basket).toMatchObject({ floor: 'sky', x: 0, y: -1 });
    expect(table.options({ verb: 'discover', side: 'E' })).toHaveLength(1);
  });

  test('stay where they are when no door is free', () => {
    const table = new Table({
      effects: { up: [moveRoom(named('basket'), { floors: ['sky'] })] },
      position: {
        rooms: {
          basket: { floor: 'street', x: 1, y: 0, turn: 270 },
          crate: { floor: 'sky', x: -1, y: 0 },
        },
      },
    });
    table.effect('up');
    // The only open door of the sky would be closed by a room with one door.
    expect(table.events('room-stays')).toEqual([{ room: 'basket' }]);
  });
});

describe('effects that add rooms', () => {
  test('say so when nothing fits, and go another way', () => {
    const effects = { wing: [addRoom({ floor: 'sky', as: 'w', none: [say('nothing')] }), put(self, $room('w'))] };
    const table = new Table({ effects, position: { onlyRooms: ['ladder'] } });
    table.effect('wing');
    expect(table.events('said')).toMatchObject([{ key: 'nothing' }]);
    expect(table.explorer('cy').room).toBe('gate');
    expect(table.engine.view(table.state, 'all').position.stacks.rooms.n + table.state.discards.length).toBe(1);
  });

  test('let somebody pick any tile that can be laid, whether of the stack or of the discards', () => {
    const effects = { build: [addRoom({ floor: 'loft', pick: true, as: 'r' })], look: [look(self, 'rooms', 1)] };
    const position = { onlyRooms: ['nest', 'rafters', 'font', 'gallery', 'mud'] };
    const table = new Table({ effects, position });
    table.effect('look');
    table.effect('build');
    expect(table.kind).toBe('pick-tile');
    // In the order of the pack, which tells nothing of that of the stack; what lies on no such floor is left out.
    expect(table.all('room').map((o) => o.room)).toEqual(['font', 'gallery', 'rafters']);
    table.answer({ room: 'rafters' });
    expect(table.events('tile')).toMatchObject([{ room: 'rafters', discard: -1 }]);
    table.answer({ room: 'stair-head', side: 'N' });
    table.answer({ turn: 1 });
    const { rooms, stacks } = table.engine.view(table.state, 0).position;
    expect(rooms.find(({ id }) => id === 'rafters')).toMatchObject({ floor: 'loft' });
    // The stack was shuffled: nobody knows its top any more.
    expect(stacks.rooms).toMatchObject({ n: 4, top: [null, null, null, null] });
  });

  test('say so where nothing can be picked', () => {
    const effects = { build: [addRoom({ floor: 'sky', pick: true, as: 'r', none: [say('nothing')] })] };
    const table = new Table({ effects, position: { onlyRooms: ['mud', 'ladder'] } });
    table.effect('build');
    expect(table.events('said')).toMatchObject([{ key: 'nothing' }]);
    expect(table.engine.view(table.state, 'all').position.stacks.rooms.n).toBe(2);
  });

  test('lay a tile with a symbol on any floor, where they say so', () => {
    const wing = (anyFloor: boolean) => [
      addRoom({ floor: 'sky', symbols: ['knot'], anyFloor, as: 'r', none: [say('nothing')] }),
    ];
    const table = new Table({
      effects: { fitting: wing(false), any: wing(true) },
      position: { onlyRooms: ['gallery'] },
    });
    table.effect('fitting');
    expect(table.events('said')).toMatchObject([{ key: 'nothing' }]);
    table.effect('any');
    expect(table.events('tile')).toMatchObject([{ room: 'gallery' }]);
  });

  test.each([
    ['by its name', { which: 'nest' }],
    ['by its symbol', { symbols: ['knot'] as const }],
  ])('lay no tile %s beyond a wall whose floor its back does not show', (_how, wanted) => {
    const effects = {
      thud: [
        ask(self, 'wall', { as: 'side' }),
        addRoom({ ...wanted, beyond: 'side', as: 'r', none: [say('nothing')] }),
      ],
    };
    const position = { onlyRooms: ['nest'], explorers: { cy: { room: 'stair-foot' } } };
    const table = new Table({ effects, position });
    table.effect('thud');
    table.answer({ side: 'E' });
    expect(table.events('said')).toMatchObject([{ key: 'nothing' }]);
  });

  test('open a way through a wall', () => {
    const effects = {
      thud: [
        ask(self, 'wall', { as: 'side' }),
        addRoom({ beyond: 'side', as: 'r' }),
        put(self, $room('r'), { silent: true }),
      ],
    };
    const table = new Table({
      effects,
      position: { onlyRooms: ['brambles'], explorers: { cy: { room: 'stair-foot' } } },
    });
    table.effect('thud');
    expect(table.all('wall').map((o) => o.side)).toEqual(['E', 'W']);
    table.answer({ side: 'E' });
    if (table.kind === 'turn-tile') table.answer({ turn: 0 });
    expect(table.explorer('cy').room).toBe('brambles');
    expect(table.state.rooms.x[table.room('brambles')]).toBe(1);
  });
});

test('stairs and a pair of holes between the same rooms are one way', () => {
  const table = new Table({
    position: {
      explorers: { cy: { room: 'stair-foot' } },
      tokens: [
        { id: 'hole', room: 'stair-foot' },
        { id: 'hole', room: 'stair-head' },
      ],
    },
  });
  expect(table.options({ verb: 'move', room: 'stair-head' })).toHaveLength(1);
});
