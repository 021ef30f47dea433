import {
  $room,
  $who,
  add,
  addRoom,
  all,
  any,
  ask,
  at,
  both,
  call,
  cards,
  damage,
  deadOnes,
  emptyRooms,
  everyone,
  except,
  exists,
  haunt,
  heroes,
  holds,
  inHouse,
  is,
  isIn,
  it,
  itRoom,
  minus,
  named,
  not,
  players,
  repeat,
  revealer,
  self,
  setOf,
  standing,
  subject,
  tell,
  theRoom,
  traitor,
  v,
  vOf,
  when,
  where,
} from '@hollow/engine/builders';
import { highest, others } from '../traitors.ts';

const throne = named('statuary-corridor');
const heirs = where(everyone, is(vOf('heir', it), '=', 1));
const free = where(except(emptyRooms, throne), is(vOf('assassin', itRoom), '=', 0));

export default haunt({
  id: 'the-heir',
  number: 39,
  kind: 'traitor',
  traitor: highest(others, 'speed'),

  counters: { track: { to: 6 }, hidden: {} },
  vars: {
    heir: { per: 'who', knownTo: 'heroes', guess: { among: except(heroes, revealer), n: 1 } },
    assassin: { per: 'room', knownTo: 'traitor', guess: { among: except(standing, throne), n: v('hidden') } },
    spared: { per: 'who', knownTo: 'traitor' },
  },

  setup: {
    // Ruling: “hard to reach” is the traitor's own judgement: any open door of any floor.
    traitor: [
      when(not(inHouse('statuary-corridor')), [addRoom({ which: 'statuary-corridor', as: 'c' })]),
      call('hide'),
    ],
    heroes: [
      ask(revealer, 'who', { from: except(heroes, revealer), as: 'h', secret: true }),
      setOf('heir', $who('h'), 1),
    ],
  },

  procs: {
    // Ruling: no two Assassins share a room; where rooms run out, the rest stay away.
    hide: [
      repeat(players, [
        when(exists(free), [
          ask(traitor, 'room', { from: free, as: 'r', secret: true }),
          setOf('assassin', $room('r'), 1),
          add('hidden', 1),
        ]),
      ]),
    ],
  },

  actions: {
    // Ruling: whether to strike is decided beforehand, hero by hero, so that a pause at a door tells nothing; unless
    // told otherwise they strike.
    'give-orders': {
      who: traitor,
      limit: 'none',
      do: [
        ask(self, 'who', { from: heroes, as: 'h', secret: true }),
        setOf('spared', $who('h'), minus(1, vOf('spared', $who('h')))),
      ],
    },
  },

  rules: {
    ambush: {
      page: 'traitor',
      on: 'enter.after',
      for: heroes,
      when: all(is(vOf('assassin', theRoom), '=', 1), is(vOf('spared', self), '=', 0)),
      do: [setOf('assassin', theRoom, 0), add('hidden', -1), tell('ambush'), damage('physical', { dice: 2 })],
    },
    'not-the-heir': {
      page: 'traitor',
      on: 'kill.after',
      evenDead: true,
      when: all(isIn(subject, except(everyone, traitor)), not(isIn(subject, heirs))),
      do: [tell('not-the-heir')],
    },
    'night-falls': {
      on: 'turn.after',
      for: traitor,
      do: [add('track', 1), when(any(is(v('track'), '=', 3), is(v('track'), '=', 6)), [call('hide')])],
    },
  },

  wins: {
    // Ruling: the heir who stands in the Corridor and comes by the second of the two there has entered with both.
    heroes: exists(
      where(both(heroes, heirs), all(at(it, throne), holds(it, cards('spear')), holds(it, cards('ring')))),
    ),
    traitor: exists(both(deadOnes, heirs)),
  },
});
