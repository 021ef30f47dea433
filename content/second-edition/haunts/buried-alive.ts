import * as w from '@hollow/engine/words';

const board = w.cards('spirit-board');
const boardInPlay = w.both(board, w.either(w.heldBy(w.explorers), w.lyingIn(w.standing)));
const grave = w.piece('grave');
const basement = w.onFloor('basement');
/** Where the friend may lie: rooms that were in the basement when the haunt began, wherever they are now. */
const cellars = w.where(w.standing, w.is(w.vOf('cellar', w.itRoom), '=', 1));
const unsearched = w.where(cellars, w.is(w.vOf('empty', w.itRoom), '=', 0));
const burial = w.where(w.standing, w.is(w.vOf('burial', w.itRoom), '=', 1));

export default w.haunt({
  id: 'buried-alive',
  number: 40,
  kind: 'traitor',
  traitor: w.leftOf(w.revealer),

  counters: {
    turn: { page: 'traitor' },
    harm: { to: 12, page: 'traitor' },
    dug: { to: w.players, page: 'heroes' },
  },
  vars: {
    known: {},
    cellar: { per: 'room' },
    empty: { per: 'room' },
    burial: { per: 'room', knownTo: 'traitor', guess: { among: unsearched, n: 1 } },
  },
  pieces: { grave: { n: 1 } },
  places: { cellars },

  setup: {
    traitor: [
      w.repeat(4, [w.when(w.is(w.count(basement), '<', 5), [w.addRoom({ floor: 'basement', as: 'new', none: [] })])]),
      w.each(basement, 'b', [w.setOf('cellar', w.$room('b'), 1)]),
      w.ask(w.traitor, 'room', { from: basement, as: 'r', secret: true, question: 'bury' }),
      w.setOf('burial', w.$room('r'), 1),
    ],
  },

  actions: {
    search: {
      who: w.heroes,
      where: 'cellars',
      needs: [w.is(w.v('known'), '=', 0), w.is(w.vOf('empty', w.here), '=', 0), w.moved],
      roll: { trait: 'knowledge' },
      pass: 3,
      do: [
        w.when(
          w.is(w.vOf('burial', w.here), '=', 1),
          [w.call('found')],
          [w.setOf('empty', w.here, 1), w.tell('nothing-here', { rooms: w.here })],
        ),
      ],
    },
    dig: {
      who: w.heroes,
      where: w.roomOf(grave),
      roll: { trait: 'might' },
      pass: 4,
      do: [w.add('dug', 1)],
    },
    'ask-the-board': {
      who: w.heroes,
      needs: [w.holds(w.self, board), w.is(w.v('known'), '=', 0)],
      cost: 'whole-turn',
      roll: { trait: 'sanity' },
      rows: {
        '0-2': [],
        '3-4': [
          w.ask(w.self, 'who', { from: w.movable(w.explorers), as: 'x', question: 'steer' }),
          w.lead(w.$who('x'), 3),
        ],
        '5-6': [
          w.roll(w.dice(2), undefined, { as: 'n' }),
          w.set('harm', w.clamp(w.minus(w.v('harm'), w.$num('n')), 0, 99)),
        ],
        '7+': [w.call('found')],
      },
    },
  },

  procs: {
    found: [
      w.set('known', 1),
      w.deploy('grave', { rooms: w.first(burial) }),
      w.tell('lies-here', { rooms: w.roomOf(grave) }),
      w.discard(boardInPlay),
    ],
  },

  rules: {
    suffocate: {
      page: 'traitor',
      ...w.clock('turn', w.traitor, [
        w.roll(w.dice(w.v('turn')), undefined, { as: 'n' }),
        w.add('harm', w.$num('n')),
        w.tell('less-air', { n: w.$num('n') }),
      ]),
    },
    'smash-board': {
      page: 'traitor',
      on: 'transfer.after',
      when: w.all(w.isIn(w.theThing, board), w.isIn(w.holderOf(w.theThing), w.traitor), w.during('defeat')),
      do: [w.setAside(board)],
    },
    'board-stays': { on: 'may', for: w.explorers, verbs: ['give/spirit-board', 'drop/spirit-board'] },
    'board-is-busy': { on: 'may', for: w.explorers, verbs: ['cards/spirit-board/ask'] },
  },

  wins: {
    heroes: w.is(w.v('dug'), '≥', w.players),
    traitor: w.any(w.is(w.v('harm'), '≥', 12), w.gone(w.heroes)),
  },

  rulings: {
    'one-search': { page: 'heroes', about: ['search'] },
    'three-spaces': { page: 'heroes', about: ['ask-the-board'] },
    'not-below-nothing': { page: 'traitor', about: ['harm'] },
    'at-twelve': { page: 'traitor', about: ['wins/traitor'] },
    'goes-on-without-you': { page: 'traitor', about: ['suffocate'] },
    'nobody-left-to-dig': { page: 'traitor', about: ['wins/traitor'] },
    'grave-in-the-lift': { page: 'traitor', about: ['setup/traitor'] },
  },
});
