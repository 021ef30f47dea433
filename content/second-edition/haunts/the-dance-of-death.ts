import {
  add,
  addRoom,
  allDead,
  allTraits,
  any,
  at,
  away,
  both,
  call,
  cards,
  charactersIn,
  end,
  haunt,
  here,
  heroes,
  holds,
  inHouse,
  is,
  isIn,
  join,
  level,
  lose,
  mark,
  named,
  not,
  onFloor,
  players,
  roll,
  self,
  set,
  setAside,
  setTrait,
  side,
  trait,
  v,
  when,
} from '@hollow/engine/builders';

const symbol = cards('holy-symbol');
const ballroom = named('ballroom');
const dancers = side('traitor');
const pentagram = { which: 'pentagram-chamber', as: 'r' };

export default haunt({
  id: 'the-dance-of-death',
  number: 9,
  kind: 'none-at-first',

  counters: { defiance: { to: players } },
  vars: { destroyed: {} },
  statuses: {
    lured: {
      will: [{ seekRoom: ballroom }],
      rules: { 'lure-ends': { on: 'turn.after', do: [mark(self, 'lured', false)] } },
    },
  },
  places: { sinks: named('chasm', 'furnace-room', 'underground-lake') },

  setup: {
    everyone: [
      // Ruling: “far” is five rooms or more from the revealer, else as far as the basement allows.
      when(not(inHouse('pentagram-chamber')), [
        addRoom({ ...pentagram, beside: away(onFloor('basement'), 5, here), none: [addRoom(pentagram)] }),
      ]),
      when(not(inHouse('stairs-from-basement')), [addRoom({ which: 'stairs-from-basement', as: 'r' })]),
      when(not(inHouse('ballroom')), [addRoom({ which: 'ballroom', as: 'r' })]),
    ],
  },

  actions: {
    'defy-fiddler': {
      who: heroes,
      where: named('pentagram-chamber'),
      needs: [holds(both(charactersIn(here), heroes), symbol)],
      roll: { trait: 'sanity' },
      pass: 5,
      do: [add('defiance', 1)],
    },
    'destroy-symbol': {
      who: dancers,
      where: 'sinks',
      needs: [holds(self, symbol)],
      cost: 'ends-turn',
      page: 'traitor',
      do: [setAside(symbol), set('destroyed', 1)],
    },
  },

  procs: { turn: [join(self, 'traitor'), setTrait(self, allTraits, 'start'), mark(self, 'lured', false)] },

  rules: {
    // Ruling: who turns goes on with the turn at hand; the dance is rolled for from the next one on.
    lure: {
      on: 'turn.before',
      for: heroes,
      when: not(holds(self, symbol)),
      do: [
        roll(trait('sanity'), {
          '4+': [],
          '0-3': [
            when(at(self, ballroom), [call('turn')], [lose('sanity'), when(isIn(self, heroes), [mark(self, 'lured')])]),
          ],
        }),
      ],
    },
    // Ruling: whatever takes the last Sanity, the hero turns and does not die (first edition).
    'mind-gives-way': {
      cites: ['2e.death.hero-to-traitor'],
      on: 'kill.instead',
      for: heroes,
      when: is(level(self, 'sanity', 'step'), '<', 0),
      do: [call('turn')],
    },
    'symbol-kept': { on: 'may', for: heroes, verbs: ['give/holy-symbol', 'drop/holy-symbol'] },
    dance: {
      page: 'traitor',
      on: 'turn.before',
      for: dancers,
      do: [roll(trait('might'), { '3+': [], '0-2': [lose('might'), end('movement')] })],
    },
    // Ruling: weapons that fight with Might are used with Speed too, and keep their dice.
    'light-feet': { page: 'traitor', on: 'stat', for: dancers, trait: 'speed' },
  },

  wins: {
    heroes: is(v('defiance'), '≥', players),
    // Ruling: the dance has also won when no hero is left.
    traitor: any(is(v('destroyed'), '=', 1), allDead(heroes)),
  },
});
