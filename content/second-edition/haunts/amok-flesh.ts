import {
  $room,
  add,
  all,
  allDead,
  both,
  call,
  cards,
  charactersIn,
  deploy,
  dice,
  discard,
  each,
  eachOne,
  either,
  end,
  except,
  exists,
  first,
  group,
  has,
  haunt,
  heldBy,
  here,
  heroes,
  holderOf,
  is,
  isIn,
  it,
  itThing,
  join,
  joined,
  mark,
  named,
  not,
  pieces,
  players,
  remove,
  repeat,
  revealRoom,
  roll,
  roomOf,
  self,
  set,
  theRoom,
  tokensOf,
  touching,
  v,
  when,
  where,
  withStatus,
} from '@hollow/engine/builders';
import { highest, others } from '../traitors.ts';

const flesh = roomOf(pieces('blob'));
const mass = group(revealRoom, flesh);
const sources = [
  'attic',
  'conservatory',
  'furnace-room',
  'gardens',
  'library',
  'research-laboratory',
  'operating-laboratory',
  'junk-room',
  'kitchen',
  'larder',
  'storeroom',
  'wine-cellar',
] as const;
const larders = either(named(...sources), where(named('vault'), exists(tokensOf('vault-empty'))));
const ownIngredients = where(pieces('ingredient'), isIn(holderOf(itThing), self));
const under = roomOf(tokensOf('below-collapsed-room'));
// Ruling: it pours down the Coal Chute, from the Gallery and through the Collapsed Room but does not climb them; a
// revolving wall stops it.
const pours = either(
  where(named('basement-landing'), isIn(named('coal-chute'), mass)),
  where(named('ballroom'), isIn(named('gallery'), mass)),
  where(under, isIn(named('collapsed-room'), mass)),
);
const elevator = [
  'rooms/mystic-elevator/ride',
  'rooms/mystic-elevator/stay-aboard',
  'rooms/mystic-elevator/end-aboard',
] as const;

export default haunt({
  id: 'amok-flesh',
  number: 27,
  kind: 'traitor',
  traitor: highest(others, 'knowledge'),

  counters: {
    examined: { to: players, page: 'heroes' },
    thrown: { to: players, page: 'heroes' },
  },
  vars: { surge: {} },
  // Ruling: tokens are no limit: a house has room for more flesh, more searched rooms and more ingredients than the box
  // holds.
  // Ruling: only heroes carry ingredients, and hand them over like items; what a swallowed hero carried is lost.
  pieces: { blob: { n: 60 }, searched: { n: 13 }, ingredient: { n: 13, carry: 'heroes' } },
  statuses: {
    'blob-person': {
      rules: {
        sluggish: { on: 'moves', layer: 'set', value: 2 },
        mindless: { on: 'may', verbs: ['*', ...elevator], except: ['move', 'enter'] },
        boneless: { on: 'damage.instead', do: [] },
        changeless: { on: 'shift.instead', do: [] },
      },
    },
  },
  places: { brink: both(joined(flesh, { whole: true }), touching(flesh)) },

  setup: { traitor: [discard(cards('crystal-ball'))] },

  actions: {
    examine: {
      who: heroes,
      where: 'brink',
      needs: [is(v('examined'), '<', players)],
      roll: { trait: 'knowledge' },
      pass: 3,
      do: [add('examined', 1)],
    },
    'find-ingredient': {
      who: heroes,
      where: larders,
      needs: [is(v('examined'), '≥', players), not(exists(both(here, roomOf(pieces('searched')))))],
      roll: { trait: 'knowledge' },
      pass: 3,
      do: [deploy('searched', { rooms: here }), deploy('ingredient', { holder: self })],
    },
    throw: {
      who: heroes,
      where: 'brink',
      needs: [exists(ownIngredients)],
      cost: { move: 1 },
      limit: 'none',
      do: [remove(first(ownIngredients)), add('thrown', 1)],
    },
  },

  procs: {
    absorb: [
      mark(self, 'blob-person'),
      discard(heldBy(self)),
      remove(ownIngredients),
      when(isIn(self, heroes), [join(self, 'traitor')]),
      end('turn'),
    ],
    expand: [
      when(
        exists(mass),
        [
          each(except(either(joined(mass, { whole: true }), pours), flesh), 'r', [
            deploy('blob', { rooms: $room('r') }),
          ]),
        ],
        [
          // Ruling: the Crystal Ball's room is the one in which the haunt was revealed.
          deploy('blob', { rooms: revealRoom }),
          each(except(both(joined(revealRoom, { whole: true }), touching(revealRoom)), flesh), 'r', [
            deploy('blob', { rooms: $room('r') }),
          ]),
        ],
      ),
      eachOne(where(charactersIn(flesh), not(has(it, 'blob-person'))), [call('absorb')]),
    ],
  },

  rules: {
    swallowed: {
      on: 'enter.after',
      when: all(isIn(theRoom, flesh), not(has(self, 'blob-person'))),
      do: [call('absorb')],
    },
    growth: {
      on: 'monsterTurn.before',
      evenDead: true,
      do: [
        each(except(roomOf(withStatus('blob-person')), flesh), 'r', [deploy('blob', { rooms: $room('r') })]),
        set('surge', 1),
        repeat(12, [
          when(is(v('surge'), '=', 1), [call('expand'), roll(dice(1), { '2+': [], '0-1': [set('surge', 0)] })]),
        ]),
      ],
    },
    'no-foe': { on: 'may', for: heroes, when: has(it, 'blob-person'), verbs: ['attack'] },
    'elevator-stuck': { on: 'may', when: exists(both(named('mystic-elevator'), flesh)), verbs: elevator },
  },

  wins: {
    heroes: is(v('thrown'), '≥', players),
    traitor: allDead(heroes),
  },
});
