import * as w from '@hollow/engine/words';

const TRAITS = ['speed', 'might', 'sanity', 'knowledge'];
const ball = w.cards('crystal-ball');
const dynamite = w.cards('dynamite');
const twin = w.piece('twin');
const double = w.boundTo(w.self);
const doubleAlive = w.both(double, w.explorers);
const holderHere = w.except(w.both(w.holderOf(ball), w.withMe(w.self)), w.self);

/** Who has beaten a double: in a fight, or with the Dynamite that they throw on their turn. */
const slayers = w.either(w.winner, w.where(w.active, w.causedBy(dynamite)));

/** Whom a double can strike: no barrier stands between. */
const inReach = w.withMe(w.self);

export default w.haunt({
  id: 'fleshwalkers',
  number: 12,
  kind: 'none',

  // The numbers of each double's explorer at the moment the haunt began.
  vars: Object.fromEntries(TRAITS.map((trait) => [`${trait}-then`, { per: 'thing' }] as const)),
  monsters: {
    twin: {
      n: w.players,
      traits: {
        speed: w.vOf('speed-then', w.self),
        might: w.vOf('might-then', w.self),
        sanity: w.vOf('sanity-then', w.self),
        knowledge: w.vOf('knowledge-then', w.self),
      },
      moves: 'roll-each',
      will: [{ seek: doubleAlive }],
      // While its explorer lives it has no eyes for others, except where it ends without them (see `stray-blow`).
      attack: { must: true, on: w.either(doubleAlive, w.where(w.explorers, w.isDead(double))) },
      defeat: [
        w.when(
          w.exists(w.where(slayers, w.all(w.holds(w.it, ball), w.any(w.isIn(w.it, double), w.isDead(double))))),
          [w.kill(w.self)],
          [w.stun(w.self)],
        ),
      ],
    },
  },

  setup: {
    everyone: [
      w.each(w.explorers, 'x', [
        w.deploy('twin', { rooms: w.named('entrance-hall'), tied: w.$who('x'), as: 'twin' }),
        ...TRAITS.map((trait) => w.setOf(`${trait}-then`, w.$who('twin'), w.level(w.$who('x'), trait))),
      ]),
    ],
  },

  actions: {
    'take-ball': {
      who: w.heroes,
      needs: [w.exists(holderHere)],
      do: [
        w.choose(
          w.first(holderHere),
          { agree: [w.transfer(ball, w.self, { spends: true })], refuse: [] },
          { question: { key: 'hand-over', of: w.self } },
        ),
      ],
    },
  },

  rules: {
    'stray-blow': {
      on: 'act.after',
      for: twin,
      when: w.all(w.not(w.isDead(double)), w.is(w.attacksMade, '=', 0), w.exists(inReach)),
      do: [w.pick(inReach, 'x'), w.attack({ by: w.self, on: w.$who('x') })],
    },
    'own-flesh': {
      on: 'attack.after',
      evenDead: true,
      when: w.all(
        w.isIn(w.subject, w.boundPieces(w.instigator)),
        w.not(w.holds(w.instigator, ball)),
        w.not(w.isDead(w.instigator)),
      ),
      do: [w.loseEach(1, w.instigator)],
    },
    'own-flesh-attacked': {
      on: 'attack.after',
      evenDead: true,
      when: w.all(
        w.isIn(w.instigator, w.boundPieces(w.subject)),
        w.not(w.holds(w.subject, ball)),
        w.not(w.isDead(w.subject)),
      ),
      do: [w.loseEach(1, w.subject)],
    },
    'turned-coat': {
      on: 'kill.after',
      evenDead: true,
      when: w.isIn(w.subject, w.everyone),
      do: [w.control(w.boundPieces(w.subject), w.subject)],
    },
  },

  wins: { each: w.gone(twin) },

  rulings: {
    'as-they-were': { about: ['twin'] },
    'ball-kills': { about: ['twin'] },
    'either-way': { about: ['own-flesh', 'own-flesh-attacked'] },
    'nobody-left': { about: ['wins/each'] },
  },
});
