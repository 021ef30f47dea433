import * as w from '@hollow/engine/words';

const banshee = w.piece('banshee');
const board = w.cards('spirit-board');
const lift = w.named('mystic-elevator');
const ahead = (turn: number) => w.except(w.beyond(w.here, w.plus(w.v('facing'), turn)), lift);
const doors = w.either(...[0, 1, 2, 3].map((side) => w.except(w.beyond(w.here, side), lift)));
/** The Coal Chute is a way for nobody who cannot slide. */
const chute = w.either(
  w.where(w.named('basement-landing'), w.at(w.self, w.named('coal-chute'))),
  w.where(w.named('coal-chute'), w.at(w.self, w.named('basement-landing'))),
);
const exits = w.except(w.joined(w.here, { by: w.self }), w.either(lift, chute));
const stairs = w.except(exits, doors);
const hearers = w.where(
  w.charactersIn(w.theRoom),
  w.all(
    w.not(w.all(w.isIn(w.it, w.traitor), w.holds(w.it, board))),
    w.any(w.is(w.v('steered'), '=', 0), w.is(w.vOf('heard', w.it), '=', 0)),
  ),
);
/** One step, where one of these doors leads on: the first of them that does. */
const drift = (...turns: readonly number[]) => [
  w.set('went', 0),
  ...turns.map((turn) =>
    w.when(w.all(w.is(w.v('went'), '=', 0), w.exists(ahead(turn))), [
      w.set('went', 1),
      w.walk(w.self, { toward: w.first(ahead(turn)) }),
      w.add('facing', turn),
    ]),
  ),
];
const face = (room: ReturnType<typeof w.$room>) =>
  [0, 1, 2, 3].map((side) => w.when(w.isIn(room, w.beyond(w.here, side)), [w.set('facing', side)]));
/** Whoever is asked is told how many spaces she still has. */
const asked = (key: string) => ({ key, n: w.v('spaces'), of: w.self });
/** Of these doors the first that leads on. */
const firstOf = (...turns: readonly number[]) =>
  w.either(
    ...turns.map((turn, i) =>
      w.where(ahead(turn), w.all(...turns.slice(0, i).map((earlier) => w.gone(ahead(earlier))))),
    ),
  );
/** Where a step on would take her; straight on, a die may have to say which. */
const onward = {
  left: firstOf(3, 0, 1, 2),
  right: firstOf(1, 0, 3, 2),
  straight: w.either(
    ahead(0),
    w.where(w.either(ahead(3), ahead(1)), w.gone(ahead(0))),
    w.where(ahead(2), w.gone(w.either(ahead(0), ahead(3), ahead(1)))),
  ),
} as const;
/** By stairs or a passage she may come out any way she is turned. */
const turnRound = w.choose(
  w.traitor,
  Object.fromEntries(['north', 'east', 'south', 'west'].map((name, side) => [name, [w.set('facing', side)]])),
  { question: asked('facing') },
);
const throughTheHouse = (
  way: keyof typeof onward,
  step: readonly ReturnType<typeof w.set>[] | ReturnType<typeof drift>,
) => [
  w.ask(w.traitor, 'room', { from: exits, as: 'r', question: asked(`first-room-${way}`) }),
  w.when(w.isIn(w.$room('r'), doors), face(w.$room('r'))),
  w.add('spaces', -1),
  w.when(
    w.isIn(w.$room('r'), stairs),
    [w.walk(w.self, { toward: w.$room('r') }), turnRound],
    [w.walk(w.self, { toward: w.$room('r') })],
  ),
  w.repeat(w.v('spaces'), [
    w.choose(
      w.traitor,
      {
        'by-the-stairs': [
          w.ask(w.traitor, 'room', { from: stairs, as: 's', question: asked('by-which') }),
          w.walk(w.self, { toward: w.$room('s') }),
          turnRound,
        ],
        'drift-on': step,
      },
      { if: { 'by-the-stairs': w.exists(stairs) }, question: { ...asked(`stairs-${way}`), rooms: onward[way] } },
    ),
    w.add('spaces', -1),
  ]),
];

