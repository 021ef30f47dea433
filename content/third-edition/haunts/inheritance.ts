import type { Ops, Rooms } from '@hollow/engine';
import * as w from '@hollow/engine/words';

/** Two tokens of Evidence for each trait, which is the one that the pair is weighed with. */
const PAIRS = ['might', 'speed', 'knowledge', 'sanity'].map((trait) => [`evidence-of-${trait}`, trait] as const);
const lots = w.pieces('lot');
const hiddenTraitor = w.both(w.side('traitor'), w.unrevealed);
const masked = w.where(lots, w.isIn(w.holderOf(w.itThing), w.unrevealed));
const highest = w.holderOf(w.first(w.most(masked, w.numberOn(w.itThing))));

/** The revealer lays one where fewest of them lie. */
const lay = (kind: string, rooms: Rooms): Ops => [
  w.ask(w.revealer, 'room', {
    from: w.fewest(rooms, w.vOf('laid', w.itRoom)),
    as: 'r',
    question: { key: 'lay', piece: kind },
  }),
  w.deploy(kind, { rooms: w.$room('r') }),
  w.addOf('laid', w.$room('r'), 1),
];

export default w.haunt({
  id: 'inheritance',
  number: 6,
  kind: 'hidden',
  hidden: { piece: 'lot', number: 1 },

  // Evidence laid in a room at the start; the uncle is taking what he is owed.
  vars: { laid: { per: 'room' }, reckoning: {} },
  pieces: {
    lot: { n: w.players, faceDown: 'holder' },
    ...Object.fromEntries(PAIRS.map(([kind]) => [kind, { n: 2, carry: 'item' }] as const)),
  },

  setup: {
    everyone: [
      ...PAIRS.flatMap(([kind]) => [
        ...lay(kind, w.standing),
        ...lay(kind, w.except(w.standing, w.sameFloor(w.$room('r')))),
      ]),
      w.deal('lot', w.everyone),
      w.join(w.holderOf(w.where(lots, w.hasNumber(w.itThing, 1))), 'traitor', true),
    ],
  },

  actions: {
    ...Object.fromEntries(
      PAIRS.map(([kind, trait]) => [
        `uncover-by-${trait}`,
        {
          who: w.seemingHeroes,
          page: 'everyone',
          needs: [
            w.exists(w.own(kind)),
            w.is(w.count(w.where(w.pieces(kind), w.at(w.it, w.here))), '=', 2),
            w.exists(w.unrevealed),
          ],
          limit: 'uncover-the-truth',
          roll: { trait },
          pass: 5,
          do: [w.call('truth')],
        },
      ]),
    ),
    'show-yourself': {
      who: hiddenTraitor,
      page: 'everyone',
      limit: 'game',
      do: [w.reveal(w.self)],
    },
  },

  procs: { truth: [w.reveal(highest)] },

  rules: {
    'uncle-waits': {
      on: 'turn.after',
      for: w.seemingHeroes,
      when: w.is(w.attacksMade, '=', 0),
      do: [w.set('reckoning', 1), w.damage('mental', { dice: 2 }), w.set('reckoning', 0)],
    },
    'too-early-to-die': {
      on: 'kill.instead',
      for: hiddenTraitor,
      when: w.is(w.v('reckoning'), '=', 1),
      do: [w.reveal(w.self)],
    },
    unmasked: {
      on: 'reveal.after',
      when: w.all(w.isIn(w.self, w.side('traitor')), w.not(w.isDead(w.self))),
      do: [w.heal(w.allTraits), w.gain('might')],
    },
  },

  wins: { heroes: w.gone(w.side('traitor')), traitor: w.gone(w.heroes) },

  rulings: {
    'few-rooms': { about: ['setup/everyone'] },
    'seeming-hero': { about: PAIRS.map(([, trait]) => `uncover-by-${trait}`) },
    'both-in-hand': { about: PAIRS.map(([, trait]) => `uncover-by-${trait}`) },
    'who-is-next': { about: ['truth'] },
    'what-is-an-attack': { about: ['uncle-waits'] },
    'once-unmasked': { about: ['uncle-waits', 'too-early-to-die'] },
    'evidence-falls': { about: PAIRS.map(([kind]) => kind) },
    'picked-up': { about: PAIRS.map(([kind]) => kind) },
  },
});
