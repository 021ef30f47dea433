import * as w from '@hollow/engine/words';

const rats = w.piece('rat');
const chamber = w.named('pentagram-chamber');
const beside = w.touching(chamber);
const nests = w.where(w.standing, w.is(w.vOf('nest', w.itRoom), '=', 1));
const freeNests = w.except(nests, w.roomOf(rats));
/** Where the next Rat may go: a nest without one, else any nest; where there is none, any room they can enter. */
const burrows = w.either(
  freeNests,
  w.where(nests, w.gone(freeNests)),
  w.where(w.except(w.standing, chamber), w.gone(nests)),
);
const litter = w.times(2, w.players);
const pack = w.where(rats, w.all(w.at(w.it, w.here), w.not(w.has(w.it, 'sated')), w.not(w.isStunned(w.it))));
const prey = w.both(w.withMe(w.self), w.heroes);
const inside = w.at(w.self, chamber);

export default w.haunt({
  id: 'pay-the-piper',
  number: 26,
  kind: 'traitor',
  traitor: w.leftOf(w.revealer),

  counters: { ritual: { to: w.byPlayers(5, 5, 4, 4), page: 'traitor' } },
  vars: { nest: { per: 'room' }, reached: {}, bites: {} },
  monsters: {
    rat: {
      n: 24,
      traits: { speed: 3, might: 2, sanity: 1, knowledge: null },
      defeat: [w.end('turn'), w.remove(w.self)],
    },
  },
  statuses: { sated: { rules: { 'has-bitten': { on: 'may', verbs: ['attack'] } } } },

  setup: {
    everyone: [
      w.ensureRoom('pentagram-chamber'),
      w.eachOne(w.charactersIn(chamber), [
        w.ask(w.self, 'room', { from: beside, as: 'r', question: 'driven-out' }),
        w.put(w.self, w.$room('r'), { silent: true }),
      ]),
    ],
    traitor: [
      w.setTrait(w.traitor, w.allTraits, 'start'),
      w.gainEach(1, w.traitor),
      w.each(w.except(w.both(w.emptyRooms, w.symbol('event', 'item', 'omen')), chamber), 'n', [
        w.setOf('nest', w.$room('n'), 1),
      ]),
      w.when(w.is(w.count(nests), '≤', litter), [w.each(nests, 'n', [w.deploy('rat', { rooms: w.$room('n') })])]),
      w.repeat(w.minus(litter, w.count(rats)), [
        w.ask(w.traitor, 'room', { from: burrows, as: 'r' }),
        w.deploy('rat', { rooms: w.$room('r') }),
      ]),
    ],
  },

  actions: {
    ritual: {
      who: w.traitor,
      where: chamber,
      roll: { trait: 'sanity' },
      pass: 3,
      do: [
        w.add('ritual', 1),
        w.ask(w.self, 'room', { from: beside, as: 'r' }),
        w.deploy('rat', { rooms: w.$room('r') }),
      ],
    },
    swarm: {
      who: rats,
      page: 'everyone',
      needs: [w.exists(prey), w.not(w.has(w.self, 'sated')), w.is(w.count(pack), '≥', 2)],
      cost: 'attack',
      do: [
        w.ask(w.self, 'who', { from: prey, as: 'x' }),
        w.set('bites', w.clamp(w.sum(pack, w.level(w.it, 'might')), 0, 8)),
        w.mark(pack, 'sated'),
        w.attack({ on: w.$who('x'), dice: w.v('bites'), trait: 'might', rolledBy: w.self }),
      ],
    },
  },

  rules: {
    'bites-once': {
      on: 'attack.after',
      evenDead: true,
      when: w.isIn(w.instigator, rats),
      do: [w.mark(w.both(w.instigator, w.active), 'sated')],
    },
    'hungry-again': { on: 'monsterTurn.before', evenDead: true, do: [w.mark(w.withStatus('sated'), 'sated', false)] },
    'drawn-circle': {
      on: 'may',
      for: w.either(w.heroes, rats),
      when: w.isIn(w.itRoom, chamber),
      verbs: ['enter'],
    },
    // Heroes are in it only when the haunt begins, and are turned out without a roll.
    'no-roll-to-leave': { on: 'may', for: w.explorers, verbs: ['rooms/pentagram-chamber/*'] },
    'out-of-reach': { on: 'may', when: w.all(w.isIn(w.it, w.traitor), w.at(w.it, chamber)), verbs: ['attack'] },
    'nothing-hurts-it': { on: 'damage.instead', for: w.traitor, when: inside, do: [] },
    'nothing-weakens-it': {
      on: 'shift.instead',
      for: w.traitor,
      when: w.all(inside, w.kindIs('loss'), w.not(w.ownTurn(w.self))),
      do: [],
    },
    'nothing-moves-it': { on: 'may', for: w.traitor, when: inside, verbs: ['be-moved'] },
    'stays-inside': { on: 'put.instead', for: w.traitor, when: inside, do: [] },
    'circle-closed': { on: 'enter.after', for: w.traitor, when: w.isIn(w.theRoom, chamber), do: [w.set('reached', 1)] },
  },

  wins: {
    heroes: w.any(w.gone(rats), w.all(w.isDead(w.traitor), w.is(w.v('reached'), '=', 0))),
    traitor: w.any(w.is(w.v('ritual'), '≥', w.byPlayers(5, 5, 4, 4)), w.gone(w.heroes)),
  },

  rulings: {
    'rats-to-spare': { page: 'traitor', about: ['ritual'] },
    'one-rat-alone': { about: ['swarm'] },
    'once-inside': { about: ['circle-closed'] },
    'chamber-in-the-house': { about: ['setup/everyone'] },
  },
});
