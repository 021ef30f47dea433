import * as w from '@hollow/engine/words';
import { lowest, others } from '../traitors.ts';

const firebats = w.piece('firebat');
const batsThere = w.where(firebats, w.at(w.it, w.$room('r')));
const heroesThere = w.both(w.charactersIn(w.$room('r')), w.heroes);
const brood = (n: number) => [w.set('brood', n)];

export default w.haunt({
  id: 'hellbeasts',
  number: 38,
  kind: 'traitor',
  traitor: lowest(others, 'knowledge'),

  counters: { exorcisms: { to: w.players, page: 'heroes' } },
  vars: { brood: { knownTo: 'nobody' } },
  monsters: {
    firebat: {
      n: 24,
      traits: { speed: 3, might: null, sanity: null, knowledge: null },
      attack: { never: true },
      immune: ['speed'],
      slows: false,
      // All of them move as far as one roll says; the same roll says how many are hatched.
      movesInstead: {
        '0': brood(0),
        '1': brood(1),
        '2': brood(2),
        '3': brood(3),
        '4': brood(4),
        '5': brood(5),
        '6+': brood(6),
      },
    },
  },

  setup: { traitor: [w.deploy('firebat', { rooms: w.revealRoom, n: w.half(w.players, true) })] },

  actions: w.exorcism('exorcisms', {
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

  procs: {
    blaze: [w.roll(w.dice(w.count(batsThere)), undefined, { as: 'n' }), w.damage('physical', w.$num('n'), heroesThere)],
  },

  rules: {
    breed: {
      page: 'traitor',
      on: 'monsterTurn.after',
      for: w.traitor,
      evenDead: true,
      do: [w.deploy('firebat', { rooms: w.revealRoom, n: w.v('brood') }), w.set('brood', 0)],
    },
    burn: {
      on: 'monsterTurn.after',
      for: w.traitor,
      evenDead: true,
      do: [
        w.each(w.both(w.roomOf(w.heroes), w.roomOf(firebats)), 'room', [
          w.call('blaze', { with: { r: w.$room('room') } }),
        ]),
      ],
    },
  },

  wins: { heroes: w.is(w.v('exorcisms'), '≥', w.players), traitor: w.gone(w.heroes) },

  rulings: {
    'failure-is-free': { page: 'heroes', about: ['exorcise-by-faith', 'exorcise-by-study'] },
    'one-fire': { page: 'traitor', about: ['burn'] },
    'armor-against-fire': { about: ['burn'] },
    'born-burning': { page: 'traitor', about: ['breed', 'burn'] },
    'twenty-four': { page: 'traitor', about: ['breed'] },
    'keeper-dead': { about: ['burn'] },
    'still-they-breed': { page: 'traitor', about: ['breed'] },
  },
});
