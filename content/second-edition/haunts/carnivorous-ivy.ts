import * as w from '@hollow/engine/words';
import { highest, orElse } from '../traitors.ts';

const tips = w.piece('tip');
const book = w.cards('book');
const spray = w.pieces('plant-spray');
const most = w.clamp(w.times(2, w.players), 0, 10);
const windows = w.named(
  'entrance-hall',
  'balcony',
  'bedroom',
  'chapel',
  'conservatory',
  'dining-room',
  'gardens',
  'grand-staircase',
  'graveyard',
  'master-bedroom',
  'patio',
  'tower',
);
const bare = w.where(windows, w.is(w.vOf('rooted', w.itRoom), '=', 0));
const grip = w.grip({
  by: tips,
  on: w.heroes,
  when: w.kindIs('physical'),
  first: [
    w.drop(w.both(w.heldBy(w.self), w.tagged('item'))),
    w.drop(w.own('plant-spray')),
    w.eachOne(w.winner, [w.end('movement')]),
  ],
});
const victims = w.where(w.heroes, w.isIn(w.holderOf(w.it), w.self));
const laden = w.where(tips, w.exists(w.where(w.heroes, w.isIn(w.holderOf(w.it), w.outer('tip')))), 'tip');
const lift = w.named('mystic-elevator');
const free = w.except(w.heroes, grip.gripped);
const root = w.roomOf(w.first(w.boundPieces(w.self)));
const inReach = w.where(tips, w.any(w.at(w.it, w.here), w.at(w.boundPieces(w.it), w.here)));
const plant = (r: Parameters<typeof w.setOf>[1]) => [w.call('plant', { with: { r } })];

export default w.haunt({
  id: 'carnivorous-ivy',
  number: 7,
  kind: 'traitor',
  traitor: orElse(w.playedBy('father-rhinehardt'), highest(w.explorers, 'sanity')),

  counters: { sprayed: { to: w.players, page: 'heroes' }, sprouted: { to: most, page: 'traitor' } },
  vars: { rooted: { per: 'room', knownTo: 'traitor' }, destroyed: {} },
  pieces: { root: { n: most }, 'plant-spray': { n: 1, carry: 'item', page: 'heroes' } },
  monsters: {
    tip: {
      n: most,
      traits: { speed: 2, might: 5, sanity: 3, knowledge: null },
      attack: { on: w.where(free, w.gone(w.where(w.heroes, w.isIn(w.holderOf(w.it), w.self)))) },
      will: [{ seekRoom: w.where(root, w.exists(victims)) }],
      defeat: [w.letGo(victims), w.stun(w.self)],
    },
  },

  setup: {
    traitor: [
      w.eachOne(w.traitor, [w.drop(w.both(w.heldBy(w.self), book))]),
      w.when(
        w.is(w.count(windows), '≤', most),
        [w.each(windows, 'r', plant(w.$room('r')))],
        [
          w.repeat(most, [
            w.ask(w.traitor, 'room', { from: bare, as: 'r', question: 'sprout-where' }),
            ...plant(w.$room('r')),
          ]),
        ],
      ),
    ],
  },

  actions: {
    'brew-spray': {
      who: free,
      page: 'heroes',
      where: w.named('research-laboratory', 'kitchen'),
      needs: [w.holds(w.self, book), w.gone(spray)],
      roll: { trait: 'knowledge' },
      pass: 5,
      do: [w.deploy('plant-spray', { holder: w.self })],
    },
    spray: {
      who: free,
      page: 'heroes',
      needs: [w.holds(w.self, spray), w.exists(inReach)],
      cost: 'attack',
      do: [
        w.ask(w.self, 'who', { from: inReach, as: 't', question: 'spray-which' }),
        w.eachOne(w.$who('t'), [w.letGo(victims), w.remove(w.boundPieces(w.self)), w.kill(w.self)]),
        w.add('sprayed', 1),
      ],
    },
    struggle: {
      who: grip.gripped,
      page: 'heroes',
      cost: 'attack',
      do: [
        w.attack({
          by: w.self,
          on: w.holderOf(w.self),
          trait: 'might',
          win: [w.letGo(w.self), w.stun(w.subject)],
          lose: [],
        }),
        w.when(w.exists(w.holderOf(w.self)), [w.end('turn')]),
      ],
    },
    'destroy-spray': {
      who: w.traitor,
      where: w.named('chasm', 'furnace-room', 'underground-lake'),
      needs: [w.holds(w.self, spray)],
      cost: 'ends-turn',
      do: [w.remove(spray), w.set('destroyed', 1)],
    },
  },

  procs: {
    plant: [
      w.deploy('tip', { rooms: w.$room('r'), as: 't' }),
      w.deploy('root', { rooms: w.$room('r'), tied: w.$who('t') }),
      w.setOf('rooted', w.$room('r'), 1),
      w.add('sprouted', 1),
    ],
  },

  rules: {
    sprouts: {
      page: 'traitor',
      on: 'enter.after',
      when: w.all(w.isIn(w.theRoom, bare), w.is(w.v('sprouted'), '<', most)),
      do: plant(w.theRoom),
    },
    'sprouts-again': {
      page: 'traitor',
      on: 'monsterTurn.before',
      evenDead: true,
      when: w.all(w.gone(tips), w.is(w.v('sprouted'), '<', most)),
      do: [w.ask(w.traitor, 'room', { from: windows, as: 'r', question: 'sprout-where' }), ...plant(w.$room('r'))],
    },
    grabbed: grip.caught,
    'arms-pinned': {
      on: 'may',
      for: grip.gripped,
      verbs: ['items', 'use', 'attack'],
      except: ['haunts/carnivorous-ivy/struggle'],
    },
    retreat: { page: 'traitor', on: 'moves', for: laden, layer: 'set', value: 2 },
    mulched: {
      page: 'traitor',
      on: 'act.before',
      for: tips,
      when: w.all(w.exists(victims), w.at(w.self, root)),
      do: [w.kill(victims), w.remove(w.boundPieces(w.self)), w.kill(w.self)],
    },
    'deaf-to-spirits': { on: 'may', for: tips, verbs: ['be-moved'] },
    // Whoever walks: a Tip that comes in stops it itself, so that no way of a Tip leads by it.
    'lift-overgrown': {
      on: 'may',
      when: w.any(w.isIn(w.self, tips), w.at(tips, lift)),
      verbs: ['rooms/mystic-elevator/*'],
    },
    'not-for-you': { page: 'traitor', on: 'may', for: w.traitor, verbs: ['take/book'] },
  },

  wins: {
    heroes: w.is(w.v('sprayed'), '≥', w.players),
    traitor: w.any(w.is(w.v('destroyed'), '=', 1), w.gone(w.heroes)),
  },

  rulings: {
    'one-at-a-time': { page: 'heroes', about: ['spray'] },
    'a-tie-holds': { page: 'heroes', about: ['struggle'] },
    'spray-on-the-floor': { page: 'traitor', about: ['destroy-spray'] },
    'never-without': { page: 'traitor', about: ['sprouts', 'sprouts-again'] },
    'fed-creepers': { page: 'heroes', about: ['wins/heroes'] },
    'full-grip': { about: ['grabbed'] },
    'nothing-calls-them': { about: ['deaf-to-spirits'] },
  },
});
