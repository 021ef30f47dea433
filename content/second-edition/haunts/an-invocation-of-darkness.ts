import {
  $num,
  $trait,
  add,
  addRoom,
  all,
  allDead,
  allTraits,
  any,
  asFor,
  away,
  cards,
  choose,
  deploy,
  dice,
  each,
  gain,
  haunt,
  here,
  heroes,
  holds,
  inHouse,
  is,
  isDead,
  isIn,
  kill,
  leftOf,
  named,
  not,
  onFloor,
  players,
  revealer,
  roll,
  roomOf,
  self,
  set,
  setAside,
  setOf,
  setTrait,
  theRoom,
  traitor,
  v,
  vOf,
  when,
} from '@hollow/engine/builders';

const book = cards('book');
const sites = named('chapel', 'pentagram-chamber');
// Ruling: “far” is five rooms or more from the traitor, else as far as the floor allows.
const chapel = { which: 'chapel', as: 'r' };
const farChapel = { ...chapel, beside: away(onFloor('ground', 'upper'), 5, roomOf(traitor)), none: [addRoom(chapel)] };
const pentagram = { which: 'pentagram-chamber', as: 'r' };
const farPentagram = {
  ...pentagram,
  beside: away(onFloor('basement'), 5, roomOf(traitor)),
  none: [addRoom(pentagram)],
};

export default haunt({
  id: 'an-invocation-of-darkness',
  number: 33,
  kind: 'traitor',
  traitor: revealer,
  // The traitor's extra turn: the first of the haunt, after which play goes on to the left.
  first: traitor,

  counters: { invocation: { to: 5 } },
  vars: { brought: { per: 'room' }, destroyed: {} },
  monsters: {
    'elder-god': { n: 1, traits: { speed: players, might: 12, sanity: 7, knowledge: null } },
  },
  places: { sites, pits: named('furnace-room', 'chasm') },

  setup: {
    traitor: [
      setTrait(traitor, allTraits, 'start'),
      // Ruling: two dice are thrown for each trait apart.
      each(allTraits, 't', [roll(dice(2), undefined, { as: 'n' }), gain($trait('t'), $num('n'), traitor)]),
    ],
    heroes: [
      when(not(inHouse('chapel', 'pentagram-chamber')), [
        asFor(leftOf(revealer), [
          choose(self, { chapel: [addRoom(farChapel)], 'pentagram-chamber': [addRoom(farPentagram)] }),
        ]),
      ]),
    ],
  },

  actions: {
    'destroy-book': {
      who: heroes,
      where: 'pits',
      needs: [holds(self, book)],
      cost: { move: 1 },
      do: [setAside(book), set('destroyed', 1)],
    },
    invoke: {
      who: traitor,
      where: 'sites',
      // Ruling: the Book hallows the room into which it was brought, not the other one as well.
      needs: [any(is(vOf('brought', here), '=', 1), holds(self, book))],
      cost: { move: 1 },
      limit: 'none',
      roll: { trait: 'knowledge' },
      pass: 5,
      do: [
        setOf('brought', here, 1),
        add('invocation', 1),
        when(is(v('invocation'), '≥', 5), [deploy('elder-god', { rooms: here }), kill(traitor)]),
      ],
      fail: [setOf('brought', here, 1)],
    },
  },

  rules: {
    'book-brought': {
      page: 'traitor',
      on: 'enter.after',
      for: traitor,
      when: all(isIn(theRoom, sites), holds(self, book)),
      do: [setOf('brought', theRoom, 1)],
    },
  },

  wins: {
    heroes: any(is(v('destroyed'), '=', 1), all(isDead(traitor), is(v('invocation'), '<', 5))),
    traitor: allDead(heroes),
  },
});
