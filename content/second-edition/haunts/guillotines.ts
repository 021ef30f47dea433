import type { Ops } from '@hollow/engine';
import {
  $num,
  $room,
  $thing,
  $who,
  add,
  all,
  any,
  asFor,
  ask,
  at,
  both,
  byPlayers,
  call,
  choose,
  count,
  cross,
  damage,
  deal,
  deploy,
  dice,
  each,
  end,
  everyone,
  exists,
  explorers,
  first,
  gone,
  hasNumber,
  haunt,
  here,
  heroes,
  heroesAtStart,
  holderOf,
  holds,
  inHouse,
  is,
  isDead,
  isIn,
  it,
  itThing,
  join,
  kill,
  lose,
  movementOver,
  named,
  not,
  numberOn,
  pieces,
  players,
  put,
  remove,
  reveal,
  revealer,
  roll,
  roomOf,
  self,
  setOf,
  side,
  theRoom,
  times,
  tokensOf,
  trait,
  unrevealed,
  v,
  vOf,
  when,
  where,
  withMe,
} from '@hollow/engine/builders';

const KEY_ROOMS = [
  'attic',
  'catacombs',
  'chasm',
  'collapsed-room',
  'crypt',
  'furnace-room',
  'gallery',
  'junk-room',
  'operating-laboratory',
  'pentagram-chamber',
  'tower',
  'vault',
];
const keyHere = exists(both(here, roomOf(pieces('lock-box'))));
const ownKeys = where(pieces('key'), holds(self, itThing));
const ownCollar = where(pieces('collar'), holds(self, itThing));
const withCollars = both(withMe(self), holderOf(pieces('collar')));
const below = tokensOf('below-collapsed-room');
const take = [call('take-key')];
/**
 * Ruling: where a Key is won by a roll that the room asks for, one stays and makes that roll for the Key, once a turn.
 */
const ATTEMPTS: readonly (readonly [string, string, string, number, Ops, Ops])[] = [
  ['squeeze-for-key', 'attic', 'speed', 3, take, [lose('might')]],
  ['dig-for-key', 'junk-room', 'might', 3, take, [lose('speed')]],
  ['outstare-for-key', 'pentagram-chamber', 'knowledge', 4, take, [lose('sanity')]],
  ['cross-catacombs', 'catacombs', 'sanity', 6, [cross(), ...take], [end('movement')]],
  ['cross-chasm', 'chasm', 'speed', 3, [cross(), ...take], [end('movement')]],
  ['cross-tower', 'tower', 'might', 3, [cross(), ...take], [end('movement')]],
  // Ruling: who fails there falls as the room says; where nobody has fallen yet, onto the Basement Landing.
  [
    'brave-the-floor',
    'collapsed-room',
    'speed',
    5,
    take,
    [
      when(exists(below), [put(self, roomOf(first(below)))], [put(self, named('basement-landing'))]),
      damage('physical', { dice: 1 }),
      end('movement'),
    ],
  ],
];
const TRAITS = ['speed', 'might', 'sanity', 'knowledge'];
const blades = [damage('physical', { dice: 2 })];
const common = { who: explorers, limit: 'a-key', page: 'everyone' } as const;

export default haunt({
  id: 'guillotines',
  number: 34,
  kind: 'hidden',
  hidden: { piece: 'role', number: 1 },

  counters: { tick: { from: byPlayers(0, 0, 1, 1) } },
  vars: { placed: { per: 'room' } },
  pieces: {
    role: { n: players, faceDown: 'holder' },
    collar: { n: players },
    'lock-box': { n: 12 },
    key: { n: 12, carry: 'item' },
  },

  setup: {
    everyone: [
      deal('role', everyone),
      join(holderOf(where(pieces('role'), hasNumber(itThing, 1))), 'traitor', true),
      // Ruling: the collar numbers are dealt at random and lie open.
      deal('collar', everyone),
      each(named(...KEY_ROOMS), 'r', [deploy('lock-box', { rooms: $room('r') }), setOf('placed', $room('r'), 1)]),
    ],
  },

  actions: {
    ...Object.fromEntries(
      ATTEMPTS.map(([id, room, by, pass, win, fail]) => [
        id,
        {
          ...common,
          where: named(room),
          needs: [keyHere, not(movementOver)],
          roll: { trait: by },
          pass,
          do: win,
          fail,
        },
      ]),
    ),
    'leap-with-key': {
      ...common,
      where: named('gallery'),
      needs: [keyHere, inHouse('ballroom')],
      do: [...take, put(self, named('ballroom')), damage('physical', { dice: 1 })],
    },
    operate: {
      ...common,
      where: named('operating-laboratory'),
      needs: [keyHere],
      // Ruling: the first trait that fails ends the attempt; the blades cut in any case, and the Key comes after them.
      do: TRAITS.reduceRight<Ops>(
        (next, by) => [roll(trait(by), { '3+': next, '0-2': blades })],
        [...blades, when(not(isDead(self)), take)],
      ),
    },
    // That a Key traded to you cannot free you the same turn needs no rule: one is given things in other people's
    // turns.
    unlock: {
      who: explorers,
      page: 'everyone',
      needs: [is(count(ownKeys), '≥', 2), exists(withCollars)],
      limit: 'none',
      do: [
        ask(self, 'who', { from: withCollars, as: 't' }),
        remove(first(ownKeys)),
        remove(first(ownKeys)),
        remove(where(pieces('collar'), holds($who('t'), itThing))),
      ],
    },
    'show-yourself': {
      who: both(side('traitor'), unrevealed),
      page: 'everyone',
      limit: 'game',
      do: [reveal(self)],
    },
  },

  procs: {
    'take-key': [remove(where(pieces('lock-box'), at(it, here))), deploy('key', { holder: self }), end('movement')],
  },

  rules: {
    'key-found': {
      on: 'enter.after',
      when: all(isIn(theRoom, named(...KEY_ROOMS)), is(vOf('placed', theRoom), '=', 0)),
      do: [deploy('lock-box', { rooms: theRoom }), setOf('placed', theRoom, 1)],
    },
    'key-endured': {
      on: 'turn.after',
      when: all(
        keyHere,
        not(isDead(self)),
        any(
          at(self, named('crypt', 'furnace-room')),
          all(at(self, named('vault')), exists(both(here, roomOf(tokensOf('vault-empty'))))),
        ),
      ),
      do: [choose(self, { 'take-the-key': take, leave: [] })],
    },
    'collars-tick': {
      on: 'turn.after',
      for: revealer,
      evenDead: true,
      do: [
        add('tick', 1),
        each(where(pieces('collar'), is(numberOn(itThing), '≤', v('tick'))), 'c', [
          asFor(holderOf($thing('c')), [
            roll(dice(3), undefined, { as: 'n', tags: ['collar'] }),
            when(is($num('n'), '<', v('tick')), [when(isIn(self, side('traitor')), [reveal(self)], [kill(self)])]),
          ]),
        ]),
      ],
    },
    'false-collar': { on: 'reveal.after', do: [remove(ownCollar)] },
    'collar-falls': {
      on: 'kill.after',
      evenDead: true,
      do: [remove(where(pieces('collar', 'role'), not(holds(everyone, itThing))))],
    },
  },

  wins: {
    heroes: all(gone(pieces('collar')), is(times(2, count(heroes)), '≥', heroesAtStart)),
    traitor: is(times(2, count(heroes)), '<', heroesAtStart),
  },
});
