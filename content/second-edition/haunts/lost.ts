import * as w from '@hollow/engine/words';
import { highest } from '../traitors.ts';

const ground = w.named('foyer', 'entrance-hall', 'grand-staircase');
const upstairs = w.named('upper-landing');
const below = w.named('basement-landing');
const core = w.either(ground, upstairs, below);
const organ = w.named('organ-room');
const jammed = w.pieces('discord');

export default w.haunt({
  id: 'lost',
  number: 32,
  kind: 'traitor',
  traitor: highest(w.explorers, 'sanity'),

  counters: {
    books: { to: 1, page: 'heroes' },
    trophies: { to: 1, page: 'heroes' },
    stars: { to: 1, page: 'heroes' },
  },
  vars: { home: {} },
  pieces: { discord: { n: 5 } },

  setup: {
    traitor: [
      w.returnRooms(w.except(w.standing, w.either(core, w.roomOf(w.explorers)))),
      w.each(w.both(w.except(w.onFloor('ground'), ground), w.roomOf(w.explorers)), 'r', [
        w.when(w.not(w.isIn(w.$room('r'), w.joined(ground))), [w.moveRoom(w.$room('r'), { nearest: ground })]),
      ]),
      w.each(w.both(w.except(w.onFloor('upper'), upstairs), w.roomOf(w.explorers)), 'r', [
        w.when(w.not(w.isIn(w.$room('r'), w.joined(upstairs))), [w.moveRoom(w.$room('r'), { nearest: upstairs })]),
      ]),
      w.each(w.both(w.except(w.onFloor('basement'), below), w.roomOf(w.explorers)), 'r', [
        w.when(w.not(w.isIn(w.$room('r'), w.joined(below))), [w.moveRoom(w.$room('r'), { nearest: below })]),
      ]),
      w.when(w.not(w.exists(organ)), [w.addRoom({ which: 'organ-room', beside: core, as: 'o' })]),
    ],
  },

  actions: {
    'play-organ': {
      who: w.heroes,
      where: organ,
      roll: {
        trait: 'knowledge',
        bonus: w.plus(
          w.count(w.symbol('omen')),
          w.ifElse(w.isIn(w.self, w.withHobby('music', 'gaelic-music')), 2, 0),
          w.ifElse(w.exists(w.both(organ, w.roomOf(w.cards('madman')))), 2, 0),
          w.ifElse(w.exists(w.both(organ, w.roomOf(w.cards('book')))), 2, 0),
          w.times(2, w.plus(w.v('books'), w.v('trophies'), w.v('stars'))),
          w.times(-3, w.count(jammed)),
        ),
      },
      pass: w.byPlayers(15, 16, 18, 20),
      do: [w.set('home', 1)],
    },
    'find-books': {
      who: w.heroes,
      where: w.named('library'),
      needs: [w.is(w.v('books'), '=', 0)],
      roll: { trait: 'knowledge' },
      pass: 5,
      do: [w.set('books', 1)],
    },
    'view-trophies': {
      who: w.heroes,
      where: w.named('game-room'),
      needs: [w.is(w.v('trophies'), '=', 0)],
      roll: { trait: 'sanity' },
      pass: 5,
      do: [w.set('trophies', 1)],
    },
    'read-stars': {
      who: w.heroes,
      where: w.named('tower'),
      needs: [w.is(w.v('stars'), '=', 0)],
      roll: { trait: 'knowledge' },
      pass: 5,
      do: [w.set('stars', 1)],
    },
    sabotage: {
      who: w.traitor,
      where: w.named('chapel', 'game-room', 'research-laboratory', 'operating-laboratory', 'pentagram-chamber'),
      needs: [w.not(w.exists(w.both(w.here, w.roomOf(jammed))))],
      roll: { trait: 'knowledge' },
      pass: 4,
      do: [w.deploy('discord', { rooms: w.here }), w.tell('out-of-tune')],
    },
  },

  rules: {
    'losing-hold': {
      on: 'turn.before',
      for: w.heroes,
      do: [w.roll(w.dice(2), undefined, { as: 'n' }), w.sufferAny(w.$num('n'))],
    },
  },

  wins: {
    heroes: w.is(w.v('home'), '=', 1),
    traitor: w.gone(w.heroes),
  },

  rulings: {
    'lost-property': { page: 'traitor', about: ['setup/traitor'] },
    'staying-put': { page: 'traitor', about: ['setup/traitor'] },
    'music-is-music': { page: 'heroes', about: ['play-organ'] },
    'one-point-at-a-time': { about: ['losing-hold'] },
  },
});
