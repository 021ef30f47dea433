import * as w from '@hollow/engine/words';

const book = w.cards('book');
const sites = w.named('chapel', 'pentagram-chamber');
const farFromTraitor = (...on: string[]) => ({ far: { from: w.roomOf(w.traitor), on, rooms: 'most' } as const });

export default w.haunt({
  id: 'an-invocation-of-darkness',
  number: 33,
  kind: 'traitor',
  traitor: w.revealer,
  // The traitor's extra turn: the first of the haunt, after which play goes on to the left.
  first: w.traitor,

  counters: { invocation: { to: 5, page: 'traitor' } },
  vars: { brought: {}, destroyed: {} },
  monsters: {
    'elder-god': { n: 1, traits: { speed: w.players, might: 12, sanity: 7, knowledge: null } },
  },
  places: { sites, pits: w.named('furnace-room', 'chasm') },

  setup: {
    traitor: [
      w.setTrait(w.traitor, w.allTraits, 'start'),
      w.each(w.allTraits, 't', [
        w.roll(w.dice(2), undefined, { as: 'n' }),
        w.gain(w.$trait('t'), w.$num('n'), w.traitor),
      ]),
    ],
    heroes: [
      w.when(w.not(w.inHouse('chapel', 'pentagram-chamber')), [
        w.eachOne(w.leftOf(w.revealer), [
          w.choose(
            w.self,
            {
              chapel: [w.layRoom('chapel', farFromTraitor('ground', 'upper'))],
              'pentagram-chamber': [w.layRoom('pentagram-chamber', farFromTraitor('basement'))],
            },
            { question: 'pit' },
          ),
        ]),
      ]),
    ],
  },

  actions: {
    'destroy-book': {
      who: w.heroes,
      where: 'pits',
      needs: [w.holds(w.self, book)],
      cost: { move: 1 },
      do: [w.setAside(book), w.set('destroyed', 1)],
    },
    invoke: {
      who: w.traitor,
      where: 'sites',
      needs: [w.any(w.is(w.v('brought'), '=', 1), w.holds(w.self, book))],
      cost: { move: 1 },
      limit: 'none',
      roll: { trait: 'knowledge' },
      pass: 5,
      do: [
        w.set('brought', 1),
        w.add('invocation', 1),
        w.when(w.is(w.v('invocation'), '≥', 5), [w.deploy('elder-god', { rooms: w.here }), w.kill(w.traitor)]),
      ],
      fail: [w.set('brought', 1)],
    },
  },

  rules: {
    'book-brought': {
      page: 'traitor',
      on: 'enter.after',
      for: w.traitor,
      when: w.all(w.isIn(w.theRoom, sites), w.holds(w.self, book)),
      do: [w.set('brought', 1)],
    },
  },

  wins: {
    heroes: w.any(w.is(w.v('destroyed'), '=', 1), w.all(w.isDead(w.traitor), w.is(w.v('invocation'), '<', 5))),
    traitor: w.gone(w.heroes),
  },

  rulings: {
    'dice-by-trait': { page: 'traitor', about: ['setup/traitor'] },
    'word-after-word': { page: 'traitor', about: ['invoke'] },
    'stairs-for-the-god': { page: 'traitor', about: ['elder-god'], clause: '2e.monster.basement-stairs' },
  },
});
