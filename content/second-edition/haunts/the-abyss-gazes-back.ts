import {
  $num,
  $room,
  $thing,
  add,
  addOf,
  addRoom,
  all,
  allDead,
  any,
  ask,
  at,
  besideLost,
  both,
  call,
  cards,
  deploy,
  dice,
  discard,
  emptyRooms,
  everyone,
  exists,
  explorers,
  fetch,
  first,
  haunt,
  here,
  heroes,
  holds,
  inStack,
  is,
  isIn,
  it,
  itRoom,
  joined,
  joinedLost,
  kill,
  kindIs,
  leftOf,
  lostRooms,
  lowerFloors,
  named,
  not,
  onFloor,
  piece,
  players,
  put,
  repeat,
  revealer,
  roll,
  roomOf,
  self,
  setOf,
  standing,
  symbol,
  table,
  takeRoom,
  theRoom,
  trait,
  traitor,
  v,
  vOf,
  when,
  where,
} from '@hollow/engine/builders';

const holySymbol = cards('holy-symbol');
const secretWays = both(inStack('event'), cards('secret-stairs', 'secret-passage'));
/** The lowest floor of which anything is left. */
const lowest = where(standing, not(exists(lowerFloors(itRoom))));
const calm = exists(where(everyone, is(vOf('calm', it), '>', 0)));

export default haunt({
  id: 'the-abyss-gazes-back',
  number: 22,
  kind: 'traitor',
  traitor: leftOf(revealer),

  counters: { turn: {}, exorcisms: { to: players, page: 'heroes' } },
  vars: { calm: { per: 'who' } },
  pieces: { mouth: { n: 1 } },

  setup: {
    traitor: [
      ask(traitor, 'room', {
        from: both(onFloor('basement'), emptyRooms, symbol('omen', 'event')),
        as: 'r',
        none: [
          addRoom({
            floor: 'basement',
            symbols: ['omen', 'event'],
            as: 'r',
            none: [ask(traitor, 'room', { from: lowest, as: 'r' })],
          }),
        ],
      }),
      deploy('mouth', { rooms: $room('r') }),
    ],
  },

  actions: {
    'exorcise-by-faith': {
      who: heroes,
      from: { rooms: ['chapel', 'crypt', 'pentagram-chamber'], cards: ['holy-symbol', 'ring'] },
      once: 'success', // Ruling: a failed attempt uses nothing up.
      limit: 'one-exorcism',
      roll: { trait: 'sanity' },
      pass: 5,
      do: [add('exorcisms', 1)],
    },
    'exorcise-by-study': {
      who: heroes,
      from: { rooms: ['library', 'research-laboratory'], cards: ['book', 'crystal-ball'] },
      once: 'success',
      limit: 'one-exorcism',
      roll: { trait: 'knowledge' },
      pass: 5,
      do: [add('exorcisms', 1)],
    },
    'give-up-the-symbol': {
      who: heroes,
      where: joinedLost,
      needs: [holds(self, holySymbol)],
      do: [discard(holySymbol), setOf('calm', self, 2)],
    },
  },

  procs: {
    crumble: [
      ask(self, 'room', {
        from: besideLost,
        as: 'r',
        none: [
          ask(traitor, 'room', {
            from: both(lowest, emptyRooms),
            as: 'r',
            none: [ask(traitor, 'room', { from: lowest, as: 'r' })],
          }),
        ],
      }),
      takeRoom($room('r')),
    ],
  },

  rules: {
    // Ruling: at the end of the hero's next turn the house crumbles again.
    'calm-passes': {
      on: 'turn.after',
      evenDead: true,
      when: is(vOf('calm', self), '>', 0),
      do: [addOf('calm', self, -1)],
    },
    'abyss-opens': {
      on: 'turn.after',
      for: traitor,
      evenDead: true,
      do: [when(is(v('turn'), '=', 0), [takeRoom(roomOf(first(piece('mouth'))))]), add('turn', 1)],
    },
    // Ruling: nothing crumbles at the turn ends of the dead, though the track of a dead traitor goes on.
    crumbling: {
      on: 'turn.after',
      for: explorers,
      do: [
        when(all(is(v('turn'), '≥', 2), not(calm)), [
          table(v('turn'), {
            '0-2': [call('crumble')],
            '3': [roll(dice(2), undefined, { as: 'n' })],
            '4': [roll(dice(3), undefined, { as: 'n' })],
            '5+': [roll(dice(4), undefined, { as: 'n' })],
          }),
          repeat($num('n'), [call('crumble')]),
        ]),
      ],
    },
    // Ruling: stairs and passages are ways out of a falling room as doors are; the traitor must jump too.
    jump: {
      on: 'takeRoom.before',
      do: [
        roll(trait('speed'), {
          '4+': [ask(self, 'room', { from: joined(here), as: 'to', none: [kill(self)] }), put(self, $room('to'))],
          '0-3': [kill(self)],
        }),
      ],
    },
    'no-floor': {
      on: 'put.instead',
      when: any(
        isIn(theRoom, lostRooms),
        all(at(self, named('collapsed-room')), not(exists(theRoom)), not(exists(onFloor('basement')))),
      ),
      do: [kill(self)],
    },
    'secret-way': {
      page: 'traitor',
      on: 'draw.instead',
      for: traitor,
      optional: true,
      when: all(kindIs('event'), at(self, onFloor('basement')), exists(secretWays)),
      do: [ask(self, 'thing', { from: secretWays, as: 'c' }), fetch('event', $thing('c'))],
    },
  },

  wins: { heroes: is(v('exorcisms'), '≥', players), traitor: allDead(heroes) },
});
