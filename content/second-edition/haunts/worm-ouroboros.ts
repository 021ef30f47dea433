import * as w from '@hollow/engine/words';

const heads = w.piece('ouroboros');
const bodies = w.pieces('body');
const skull = w.cards('skull');
const need = w.half(w.players, true);
/** Heads that no spell has touched yet. */
const whole = w.where(heads, w.not(w.has(w.it, 'weakened')));
/** Those on this side of a barrier, if there is one. */
const besideMe = w.where(heads, w.isIn(w.self, w.withMe(w.it)));
const faced = w.both(besideMe, whole);
/** To the room at the other end of two tokens, and by no door. */
const byTokens = (kind: string) => {
  const ends = w.roomOf(w.tokensOf(kind));
  const throughDoor = w.both(w.touching(w.here), w.inSightOf(w.here));
  return w.all(w.at(w.self, ends), w.isIn(w.itRoom, ends), w.not(w.isIn(w.itRoom, throughDoor)));
};
const hit = (counter: string) => [
  w.add(counter, 1),
  w.tell('hit', { who: w.self, n: w.v(counter) }),
  w.when(w.is(w.v(counter), '≥', need), [w.kill(w.self)]),
];

export default w.haunt({
  id: 'worm-ouroboros',
  number: 47,
  kind: 'traitor',
  traitor: w.revealer,

  counters: { 'hits-first': { to: need, page: 'heroes' }, 'hits-second': { to: need, page: 'heroes' } },
  pieces: { body: { n: 16 } },
  statuses: { weakened: {} },
  monsters: {
    ouroboros: {
      n: 2,
      traits: { speed: 1, might: w.ifElse(w.has(w.self, 'weakened'), 5, 6), sanity: null, knowledge: null },
      moves: 'roll-each',
      through: ['discover'],
      immune: ['speed'],
      // In nobody's way as monsters are: heroes do not slow it, and what it does to heroes says `coils-in-the-way`.
      slows: false,
      defeat: [
        w.when(w.has(w.self, 'weakened'), [w.when(w.hasNumber(w.thisCard, 1), hit('hits-first'), hit('hits-second'))]),
      ],
    },
  },

  setup: {
    traitor: [
      w.discard(w.both(w.heldBy(w.traitor), w.cards('girl', 'dog', 'madman'))),
      w.deploy('ouroboros', { n: 2, rooms: w.revealRoom }),
      w.kill(w.traitor),
    ],
  },

  actions: {
    weaken: {
      who: w.heroes,
      where: w.roomOf(whole),
      needs: [w.holds(w.self, skull), w.exists(faced)],
      roll: { trait: 'sanity' },
      pass: 5,
      do: [
        w.ask(w.self, 'who', { from: faced, as: 'h', question: 'which-head' }),
        w.mark(w.$who('h'), 'weakened'),
        w.tell('weakened', { who: w.$who('h') }),
      ],
    },
  },

  rules: {
    growth: {
      page: 'traitor',
      on: 'leave.before',
      for: heads,
      when: w.not(w.isIn(w.theRoom, w.roomOf(bodies))),
      do: [w.deploy('body', { rooms: w.theRoom })],
    },
    'coils-in-the-way': {
      on: 'cost',
      for: w.heroes,
      value: w.plus(w.count(besideMe), w.count(w.where(bodies, w.at(w.it, w.here)))),
    },
    'wet-hide': { page: 'heroes', on: 'may', for: w.heroes, when: w.isIn(w.it, whole), verbs: ['attack'] },
    'no-narrow-ways': {
      page: 'traitor',
      on: 'may',
      for: heads,
      when: w.any(byTokens('secret-stairs'), byTokens('secret-passage')),
      verbs: ['enter'],
    },
    'no-rides': { page: 'traitor', on: 'may', for: heads, verbs: ['rooms/mystic-elevator/*'] },
    'no-blast': { on: 'damage.instead', for: heads, when: w.causedBy(w.cards('dynamite')), do: [] },
  },

  wins: { heroes: w.gone(heads), traitor: w.any(w.is(w.count(bodies), '≥', 16), w.gone(w.heroes)) },

  // That nobody may attack it yet keeps no card from drawing it.
  exceptions: [
    { law: 'out-of-reach', of: 'cards/spirit-board/ask', ruling: 'can-be-drawn' },
    { law: 'out-of-reach', of: 'cards/bell/ring', ruling: 'can-be-drawn' },
  ],

  rulings: {
    'can-be-drawn': { about: ['ouroboros'] },
    'beaten-in-its-own-attack': { page: 'heroes', about: ['ouroboros', 'hits-first', 'hits-second'] },
    'found-by-a-head': { about: ['ouroboros'] },
    'moved-by-others': { page: 'traitor', about: ['growth'] },
    'lift-is-a-room': { page: 'traitor', about: ['no-rides'] },
    'all-dead': { page: 'traitor', about: ['wins/traitor'] },
    'everybody-counts': { page: 'heroes', about: ['hits-first', 'hits-second'] },
  },
});
