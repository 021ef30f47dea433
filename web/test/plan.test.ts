import { HousePlan, oppositeSide, QUARTERS, SIDE_LETTERS } from '@hollow/drawing/plan';
import type { Decision, Option } from '@hollow/engine';
import { expect, test } from 'vitest';
import { climbFrom, stepFrom } from '../src/board/cursor.ts';
import { pickDoor, pickPerson, placesOf } from '../src/board/places.ts';
import { sceneOf } from '../src/board/scene.ts';
import { asked, DEFS, FLOORS, POSITION, plan, REACH } from './board.ts';
import { decisionOf } from './decisions.ts';
import { must } from './must.ts';

const edge = (room: string, side: (typeof SIDE_LETTERS)[number]) =>
  plan().cell(room)?.edges[SIDE_LETTERS.indexOf(side)];

test('a door between two rooms is a way, a door into nothing is unopened, a door against a wall is shut', () => {
  expect(edge('foyer', 'N')).toBe('way');
  expect(edge('entrance-hall', 'N')).toBe('way');
  expect(edge('charred-room', 'N')).toBe('unopened');
  expect(edge('library', 'E')).toBe('wall');
  expect(edge('charred-room', 'W')).toBe('shut');
});

test('the doors of a tile turn with it', () => {
  const rooms = POSITION.rooms.map((room) => (room.id === 'library' ? { ...room, turn: 3 } : room));
  const turned = new HousePlan({ ...POSITION, rooms }, DEFS, FLOORS);
  expect(turned.cell('library')?.edges).toEqual(['wall', 'way', 'way', 'wall']);
});

test('stairs join rooms in both directions', () => {
  const house = plan();
  const ids = (id: string) => {
    const cell = house.cell(id);
    return cell === undefined ? [] : house.stairs(cell).map((next) => next.id);
  };
  expect(ids('grand-staircase')).toEqual(['upper-landing']);
  expect(ids('upper-landing')).toEqual(['grand-staircase']);
});

test('a place that the house has lost still counts for the size of the floor', () => {
  const lost = new HousePlan({ ...POSITION, lost: [{ id: 'attic', floor: 'upper', x: 5, y: 2 }] }, DEFS, FLOORS);
  expect(lost.floors[0]).toMatchObject({ left: 0, top: 0, columns: 6, rows: 3 });
});

const options: readonly Option[] = [
  { verb: 'move', room: 'entrance-hall', cost: 1, side: 'E' },
  { verb: 'move', room: 'grand-staircase', cost: 1, side: 'W' },
  { verb: 'discover', room: 'foyer', side: 'S', cost: 1 },
  { verb: 'end' },
];

test('an option is found by the room or the door that it names', () => {
  const places = placesOf(asked(options), 'foyer');
  expect(places.rooms.get('entrance-hall')).toEqual({ options: [0], cost: 1, path: ['entrance-hall'], oneWay: false });
  expect(places.doors).toEqual([{ kind: 'door', room: 'foyer', side: 2, options: [2], cost: 1, path: [] }]);
});

test('rooms further off are lit as the engine tells it, with way and cost; there is no way back down a chute', () => {
  const { rooms } = placesOf({ ...asked(options, 3), reach: REACH }, 'foyer');
  expect(rooms.get('entrance-hall')?.options).toEqual([0]);
  expect(rooms.get('charred-room')).toEqual({
    options: [],
    cost: 2,
    path: ['entrance-hall', 'charred-room'],
    oneWay: false,
  });
  expect(rooms.get('junk-room')?.path).toEqual(['grand-staircase', 'upper-landing', 'junk-room']);
  expect(rooms.get('coal-chute')?.oneWay).toBe(true);
  expect(rooms.has('bedroom')).toBe(false);
});

test('a room that several options name keeps them all, the cheapest first', () => {
  const twice = asked([
    { verb: 'move', room: 'library', cost: 3, side: 'N' },
    { verb: 'move', room: 'library', cost: 1, side: 'E' },
  ]);
  expect(placesOf(twice, 'foyer').rooms.get('library')).toMatchObject({ options: [1, 0], cost: 1 });
});

test('a wall that can be chosen belongs to the room of whoever is asked; of an exchange both rooms can be pressed', () => {
  const walls = placesOf(
    asked([
      { verb: 'wall', side: 'N' },
      { verb: 'wall', side: 'NE' },
    ]),
    'library',
  );
  expect(walls.doors).toEqual([{ kind: 'wall', room: 'library', side: 0, options: [0], cost: null, path: [] }]);
  const { rooms } = placesOf(asked([{ verb: 'exchange', room: 'library', with: 'foyer' }]));
  expect([...rooms.keys()]).toEqual(['library', 'foyer']);
});

