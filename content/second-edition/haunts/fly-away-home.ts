import * as w from '@hollow/engine/words';
import { lowest, orElse } from '../traitors.ts';

const free = w.piece('bat');
const clinging = w.piece('clinging-bat');
const onMe = w.own('clinging-bat');
const most = 24;
const room = w.minus(most, w.count(w.either(free, clinging)));
/** Rooms with a window, whatever it looks on, and those that lie open to the night. */
const entries = w.named(
  ...['tower', 'chasm', 'conservatory', 'entrance-hall', 'gardens', 'graveyard', 'patio', 'balcony'],
  ...['grand-staircase', 'master-bedroom', 'bedroom', 'chapel', 'dining-room'],
);
const newcomers = w.where(free, w.is(w.vOf('new', w.it), '=', 1));
const unused = w.except(entries, w.roomOf(newcomers));
const prey = w.both(w.withMe(w.self), w.heroes);
const musical = w.isIn(w.self, w.withHobby('music', 'gaelic-music'));
const silent = w.is(w.v('organ'), '<', 2);
const traits = { speed: 5, might: 2, sanity: 1, knowledge: null };
/** Only Might touches a Bat, and none is stunned: those that are beaten may come in again. */
const bat = { n: most, traits, slows: false, immune: ['speed', 'sanity'], attack: { never: true } } as const;
const nest = (...rooms: readonly string[]) =>
  w.when(w.inHouse(...rooms), [
    w.ask(w.traitor, 'room', { from: w.named(...rooms), as: 'r', question: 'nest' }),
    w.deploy('bat', { rooms: w.$room('r'), n: 3 }),
  ]);

export default w.haunt({
  id: 'fly-away-home',
  number: 24,
  kind: 'traitor',
  traitor: orElse(w.playedBy('brandon-jaspers'), lowest(w.explorers, 'speed')),

  counters: { organ: { to: 2, page: 'heroes' } },
  vars: { new: { per: 'who' } },
  monsters: {
    bat: { ...bat, defeat: [w.remove(w.self)] },
    'clinging-bat': { ...bat, moves: 'none', defeat: [w.remove(w.self)] },
  },

  setup: {
    traitor: [w.kill(w.traitor), nest('tower', 'attic'), nest('chasm', 'catacombs')],
    heroes: [w.ensureRoom('organ-room')],
  },

  actions: {
    'start-organ': {
      who: w.heroes,
      where: w.named('organ-room'),
      needs: [w.is(w.v('organ'), '=', 0)],
      limit: 'one-step',
      roll: { trait: 'might' },
      pass: 5,
      do: [w.set('organ', 1)],
    },
    'play-organ': {
      who: w.heroes,
      where: w.named('organ-room'),
      needs: [w.is(w.v('organ'), '=', 1)],
      limit: 'one-step',
      roll: { trait: 'knowledge' },
      pass: w.ifElse(musical, 5, 6),
      do: [w.set('organ', 2), w.remove(free)],
    },
  },

  rules: {
    'come-in': {
      page: 'traitor',
      on: 'monsterTurn.before',
      for: w.traitor,
      evenDead: true,
      when: silent,
      do: [
        w.roll(w.dice(w.players), undefined, { as: 'n' }),
        w.repeat(w.clamp(w.$num('n'), 0, room), [
          w.ask(w.traitor, 'room', {
            from: w.either(unused, w.where(entries, w.gone(unused))),
            as: 'r',
            question: 'entry',
          }),
          w.deploy('bat', { rooms: w.$room('r'), as: 'b' }),
          w.setOf('new', w.$who('b'), 1),
        ]),
      ],
    },
    'first-space': {
      page: 'traitor',
      on: 'act.before',
      for: newcomers,
      do: [w.spend(1), w.setOf('new', w.self, 0)],
    },
    latch: {
      page: 'traitor',
      on: 'monsterTurn.after',
      for: w.traitor,
      evenDead: true,
      do: [
        w.eachOne(free, [
          w.when(w.exists(prey), [
            w.roll(w.dice(1), {
              '0-1': [],
              '2+': [
                w.ask(w.traitor, 'who', { from: prey, as: 'h', question: 'latch' }),
                w.deploy('clinging-bat', { holder: w.$who('h'), tied: w.$who('h') }),
                w.remove(w.self),
              ],
            }),
          ]),
        ]),
      ],
    },
    drains: { on: 'turn.before', for: w.heroes, when: w.exists(onMe), do: [w.damage('physical', w.count(onMe))] },
    'weighed-down': { on: 'moves', for: w.heroes, when: w.exists(onMe), value: w.minus(0, w.count(onMe)) },
    'lets-go': {
      on: 'kill.after',
      evenDead: true,
      do: [
        w.eachOne(w.both(clinging, w.boundPieces(w.subject)), [
          w.when(silent, [w.deploy('bat', { rooms: w.here })]),
          w.remove(w.self),
        ]),
      ],
    },
  },

  wins: {
    heroes: w.all(w.is(w.v('organ'), '≥', 2), w.gone(clinging), w.exists(w.heroes)),
    traitor: w.gone(w.heroes),
  },

  rulings: {
    'might-alone': { about: ['bat', 'clinging-bat'] },
    'after-they-fly': { page: 'traitor', about: ['latch'] },
    'back-again': { page: 'traitor', about: ['come-in'] },
    'slow-night': { page: 'traitor', about: ['come-in', 'first-space'] },
    'musical-ear': { page: 'heroes', about: ['play-organ'] },
    'after-the-music': { page: 'heroes', about: ['lets-go'] },
  },
});
