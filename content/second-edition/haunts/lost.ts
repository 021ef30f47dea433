import {
  $num,
  $room,
  $trait,
  addRoom,
  allDead,
  allTraits,
  ask,
  both,
  byPlayers,
  cards,
  count,
  deploy,
  dice,
  each,
  either,
  except,
  exists,
  explorers,
  haunt,
  here,
  heroes,
  ifElse,
  is,
  isDead,
  isIn,
  joined,
  lose,
  moveRoom,
  named,
  not,
  onFloor,
  pieces,
  plus,
  repeat,
  returnRooms,
  roll,
  roomOf,
  self,
  set,
  standing,
  symbol,
  times,
  traitor,
  v,
  when,
  withHobby,
} from '@hollow/engine/builders';
import { highest } from '../traitors.ts';

const ground = named('foyer', 'entrance-hall', 'grand-staircase');
const upstairs = named('upper-landing');
const below = named('basement-landing');
const core = either(ground, upstairs, below);
const organ = named('organ-room');
const jammed = pieces('discord');

export default haunt({
  id: 'lost',
  number: 32,
  kind: 'traitor',
  traitor: highest(explorers, 'sanity'),

  counters: {
    books: { to: 1, page: 'heroes' },
    trophies: { to: 1, page: 'heroes' },
    stars: { to: 1, page: 'heroes' },
  },
  vars: { home: {} },
  pieces: { discord: { n: 5 } },

  setup: {
    traitor: [
      // Ruling: items that lie in rooms which come up are discarded.
      returnRooms(except(standing, either(core, roomOf(explorers)))),
      // Ruling: an occupied room that already adjoins the starting tile of its floor stays; the traitor chooses the
      // other places.
      each(both(except(onFloor('ground'), ground), roomOf(explorers)), 'r', [
        when(not(isIn($room('r'), joined(ground))), [moveRoom($room('r'), { nearest: ground })]),
      ]),
      each(both(except(onFloor('upper'), upstairs), roomOf(explorers)), 'r', [
        when(not(isIn($room('r'), joined(upstairs))), [moveRoom($room('r'), { nearest: upstairs })]),
      ]),
      each(both(except(onFloor('basement'), below), roomOf(explorers)), 'r', [
        when(not(isIn($room('r'), joined(below))), [moveRoom($room('r'), { nearest: below })]),
      ]),
      when(not(exists(organ)), [addRoom({ which: 'organ-room', beside: core, as: 'o' })]),
    ],
  },

  actions: {
    'play-organ': {
      who: heroes,
      where: organ,
      roll: {
        trait: 'knowledge',
        bonus: plus(
          count(symbol('omen')),
          // Ruling: a love of Gaelic music is a love of music.
          ifElse(isIn(self, withHobby('music', 'gaelic-music')), 2, 0),
          ifElse(exists(both(organ, roomOf(cards('madman')))), 2, 0),
          ifElse(exists(both(organ, roomOf(cards('book')))), 2, 0),
          times(2, plus(v('books'), v('trophies'), v('stars'))),
          times(-3, count(jammed)),
        ),
      },
      pass: byPlayers(15, 16, 18, 20),
      do: [set('home', 1)],
    },
    'find-books': {
      who: heroes,
      where: named('library'),
      needs: [is(v('books'), '=', 0)],
      roll: { trait: 'knowledge' },
      pass: 5,
      do: [set('books', 1)],
    },
    'view-trophies': {
      who: heroes,
      where: named('game-room'),
      needs: [is(v('trophies'), '=', 0)],
      roll: { trait: 'sanity' },
      pass: 5,
      do: [set('trophies', 1)],
    },
    'read-stars': {
      who: heroes,
      where: named('tower'),
      needs: [is(v('stars'), '=', 0)],
      roll: { trait: 'knowledge' },
      pass: 5,
      do: [set('stars', 1)],
    },
    sabotage: {
      who: traitor,
      where: named('chapel', 'game-room', 'research-laboratory', 'operating-laboratory', 'pentagram-chamber'),
      needs: [not(exists(both(here, roomOf(jammed))))],
      roll: { trait: 'knowledge' },
      pass: 4,
      do: [deploy('discord', { rooms: here })],
    },
  },

  rules: {
    // Ruling: this is a loss of trait points and no damage; one point after the other is taken.
    'losing-hold': {
      on: 'turn.before',
      for: heroes,
      do: [
        roll(dice(2), undefined, { as: 'n' }),
        repeat($num('n'), [
          when(not(isDead(self)), [ask(self, 'trait', { from: allTraits, as: 't' }), lose($trait('t'))]),
        ]),
      ],
    },
  },

  wins: {
    heroes: is(v('home'), '=', 1),
    traitor: allDead(heroes),
  },
});