test('rooms that answer a question have to be told apart by their names, those one walks to do not', () => {
  const named = (question: Decision) => [...sceneOf(POSITION, DEFS, FLOORS, question).named];
  const rooms = decisionOf('room', [
    { verb: 'room', room: 'library' },
    { verb: 'door', room: 'foyer', side: 'N', tile: 'attic' },
  ]);
  expect(named(rooms)).toEqual(['library', 'foyer']);
  expect(named({ ...rooms, kind: 'turn' })).toEqual([]);
});

test('whoever can be attacked is a target, whoever can be chosen is not', () => {
  const { people } = placesOf(
    asked([
      { verb: 'attack', who: 'ox-bellows' },
      { verb: 'who', who: 'vivian-lopez' },
    ]),
  );
  expect(people.get('ox-bellows')).toEqual({ options: [0], attack: true, gift: false });
  expect(people.get('vivian-lopez')?.attack).toBe(false);
});

test('nothing is given away by one press on a companion: which card it is is asked first', () => {
  const gift = (card: string): Option => ({ verb: 'give', card, to: 'vivian-lopez' }) as Option;
  const { people } = placesOf(asked([gift('axe'), gift('bell')]));
  const vivian = must(people.get('vivian-lopez'));
  expect(pickPerson(vivian)).toEqual({ kind: 'several', options: [0, 1] });
  const one = placesOf(asked([gift('axe')])).people.get('vivian-lopez');
  expect(pickPerson(must(one))).toEqual({ kind: 'several', options: [0] });
});

test('the new tile lies where the option says, with all the ways it may be turned', () => {
  const spot = { floor: 'ground', x: -1, y: 1 };
  const { turning } = placesOf(
    asked([
      { verb: 'turn', turn: 1, room: 'attic', spot },
      { verb: 'turn', turn: 3, room: 'attic', spot },
    ]),
  );
  expect(turning).toEqual({
    room: 'attic',
    ...spot,
    turns: [
      { turn: 1, option: 0 },
      { turn: 3, option: 1 },
    ],
  });
});

test('arrows go through doors, then to doors that can be opened, then to the nearest room', () => {
  const house = plan();
  const { doors } = placesOf(asked(options), 'foyer');
  const at = { room: 'foyer', door: null };
  expect(stepFrom(house, doors, at, 1)).toEqual({ room: 'entrance-hall', door: null });
  expect(stepFrom(house, doors, at, 2)).toEqual({ room: 'foyer', door: 2 });
  expect(stepFrom(house, doors, at, 0)).toEqual({ room: 'library', door: null });
  expect(stepFrom(house, doors, { room: 'foyer', door: 2 }, oppositeSide(2))).toEqual(at);
});

test('the keyboard reaches every room of a floor', () => {
  const house = plan();
  const seen = new Set(['foyer']);
  const queue = [...seen];
  for (const room of queue)
    for (const side of QUARTERS) {
      const next = stepFrom(house, [], { room, door: null }, side).room;
      if (!seen.has(next)) {
        seen.add(next);
        queue.push(next);
      }
    }
  expect([...seen].sort()).toEqual(
    must(house.floors[1])
      .cells.map(({ id }) => id)
      .sort(),
  );
});

test('from floor to floor the keyboard takes the stairs where there are any', () => {
  expect(climbFrom(plan(), { room: 'grand-staircase', door: null }, -1).room).toBe('upper-landing');
  expect(climbFrom(plan(), { room: 'foyer', door: null }, 1).room).toBe('basement-landing');
  expect(climbFrom(plan(), { room: 'basement-landing', door: null }, 1).room).toBe('basement-landing');
});

test('doors of rooms that can be walked to are open as well: one press walks there and opens them', () => {
  const { doors } = placesOf({ ...asked(options, 3), reach: REACH }, 'foyer');
  const [here, far] = doors;
  expect(here).toMatchObject({ room: 'foyer', side: 2, options: [2], path: [] });
  expect(far).toEqual({
    kind: 'door',
    room: 'charred-room',
    side: 1,
    options: [],
    cost: 3,
    path: ['entrance-hall', 'charred-room'],
  });
  expect(pickDoor(must(far))).toEqual({ kind: 'path', rooms: ['entrance-hall', 'charred-room'], door: 1 });
});
