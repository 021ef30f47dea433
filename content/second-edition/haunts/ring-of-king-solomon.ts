import type { MonsterDef, Ops, Rooms } from '@hollow/engine';
import * as w from '@hollow/engine/words';
import { highest, others } from '../traitors.ts';

const ring = w.cards('ring');
const bearer = w.both(w.holderOf(ring), w.heroes);
const lord = w.piece('demon-lord');
/** Each rank comes if there are so many heroes: the next one faster, and weaker. */
const RANKS = ['first', 'second', 'third', 'fourth'].map((rank, i) => ({
  free: `${rank}-demon`,
  bound: `bound-${rank}-demon`,
  n: w.ifElse(w.is(w.heroesAtStart, '≥', i + 1), 1, 0),
  traits: { speed: 3 + i, might: 5 - i, sanity: 5 - i, knowledge: null },
}));
const demons = w.piece(...RANKS.map(({ free }) => free));
const bound = w.piece(...RANKS.map((rank) => rank.bound));
const fiends = w.either(lord, demons);
const robber = w.both(w.holderOf(ring), fiends);
const ready = w.where(bound, w.is(w.vOf('rests', w.it), '=', 0));

/** Rooms from which every explorer is so many rooms away, or as many as there are. */
const away = (rooms: Rooms, n: number): Rooms => {
  const near = w.where(w.explorers, w.is(w.distance(w.roomOf(w.it), w.outerRoom('r')), '<', n));
  const far = w.where(rooms, w.gone(near), 'r');
  return n === 1 ? far : w.either(far, w.where(away(rooms, n - 1), w.gone(far)));
};
const lonely = w.both(w.emptyRooms, w.symbol('event'));
const gates = w.either(away(lonely, 4), w.where(away(w.emptyRooms, 4), w.gone(lonely)));

/** It drops nothing, and does no more in its own turn. */
const reels = [w.stun(w.self), w.end('turn')];
/** Its token goes, and comes back awake. */
const leaves = [w.mark(w.self, 'stunned', false), w.remove(w.self)];
/** A hero who beats its attack by so much has the Ring back; one who attacks it may steal as always. */
const wonBack = w.all(
  w.holds(w.self, ring),
  w.isIn(w.winner, w.heroes),
  w.not(w.ownTurn(w.winner)),
  w.kindIs('physical'),
  w.is(w.margin, '≥', 2),
);
const orWonBack = (ops: Ops): Ops => [w.when(wonBack, [w.steal(ring, w.winner)], ops)];
const hunts = { will: [{ seek: w.heroes }], attack: { must: true, on: w.heroes } };

const free = ({ bound: servant, n, traits }: (typeof RANKS)[number]): MonsterDef => ({
  n,
  traits,
  ...hunts,
  defeat: orWonBack([
    w.when(
      w.all(w.isIn(w.winner, w.heroes), w.isIn(w.foughtWith, ring)),
      [
        w.deploy(servant, { rooms: w.here, as: 'servant' }),
        w.setOf('rests', w.$who('servant'), 1),
        w.control(w.$who('servant'), w.winner),
        ...leaves,
      ],
      reels,
    ),
  ]),
});
/** It acts on its bearer's turn alone: see `command`. */
const servant = ({ n, traits }: (typeof RANKS)[number]): MonsterDef => ({
  n,
  traits,
  page: 'heroes',
  side: 'heroes',
});

export default w.haunt({
  id: 'ring-of-king-solomon',
  number: 28,
  kind: 'traitor',
  traitor: highest(others, 'knowledge'),

  counters: { blows: { to: 2, page: 'heroes' } },
  vars: { rests: { per: 'thing' } },
  pieces: { portal: { n: 1 } },
  monsters: {
    'demon-lord': {
      n: 1,
      traits: { speed: 2, might: 7, sanity: 7, knowledge: null },
      immune: ['speed'],
      ...hunts,
      defeat: orWonBack([
        w.when(w.isIn(w.winner, bearer), [w.add('blows', 1)]),
        w.when(w.is(w.v('blows'), '≥', 2), [w.kill(w.self)], reels),
      ]),
    },
    ...Object.fromEntries(RANKS.map((rank) => [rank.free, free(rank)])),
    ...Object.fromEntries(RANKS.map((rank) => [rank.bound, servant(rank)])),
  },

  setup: {
    traitor: [
      w.ask(w.traitor, 'room', { from: gates, as: 'gate', question: 'portal' }),
      w.deploy('portal', { rooms: w.$room('gate') }),
      w.deploy('demon-lord', { rooms: w.$room('gate') }),
      ...RANKS.map((rank) => w.deploy(rank.free, { n: rank.n, rooms: w.$room('gate') })),
    ],
  },

  procs: {
    'break-free': [
      w.eachOne(bound, [
        ...RANKS.map((rank) =>
          w.when(w.isIn(w.self, w.piece(rank.bound)), [w.deploy(rank.free, { rooms: w.here, as: 'd' })]),
        ),
        w.when(w.isStunned(w.self), [w.stun(w.$who('d'))]),
        ...leaves,
      ]),
    ],
  },

  rules: {
    'seal-on-the-ring': {
      page: 'heroes',
      on: 'total',
      for: w.heroes,
      when: w.all(w.isIn(w.foe, lord), w.isIn(w.foughtWith, ring)),
      value: 2,
    },
    command: {
      page: 'heroes',
      on: 'turn.after',
      for: bearer,
      do: [
        w.each(ready, 'servant', [
          w.control(w.$who('servant'), w.self),
          w.setOf('rests', w.$who('servant'), 1),
          w.letAct(w.$who('servant')),
        ]),
      ],
    },
    'at-the-bearers-call': { page: 'heroes', on: 'may', for: bound, verbs: ['act'] },
    rested: {
      page: 'heroes',
      on: 'monsterTurn.after',
      evenDead: true,
      do: [w.each(bound, 'servant', [w.setOf('rests', w.$who('servant'), 0)])],
    },
    'ring-lost': {
      page: 'heroes',
      on: 'transfer.after',
      evenDead: true,
      when: w.all(w.isIn(w.theThing, ring), w.gone(bearer)),
      do: [w.when(w.exists(robber), [w.tell('ring-taken', { who: robber })]), w.call('break-free')],
    },
    'bearer-dead': {
      page: 'heroes',
      on: 'kill.after',
      evenDead: true,
      when: w.all(w.gone(bearer), w.exists(w.both(ring, w.lyingIn(w.theRoom)))),
      do: [w.call('break-free')],
    },
    'demons-rob': { page: 'traitor', ...w.robs(fiends, ring) },
  },

  wins: { heroes: w.is(w.v('blows'), '≥', 2), traitor: w.gone(w.heroes) },

  // A bound Demon begins its turn on the bearer's, and hears the Music Box then.
  exceptions: [{ law: 'reaches', of: 'cards/music-box/hear-at-start', ruling: 'once-a-round' }],

  rulings: {
    'lord-hunts-too': { page: 'traitor', about: ['demon-lord'] },
    'as-far-as-they-roll': { page: 'traitor', about: ['demon-lord', ...RANKS.map((rank) => rank.free)] },
    'where-else': { page: 'traitor', about: ['setup/traitor'] },
    'keeps-the-ring': { page: 'traitor', about: ['demons-rob'] },
    'once-a-round': { page: 'heroes', about: ['command', 'at-the-bearers-call', 'rested'] },
    'only-the-bearer': { page: 'heroes', about: ['blows'] },
    'all-go-free': { page: 'heroes', about: ['ring-lost', 'bearer-dead'] },
  },
});
