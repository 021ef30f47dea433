import * as w from '@hollow/engine/words';

const cultists = w.piece('cultist');
const bodies = w.pieces('body');
const runes = w.own('rune');
const chasm = w.named('chasm');
const chamber = w.named('ritual-room');
const corpses = w.where(w.deadOnes, w.at(w.it, w.here));
/** The one corpse that may be carried: somebody's who was killed here, or an explorer's. */
const carriedBody = w.own('body');
const carriedCorpse = w.where(w.deadOnes, w.isIn(w.holderOf(w.it), w.self));
const carriesNothing = w.all(w.gone(carriedBody), w.gone(carriedCorpse));
const carriesOne = w.any(w.exists(carriedBody), w.exists(carriedCorpse));

export default w.haunt({
  id: 'holy-ground',
  number: 13,
  kind: 'traitor',
  traitor: w.revealer,

  counters: { ritual: { from: 3 } },
  vars: { broken: {} },
  pieces: { rune: { n: 8 }, body: { n: w.byPlayers(3, 4, 5, 6), page: 'traitor' } },
  monsters: {
    cultist: {
      n: w.byPlayers(3, 4, 5, 6),
      traits: { might: 5, speed: 3, knowledge: 3, sanity: 3 },
      defeat: [w.each(w.here, 'r', [w.kill(w.self), w.deploy('body', { rooms: w.$room('r') })])],
    },
  },
  zones: ['depths'],

  setup: {
    traitor: [
      w.ensureRoom('ritual-room', { floor: 'basement' }),
      w.ensureRoom('chasm', { floor: 'basement' }),
      w.deploy('cultist', { rooms: w.first(chamber), n: w.byPlayers(3, 4, 5, 6) }),
      w.heal(w.allTraits, w.traitor),
      w.gain('might', 1, w.traitor),
      w.gain('speed', 1, w.traitor),
    ],
  },

  actions: {
    'study-the-ritual': {
      who: w.heroes,
      where: w.named('library', 'chapel', 'ritual-room'),
      roll: { trait: 'knowledge' },
      pass: 5,
      do: [w.deploy('rune', { holder: w.self })],
    },
    'disrupt-the-ritual': {
      who: w.heroes,
      where: chamber,
      roll: { trait: 'sanity', bonus: w.minus(w.count(runes), w.count(cultists)) },
      rows: { '0-3': [w.damage('mental', 2)], '4-5': [w.damage('mental', 1)], '6+': [w.set('broken', 1)] },
    },
    'take-up-cultist': {
      who: w.traitor,
      needs: [carriesNothing, w.exists(w.where(bodies, w.at(w.it, w.here)))],
      limit: 'none',
      do: [w.transfer(w.first(w.where(bodies, w.at(w.it, w.here))), w.self)],
    },
    'take-up-explorer': {
      who: w.traitor,
      needs: [carriesNothing, w.exists(corpses)],
      limit: 'none',
      do: [w.ask(w.self, 'who', { from: corpses, as: 'c', question: 'take-up' }), w.hold(w.$who('c'), w.self)],
    },
    'put-down': {
      who: w.traitor,
      needs: [carriesOne],
      limit: 'none',
      do: [w.drop(carriedBody), w.letGo(carriedCorpse)],
    },
    'feed-her': {
      who: w.traitor,
      where: chasm,
      needs: [carriesOne],
      roll: { trait: 'sanity' },
      pass: 7,
      do: [w.call('cast-in'), w.add('ritual', -1)],
      fail: [w.call('cast-in'), w.gain('sanity', 2)],
    },
  },

  procs: {
    'cast-in': [
      w.remove(carriedBody),
      w.bury(w.heldBy(carriedCorpse)),
      w.each(carriedCorpse, 'c', [w.send(w.$who('c'), 'depths')]),
    ],
  },

  rules: {
    'she-hungers': { page: 'traitor', on: 'turn.after', for: w.traitor, do: [w.damage('general', 1, w.heroes)] },
    // What a corpse has on it is for whoever carries it.
    'carrier-alone-loots': {
      page: 'traitor',
      on: 'may',
      for: w.heroes,
      when: w.isIn(w.holderOf(w.itThing), w.where(w.deadOnes, w.exists(w.holderOf(w.it)))),
      verbs: ['take'],
    },
    'dies-and-drops': {
      page: 'traitor',
      on: 'kill.instead',
      for: w.traitor,
      when: w.exists(carriedBody),
      do: [w.drop(carriedBody), w.kill(w.self)],
    },
  },

  wins: {
    heroes: w.any(w.is(w.v('broken'), '=', 1), w.all(w.isDead(w.traitor), w.gone(cultists))),
    traitor: w.any(w.is(w.v('ritual'), '≤', 0), w.gone(w.heroes)),
  },

  exceptions: [
    { law: 'dead-traitor', of: 'haunts/holy-ground/she-hungers', ruling: 'without-you' },
    { law: 'off-board', of: 'haunts/holy-ground/take-up-explorer', ruling: 'no-weight' },
  ],

  rulings: {
    'without-you': { page: 'traitor', about: ['she-hungers', 'feed-her'] },
    'put-down-at-will': { page: 'traitor', about: ['put-down', 'dies-and-drops'] },
    'no-weight': { page: 'traitor', about: ['take-up-cultist', 'take-up-explorer'] },
    'spoils-of-the-carried': { page: 'traitor', about: ['carrier-alone-loots', 'cast-in'] },
    'all-cultists': { page: 'heroes', about: ['disrupt-the-ritual'] },
    'no-rune-left': { page: 'heroes', about: ['study-the-ritual'] },
    'dead-mens-runes': { page: 'heroes', about: ['study-the-ritual'] },
    'no-corpse-left': { page: 'traitor', about: ['wins/traitor'] },
  },
});
