import * as w from '@hollow/engine/words';

const cultist = w.piece('cultist');
const cult = w.either(w.traitor, cultist);
const corpse = w.pieces('corpse');
const stores = ['kitchen', 'larder', 'junk-room', 'storeroom', 'research-laboratory', 'attic'];
const ownPaint = w.own('paint');
const ownCorpse = w.own('corpse');
const companions = w.cards('girl', 'madman', 'dog');
const offerings = w.either(w.both(w.heldBy(w.self), w.either(w.permits('trade'), companions)), ownCorpse);

export default w.haunt({
  id: 'the-stars-are-right',
  number: 14,
  kind: 'traitor',
  traitor: w.revealer,

  counters: { points: { to: 13, secret: true }, thrown: { to: w.players, page: 'heroes' } },
  pieces: {
    paint: { n: w.players, carry: 'heroes', most: 1 },
    corpse: { n: w.players, carry: 'traitor' },
  },
  monsters: {
    cultist: {
      n: w.heroesAtStart,
      traits: { speed: 4, might: 4, sanity: 4, knowledge: null },
      carries: w.either(w.tagged('item'), corpse),
    },
  },
  places: {
    pentagram: w.either(w.named('pentagram-chamber'), w.where(w.revealRoom, w.not(w.inHouse('pentagram-chamber')))),
  },

  setup: {
    traitor: [
      w.ensureRoom('pentagram-chamber'),
      w.deploy('cultist', { rooms: w.first(w.place('pentagram')), n: w.heroesAtStart }),
    ],
    heroes: [
      w.ensureRoom(stores),
      w.repeat(w.players, [w.each(w.named(...stores), 'r', [w.deploy('paint', { rooms: w.$room('r') })])]),
    ],
  },

  actions: {
    'throw-paint': {
      who: w.heroes,
      where: w.both(w.joined(w.place('pentagram')), w.touching(w.place('pentagram'))),
      needs: [w.exists(ownPaint)],
      cost: { move: 1 },
      limit: 'none',
      do: [w.remove(ownPaint), w.add('thrown', 1)],
    },
    sacrifice: {
      who: cult,
      where: 'pentagram',
      needs: [w.exists(offerings)],
      limit: 'none',
      page: 'traitor',
      do: [
        w.ask(w.self, 'thing', { from: offerings, as: 'c', question: 'sacrifice' }),
        w.add('points', w.ifElse(w.isIn(w.$thing('c'), corpse), 4, w.ifElse(w.isIn(w.$thing('c'), companions), 2, 1))),
        w.remove(w.$thing('c')),
        w.setAside(w.$thing('c')),
      ],
    },
  },

  rules: {
    'left-as-corpse': {
      on: 'kill.after',
      evenDead: true,
      when: w.isIn(w.subject, w.everyone),
      do: [w.deploy('corpse', { rooms: w.roomOf(w.subject) })],
    },
    'heavy-corpse': { page: 'traitor', on: 'cost', for: cult, when: w.exists(ownCorpse), value: 1 },
    'cultist-robs': { page: 'traitor', ...w.robs(cultist, w.permits('steal')) },
  },

  wins: {
    heroes: w.is(w.v('thrown'), '≥', w.players),
    traitor: w.any(w.is(w.v('points'), '≥', 13), w.gone(w.heroes)),
  },

  rulings: {
    'no-chamber': { about: ['pentagram'] },
    'first-store': { page: 'heroes', about: ['setup/heroes'] },
    'cultists-sacrifice': { page: 'traitor', about: ['sacrifice'] },
    'robs-with-might': { page: 'traitor', about: ['cultist-robs'] },
  },
});
