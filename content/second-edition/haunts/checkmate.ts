import {
  $num,
  $room,
  $thing,
  $who,
  add,
  all,
  allDead,
  any,
  ask,
  at,
  byPlayers,
  cards,
  causedBy,
  contest,
  deploy,
  each,
  eachOne,
  exists,
  explorers,
  first,
  haunt,
  heldBy,
  heroes,
  holderOf,
  holds,
  ifElse,
  is,
  isIn,
  it,
  itRoom,
  itThing,
  kindIs,
  level,
  lose,
  margin,
  minus,
  most,
  named,
  not,
  ownTurn,
  piece,
  pieces,
  remove,
  revealerThenLeft,
  roomOf,
  self,
  set,
  setOf,
  steal,
  subject,
  table,
  theRoom,
  times,
  traitor,
  v,
  vOf,
  when,
  where,
  winner,
} from '@hollow/engine/builders';
import { lowest } from '../traitors.ts';

const death = piece('death');
const board = roomOf(death);
const sites = named('vault', 'crypt', 'research-laboratory', 'operating-laboratory', 'game-room');
const seals = pieces('holy-seal');
const ownSeals = where(seals, isIn(holderOf(itThing), self));
const loserSeals = where(seals, isIn(holderOf(itThing), subject));
const atBoard = where(heroes, at(it, board));
// Ruling: the traitor, should he stand there from the start, is no opponent; of equals the revealer plays, else the
// nearest on the left.
const opponent = revealerThenLeft(most(atBoard, level(it, 'knowledge')));

export default haunt({
  id: 'checkmate',
  number: 37,
  kind: 'traitor',
  traitor: lowest(explorers, 'might'),

  counters: { broken: { to: 5 } },
  vars: { mate: {}, abandoned: {}, laid: { per: 'room', knownTo: 'traitor' } },
  pieces: { 'holy-seal': { n: 5, carry: 'heroes' } },
  monsters: {
    death: {
      n: 1,
      traits: {
        speed: null,
        might: null,
        sanity: null,
        knowledge: minus(8, times(byPlayers(2, 2, 1, 1), v('broken'))),
      },
      moves: 'none',
      attack: { never: true },
      immune: ['knowledge'],
      slows: false,
      rules: { 'no-blanks': { on: 'reroll', for: death, value: 1 } },
    },
  },

  setup: {
    traitor: [
      ask(traitor, 'who', { from: heroes, as: 'h' }),
      deploy('death', { rooms: roomOf($who('h')) }),
      each(sites, 'r', [setOf('laid', $room('r'), 1), deploy('holy-seal', { rooms: $room('r') })]),
    ],
  },

  actions: {
    'break-seal': {
      who: heroes,
      needs: [exists(ownSeals)],
      roll: { trait: 'sanity' },
      pass: 4,
      // Ruling: a failed attempt leaves the seal whole, to be tried again on a later turn.
      do: [remove(first(ownSeals)), add('broken', 1)],
    },
  },

  rules: {
    // Ruling: a seal shows itself to the first who comes into its room; in the Vault it lies before the locked door.
    'seal-found': {
      page: 'traitor',
      on: 'enter.after',
      when: all(isIn(theRoom, sites), is(vOf('laid', theRoom), '=', 0)),
      do: [setOf('laid', theRoom, 1), deploy('holy-seal', { rooms: theRoom })],
    },
    'seal-stolen': {
      page: 'traitor',
      on: 'defeat.offer',
      for: traitor,
      when: all(
        ownTurn(winner),
        is(margin, '≥', 2),
        kindIs('physical'),
        at(winner, roomOf(subject)),
        exists(loserSeals),
      ),
      do: [ask(self, 'thing', { from: loserSeals, as: 's' }), steal($thing('s'), self)],
    },
    'keep-out': { on: 'may', for: traitor, when: isIn(itRoom, board), verbs: ['enter'] },
    'hands-off': { on: 'may', for: traitor, when: at(it, board), verbs: ['attack'] },
    'no-harm': {
      on: 'damage.instead',
      for: heroes,
      when: all(at(self, board), causedBy(heldBy(traitor))),
      do: [],
    },
    'game-abandoned': {
      on: 'monsterTurn.before',
      evenDead: true,
      when: not(exists(atBoard)),
      do: [set('abandoned', 1)],
    },
    chess: {
      on: 'monsterTurn.before',
      evenDead: true,
      when: exists(atBoard),
      do: [
        contest({
          a: opponent,
          b: death,
          trait: 'knowledge',
          extra: ifElse(holds(opponent, cards('book')), 1, 0),
          as: 'lead',
        }),
        when(
          is($num('lead'), '>', 0),
          [set('mate', 1)],
          [
            table(minus(0, $num('lead')), {
              '0': [],
              '1-2': [eachOne(heroes, [lose('sanity')])],
              '3-4': [eachOne(heroes, [lose('might')])],
              '5+': [eachOne(heroes, [lose('sanity'), lose('might')])],
            }),
          ],
        ),
      ],
    },
  },

  wins: {
    heroes: is(v('mate'), '=', 1),
    traitor: any(is(v('abandoned'), '=', 1), allDead(heroes)),
  },
});
