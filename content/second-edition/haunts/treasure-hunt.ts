import type { Num, Rooms } from '@hollow/engine';
import * as w from '@hollow/engine/words';

const clues = w.pieces('clue');
const hidden = w.both(clues, w.faceDown);
const own = w.where(clues, w.all(w.holds(w.self, w.itThing), w.is(w.numberOn(w.itThing), '≤', 16)));
const symbols = w.symbol('event', 'item', 'omen');
const unmarked = w.where(symbols, w.is(w.vOf('marked', w.itRoom), '=', 0));
const knowledge = w.level(w.self, 'knowledge');
const ledges = w.either(w.named('tower', 'balcony'), w.withWindow);

/** What a Clue adds to the searches of its holder: number, rooms, amount. */
const BONUS: readonly (readonly [number, Rooms, Num])[] = [
  [1, w.named('catacombs'), 7],
  [2, w.named('wine-cellar'), 7],
  [3, w.named('library'), 7],
  [4, w.named('dining-room'), 7],
  [5, w.named('conservatory', 'underground-lake'), 6],
  [6, w.named('crypt', 'chapel'), 6],
  [7, w.named('attic', 'kitchen', 'storeroom', 'larder'), 5],
  [10, w.named('research-laboratory', 'operating-laboratory'), knowledge],
  [11, w.named('organ-room'), knowledge],
  [12, w.named('game-room'), knowledge],
  [13, w.named('statuary-corridor'), w.level(w.self, 'might')],
  [14, w.named('furnace-room'), w.level(w.self, 'sanity')],
  [8, w.onFloor('basement'), 4],
  [9, w.standing, 3],
];
const NAMING = 12;
const leads = BONUS.map(([n, rooms, more]) => w.ifElse(w.all(w.hasNumber(own, n), w.at(w.self, rooms)), more, 0));
const bonus = w.plus(w.count(own), ...leads);
const onLedge = w.all(w.hasNumber(own, 15), w.at(w.self, ledges));
const overChasm = w.all(w.hasNumber(own, 16), w.at(w.self, w.named('chasm')));
const nerve = w.ifElse(
  w.is(w.level(w.self, 'might'), '≥', w.level(w.self, 'sanity')),
  w.level(w.self, 'might'),
  w.level(w.self, 'sanity'),
);

const upper = w.onFloor('upper');
const ground = w.onFloor('ground');
const stairs = w.named('grand-staircase');
const upperEdge = w.both(upper, w.besideLost);
const groundEdge = w.both(ground, w.besideLost);
const upperFirst = w.both(upper, w.emptyRooms);
/**
 * The floor above goes first: an empty room, or nothing where none is; then what touches the hole; then the floor below
 * it, from the stairs on.
 */
const falling = w.either(
  upperEdge,
  w.where(upperFirst, w.gone(upperEdge)),
  w.where(
    w.either(groundEdge, w.where(w.either(stairs, w.where(ground, w.gone(stairs))), w.gone(groundEdge))),
    w.gone(upper),
  ),
);

