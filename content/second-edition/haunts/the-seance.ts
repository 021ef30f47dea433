import type { Rooms } from '@hollow/engine';
import * as w from '@hollow/engine/words';

const ghost = w.piece('ghost');
const waiting = w.piece('patient-ghost');
const ring = w.cards('ring');
const chamber = w.named('pentagram-chamber');
const corpse = w.own('corpse');
/** Whom the Ghost obeys: 0 nobody has called it yet, 1 the heroes, 2 the traitor. */
const obeys = (n: number) => w.is(w.v('obeys'), '=', n);
const bound = w.where(w.everyone, w.is(w.vOf('spoke-last', w.it), '>', 0));

const rubble = w.pieces('rubble');
const fallen = w.roomOf(rubble);
const left = (floor: string): Rooms => w.except(w.onFloor(floor), fallen);
const edge = (floor: string): Rooms => w.both(left(floor), w.touching(w.both(w.onFloor(floor), fallen)));
/** Rooms of the floor that may fall next: beside what has fallen there; else where the floor begins to go; else any. */
const nextOf = (floor: string, from: string): Rooms => {
  const start = w.both(left(floor), w.named(from));
  return w.either(edge(floor), w.where(w.either(start, w.where(left(floor), w.gone(start))), w.gone(edge(floor))));
};
const upperGone = w.gone(left('upper'));
const next = w.either(
  nextOf('upper', 'attic'),
  w.where(nextOf('ground', 'grand-staircase'), upperGone),
  w.where(nextOf('basement', 'basement-landing'), w.all(upperGone, w.gone(left('ground')))),
);
const emptyUpper = w.both(w.onFloor('upper'), w.emptyRooms);
const firstToFall = w.either(w.named('attic'), w.where(emptyUpper, w.not(w.inHouse('attic'))));
const call = { who: w.traitor, limit: 'one-call', pass: 5 } as const;
const holdsBoard = w.holds(w.self, w.cards('spirit-board'));

