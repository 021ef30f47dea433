import * as w from '@hollow/engine/words';
import { stuckBelow } from '../stairs.ts';
import { lowest, others } from '../traitors.ts';

const nightmares = w.piece('nightmare');
const bedside = w.roomOf(w.traitor);
/** Rooms with a window, whatever it looks on, and those from which one steps into the open. */
const EXITS = [
  ...['grand-staircase', 'master-bedroom', 'bedroom', 'chapel', 'dining-room'],
  ...['conservatory', 'entrance-hall', 'gardens', 'graveyard', 'patio', 'tower', 'balcony'],
] as const;
const exits = w.named(...EXITS);
const unused = w.except(exits, w.roomOf(w.pieces('way-out')));
const company = w.cards('dog', 'girl', 'madman');
/** One that is gone is replaced at once beside the sleeper, and has had its turn. */
const anew = [w.mark(w.self, 'stunned', false), w.put(w.self, bedside, { silent: true }), w.end('turn')];

export default w.haunt({
  id: 'perchance-to-dream',
  number: 13,
  kind: 'traitor',
  traitor: lowest(others, 'sanity'),

  counters: { roused: { to: w.players, page: 'heroes' }, escaped: {} },
  vars: { target: { knownTo: 'traitor' } },
  pieces: { 'way-out': { n: 12 } },
  monsters: {
    nightmare: {
      n: w.players,
      traits: { speed: 5, might: 4, sanity: 4, knowledge: null },
      defeat: [w.when(w.isIn(w.self, w.active), [w.stun(w.self)], anew)],
    },
  },
  statuses: {
    asleep: {
      rules: {
        'sleeps-on': { on: 'turn.before', when: w.not(stuckBelow), do: [w.end('turn')] },
        'beyond-waking': {
          on: 'may',
          verbs: ['*', 'be-moved', 'rooms/*'],
          except: ['edition/search-for-stairs'],
          cites: ['2e.monster.basement-stairs'],
        },
        'lies-where-it-lies': { on: 'put.instead', do: [] },
        'beyond-harm': { on: 'damage.instead', do: [] },
        'beyond-death': {
          on: 'kill.instead',
          do: [
            w.each(w.allTraits, 't', [
              w.when(w.is(w.level(w.self, w.$trait('t'), 'step'), '<', 0), [w.gain(w.$trait('t'))]),
            ]),
          ],
        },
      },
    },
  },

  setup: {
    traitor: [
      w.drop(w.both(w.heldBy(w.traitor), w.permits('drop'))),
      w.mark(w.traitor, 'asleep'),
      w.setAside(w.both(w.heldBy(w.traitor), company)),
      w.repeat(w.players, [w.when(w.is(w.count(exits), '<', w.players), [w.addRoom({ which: EXITS, as: 'exit' })])]),
      w.set('target', w.count(exits)),
      w.deploy('nightmare', { n: w.players, rooms: bedside }),
    ],
  },

  actions: {
    'wake-dreamer': {
      who: w.heroes,
      where: bedside,
      needs: [w.holds(w.both(w.charactersIn(w.here), w.heroes), w.cards('holy-symbol'))],
      roll: { trait: ['sanity', 'might'] },
      pass: 5,
      do: [w.add('roused', 1)],
    },
    escape: {
      who: nightmares,
      page: 'traitor',
      where: unused,
      cost: { move: 1 },
      do: [
        w.deploy('way-out', { rooms: w.here }),
        w.when(w.is(w.plus(w.v('escaped'), 1), '≥', w.v('target')), [w.tell('the-number', { n: w.v('target') })]),
        w.add('escaped', 1),
        ...anew,
      ],
    },
  },

  rules: {
    'hurts-the-mind': {
      on: 'damage.modify',
      when: w.all(w.isIn(w.winner, nightmares), w.kindIs('physical')),
      set: { kind: 'mental' },
    },
    'leave-the-sleeper-be': { on: 'may', when: w.has(w.it, 'asleep'), verbs: ['attack'] },
    'number-read-out': {
      on: 'kill.after',
      evenDead: true,
      when: w.gone(w.heroes),
      do: [w.tell('the-number', { n: w.v('target') })],
    },
    'in-nobodys-way': {
      on: 'cost',
      for: w.heroes,
      when: w.isIn(w.self, w.withMe(w.traitor)),
      value: -1,
    },
  },

  wins: {
    heroes: w.is(w.v('roused'), '≥', w.players),
    traitor: w.any(w.all(w.is(w.v('target'), '>', 0), w.is(w.v('escaped'), '≥', w.v('target'))), w.gone(w.heroes)),
  },

  rulings: {
    'the-sleeper': { about: ['asleep', 'leave-the-sleeper-be'] },
    'stairs-asleep': { about: ['sleeps-on', 'beyond-waking'] },
    'dreamt-again': { about: ['nightmare'] },
    'all-dead': { page: 'traitor', about: ['wins/traitor'] },
    'later-ways': { page: 'traitor', about: ['target'] },
    'symbol-in-hand': { page: 'heroes', about: ['wake-dreamer'] },
    salts: { page: 'heroes', about: ['wake-dreamer'] },
  },
});