export default w.haunt({
  id: 'treasure-hunt',
  number: 50,
  kind: 'free-for-all',

  vars: { marked: { per: 'room' }, left: { from: 20 } },
  pieces: { clue: { n: 20, carry: 'item', faceDown: 'nobody' } },
  places: {
    sites: w.either(
      w.where(w.standing, w.is(w.vOf('marked', w.itRoom), '=', 1)),
      ...BONUS.slice(0, NAMING).map(([n, rooms]) => w.where(rooms, w.hasNumber(own, n))),
    ),
  },

  setup: {
    everyone: [
      w.repeat(20, [
        w.each(w.first(w.fewest(unmarked, w.count(w.both(w.roomOf(clues), w.sameFloor(w.itRoom))))), 'r', [
          w.call('hide'),
        ]),
      ]),
    ],
  },

  actions: {
    search: {
      who: w.explorers,
      where: 'sites',
      cost: { move: 1 },
      limit: 'none',
      roll: { trait: 'knowledge', bonus },
      rows: {
        '0': [w.damage('physical', { dice: 2 })],
        '1-3': [],
        '4-12': [w.call('find')],
        '13-15': [w.call('collapse')],
        '16+': [w.win(w.self, 'treasure')],
      },
    },
    'search-the-edge': {
      who: w.explorers,
      needs: [w.any(onLedge, overChasm)],
      cost: { move: 1 },
      limit: 'none',
      roll: { trait: 'knowledge', bonus: w.plus(bonus, w.ifElse(onLedge, 6, 0), w.ifElse(overChasm, nerve, 0)) },
      rows: { '0-12': [w.kill(w.self)], '13-15': [w.call('collapse')], '16+': [w.win(w.self, 'treasure')] },
    },
  },

  procs: {
    hide: [w.deploy('clue', { rooms: w.$room('r') }), w.setOf('marked', w.$room('r'), 1), w.add('left', -1)],
    find: [
      w.each(w.where(hidden, w.at(w.it, w.here)), 'c', [
        w.flip(w.$thing('c')),
        w.table(w.numberOn(w.$thing('c')), {
          '0-17': [w.transfer(w.$thing('c'), w.self)],
          '18': [
            w.ask(w.self, 'trait', { from: w.traitsOf('physical'), as: 't' }),
            w.roll(w.trait(w.$trait('t')), { '4+': [], '0-3': [w.damage('physical', { dice: 3 })] }),
          ],
          '19': [
            w.eachOne(w.charactersIn(w.sameFloor(w.here)), [
              w.roll(w.trait('might'), {
                '3+': [],
                '0-2': [w.roll(w.dice(3), undefined, { as: 'n' }), w.sufferAny(w.$num('n'))],
              }),
            ]),
          ],
          '20+': [
            w.choose(
              w.self,
              {
                'leave-it': [],
                'reach-in': [
                  w.roll(w.trait('knowledge'), {
                    '5+': [w.repeat(2, [w.call('lift')])],
                    '0-4': [w.roll(w.dice(4), undefined, { as: 'n' }), w.sufferAny(w.$num('n'))],
                  }),
                ],
              },
              { question: 'reach' },
            ),
          ],
        }),
      ]),
    ],
    lift: [
      w.ask(w.self, 'room', { from: w.roomOf(hidden), as: 'from', question: 'lift' }),
      w.each(w.where(hidden, w.at(w.it, w.$room('from'))), 'd', [
        w.flip(w.$thing('d')),
        w.when(w.is(w.numberOn(w.$thing('d')), '≤', 16), [w.transfer(w.$thing('d'), w.self)]),
      ]),
    ],
    collapse: [
      w.ask(w.self, 'room', { from: falling, as: 'r' }),
      w.takeRoom(w.$room('r')),
      w.when(w.gone(ground), [w.kill(w.explorers)]),
    ],
  },

  rules: {
    'hidden-later': {
      on: 'enter.after',
      when: w.all(w.discovered, w.isIn(w.theRoom, unmarked), w.is(w.v('left'), '>', 0)),
      do: [w.each(w.theRoom, 'r', [w.call('hide')])],
    },
    'creeping-poison': {
      on: 'turn.before',
      for: w.holderOf(w.where(clues, w.hasNumber(w.itThing, 17))),
      do: [w.sufferAny(1)],
    },
    'no-murder': {
      on: 'shift.instead',
      when: w.all(
        w.during('defeat'),
        w.kindIs('loss'),
        w.is(w.plus(w.level(w.self, w.shiftedTrait, 'step'), w.amount), '<', 0),
      ),
      do: [w.setTrait(w.self, w.shiftedTrait, 'lowest')],
    },
  },

  wins: { each: w.is(w.count(w.explorers), '=', 1) },

  rulings: {
    'clues-lie-open': { about: ['clue'] },
    'named-rooms': { about: ['sites'] },
    'edge-is-a-choice': { about: ['search-the-edge'] },
    'sprung-traps': { about: ['find'] },
    'two-from-afar': { about: ['lift'] },
    'no-empty-room': { about: ['collapse'] },
    'last-room': { about: ['collapse'] },
    alone: { about: ['wins/each'] },
  },
});
