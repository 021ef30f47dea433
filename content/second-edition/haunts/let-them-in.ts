import type { Rooms } from '@hollow/engine';
import * as w from '@hollow/engine/words';

const madman = w.piece('madman');
const specter = w.piece('specter');
const waiting = w.pieces('waiting-specter');
const door = w.named('entrance-hall');
/** Where something may still come in: the front door, and every window that looks outside. */
const openings = w.either(door, w.withWindow);
const unwatched = w.where(openings, w.is(w.vOf('watched', w.itRoom), '=', 0));
const windowRooms = ['bedroom', 'chapel', 'dining-room', 'master-bedroom'];
/** No window lies in the basement: only where nothing better can be reached does he look there, for a way up. */
const worthAWalk = w.both(w.explorable, w.onFloor('ground', 'upper'));
const windowsFound = w.any(w.all(...windowRooms.map((room) => w.inHouse(room))), w.gone(worthAWalk));
const inReach = (rooms: Rooms) => w.where(rooms, w.is(w.distance(w.here, w.itRoom, 'walk', w.self), '<', 99));
const allIn = w.all(w.gone(waiting), windowsFound);
const watch = [w.call('watch')];

export default w.haunt({
  id: 'let-them-in',
  number: 11,
  kind: 'traitor',
  traitor: w.revealer,

  counters: { rites: { to: w.players, page: 'heroes' } },
  vars: { watched: { per: 'room' } },
  pieces: { 'waiting-specter': { n: 12 } },
  monsters: {
    specter: {
      n: 12,
      traits: { speed: 4, might: null, sanity: 6, knowledge: null },
      immune: ['speed'],
      attack: { trait: 'sanity', damage: 'mental' },
      defeat: [w.when(w.isIn(w.foughtWith, w.cards('ring')), [w.kill(w.self)], [w.stun(w.self)])],
    },
    madman: {
      n: 1,
      traits: { speed: 7, might: 7, sanity: 7, knowledge: null },
      through: ['discover'],
      will: [
        { seekRoom: w.roomOf(waiting) },
        { free: windowsFound },
        { seekRoom: worthAWalk },
        { seekRoom: w.explorable },
      ],
      attack: { on: w.where(w.heroes, allIn) },
    },
  },

  setup: {
    traitor: [w.setAside(w.cards('madman')), w.deploy('madman', { rooms: w.roomOf(w.traitor) }), ...watch],
  },

  actions: {
    ...w.exorcism('rites', {
      'rite-of-faith': {
        rooms: ['chapel', 'crypt', 'pentagram-chamber'],
        cards: ['holy-symbol', 'ring'],
        trait: 'sanity',
        pass: 5,
      },
      'rite-of-lore': {
        rooms: ['library', 'research-laboratory'],
        cards: ['book', 'crystal-ball'],
        trait: 'knowledge',
        pass: 5,
      },
    }),
    'let-it-in': {
      who: w.either(w.traitor, madman),
      where: w.roomOf(waiting),
      cost: { move: 1 },
      limit: 'none',
      page: 'traitor',
      do: [
        w.remove(w.first(w.where(waiting, w.exists(w.both(w.roomOf(w.itThing), w.here))))),
        w.deploy('specter', { rooms: w.here }),
      ],
    },
  },

  procs: {
    watch: [
      w.each(unwatched, 'r', [
        w.setOf('watched', w.$room('r'), 1),
        w.deploy('waiting-specter', { rooms: w.$room('r') }),
      ]),
      w.remove(w.where(waiting, w.not(w.isIn(w.roomOf(w.itThing), openings)))),
    ],
  },

  rules: {
    // A tile may lie before a window as soon as somebody has found it, or when a room of the house has moved.
    'at-every-window': { on: 'enter.after', do: watch },
    'windows-at-turn': { on: 'turn.after', evenDead: true, do: watch },
    'windows-at-act': { on: 'act.after', do: watch },
    'one-errand': {
      page: 'traitor',
      on: 'may',
      for: madman,
      when: w.any(
        w.exists(inReach(w.roomOf(waiting))),
        w.all(w.at(w.self, w.onFloor('basement')), w.exists(inReach(worthAWalk))),
      ),
      verbs: ['discover'],
    },
    'heeds-no-room': { page: 'traitor', on: 'may', for: madman, verbs: ['rooms/*'] },
  },

  wins: {
    heroes: w.any(w.is(w.v('rites'), '≥', w.players), w.gone(w.either(waiting, specter))),
    traitor: w.gone(w.heroes),
  },

  rulings: {
    'hands-full': { page: 'traitor', about: ['madman'] },
    'none-left': { page: 'heroes', about: ['wins/heroes'] },
    'once-blocked': { about: ['at-every-window'] },
    'in-time': { page: 'traitor', about: ['let-it-in'] },
  },
});