export default w.haunt({
  id: 'wail-of-the-banshee',
  number: 8,
  kind: 'traitor',
  traitor: w.revealer,

  counters: { silence: { to: w.players, page: 'heroes' } },
  vars: { spaces: {}, facing: {}, went: {}, side: {}, steered: {}, heard: { per: 'who' } },
  monsters: {
    banshee: {
      n: 1,
      traits: { speed: 8, might: null, sanity: null, knowledge: null },
      moves: 'by-rule',
      attack: { never: true },
      immune: ['speed'],
      slows: false,
      rules: {
        'through-everything': { on: 'passes', for: banshee, value: 1 },
        'heeds-no-room': { on: 'may', for: banshee, verbs: ['rooms/*'] },
        'no-lift': { on: 'may', for: banshee, when: w.isIn(w.itRoom, lift), verbs: ['enter'] },
      },
    },
  },

  setup: { traitor: [w.deploy('banshee', { rooms: w.roomOf(w.traitor) })] },

  actions: w.exorcism('silence', {
    'exorcise-sanity': {
      rooms: ['chapel', 'crypt', 'pentagram-chamber'],
      cards: ['holy-symbol', 'spirit-board'],
      trait: 'sanity',
      pass: 5,
    },
    'exorcise-knowledge': {
      rooms: ['library', 'research-laboratory'],
      cards: ['book', 'crystal-ball'],
      trait: 'knowledge',
      pass: 5,
    },
  }),

  procs: {
    move: [
      w.roll(w.trait('speed'), undefined, { as: 'n' }),
      w.set('spaces', w.$num('n')),
      w.each(w.everyone, 'e', [w.setOf('heard', w.$who('e'), 0)]),
      w.when(w.is(w.v('spaces'), '>', 0), [
        w.roll(w.dice(2), {
          '0': [
            w.ask(w.traitor, 'room', {
              from: w.except(w.reach(w.here, 8, 'walk', w.self), lift),
              as: 'r',
              question: asked('appear'),
            }),
            w.put(w.self, w.$room('r')),
          ],
          '1': [w.call('left')],
          '2': [w.call('straight')],
          '3': [w.call('right')],
          '4+': [w.call('steer')],
        }),
      ]),
      w.set('steered', 0),
    ],
    left: throughTheHouse('left', drift(3, 0, 1, 2)),
    right: throughTheHouse('right', drift(1, 0, 3, 2)),
    straight: throughTheHouse('straight', [
      w.set('side', 0),
      w.when(w.gone(ahead(0)), [
        w.repeatWhile(w.is(w.v('side'), '=', 0), [
          w.roll(w.dice(1), { '0': [w.set('side', 3)], '1': [], '2+': [w.set('side', 1)] }),
        ]),
      ]),
      w.when(w.is(w.v('side'), '=', 3), drift(3, 1, 2), drift(0, 1, 3, 2)),
    ]),
    steer: [
      w.set('steered', 1),
      w.repeat(w.v('spaces'), [
        w.ask(w.traitor, 'room', { from: exits, as: 'r', question: asked('steer') }),
        w.add('spaces', -1),
        w.walk(w.self, { toward: w.$room('r') }),
      ]),
    ],
  },

  rules: {
    drifts: {
      page: 'traitor',
      on: 'monsterTurn.before',
      evenDead: true,
      do: [w.eachOne(banshee, [w.call('move')])],
    },
    wail: {
      page: 'traitor',
      on: 'enter.after',
      for: banshee,
      when: w.exists(hearers),
      do: [
        w.eachOne(hearers, [
          w.setOf('heard', w.self, 1),
          w.roll(w.trait('sanity'), {
            '0-2': [w.damage('mental', { dice: 4 })],
            '3-5': [w.damage('mental', { dice: 2 })],
            '6+': [w.damage('mental', { dice: 1 })],
          }),
        ]),
      ],
    },
  },

  wins: { heroes: w.is(w.v('silence'), '≥', w.players), traitor: w.gone(w.heroes) },

  exceptions: [{ law: 'reaches', of: 'cards/spirit-board/ask', ruling: 'called-by-the-board' }],

  rulings: {
    facing: { page: 'traitor', about: ['drifts'] },
    'each-time': { page: 'traitor', about: ['wail'] },
    'called-by-the-board': { page: 'traitor', about: ['wail'] },
    'which-side': { page: 'traitor', about: ['straight'] },
    'no-space-no-step': { page: 'traitor', about: ['drifts'] },
    'both-ways': { page: 'traitor', about: ['drifts'] },
  },
});
