import {
  $room,
  $thing,
  add,
  all,
  allDead,
  any,
  ask,
  at,
  away,
  both,
  cards,
  deploy,
  either,
  exists,
  gone,
  haunt,
  heldBy,
  heroes,
  holds,
  is,
  isIn,
  margin,
  named,
  piece,
  put,
  remove,
  revealer,
  revealRoom,
  roomOf,
  sameFloor,
  self,
  setAside,
  standing,
  steal,
  subject,
  tagged,
  theRoom,
  traitor,
  transfer,
  v,
  winner,
} from '@hollow/engine/builders';

const mummy = piece('mummy');
const girl = cards('girl');
const book = cards('book');
const ringOrSymbol = cards('ring', 'holy-symbol');
const burden = either(tagged('item'), girl);

export default haunt({
  id: 'the-mummy-walks',
  number: 1,
  kind: 'traitor',
  traitor: revealer,

  counters: { lore: { to: 2, page: 'heroes' } },
  pieces: { sarcophagus: { n: 1 }, 'girl-astray': { n: 1 } },
  monsters: {
    mummy: {
      n: 1,
      traits: { speed: 3, might: 8, sanity: 5, knowledge: null },
      carries: burden,
      immune: ['speed'],
      attack: { must: true },
      movesInstead: { '0-1': [ask(self, 'room', { from: standing, as: 'r' }), put(self, $room('r'))] },
    },
  },
  places: { study: either(roomOf(piece('sarcophagus')), named('research-laboratory', 'library')) },

  setup: {
    traitor: [
      deploy('mummy', { rooms: revealRoom }),
      deploy('sarcophagus', { rooms: revealRoom }),
      setAside(girl),
      ask(traitor, 'room', { from: away(sameFloor(revealRoom), 5, revealRoom), as: 'r' }),
      deploy('girl-astray', { rooms: $room('r') }),
    ],
  },

  actions: {
    'learn-name': {
      who: heroes,
      where: 'study',
      needs: [is(v('lore'), '=', 0)],
      limit: 'one-step',
      roll: { trait: 'knowledge' },
      pass: 6,
      do: [add('lore', 1)],
    },
    'learn-spell': {
      who: heroes,
      needs: [is(v('lore'), '=', 1), holds(self, book)],
      limit: 'one-step',
      roll: { trait: 'knowledge' },
      pass: 6,
      do: [add('lore', 1)],
    },
    banish: {
      who: heroes,
      where: roomOf(mummy),
      needs: [is(v('lore'), '=', 2), holds(self, book)],
      attack: { on: mummy, with: 'sanity', win: [remove(piece('mummy'))] },
    },
    'hand-over': {
      who: traitor,
      where: roomOf(mummy),
      needs: [exists(both(heldBy(self), burden))],
      limit: 'none',
      do: [ask(self, 'thing', { from: both(heldBy(self), burden), as: 'c' }), transfer($thing('c'), mummy)],
    },
  },

  rules: {
    'girl-found': {
      on: 'enter.after',
      when: exists(both(theRoom, roomOf(piece('girl-astray')))),
      do: [remove(piece('girl-astray')), transfer(girl, self)],
    },
    'mummy-robs': {
      page: 'traitor',
      cites: ['2e.steal.haunt-rules'],
      on: 'defeat.offer',
      when: all(isIn(winner, mummy), is(margin, '≥', 2), exists(both(heldBy(subject), burden))),
      do: [ask(self, 'thing', { from: both(heldBy(subject), burden), as: 'c' }), steal($thing('c'), mummy)],
    },
  },

  wins: {
    heroes: gone(mummy),
    traitor: any(
      all(at(mummy, roomOf(piece('sarcophagus'))), holds(mummy, girl), holds(mummy, ringOrSymbol)),
      allDead(heroes),
    ),
  },
});