export default w.haunt({
  id: 'the-seance',
  number: 2,
  kind: 'traitor',
  traitor: w.revealer,

  counters: {
    answers: { to: w.half(w.players), page: 'heroes' },
    patience: { to: 5, page: 'heroes' },
    'by-knowledge': { to: 1, page: 'traitor' },
    'by-sanity': { to: 1, page: 'traitor' },
    silence: { to: 12 },
  },
  vars: { obeys: {}, found: {}, buried: {}, 'spoke-last': { per: 'who' } },
  pieces: { 'patient-ghost': { n: 1 }, corpse: { n: 1, carry: 'heroes' }, rubble: { n: 60 } },
  monsters: {
    ghost: {
      n: 1,
      page: 'traitor',
      traits: { speed: 4, might: null, sanity: 6, knowledge: null },
      through: ['walls'],
      immune: ['speed'],
      will: [{ seekAny: w.heroes }],
      attack: { trait: 'sanity', damage: 'mental', must: true },
      only: w.holds(w.self, ring),
      defeat: [w.when(w.isIn(w.foughtWith, ring), [w.kill(w.self)])],
    },
  },
  places: { chamber },

  setup: { traitor: [w.ensureRoom('pentagram-chamber', { far: { from: w.revealRoom, on: ['basement'] } })] },

  actions: {
    'hold-seance': {
      who: w.heroes,
      where: 'chamber',
      needs: [obeys(0)],
      roll: { trait: ['knowledge', 'sanity'] },
      pass: 5,
      do: [
        w.add('answers', 1),
        w.when(w.is(w.v('answers'), '≥', w.half(w.players)), [
          w.set('obeys', 1),
          w.deploy('patient-ghost', { rooms: w.here }),
          w.set('patience', 1),
          w.setOf('spoke-last', w.self, 2),
          w.tell('bury-me'),
        ]),
      ],
    },
    'find-bones': {
      who: w.heroes,
      where: w.named('attic', 'bedroom', 'master-bedroom'),
      needs: [obeys(1), w.is(w.v('found'), '=', 0)],
      roll: { trait: 'knowledge' },
      pass: 5,
      do: [w.deploy('corpse', { holder: w.self }), w.set('found', 1)],
    },
    'bury-bones': {
      who: w.heroes,
      where: w.named('crypt', 'graveyard'),
      needs: [obeys(1), w.exists(corpse)],
      roll: { trait: 'knowledge' },
      pass: 5,
      do: [w.remove(corpse), w.set('buried', 1)],
    },
    'destroy-ghost': {
      who: w.heroes,
      where: 'chamber',
      needs: [w.at(ghost, chamber)],
      attack: { on: ghost, with: 'sanity', win: [w.kill(ghost)] },
    },
    'call-by-knowledge': {
      ...call,
      needs: [obeys(0), holdsBoard, w.is(w.v('by-knowledge'), '=', 0)],
      roll: { trait: 'knowledge' },
      do: [w.set('by-knowledge', 1), w.call('come')],
    },
    'call-by-sanity': {
      ...call,
      needs: [obeys(0), holdsBoard, w.is(w.v('by-sanity'), '=', 0)],
      roll: { trait: 'sanity' },
      do: [w.set('by-sanity', 1), w.call('come')],
    },
  },

  procs: {
    come: [
      w.when(w.is(w.plus(w.v('by-knowledge'), w.v('by-sanity')), '=', 2), [
        w.deploy('ghost', { rooms: w.here }),
        w.call('revenge'),
      ]),
    ],
    revenge: [w.set('obeys', 2), w.tell('avenge-me')],
    fall: [
      w.deploy('rubble', { rooms: w.$room('r') }),
      w.tell('room-falls', { rooms: w.$room('r') }),
      w.kill(w.charactersIn(w.$room('r'))),
      w.discard(w.lyingIn(w.$room('r'))),
    ],
  },

  rules: {
    'hands-on-the-table': { on: 'may', for: w.explorers, when: obeys(0), verbs: ['attack', 'cards/dynamite/throw'] },
    'patience-ends': {
      page: 'heroes',
      on: 'turn.after',
      for: bound,
      evenDead: true,
      when: obeys(1),
      do: [
        w.when(
          w.is(w.vOf('spoke-last', w.self), '=', 2),
          [w.setOf('spoke-last', w.self, 1)],
          [
            w.add('patience', 1),
            w.when(w.is(w.v('patience'), '≥', 5), [
              w.deploy('ghost', { rooms: w.roomOf(w.first(waiting)) }),
              w.remove(waiting),
              w.call('revenge'),
            ]),
          ],
        ),
      ],
    },
    'comes-unbidden': {
      page: 'traitor',
      on: 'kill.after',
      evenDead: true,
      when: w.all(obeys(0), w.isIn(w.subject, w.traitor)),
      do: [w.deploy('ghost', { rooms: w.roomOf(w.subject) }), w.call('revenge')],
    },
    'nobody-calls': {
      on: 'turn.after',
      for: w.traitor,
      evenDead: true,
      when: obeys(0),
      do: [
        w.add('silence', 1),
        w.when(w.is(w.v('silence'), '≥', 12), [w.deploy('ghost', { rooms: w.here }), w.call('revenge')]),
      ],
    },
    collapse: {
      page: 'traitor',
      on: 'turn.after',
      for: w.everyone,
      evenDead: true,
      when: obeys(2),
      do: [
        w.when(
          w.gone(rubble),
          [
            w.when(w.isIn(w.self, w.traitor), [
              w.ask(w.self, 'room', {
                from: firstToFall,
                as: 'r',
                question: 'falls-in',
                none: [w.ask(w.self, 'room', { from: w.onFloor('upper'), as: 'r', question: 'falls-in' })],
              }),
              w.call('fall', { with: { r: w.$room('r') } }),
            ]),
          ],
          [
            w.when(w.not(w.isDead(w.self)), [
              w.ask(w.self, 'room', { from: next, as: 'r', question: 'falls-in' }),
              w.call('fall', { with: { r: w.$room('r') } }),
            ]),
          ],
        ),
      ],
    },
    'no-floor': {
      page: 'traitor',
      on: 'may',
      for: w.explorers,
      when: w.isIn(w.itRoom, fallen),
      verbs: ['enter', 'adjoin'],
    },
    'into-the-gap': {
      page: 'traitor',
      on: 'put.instead',
      for: w.explorers,
      when: w.isIn(w.theRoom, fallen),
      do: [w.kill(w.self)],
    },
  },

  wins: {
    heroes: w.any(w.is(w.v('buried'), '=', 1), w.all(obeys(2), w.gone(ghost))),
    traitor: w.gone(w.heroes),
  },

  rulings: {
    'without-a-caller': { page: 'traitor', about: ['comes-unbidden'] },
    'tired-of-waiting': { about: ['nobody-calls'] },
    'no-collapse-yet': { page: 'traitor', about: ['collapse'] },
    'any-mix': { page: 'heroes', about: ['hold-seance'] },
    'patience-of-the-dead': { page: 'heroes', about: ['patience-ends'] },
    'corpse-left-lying': { page: 'heroes', about: ['corpse'] },
    'traitor-pulls-too': { page: 'traitor', about: ['collapse'] },
    'that-very-turn': { page: 'traitor', about: ['collapse'] },
    'cut-off': { page: 'traitor', about: ['collapse'] },
    'falling-in': { page: 'traitor', about: ['into-the-gap'] },
  },
});
