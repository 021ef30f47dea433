import * as w from '@hollow/engine/words';

const symbol = w.cards('holy-symbol');
const ballroom = w.named('ballroom');
const dancers = w.side('traitor');

export default w.haunt({
  id: 'the-dance-of-death',
  number: 9,
  kind: 'none-at-first',

  counters: { defiance: { to: w.players } },
  vars: { destroyed: {} },
  statuses: {
    lured: {
      will: [{ seekRoom: ballroom }],
      rules: { 'lure-ends': { on: 'turn.after', do: [w.mark(w.self, 'lured', false)] } },
    },
  },
  places: { sinks: w.named('chasm', 'furnace-room', 'underground-lake') },

  setup: {
    everyone: [
      w.ensureRoom('pentagram-chamber', { far: { from: w.here, on: ['basement'], rooms: 'most' } }),
      w.ensureRoom('stairs-from-basement'),
      w.ensureRoom('ballroom'),
    ],
  },

  actions: {
    'defy-fiddler': {
      who: w.heroes,
      where: w.named('pentagram-chamber'),
      needs: [w.holds(w.both(w.charactersIn(w.here), w.heroes), symbol)],
      roll: { trait: 'sanity' },
      pass: 5,
      do: [w.add('defiance', 1)],
    },
    'destroy-symbol': {
      who: dancers,
      where: 'sinks',
      needs: [w.holds(w.self, symbol)],
      cost: 'ends-turn',
      page: 'traitor',
      do: [w.setAside(symbol), w.set('destroyed', 1)],
    },
  },

  procs: {
    turn: [w.join(w.self, 'traitor'), w.setTrait(w.self, w.allTraits, 'start'), w.mark(w.self, 'lured', false)],
  },

  rules: {
    lure: {
      on: 'turn.before',
      for: w.heroes,
      when: w.not(w.holds(w.self, symbol)),
      do: [
        w.roll(w.trait('sanity'), {
          '4+': [],
          '0-3': [
            w.when(
              w.at(w.self, ballroom),
              [w.call('turn')],
              [w.lose('sanity'), w.when(w.isIn(w.self, w.heroes), [w.mark(w.self, 'lured')])],
            ),
          ],
        }),
      ],
    },
    'mind-gives-way': {
      cites: ['2e.death.hero-to-traitor'],
      on: 'kill.instead',
      for: w.heroes,
      when: w.is(w.level(w.self, 'sanity', 'step'), '<', 0),
      do: [w.call('turn')],
    },
    'symbol-kept': { on: 'may', for: w.heroes, verbs: ['give/holy-symbol', 'drop/holy-symbol'] },
    dance: {
      page: 'traitor',
      on: 'turn.before',
      for: dancers,
      do: [w.roll(w.trait('might'), { '3+': [], '0-2': [w.lose('might'), w.end('movement')] })],
    },
    'light-feet': { page: 'traitor', on: 'stat', for: dancers, trait: 'speed' },
  },

  wins: {
    heroes: w.is(w.v('defiance'), '≥', w.players),
    traitor: w.any(w.is(w.v('destroyed'), '=', 1), w.gone(w.heroes)),
  },

  rulings: {
    'dog-leaves-it': { about: ['symbol-kept'] },
    'turn-goes-on': { about: ['lure'] },
    'last-sanity': { about: ['mind-gives-way'], clause: '2e.death.hero-to-traitor' },
    'symbol-in-hand': { page: 'traitor', about: ['destroy-symbol'] },
    'dancing-with-weapons': { page: 'traitor', about: ['light-feet'] },
    'nobody-left': { page: 'traitor', about: ['wins/traitor'] },
  },
});
