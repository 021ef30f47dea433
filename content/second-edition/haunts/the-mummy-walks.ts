import * as w from '@hollow/engine/words';

const mummy = w.piece('mummy');
const girl = w.cards('girl');
const book = w.cards('book');
const ringOrSymbol = w.cards('ring', 'holy-symbol');
const burden = w.either(w.tagged('item'), girl);
const newOmenRoom = w.all(w.kindIs('omen'), w.isIn(w.theRoom, w.symbol('omen')));

export default w.haunt({
  id: 'the-mummy-walks',
  number: 1,
  kind: 'traitor',
  traitor: w.revealer,

  counters: { lore: { to: 2, page: 'heroes' } },
  pieces: { sarcophagus: { n: 1 }, 'girl-astray': { n: 1 } },
  monsters: {
    mummy: {
      n: 1,
      traits: { speed: 3, might: 8, sanity: 5, knowledge: null },
      carries: burden,
      immune: ['speed'],
      attack: { must: true },
      movesInstead: {
        '0-1': [w.ask(w.self, 'room', { from: w.standing, as: 'r' }), w.put(w.self, w.$room('r')), w.end('movement')],
      },
    },
  },
  places: { study: w.either(w.roomOf(w.piece('sarcophagus')), w.named('research-laboratory', 'library')) },

  setup: {
    traitor: [
      w.deploy('mummy', { rooms: w.revealRoom }),
      w.deploy('sarcophagus', { rooms: w.revealRoom }),
      w.setAside(girl),
      w.ask(w.traitor, 'room', { from: w.away(w.sameFloor(w.revealRoom), 5, w.revealRoom), as: 'r' }),
      w.deploy('girl-astray', { rooms: w.$room('r') }),
      w.each(w.first(w.both(w.inTurnOrder(w.traitor), w.heroes, w.charactersIn(w.$room('r')))), 'there', [
        w.remove(w.piece('girl-astray')),
        w.transfer(girl, w.$who('there')),
      ]),
    ],
  },

  actions: {
    'learn-name': {
      who: w.heroes,
      where: 'study',
      needs: [w.is(w.v('lore'), '=', 0)],
      limit: 'one-step',
      roll: { trait: 'knowledge' },
      pass: 6,
      do: [w.add('lore', 1)],
    },
    'learn-spell': {
      who: w.heroes,
      needs: [w.is(w.v('lore'), '=', 1), w.holds(w.self, book)],
      limit: 'one-step',
      roll: { trait: 'knowledge' },
      pass: 6,
      do: [w.add('lore', 1)],
    },
    banish: {
      who: w.heroes,
      where: w.roomOf(mummy),
      needs: [w.is(w.v('lore'), '=', 2), w.holds(w.both(w.withMe(w.self), w.heroes), book)],
      attack: { on: mummy, with: 'sanity', win: [w.remove(w.piece('mummy'))] },
    },
    'hand-over': {
      who: w.traitor,
      where: w.roomOf(mummy),
      needs: [w.exists(w.both(w.heldBy(w.self), burden))],
      limit: 'none',
      do: [
        w.ask(w.self, 'thing', { from: w.both(w.heldBy(w.self), burden), as: 'c' }),
        w.transfer(w.$thing('c'), w.first(mummy)),
      ],
    },
  },

  rules: {
    'fetch-book': {
      page: 'heroes',
      on: 'draw.instead',
      for: w.heroes,
      when: w.all(newOmenRoom, w.exists(w.both(w.inStack('omen'), book))),
      do: [w.fetch('omen', book)],
    },
    'fetch-ring-or-symbol': {
      page: 'traitor',
      on: 'draw.instead',
      for: w.traitor,
      when: w.all(
        newOmenRoom,
        w.not(w.exists(w.roomOf(ringOrSymbol))),
        w.exists(w.both(w.inStack('omen'), ringOrSymbol)),
      ),
      do: [
        w.ask(w.self, 'thing', { from: w.both(w.inStack('omen'), ringOrSymbol), as: 'c' }),
        w.fetch('omen', w.$thing('c')),
      ],
    },
    'girl-found': {
      on: 'enter.after',
      for: w.explorers,
      when: w.exists(w.both(w.theRoom, w.roomOf(w.piece('girl-astray')))),
      do: [w.remove(w.piece('girl-astray')), w.transfer(girl, w.self)],
    },
    'mummy-hurts': {
      page: 'traitor',
      on: 'damage.modify',
      when: w.all(w.isIn(w.winner, mummy), w.kindIs('physical')),
      set: { order: 'speed might' },
    },
    'mummy-robs': { page: 'traitor', cites: ['2e.steal.haunt-rules'], ...w.robs(mummy, burden) },
  },

  wins: {
    heroes: w.gone(mummy),
    traitor: w.any(
      w.all(w.at(mummy, w.roomOf(w.piece('sarcophagus'))), w.holds(mummy, girl), w.holds(mummy, ringOrSymbol)),
      w.gone(w.heroes),
    ),
  },

  rulings: {
    'girl-already-found': { about: ['girl-found'] },
    'no-need-to-leave': { page: 'traitor', about: ['wins/traitor'] },
    'walls-end-the-walk': { page: 'traitor', about: ['mummy'] },
    'fetching-is-drawing': { page: 'heroes', about: ['fetch-book'] },
    'robs-with-might': { page: 'traitor', about: ['mummy-robs'] },
  },
});
