import { secondEdition } from '@hollow/content';
import { Engine, type Position, type Reach } from '@hollow/engine';
import { loadText } from '@hollow/text';
import { expect, test } from 'vitest';
import { hasHadGift } from '../src/log/gifts.ts';
import { isOverBarrier } from '../src/table/dock/barrier.ts';
import { leavingRule, roomRule } from '../src/table/dock/roomRule.ts';
import { slowedBy } from '../src/table/dock/slowed.ts';
import { chosenWay, isAtOnce } from '../src/table/house/chosen.ts';
import { event } from './events.ts';
import { must } from './must.ts';
import { SECOND } from './packs.ts';

const engine = new Engine([secondEdition]);
const told = { text: loadText('en', [secondEdition]), packs: SECOND, readings: {} };
const { state } = engine.create({ seats: Array.from({ length: 3 }, () => ({})), dice: 'seed' }, 'ash');
const asked = must(engine.pending(state)[0]);
const { position } = engine.view(state, asked.seat);

/** The first question of a game, as if the walk to the next room, and on to the one behind it, asked something. */
const walk = (...ends: readonly boolean[]) => ({
  ...asked,
  reach: {
    doors: [],
    beyond: [],
    rooms: ends.map((end, i) => ({
      room: `room-${i}`,
      cost: i + 1,
      side: 'N' as const,
      via: i - 1,
      ...(end ? { ends: true as const } : {}),
    })),
  },
});

const standingIn = (room: string): Position => ({
  ...position,
  explorers: position.explorers.map((one) => ({ ...one, room })),
});

test('a mouse walks at once only where the walk can be taken back', () => {
  const to = (...rooms: string[]) => ({ kind: 'path', rooms }) as const;
  expect(isAtOnce(to('room-0'), walk(false), 'mouse')).toBe(true);
  expect(isAtOnce(to('room-0'), walk(true), 'mouse')).toBe(false);
  expect(isAtOnce(to('room-0', 'room-1'), walk(false, true), 'mouse')).toBe(false);
  expect(isAtOnce(to('room-0'), walk(false, true), 'mouse')).toBe(true);
  expect(isAtOnce(to('room-0'), walk(false), 'finger')).toBe(false);
});

test('the only way there is, pressed in the dock, is chosen first where it reveals something or asks for it', () => {
  const only = (ends: boolean) => ({
    ...walk(ends),
    options: [
      { verb: 'discover', room: 'foyer', side: 'E', cost: 1 },
      { verb: 'move', room: 'room-0', cost: 1, side: 'N' },
      { verb: 'end' },
    ] as const,
  });
  const door = { spot: { kind: 'door', id: 'foyer', side: 1 }, cost: 1, from: 'dock' };
  for (const by of ['finger', 'mouse', 'keys'] as const) {
    expect(chosenWay(only(false), 0, by)).toMatchObject(door);
    expect(chosenWay(only(true), 1, by)).toMatchObject({ spot: { kind: 'room', id: 'room-0' }, cost: 1 });
    expect(chosenWay(only(true), 2, by)).toBe(null);
  }
  // A step that can be taken back is chosen by a finger only.
  expect(chosenWay(only(false), 1, 'keys')).toBe(null);
  expect(chosenWay(only(false), 1, 'finger')).not.toBe(null);
});

test('a room that asks something of whoever leaves it says what, and how likely each result is', () => {
  const said = leavingRule(walk(true), standingIn('junk-room'), told, true);
  expect(said).toMatch(/Might/);
  expect(said).toMatch(/3\+ \(\d+%\)/);
  expect(leavingRule(walk(true), standingIn('junk-room'), told, false)).not.toMatch(/%/);
  // It lets this one go, or has nothing to ask.
  expect(leavingRule(walk(false), standingIn('junk-room'), told, true)).toBe('');
  expect(leavingRule(walk(true), standingIn('foyer'), told, true)).toBe('');
});

test('no room breaks off before its table', () => {
  for (const { id } of secondEdition.rooms ?? []) expect(roomRule(id, told)).not.toMatch(/[:…]$/);
});

