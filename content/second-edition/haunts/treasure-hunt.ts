import type { Num, Ops, Rooms } from '@hollow/engine';
import {
  $num,
  $room,
  $thing,
  $trait,
  add,
  all,
  allTraits,
  amount,
  any,
  ask,
  at,
  besideLost,
  both,
  call,
  charactersIn,
  choose,
  count,
  damage,
  deploy,
  dice,
  discovered,
  during,
  each,
  eachOne,
  either,
  emptyRooms,
  explorers,
  faceDown,
  fewest,
  first,
  flip,
  gone,
  hasNumber,
  haunt,
  here,
  holderOf,
  holds,
  ifElse,
  is,
  isDead,
  isIn,
  it,
  itRoom,
  itThing,
  kill,
  kindIs,
  level,
  lose,
  named,
  not,
  numberOn,
  onFloor,
  pieces,
  plus,
  repeat,
  roll,
  roomOf,
  sameFloor,
  self,
  setOf,
  setTrait,
  shiftedTrait,
  standing,
  symbol,
  table,
  takeRoom,
  theRoom,
  trait,
  traitsOf,
  transfer,
  v,
  vOf,
  when,
  where,
  win,
  withWindow,
} from '@hollow/engine/builders';

const clues = pieces('clue');
const hidden = both(clues, faceDown);
const own = where(clues, all(holds(self, itThing), is(numberOn(itThing), '≤', 16)));
const symbols = symbol('event', 'item', 'omen');
const unmarked = where(symbols, is(vOf('marked', itRoom), '=', 0));
const knowledge = level(self, 'knowledge');
const ledges = either(named('tower', 'balcony'), withWindow);

/** What a Clue adds to the searches of its holder: number, rooms, amount. */
const BONUS: readonly (readonly [number, Rooms, Num])[] = [
  [1, named('catacombs'), 7],
  [2, named('wine-cellar'), 7],
  [3, named('library'), 7],
  [4, named('dining-room'), 7],
  [5, named('conservatory', 'underground-lake'), 6],
  [6, named('crypt', 'chapel'), 6],
  [7, named('attic', 'kitchen', 'storeroom', 'larder'), 5],
  [10, named('research-laboratory', 'operating-laboratory'), knowledge],
  [11, named('organ-room'), knowledge],
  [12, named('game-room'), knowledge],
  [13, named('statuary-corridor'), level(self, 'might')],
  [14, named('furnace-room'), level(self, 'sanity')],
  [8, onFloor('basement'), 4],
  [9, standing, 3],
];
const NAMING = 12;
const leads = BONUS.map(([n, rooms, more]) => ifElse(all(hasNumber(own, n), at(self, rooms)), more, 0));
const bonus = plus(count(own), ...leads);
const onLedge = all(hasNumber(own, 15), at(self, ledges));
const overChasm = all(hasNumber(own, 16), at(self, named('chasm')));
const nerve = ifElse(is(level(self, 'might'), '≥', level(self, 'sanity')), level(self, 'might'), level(self, 'sanity'));

const upper = onFloor('upper');
const ground = onFloor('ground');
const stairs = named('grand-staircase');
const upperEdge = both(upper, besideLost);
const groundEdge = both(ground, besideLost);
const upperFirst = both(upper, emptyRooms);
/**
 * The floor above goes first: an empty room, then what touches the hole; then the floor below it, from the stairs on.
 */
const falling = either(
  upperEdge,
  where(either(upperFirst, where(upper, gone(upperFirst))), gone(upperEdge)),
  where(either(groundEdge, where(either(stairs, where(ground, gone(stairs))), gone(groundEdge))), gone(upper)),
);
/** So many steps are lost, each on a trait of one's own choice. */
const suffer: Ops = [
  repeat($num('n'), [when(not(isDead(self)), [ask(self, 'trait', { from: allTraits, as: 'x' }), lose($trait('x'))])]),
];

