import * as w from '@hollow/engine/words';
import { highest, others } from '../traitors.ts';

const flesh = w.roomOf(w.pieces('blob'));
/** It takes every way there is, up and down, like a monster; flesh that is cut off from the rest does not grow. */
const mass = w.group(w.revealRoom, flesh, { every: true });
const sources = [
  'attic',
  'conservatory',
  'furnace-room',
  'gardens',
  'library',
  'research-laboratory',
  'operating-laboratory',
  'junk-room',
  'kitchen',
  'larder',
  'storeroom',
  'wine-cellar',
] as const;
const larders = w.either(w.named(...sources), w.where(w.named('vault'), w.exists(w.tokensOf('vault-empty'))));
const ownIngredients = w.own('ingredient');
const elevator = 'rooms/mystic-elevator/*';

export default w.haunt({
  id: 'amok-flesh',
  number: 27,
  kind: 'traitor',
  traitor: highest(others, 'knowledge'),

  counters: {
    examined: { to: w.players, page: 'heroes' },
    thrown: { to: w.players, page: 'heroes' },
  },
  pieces: { blob: { n: 60 }, searched: { n: 13 }, ingredient: { n: 13, carry: 'item' } },
  statuses: {
    'blob-person': {
      rules: {
        sluggish: { on: 'moves', layer: 'set', value: 2 },
        mindless: { on: 'may', verbs: ['*', elevator], except: ['move', 'enter'] },
        boneless: { on: 'damage.instead', do: [] },
        changeless: { on: 'shift.instead', do: [] },
      },
    },
  },
  places: { brink: w.both(w.joined(flesh, { whole: true }), w.touching(flesh)) },

  setup: { traitor: [w.discard(w.cards('crystal-ball'))] },

  actions: {
    examine: {
      who: w.heroes,
      where: 'brink',
      needs: [w.is(w.v('examined'), '<', w.players)],
      roll: { trait: 'knowledge' },
      pass: 3,
      do: [w.add('examined', 1)],
    },
    'find-ingredient': {
      who: w.heroes,
      where: larders,
      needs: [w.is(w.v('examined'), '≥', w.players), w.not(w.exists(w.both(w.here, w.roomOf(w.pieces('searched')))))],
      roll: { trait: 'knowledge' },
      pass: 3,
      do: [w.deploy('searched', { rooms: w.here }), w.deploy('ingredient', { holder: w.self })],
    },
    throw: {
      who: w.heroes,
      where: 'brink',
      needs: [w.exists(ownIngredients)],
      cost: { move: 1 },
      limit: 'none',
      do: [w.remove(w.first(ownIngredients)), w.add('thrown', 1)],
    },
  },

  procs: {
    absorb: [
      w.mark(w.self, 'blob-person'),
      w.discard(w.heldBy(w.self)),
      w.remove(ownIngredients),
      w.when(w.isIn(w.self, w.heroes), [w.join(w.self, 'traitor')]),
      w.end('turn'),
    ],
    expand: [
      w.when(
        w.exists(mass),
        [w.each(w.except(w.joined(mass, { every: true }), flesh), 'r', [w.deploy('blob', { rooms: w.$room('r') })])],
        [
          w.deploy('blob', { rooms: w.revealRoom }),
          w.each(w.except(w.both(w.joined(w.revealRoom, { whole: true }), w.touching(w.revealRoom)), flesh), 'r', [
            w.deploy('blob', { rooms: w.$room('r') }),
          ]),
        ],
      ),
      w.eachOne(w.where(w.charactersIn(flesh), w.not(w.has(w.it, 'blob-person'))), [w.call('absorb')]),
    ],
  },

  rules: {
    swallowed: {
      on: 'enter.after',
      when: w.all(w.isIn(w.theRoom, flesh), w.not(w.has(w.self, 'blob-person'))),
      do: [w.call('absorb')],
    },
    growth: {
      page: 'traitor',
      on: 'monsterTurn.before',
      evenDead: true,
      do: [
        w.each(w.except(w.roomOf(w.withStatus('blob-person')), flesh), 'r', [
          w.deploy('blob', { rooms: w.$room('r') }),
        ]),
        w.call('expand'),
        w.roll(w.dice(1), { '2+': [w.call('expand')], '0-1': [] }),
      ],
    },
    'no-foe': { on: 'may', for: w.heroes, when: w.has(w.it, 'blob-person'), verbs: ['attack'] },
    'elevator-stuck': { on: 'may', when: w.exists(w.both(w.named('mystic-elevator'), flesh)), verbs: [elevator] },
  },

  wins: {
    heroes: w.is(w.v('thrown'), '≥', w.players),
    traitor: w.gone(w.heroes),
  },

  rulings: {
    'like-a-monster': { page: 'traitor', about: ['growth'] },
    'any-patch': { page: 'heroes', about: ['throw'] },
    'no-end-of-flesh': { about: ['blob'] },
    'no-end-of-ingredients': { page: 'heroes', about: ['searched', 'ingredient'] },
    carrying: { about: ['ingredient'] },
    'where-it-began': { page: 'traitor', about: ['expand'] },
  },
});
