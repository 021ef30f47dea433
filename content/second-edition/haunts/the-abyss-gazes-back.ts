import * as w from '@hollow/engine/words';

const holySymbol = w.cards('holy-symbol');
const secretWays = w.both(w.inStack('event'), w.cards('secret-stairs', 'secret-passage'));
/** The lowest floor of which anything is left. */
const lowest = w.where(w.standing, w.not(w.exists(w.lowerFloors(w.itRoom))));
/** Where a floor begins to go: an empty room with a door that leads nowhere yet, else an empty one. */
const empty = w.both(lowest, w.emptyRooms);
const unexplored = w.both(empty, w.withOpenDoor);
const ledge = w.either(unexplored, w.where(empty, w.gone(unexplored)));
const calm = w.exists(w.where(w.everyone, w.is(w.vOf('calm', w.it), '>', 0)));

export default w.haunt({
  id: 'the-abyss-gazes-back',
  number: 22,
  kind: 'traitor',
  traitor: w.leftOf(w.revealer),

  counters: { turn: { from: 1 }, exorcisms: { to: w.players, page: 'heroes' } },
  vars: { calm: { per: 'who' } },
  pieces: { mouth: { n: 1 } },

  setup: {
    traitor: [
      w.ask(w.traitor, 'room', {
        from: w.both(w.onFloor('basement'), w.emptyRooms, w.symbol('omen', 'event')),
        as: 'r',
        none: [
          w.addRoom({
            floor: 'basement',
            symbols: ['omen', 'event'],
            as: 'r',
            none: [w.ask(w.traitor, 'room', { from: lowest, as: 'r', question: { key: 'place', piece: 'mouth' } })],
          }),
        ],
      }),
      w.deploy('mouth', { rooms: w.$room('r') }),
    ],
  },

  actions: {
    ...w.exorcism('exorcisms', {
      'exorcise-by-faith': {
        rooms: ['chapel', 'crypt', 'pentagram-chamber'],
        cards: ['holy-symbol', 'ring'],
        trait: 'sanity',
        pass: 5,
      },
      'exorcise-by-study': {
        rooms: ['library', 'research-laboratory'],
        cards: ['book', 'crystal-ball'],
        trait: 'knowledge',
        pass: 5,
      },
    }),
    'give-up-the-symbol': {
      who: w.heroes,
      where: w.joinedLost,
      needs: [w.holds(w.self, holySymbol)],
      do: [w.discard(holySymbol), w.setOf('calm', w.self, 2)],
    },
  },

  procs: {
    crumble: [
      w.ask(w.self, 'room', {
        from: w.besideLost,
        as: 'r',
        none: [
          w.ask(w.traitor, 'room', {
            from: w.either(ledge, w.where(lowest, w.gone(ledge))),
            as: 'r',
            question: 'lose-room',
          }),
        ],
      }),
      w.takeRoom(w.$room('r')),
    ],
  },

  rules: {
    'calm-passes': {
      page: 'heroes',
      on: 'turn.after',
      evenDead: true,
      when: w.is(w.vOf('calm', w.self), '>', 0),
      do: [w.addOf('calm', w.self, -1)],
    },
    // The traitor loses rooms by the turn that ends, before the track moves on.
    crumbling: {
      page: 'traitor',
      on: 'turn.after',
      for: w.either(w.explorers, w.traitor),
      evenDead: true,
      do: [
        w.when(w.all(w.is(w.v('turn'), '≥', 2), w.not(calm)), [
          w.table(w.v('turn'), {
            '0-2': [w.call('crumble')],
            '3': [w.roll(w.dice(2), undefined, { as: 'n' })],
            '4': [w.roll(w.dice(3), undefined, { as: 'n' })],
            '5+': [w.roll(w.dice(4), undefined, { as: 'n' })],
          }),
          w.repeat(w.$num('n'), [w.call('crumble')]),
        ]),
      ],
    },
    'abyss-opens': {
      on: 'turn.after',
      for: w.traitor,
      evenDead: true,
      do: [
        w.when(w.is(w.v('turn'), '=', 1), [w.takeRoom(w.roomOf(w.first(w.piece('mouth'))))]),
        w.add('turn', 1),
        w.table(w.v('turn'), {
          '0-2': [w.tell('one-room')],
          '3': [w.tell('two-dice')],
          '4': [w.tell('three-dice')],
          '5+': [w.tell('four-dice')],
        }),
      ],
    },

    jump: {
      on: 'takeRoom.before',
      do: [
        w.roll(w.trait('speed'), {
          '4+': [
            w.ask(w.self, 'room', {
              from: w.both(w.joined(w.here), w.touching(w.here)),
              as: 'to',
              none: [w.kill(w.self)],
            }),
            w.put(w.self, w.$room('to')),
          ],
          '0-3': [w.kill(w.self)],
        }),
      ],
    },
    'no-floor': {
      on: 'put.instead',
      when: w.any(
        w.isIn(w.theRoom, w.lostRooms),
        w.all(
          w.at(w.self, w.named('collapsed-room')),
          w.not(w.exists(w.theRoom)),
          w.not(w.exists(w.onFloor('basement'))),
        ),
      ),
      do: [w.kill(w.self)],
    },
    'secret-way': {
      page: 'traitor',
      on: 'draw.instead',
      for: w.traitor,
      optional: true,
      when: w.all(w.kindIs('event'), w.at(w.self, w.onFloor('basement')), w.exists(secretWays)),
      do: [w.ask(w.self, 'thing', { from: secretWays, as: 'c' }), w.fetch('event', w.$thing('c'))],
    },
  },

  wins: { heroes: w.is(w.v('exorcisms'), '≥', w.players), traitor: w.gone(w.heroes) },

  rulings: {
    'failure-is-free': { page: 'heroes', about: ['exorcise-by-faith', 'exorcise-by-study'] },
    'until-next-turn': { page: 'heroes', about: ['calm-passes'] },
    'dead-or-alive': { about: ['abyss-opens'] },
    'next-floor': { page: 'traitor', about: ['crumble'] },
    'traitor-jumps': { about: ['jump'] },
  },
});
