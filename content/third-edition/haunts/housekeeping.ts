import * as w from '@hollow/engine/words';
import { oldest } from '../traitors.ts';

const housekeepers = w.piece('housekeeper');
const runes = w.pieces('rune');
const filthy = w.named('bloody-room', 'charred-room', 'collapsed-room', 'junk-room', 'catacombs');
const eventRooms = w.symbol('event');
const unserved = w.except(eventRooms, w.roomOf(housekeepers));
/** As many as possible on each floor: the next one goes to a floor on which there are fewest. */
const posts = w.fewest(unserved, w.count(w.both(w.roomOf(housekeepers), w.sameFloor(w.itRoom))));

export default w.haunt({
  id: 'housekeeping',
  number: 8,
  kind: 'none',

  pieces: { rune: { n: 5 } },
  monsters: {
    housekeeper: {
      n: w.players,
      traits: { might: 5, speed: 4, sanity: 5, knowledge: 5 },
      will: [{ seek: oldest(w.nearestTo(w.here, w.heroes, w.self)) }],
      attack: { must: true, on: oldest(w.both(w.heroes, w.withMe(w.self))) },
    },
  },

  setup: {
    everyone: [
      w.repeatWhile(w.is(w.count(eventRooms), '<', w.players), [w.addRoom({ as: 'new' })]),
      w.repeat(w.players, [
        w.ask(w.revealer, 'room', { from: posts, as: 'r', question: 'post' }),
        w.deploy('housekeeper', { rooms: w.$room('r') }),
      ]),
    ],
  },

  actions: {
    'clean-the-house': {
      who: w.heroes,
      where: filthy,
      needs: [w.gone(w.where(runes, w.at(w.it, w.here)))],
      roll: { trait: ['speed', 'sanity'] },
      pass: 5,
      do: [w.deploy('rune', { rooms: w.here })],
    },
  },

  rules: {
    dust: {
      on: 'monsterTurn.after',
      // The revealer, whose monsters they are, may be dead.
      evenDead: true,
      do: [w.eachOne(w.heroes, [w.damage('general', 1)])],
    },
  },

  wins: { heroes: w.is(w.count(runes), '≥', 5) },

  rulings: {
    'nobody-left': { page: 'heroes', about: ['wins/heroes'] },
    'must-attack': { about: ['housekeeper'] },
    'the-eldest': { about: ['housekeeper'] },
    'rooms-laid': { about: ['setup/everyone'] },
    'evenly-spread': { about: ['setup/everyone'] },
    'found-first': { page: 'heroes', about: ['clean-the-house'] },
  },
});
