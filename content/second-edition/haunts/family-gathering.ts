import * as w from '@hollow/engine/words';

const zombies = w.piece('zombie');
const cradles = ['master-bedroom', 'chapel', 'conservatory', 'game-room', 'library', 'attic'] as const;
const free = w.except(w.named(...cradles), w.roomOf(w.pieces('trapped-zombie')));
const omenRooms = w.except(w.symbol('omen'), w.roomOf(zombies));
const visible = w.where(w.heroes, w.sees(w.self, w.it));
const quarry = w.both(visible, w.withStatus('quarry'));

/** A Zombie takes one of the heroes it sees for its own, and keeps to that one as long as it sees them. */
const lookRound = [
  w.when(w.gone(quarry), [
    w.mark(w.withStatus('quarry'), 'quarry', false),
    w.ask(w.traitor, 'who', { from: w.nearestTo(w.here, visible, w.self), as: 'prey', question: 'prey' }),
    w.mark(w.$who('prey'), 'quarry'),
  ]),
];

export default w.haunt({
  id: 'family-gathering',
  number: 10,
  kind: 'traitor',
  traitor: w.revealer,

  counters: { lulled: { to: w.players }, wounds: { to: 5, page: 'traitor' } },
  pieces: { 'trapped-zombie': { n: w.players } },
  monsters: {
    zombie: {
      n: w.players,
      traits: { speed: 2, might: 6, sanity: 2, knowledge: 3 },
      will: [{ seek: quarry }],
      attack: { must: true },
    },
    'madman-loose': {
      n: 1,
      traits: { speed: 3, might: 5, sanity: 5, knowledge: null },
      defeat: [
        w.when(
          w.kindIs('physical'),
          [w.add('wounds', w.amount), w.when(w.is(w.v('wounds'), '≥', 5), [w.kill(w.self)])],
          [w.stun(w.self)],
        ),
      ],
    },
  },
  statuses: { quarry: {} },

  setup: {
    traitor: [
      w.deploy('madman-loose', { rooms: w.roomOf(w.traitor) }),
      w.kill(w.traitor),
      w.setAside(w.cards('madman')),
      w.repeat(w.players, [
        w.ask(w.traitor, 'room', {
          from: w.either(omenRooms, w.where(w.except(w.standing, w.symbol('event')), w.gone(omenRooms))),
          as: 'r',
        }),
        w.deploy('zombie', { rooms: w.$room('r') }),
      ]),
    ],
  },

  procs: {
    lull: [
      w.roll(w.trait('knowledge'), {
        '4+': [],
        '0-3': [
          w.deploy('trapped-zombie', { rooms: w.here }),
          w.add('lulled', 1),
          w.mark(w.withStatus('quarry'), 'quarry', false),
          w.end('turn'),
          w.remove(w.self),
        ],
      }),
    ],
  },

  rules: {
    'room-it-loved': {
      page: 'heroes',
      on: 'enter.after',
      for: zombies,
      when: w.isIn(w.theRoom, free),
      do: [w.call('lull')],
    },
    'still-there': {
      page: 'heroes',
      on: 'act.before',
      for: zombies,
      when: w.isIn(w.here, free),
      do: [w.call('lull')],
    },
    'picks-its-prey': {
      on: 'act.before',
      for: zombies,
      when: w.exists(visible),
      do: [w.mark(w.withStatus('quarry'), 'quarry', false), ...lookRound],
    },
    'sees-somebody': {
      on: 'enter.after',
      for: w.both(zombies, w.active),
      when: w.exists(visible),
      do: lookRound,
    },
    'looks-away': { on: 'act.after', for: zombies, do: [w.mark(w.withStatus('quarry'), 'quarry', false)] },
  },

  wins: {
    heroes: w.is(w.v('lulled'), '≥', w.players),
    traitor: w.gone(w.heroes),
  },

  rulings: {
    'fifth-point': { page: 'traitor', about: ['madman-loose', 'wounds'] },
    'madman-card': { page: 'traitor', about: ['setup/traitor'] },
    'own-time': { page: 'traitor', about: ['zombie'] },
    'drawn-in': { page: 'heroes', about: ['room-it-loved'] },
    'out-of-the-way': { page: 'heroes', about: ['trapped-zombie'] },
    'rooms-to-be-found': { page: 'heroes', about: ['wins/heroes'] },
  },
});
