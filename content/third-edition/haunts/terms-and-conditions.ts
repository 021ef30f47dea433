import * as w from '@hollow/engine/words';

const demon = w.piece('demon');
const contract = w.pieces('contract');
const blood = w.own('blood');
const fires = w.named('furnace-room', 'ritual-room', 'kitchen', 'laboratory', 'charred-room');
const cellar = w.onFloor('basement');
const victims = w.both(w.heroes, w.withMe(w.self));
/** All the Blood there is, that of the dead included, is in the traitor's hands. */
const paidInFull = w.is(w.count(w.ownedBy(w.traitor, 'blood')), '≥', w.heroesAtStart);
/** Weapons with which no Might is rolled. */
const otherMeans = w.cards('gun', 'crossbow', 'ring');

export default w.haunt({
  id: 'terms-and-conditions',
  number: 49,
  kind: 'traitor',
  traitor: w.revealer,

  // The traitor has come to the Demon with all of it, and has not gone away again.
  vars: { presented: { knownTo: 'traitor' } },
  pieces: { blood: { n: w.heroesAtStart, carry: 'traitor' }, contract: { n: 1, carry: 'item' } },
  monsters: {
    demon: {
      n: 1,
      traits: { might: 6, speed: 4, sanity: 4, knowledge: 5 },
      defeat: [w.when(w.holds(w.self, contract), [], [w.stun(w.self)])],
    },
  },

  setup: {
    heroes: [w.each(w.heroes, 'h', [w.deploy('blood', { holder: w.$who('h') })])],
    traitor: [
      w.heal(w.allTraits, w.traitor),
      w.gain('might', w.byPlayers(0, 1, 2, 2), w.traitor),
      w.gain('speed', w.byPlayers(0, 1, 2, 2), w.traitor),
      w.ask(w.traitor, 'room', {
        from: w.most(cellar, w.distance(w.named('basement-landing'), w.itRoom)),
        as: 'r',
        question: 'office',
      }),
      w.deploy('demon', { rooms: w.$room('r') }),
      w.deploy('contract', { holder: w.first(demon) }),
    ],
  },

  actions: {
    'burn-the-contract': {
      who: w.heroes,
      needs: [w.holds(w.self, contract)],
      roll: { trait: 'knowledge', bonus: w.ifElse(w.at(w.self, fires), 4, 0) },
      rows: { '0-3': [w.damage('physical', 1)], '4-6': [], '7+': [w.remove(contract)] },
    },
    'perform-blood-magic': {
      who: w.heroes,
      needs: [w.exists(blood)],
      do: [w.damage('mental', { dice: 1 }), w.when(w.not(w.isDead(w.self)), [w.gain('might')])],
    },
    'break-the-will': {
      who: w.traitor,
      needs: [w.exists(victims)],
      cost: 'attack',
      do: [
        w.ask(w.self, 'who', { from: victims, as: 'h', question: 'will' }),
        w.attack({ by: w.self, on: w.$who('h'), own: true, trait: 'sanity' }),
      ],
    },
  },

  rules: {
    'contract-snatched': {
      page: 'heroes',
      ...w.robs(w.heroes, contract, {
        from: 1,
        when: w.all(w.isIn(w.subject, demon), w.ownTurn(w.winner), w.not(w.isIn(w.foughtWith, otherMeans))),
      }),
    },
    'signed-and-sealed': { on: 'may', for: w.traitor, when: w.isIn(w.itThing, contract), verbs: ['take'] },
    'blood-is-shed': {
      on: 'damage.after',
      for: w.heroes,
      when: w.all(w.kindIs('physical'), w.is(w.amount, '>', 0), w.exists(blood)),
      do: [w.drop(blood, w.here)],
    },
    // What the dead held has gone out of play: as much as is missing lies where they fell.
    'blood-of-the-dead': {
      on: 'kill.after',
      evenDead: true,
      do: [w.deploy('blood', { n: w.minus(w.heroesAtStart, w.count(w.pieces('blood'))), rooms: w.theRoom })],
    },
    'blood-is-not-given': { on: 'may', when: w.isIn(w.itThing, w.pieces('blood')), verbs: ['give'] },
    bloodless: {
      page: 'heroes',
      on: 'turn.after',
      for: w.heroes,
      when: w.gone(blood),
      do: [w.damage('mental', { dice: 1 })],
    },
    'before-the-demon': {
      page: 'traitor',
      on: 'enter.after',
      for: w.traitor,
      do: [w.set('presented', w.ifElse(w.all(w.at(w.self, w.roomOf(demon)), paidInFull), 1, 0))],
    },
  },

  wins: {
    heroes: w.gone(contract),
    traitor: w.any(w.all(paidInFull, w.is(w.v('presented'), '=', 1)), w.gone(w.heroes)),
  },

  rulings: {
    'in-person': { page: 'traitor', about: ['before-the-demon', 'wins/traitor'] },
    'every-drop': { page: 'traitor', about: ['before-the-demon', 'wins/traitor'] },
    'general-damage': { about: ['blood-is-shed'] },
    'no-gift': { about: ['blood-is-not-given'] },
    'from-the-dead': { page: 'heroes', about: ['contract-snatched', 'signed-and-sealed'] },
    'dead-agent': { about: ['blood-of-the-dead'] },
    'empty-handed': { page: 'traitor', about: ['demon'] },
    'an-office-downstairs': { page: 'traitor', about: ['setup/traitor'] },
    'arms-length': { page: 'heroes', about: ['contract-snatched'] },
    'without-a-weapon': { page: 'traitor', about: ['break-the-will'] },
  },
});
