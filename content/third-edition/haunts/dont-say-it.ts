import * as w from '@hollow/engine/words';
import { oldest } from '../traitors.ts';

const faceless = w.piece('faceless-man');
const syllables = w.byPlayers(2, 3, 4, 5);
const found = w.v('syllables');
const rooms = w.except(w.standing, w.tag('landing'));
const next = w.where(w.standing, w.is(w.vOf('next', w.itRoom), '=', 1));
const steps = w.v('moves');
/** Where the next syllable may be, by all that has been said aloud. */
const possible = w.where(
  w.standing,
  w.all(w.is(w.vOf('listed', w.itRoom), '=', 1), w.is(w.vOf('ruled-out', w.itRoom), '=', 0)),
);
const ruledOut = (of: typeof w.standing | ReturnType<typeof w.where>) =>
  w.each(of, 'no', [w.setOf('ruled-out', w.$room('no'), 1)]);

export default w.haunt({
  id: 'dont-say-it',
  number: 20,
  kind: 'traitor',
  traitor: oldest(w.explorers),

  counters: { syllables: { to: syllables } },
  vars: {
    order: { per: 'room', knownTo: 'traitor' },
    next: {
      per: 'room',
      knownTo: 'traitor',
      guess: { among: possible, n: w.ifElse(w.is(found, '<', syllables), 1, 0) },
    },
    listed: { per: 'room' },
    'ruled-out': { per: 'room' },
    moves: {},
    written: {},
  },
  pieces: { syllable: { n: syllables } },
  monsters: {
    'faceless-man': {
      n: 1,
      traits: { might: 5, speed: 2, knowledge: 5, sanity: 5 },
      defeat: [
        w.when(w.all(w.is(found, '≥', syllables), w.isIn(w.winner, w.heroes), w.ownTurn(w.winner)), [w.kill(w.self)]),
      ],
    },
  },

  setup: {
    heroes: [w.repeat(5, [w.when(w.is(w.count(rooms), '<', 5), [w.addRoom({ as: 'r' })])])],
    traitor: [
      w.heal(w.allTraits, w.traitor),
      w.each(w.standing, 'r', [w.setOf('listed', w.$room('r'), 1)]),
      w.repeat(syllables, [
        w.add('written', 1),
        w.ask(w.traitor, 'room', {
          from: w.where(w.standing, w.is(w.vOf('order', w.itRoom), '=', 0)),
          as: 'r',
          secret: true,
          question: { key: 'write', n: w.v('written') },
        }),
        w.setOf('order', w.$room('r'), w.v('written')),
      ]),
      w.call('move-on'),
      w.deploy('faceless-man', { rooms: w.roomOf(w.traitor) }),
    ],
  },

  actions: {
    'find-a-syllable': {
      who: w.heroes,
      needs: [w.is(found, '<', syllables)],
      do: [w.when(w.exists(w.both(next, w.here)), [w.call('right')], [w.call('wrong')])],
    },
  },

  procs: {
    'move-on': [
      w.each(w.where(w.standing, w.is(w.vOf('order', w.itRoom), '=', w.plus(found, 1))), 'r', [
        w.setOf('next', w.$room('r'), 1),
      ]),
    ],
    right: [
      w.deploy('syllable', { rooms: w.here }),
      w.setOf('next', w.here, 0),
      w.setOf('listed', w.here, 0),
      w.each(w.standing, 'r', [w.setOf('ruled-out', w.$room('r'), 0)]),
      w.add('syllables', 1),
      w.call('move-on'),
    ],
    wrong: [
      w.each(next, 'next', [
        w.when(
          w.exists(w.both(w.$room('next'), w.sameFloor(w.here))),
          [
            w.set('moves', w.stepsTo(w.here, w.$room('next'))),
            w.when(w.is(steps, '<', 99), [w.tell('near', { n: steps })], [w.tell('no-way')]),
            ruledOut(
              w.where(
                w.standing,
                w.any(w.not(w.isIn(w.itRoom, w.sameFloor(w.here))), w.is(w.stepsTo(w.here, w.itRoom), '≠', steps)),
              ),
            ),
          ],
          [w.tell('elsewhere'), ruledOut(w.sameFloor(w.here))],
        ),
      ]),
      w.put(faceless, w.here),
      w.attack({ by: w.first(faceless), on: w.self, trait: 'might' }),
    ],
  },

  wins: { heroes: w.gone(faceless), traitor: w.gone(w.heroes) },

  rulings: {
    'any-room': { page: 'traitor', about: ['setup/traitor'] },
    'how-far': { page: 'traitor', about: ['wrong'] },
    'nothing-but-the-truth': { page: 'traitor', about: ['wrong'] },
    'name-in-defence': { about: ['faceless-man'] },
    'goes-on-without-you': { page: 'traitor', about: ['wrong', 'faceless-man'] },
    'empty-rooms': { page: 'heroes', about: ['setup/heroes'] },
    'name-is-whole': { page: 'heroes', about: ['find-a-syllable'] },
  },
});
