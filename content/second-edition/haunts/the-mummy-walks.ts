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
  end,
  exists,
  explorers,
  fetch,
  gone,
  haunt,
  heldBy,
  heroes,
  holds,
  inStack,
  is,
  isIn,
  kindIs,
  margin,
  named,
  not,
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
  symbol,
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
const newOmenRoom = all(kindIs('omen'), isIn(theRoom, symbol('omen')));

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
      // Ruling: a Mummy that has passed through the walls walks no further, but still attacks.
      movesInstead: {
        '0-1': [ask(self, 'room', { from: standing, as: 'r' }), put(self, $room('r')), end('movement')],
      },
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
    // Ruling: who finds the room must take the card; it counts as the draw and ends the movement like one.
    'fetch-book': {
      page: 'heroes',
      on: 'draw.instead',
      for: heroes,
      when: all(newOmenRoom, exists(both(inStack('omen'), book))),
      do: [fetch('omen', book)],
    },
    'fetch-ring-or-symbol': {
      page: 'traitor',
      on: 'draw.instead',
      for: traitor,
      when: all(newOmenRoom, not(exists(roomOf(ringOrSymbol))), exists(both(inStack('omen'), ringOrSymbol))),
      do: [ask(self, 'thing', { from: both(inStack('omen'), ringOrSymbol), as: 'c' }), fetch('omen', $thing('c'))],
    },
    'girl-found': {
      on: 'enter.after',
      for: explorers,
      when: exists(both(theRoom, roomOf(piece('girl-astray')))),
      do: [remove(piece('girl-astray')), transfer(girl, self)],
    },
    'mummy-hurts': {
      page: 'traitor',
      on: 'damage.modify',
      when: all(isIn(winner, mummy), kindIs('physical')),
      set: { order: 'speed might' },
    },
    'mummy-robs': {
      page: 'traitor',
      cites: ['2e.steal.haunt-rules'],
      on: 'defeat.offer',
      // Ruling: it robs in fights of Might, not in one of Sanity that a hero has lost.
      when: all(isIn(winner, mummy), kindIs('physical'), is(margin, '≥', 2), exists(both(heldBy(subject), burden))),
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