export default haunt({
  id: 'treasure-hunt',
  number: 50,
  kind: 'free-for-all',

  vars: { marked: { per: 'room' }, left: { from: 20 } },
  // Ruling: a Clue that is taken lies open before its holder.
  pieces: { clue: { n: 20, carry: 'item', faceDown: 'nobody' } },
  places: {
    // Ruling: who holds a Clue may also search the rooms that it names, though none ever lay there.
    sites: either(
      where(standing, is(vOf('marked', itRoom), '=', 1)),
      ...BONUS.slice(0, NAMING).map(([n, rooms]) => where(rooms, hasNumber(own, n))),
    ),
  },

  setup: {
    everyone: [
      repeat(20, [each(first(fewest(unmarked, count(both(roomOf(clues), sameFloor(itRoom))))), 'r', [call('hide')])]),
    ],
  },

  actions: {
    search: {
      who: explorers,
      where: 'sites',
      cost: { move: 1 },
      limit: 'none',
      roll: { trait: 'knowledge', bonus },
      rows: {
        '0': [damage('physical', { dice: 2 })],
        '1-3': [],
        '4-12': [call('find')],
        '13-15': [call('collapse')],
        '16+': [win(self, 'treasure')],
      },
    },
    // Ruling: Clues 15 and 16 count only in a search that is meant to use them; such a search takes no Clue.
    'search-the-edge': {
      who: explorers,
      needs: [any(onLedge, overChasm)],
      cost: { move: 1 },
      limit: 'none',
      roll: { trait: 'knowledge', bonus: plus(bonus, ifElse(onLedge, 6, 0), ifElse(overChasm, nerve, 0)) },
      rows: { '0-12': [kill(self)], '13-15': [call('collapse')], '16+': [win(self, 'treasure')] },
    },
  },

  procs: {
    hide: [deploy('clue', { rooms: $room('r') }), setOf('marked', $room('r'), 1), add('left', -1)],
    find: [
      each(where(hidden, at(it, here)), 'c', [
        flip($thing('c')),
        // Ruling: a Trap that has sprung, or that was left alone, lies open where it was and does no more.
        table(numberOn($thing('c')), {
          '0-17': [transfer($thing('c'), self)],
          '18': [
            ask(self, 'trait', { from: traitsOf('physical'), as: 't' }),
            roll(trait($trait('t')), { '4+': [], '0-3': [damage('physical', { dice: 3 })] }),
          ],
          '19': [
            eachOne(charactersIn(sameFloor(here)), [
              roll(trait('might'), { '3+': [], '0-2': [roll(dice(3), undefined, { as: 'n' }), ...suffer] }),
            ]),
          ],
          '20+': [
            choose(self, {
              'leave-it': [],
              'reach-in': [
                roll(trait('knowledge'), {
                  '5+': [repeat(2, [call('lift')])],
                  '0-4': [roll(dice(4), undefined, { as: 'n' }), ...suffer],
                }),
              ],
            }),
          ],
        }),
      ]),
    ],
    // Ruling: the finder says from which rooms the two Clues come; a Trap among them is only laid open.
    lift: [
      ask(self, 'room', { from: roomOf(hidden), as: 'from' }),
      each(where(hidden, at(it, $room('from'))), 'd', [
        flip($thing('d')),
        when(is(numberOn($thing('d')), '≤', 16), [transfer($thing('d'), self)]),
      ]),
    ],
    collapse: [
      ask(self, 'room', { from: falling, as: 'r' }),
      takeRoom($room('r')),
      // Ruling: with the last room of the ground floor everybody who is left in the basement is lost.
      when(gone(ground), [kill(explorers)]),
    ],
  },

  rules: {
    'hidden-later': {
      on: 'enter.after',
      when: all(discovered, isIn(theRoom, unmarked), is(v('left'), '>', 0)),
      do: [each(theRoom, 'r', [call('hide')])],
    },
    'creeping-poison': {
      on: 'turn.before',
      for: holderOf(where(clues, hasNumber(itThing, 17))),
      do: [ask(self, 'trait', { from: allTraits, as: 't' }), lose($trait('t'))],
    },
    'no-murder': {
      on: 'shift.instead',
      when: all(during('defeat'), kindIs('loss'), is(plus(level(self, shiftedTrait, 'step'), amount), '<', 0)),
      do: [setTrait(self, shiftedTrait, 'lowest')],
    },
  },

  // Ruling: the last one alive has all the time there is.
  wins: { each: is(count(explorers), '=', 1) },
});
