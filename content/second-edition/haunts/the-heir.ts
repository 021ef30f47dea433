import * as w from '@hollow/engine/words';
import { highest, others } from '../traitors.ts';

const throne = w.named('statuary-corridor');
const heirs = w.where(w.everyone, w.is(w.vOf('heir', w.it), '=', 1));
/** The first Assassins keep away from the throne; those who come later need not. */
const reinforced = w.is(w.v('track'), '≥', 3);
const lairs = w.either(w.except(w.standing, throne), w.where(throne, reinforced));
const free = w.where(w.both(lairs, w.emptyRooms), w.is(w.vOf('assassin', w.itRoom), '=', 0));

export default w.haunt({
  id: 'the-heir',
  number: 39,
  kind: 'traitor',
  traitor: highest(others, 'speed'),

  counters: { track: { to: 6, page: 'traitor' }, hidden: { page: 'traitor' } },
  vars: {
    heir: { per: 'who', knownTo: 'heroes', guess: { among: w.except(w.heroes, w.revealer), n: 1 } },
    assassin: { per: 'room', knownTo: 'traitor', guess: { among: lairs, n: w.v('hidden') } },
    spared: { per: 'who', knownTo: 'traitor' },
  },

  setup: {
    traitor: [w.ensureRoom('statuary-corridor'), w.call('hide')],
    heroes: [
      w.ask(w.revealer, 'who', { from: w.except(w.heroes, w.revealer), as: 'h', secret: true, question: 'heir' }),
      w.setOf('heir', w.$who('h'), 1),
    ],
  },

  procs: {
    hide: [
      w.repeat(w.players, [
        w.when(w.exists(free), [
          w.ask(w.traitor, 'room', {
            from: free,
            as: 'r',
            secret: true,
            question: { key: 'hide', n: w.plus(w.v('hidden'), 1) },
          }),
          w.setOf('assassin', w.$room('r'), 1),
          w.add('hidden', 1),
        ]),
      ]),
    ],
  },

  actions: {
    'give-orders': {
      who: w.traitor,
      limit: 'none',
      do: [
        w.ask(w.self, 'who', { from: w.heroes, as: 'h', secret: true, question: 'orders' }),
        w.setOf('spared', w.$who('h'), w.minus(1, w.vOf('spared', w.$who('h')))),
      ],
    },
  },

  rules: {
    ambush: {
      page: 'traitor',
      on: 'enter.after',
      for: w.heroes,
      when: w.all(w.is(w.vOf('assassin', w.theRoom), '=', 1), w.is(w.vOf('spared', w.self), '=', 0)),
      do: [w.setOf('assassin', w.theRoom, 0), w.add('hidden', -1), w.tell('ambush'), w.damage('physical', { dice: 2 })],
    },
    'not-the-heir': {
      on: 'kill.after',
      evenDead: true,
      when: w.all(w.isIn(w.subject, w.except(w.everyone, w.traitor)), w.not(w.isIn(w.subject, heirs))),
      do: [w.tell('not-the-heir')],
    },
    'night-falls': {
      page: 'traitor',
      ...w.clock('track', w.traitor, [
        w.when(w.any(w.is(w.v('track'), '=', 3), w.is(w.v('track'), '=', 6)), [w.call('hide')]),
      ]),
    },
  },

  wins: {
    heroes: w.exists(
      w.where(
        w.both(w.heroes, heirs),
        w.all(w.at(w.it, throne), w.holds(w.it, w.cards('spear')), w.holds(w.it, w.cards('ring'))),
      ),
    ),
    traitor: w.exists(w.both(w.deadOnes, heirs)),
  },

  rulings: {
    'hard-to-reach': { page: 'traitor', about: ['setup/traitor'] },
    'one-to-a-room': { page: 'traitor', about: ['hide'] },
    'orders-beforehand': { page: 'traitor', about: ['give-orders'] },
    'completing-the-pair': { page: 'heroes', about: ['wins/heroes'] },
  },
});
