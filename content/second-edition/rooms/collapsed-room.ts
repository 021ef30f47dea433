import type { Ops } from '@hollow/engine';
import * as w from '@hollow/engine/words';
import { shaft } from '../shaft.ts';

const below = w.tokensOf('below-collapsed-room');

const noneLeft: Ops = [
  w.clause(
    '2e.room.collapsed.no-tile-left',
    w.ask(w.self, 'room', { from: w.onFloor('basement'), as: 'known', question: 'land' }),
  ),
];

const newRoom: Ops = [
  w.clause(
    '2e.room.collapsed.first-fall-tile',
    w.when(
      w.reading('fallTilePlacement', 'besideLanding'),
      [w.addRoom({ floor: 'basement', beside: w.named('basement-landing'), as: 'new', none: noneLeft })],
      [w.addRoom({ floor: 'basement', as: 'new', none: noneLeft })],
    ),
  ),
];

/** Where one lands who is the first to fall. */
const landing: Ops = [
  w.clause(
    '2e.room.collapsed.token',
    w.spawn('below-collapsed-room', w.first(w.either(w.$room('new'), w.$room('known')))),
  ),
  w.put(w.self, w.$room('new'), { discovered: true, beside: w.first(below) }),
  w.put(w.self, w.$room('known'), { beside: w.first(below) }),
];

/** Where nobody has fallen before, a monster falls into what is there; anybody else finds out what lies below. */
const belowWhoeverJumps: Ops = [
  w.when(
    w.isIn(w.self, w.monsters),
    [
      w.clause(
        '2e.room.collapsed.monster-first',
        w.ask(w.self, 'room', { from: w.onFloor('basement'), as: 'known', question: 'land' }),
      ),
    ],
    newRoom,
  ),
];

const hurt: Ops = [
  w.when(
    w.all(
      w.not(w.isIn(w.self, w.monsters)),
      w.any(w.reading('collapsedFallDamage', 'everyone'), w.not(w.isIn(w.self, w.traitor))),
    ),
    [w.clause('2e.room.collapsed.damage', w.damage('physical', { dice: 1 }))],
  ),
];

/** Everybody after the first lands in the same place. */
const fall = (first: Ops): Ops => [
  w.when(
    w.exists(below),
    [w.clause('2e.room.collapsed.token', w.put(w.self, w.roomOf(w.first(below)), { beside: w.first(below) }))],
    [...first, ...landing],
  ),
  ...hurt,
];

export default w.room({
  id: 'collapsed-room',
  floors: ['ground', 'upper'],
  doors: ['N', 'E', 'S', 'W'],
  links: shaft(w.roomOf(below), { ride: 'offer', cost: 0, when: w.isVillain() }),
  vars: { entered: {} },
  rules: {
    'floor-gives-way': {
      on: 'enter.after',
      harmful: true,
      when: w.all(w.is(w.v('entered'), '=', 0), w.any(w.discovered, w.reading('collapsedRoll', 'firstToEnter'))),
      do: [w.set('entered', 1), w.roll(w.trait('speed'), { '5+': [], '0-4': fall(newRoom) })],
      cites: ['2e.room.collapsed.first-roll'],
    },
    'jump-down': {
      on: 'turn.offer',
      limit: 'none',
      monsters: true,
      do: fall(belowWhoeverJumps),
      cites: ['2e.room.collapsed.later'],
    },
  },
  rulings: {
    jumping: { about: ['jump-down'] },
  },
});