test('whom an opponent slows down is told who it is, where nothing else makes the step dearer', () => {
  const [me, foe] = [must(position.explorers[0]), must(position.explorers[1])];
  const beside = {
    ...position,
    explorers: [
      { ...me, side: 'heroes' },
      { ...foe, side: 'traitor', room: me.room, part: me.part },
    ],
  };
  const to = (cost: number) => ({
    ...asked,
    reach: { doors: [], beyond: [], rooms: [{ room: 'room-0', cost, side: 'N' as const, via: -1 }] },
  });
  const way = { picked: { kind: 'path', rooms: ['room-0'] } } as const;
  expect(slowedBy(way, to(2), beside, me.id)).toEqual([foe.id]);
  expect(slowedBy(way, to(1), beside, me.id)).toEqual([]);
  // A way that has a price of its own.
  expect(slowedBy(way, to(3), beside, me.id)).toEqual([]);
  expect(slowedBy(way, to(2), position, me.id)).toEqual([]);
  const dead = beside.explorers.map((one) => ({ ...one, dead: true }));
  expect(slowedBy(way, to(2), { ...beside, explorers: dead }, me.id)).toEqual([]);
});

test('what a room gives once in the game is not promised to whoever has had it', () => {
  const had = (who: string, about: string): boolean => {
    const gain = event('trait', { who, trait: 'knowledge', steps: 1, about });
    return hasHadGift(must(SECOND.room('library')), 'ox-bellows', [{ n: 1, at: 0, kind: 'event', event: gain }]);
  };
  expect([had('ox-bellows', 'library'), had('zoe-ingstrom', 'library'), had('ox-bellows', 'chapel')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(roomRule('library', told)).toContain('Knowledge');
  expect(roomRule('library', told, { had: true })).toBe('This room gives something only once, and you have had it.');
  // A room that gives again and again is never at an end.
  const roll = event('trait', { who: 'ox-bellows', about: 'vault' });
  const entry = { n: 1, at: 0, kind: 'event', event: roll } as const;
  expect(hasHadGift(must(SECOND.room('vault')), 'ox-bellows', [entry])).toBe(false);
});

test('whom no barrier stops is told so where a walk leads over one', () => {
  /** South of the Catacombs lies the Basement Landing; its north door is beyond the barrier. */
  const rooms = [
    { id: 'basement-landing', floor: 'basement', x: 0, y: 0, turn: 0 },
    { id: 'catacombs', floor: 'basement', x: 0, y: -1, turn: 0 },
  ];
  const house = { position: { ...standingIn('basement-landing'), rooms }, packs: SECOND };
  const step = { room: 'catacombs', cost: 1, side: 'N' as const, via: -1 };
  const beyond = { room: 'catacombs', side: 'N' as const, cost: 2, via: 0 };
  const going = (...doors: Reach['doors']) => ({ ...asked, reach: { rooms: [step], doors, beyond: [] } });
  const room = { spot: { kind: 'room', id: 'catacombs' } } as const;
  const door = { spot: { kind: 'door', id: 'catacombs', side: 0 } } as const;
  expect(isOverBarrier(room, going(beyond), house)).toBe(true);
  expect(isOverBarrier(door, going(beyond), house)).toBe(true);
  // A hero stays on this side of it.
  expect(isOverBarrier(room, going(), house)).toBe(false);
  const ownDoor = { room: 'basement-landing', side: 'E' as const, cost: 1, via: -1 };
  expect(isOverBarrier({ spot: { kind: 'door', id: 'basement-landing', side: 1 } }, going(ownDoor), house)).toBe(false);
  // Whoever stands in it goes out by the other side.
  const inside = { ...house, position: { ...standingIn('catacombs'), rooms } };
  const north = { ...beyond, cost: 1, via: -1 };
  const at = (part: number) => ({
    ...inside,
    position: { ...inside.position, explorers: inside.position.explorers.map((one) => ({ ...one, part })) },
  });
  expect(isOverBarrier(door, going(north), at(1))).toBe(true);
  expect(isOverBarrier(door, going(north), at(0))).toBe(false);
});
