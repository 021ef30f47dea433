import type { Ops } from '@hollow/engine';
import {
  $room,
  addRoom,
  all,
  any,
  ask,
  clause,
  damage,
  discovered,
  either,
  exists,
  first,
  is,
  isIn,
  monsters,
  named,
  not,
  onFloor,
  put,
  reading,
  roll,
  room,
  roomOf,
  self,
  set,
  spawn,
  tokensOf,
  trait,
  traitor,
  v,
  when,
} from '@hollow/engine/builders';

const below = tokensOf('below-collapsed-room');

const noneLeft: Ops = [
  clause('2e.room.collapsed.no-tile-left', ask(self, 'room', { from: onFloor('basement'), as: 'known' })),
];

const newRoom: Ops = [
  clause(
    '2e.room.collapsed.first-fall-tile',
    when(
      reading('fallTilePlacement', 'besideLanding'),
      [addRoom({ floor: 'basement', beside: named('basement-landing'), as: 'new', none: noneLeft })],
      [addRoom({ floor: 'basement', as: 'new', none: noneLeft })],
    ),
  ),
];

/** Where one lands who is the first to fall. */
const landing: Ops = [
  clause('2e.room.collapsed.token', spawn('below-collapsed-room', either($room('new'), $room('known')))),
  put(self, $room('new'), { discovered: true, beside: first(below) }),
  put(self, $room('known'), { beside: first(below) }),
];

/** A monster falls into what is there; anybody else finds out what lies below. */
const firstJump: Ops = [
  when(
    isIn(self, monsters),
    [clause('2e.room.collapsed.monster-first', ask(self, 'room', { from: onFloor('basement'), as: 'known' }))],
    newRoom,
  ),
  ...landing,
];

const hurt: Ops = [
  when(all(not(isIn(self, monsters)), any(reading('collapsedFallDamage', 'everyone'), not(isIn(self, traitor)))), [
    clause('2e.room.collapsed.damage', damage('physical', { dice: 1 })),
  ]),
];

/** Everybody after the first lands in the same place. */
const jump: Ops = [
  when(
    exists(below),
    [clause('2e.room.collapsed.token', put(self, roomOf(first(below)), { beside: first(below) }))],
    firstJump,
  ),
  ...hurt,
];

export default room({
  id: 'collapsed-room',
  floors: ['ground', 'upper'],
  doors: ['N', 'E', 'S', 'W'],
  climb: 'below-collapsed-room',
  vars: { entered: {} },
  rules: {
    'floor-gives-way': {
      on: 'enter.after',
      harmful: true,
      when: all(is(v('entered'), '=', 0), any(discovered, reading('collapsedRoll', 'firstToEnter'))),
      do: [set('entered', 1), roll(trait('speed'), { '5+': [], '0-4': [...newRoom, ...landing, ...hurt] })],
      cites: ['2e.room.collapsed.first-roll'],
    },
    'jump-down': {
      on: 'turn.offer',
      limit: 'none',
      monsters: true,
      do: jump,
      cites: ['2e.room.collapsed.later'],
    },
  },
});
