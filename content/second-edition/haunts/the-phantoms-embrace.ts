import * as w from '@hollow/engine/words';

const phantom = w.piece('phantom');
const girl = w.cards('girl');
const captive = w.pieces('captive');
const astray = w.pieces('girl-astray');
const traces = w.pieces('trace');
const cellar = w.onFloor('basement');
/** Where it fell: there the bomb is. */
const lair = w.where(w.standing, w.is(w.vOf('lair', w.itRoom), '=', 1));
const unmarked = w.except(cellar, w.roomOf(traces));
/** It is still down there with her: nobody has beaten it. */
const atLarge = w.is(w.v('beaten'), '=', 0);
const vanish = [w.remove(phantom), w.remove(captive)];
const door = w.frontDoor({
  room: 'entrance-hall',
  trait: ['knowledge', 'might'],
  pass: 6,
  opened: [w.draw('event'), w.end('turn')],
  page: 'heroes',
});
const blast = w.byPlayers(8, 7, 6, 5);

export default w.haunt({
  id: 'the-phantoms-embrace',
  number: 16,
  kind: 'traitor',
  traitor: w.leftOf(w.revealer),

  counters: { ...door.counters, ticks: { page: 'traitor' } },
  vars: {
    beaten: {},
    defused: {},
    blown: {},
    lair: { per: 'room', knownTo: 'heroes', guess: { among: cellar, n: w.v('beaten') } },
  },
  zones: door.zones,
  pieces: {
    captive: { n: 1 },
    'girl-astray': { n: 1 },
    trace: { n: 40 },
  },
  monsters: {
    phantom: {
      n: 1,
      traits: { speed: null, might: 6, sanity: 5, knowledge: null },
      moves: 'none',
      attack: { never: true },
      defeat: [
        w.set('beaten', 1),
        w.setOf('lair', w.roomOf(w.self), 1),
        w.remove(captive),
        w.transfer(girl, w.winner),
        w.kill(w.self),
      ],
    },
  },

  setup: { traitor: [w.setAside(girl)] },

  actions: {
    ...door.actions,
    defuse: {
      who: w.heroes,
      where: lair,
      needs: [w.is(w.v('defused'), '=', 0)],
      roll: { trait: 'knowledge' },
      pass: 7,
      do: [w.set('defused', 1)],
    },
  },

  procs: {
    appear: [
      w.when(w.gone(unmarked), [w.remove(traces)]),
      w.deploy('phantom', { rooms: w.$room('there') }),
      w.deploy('captive', { rooms: w.$room('there') }),
      w.deploy('trace', { rooms: w.$room('there') }),
    ],
    'girl-waits': [w.setAside(girl), w.deploy('girl-astray', { rooms: w.$room('there') })],
    'girl-goes-along': [w.remove(astray), w.transfer(girl, w.self)],
  },

  rules: {
    'meets-the-phantom': {
      page: 'heroes',
      on: 'draw.instead',
      for: w.heroes,
      when: w.all(
        atLarge,
        w.discovered,
        w.kindIs('event', 'omen'),
        w.isIn(w.theRoom, w.both(cellar, w.symbol('event', 'omen'))),
        w.isIn(w.theRoom, unmarked),
      ),
      do: [
        ...vanish,
        w.call('appear', { with: { there: w.theRoom } }),
        w.end('movement'),
        w.attack({ by: w.self, on: w.first(phantom), own: true }),
        ...vanish,
      ],
    },
    'flees-with-her': {
      on: 'attack.after',
      when: w.isIn(w.subject, phantom),
      do: vanish,
    },
    'named-room': {
      page: 'traitor',
      on: 'monsterTurn.before',
      evenDead: true,
      when: w.all(atLarge, w.gone(w.both(w.explorable, cellar))),
      do: [
        ...vanish,
        w.when(w.gone(unmarked), [w.remove(traces)]),
        w.ask(w.self, 'room', { from: unmarked, as: 'r', question: 'hide' }),
        w.call('appear', { with: { there: w.$room('r') } }),
        w.tell('they-are-there', { rooms: w.$room('r') }),
      ],
    },
    'girl-left-behind': {
      on: 'kill.after',
      evenDead: true,
      when: w.exists(w.both(girl, w.lyingIn(w.standing))),
      do: [
        w.each(w.first(w.both(w.heroes, w.charactersIn(w.roomOf(girl)))), 'h', [w.transfer(girl, w.$who('h'))]),
        w.each(w.roomOf(w.both(girl, w.lyingIn(w.standing))), 'r', [
          w.call('girl-waits', { with: { there: w.$room('r') } }),
        ]),
      ],
    },
    'girl-found': {
      on: 'enter.after',
      for: w.heroes,
      when: w.exists(w.both(w.theRoom, w.roomOf(astray))),
      do: [w.call('girl-goes-along')],
    },
    'bomb-ticks': {
      page: 'traitor',
      ...w.clock('ticks', w.traitor, [
        w.roll(w.dice(w.clamp(w.v('ticks'), 0, 8)), undefined, { as: 'n' }),
        w.when(w.is(w.$num('n'), '≥', blast), [w.set('blown', 1)]),
      ]),
      when: w.is(w.v('defused'), '=', 0),
    },
  },

  wins: {
    heroes: w.any(w.all(w.is(w.v('defused'), '=', 1), w.holds(w.heroes, girl)), w.holds(w.inZone('outside'), girl)),
    traitor: w.any(w.is(w.v('blown'), '=', 1), w.gone(w.heroes)),
  },

  exceptions: [{ law: 'reaches', of: 'cards/mystic-slide/draw', ruling: 'only-for-heroes' }],

  rulings: {
    'even-is-not-enough': { about: ['flees-with-her'] },
    'only-for-heroes': { page: 'heroes', about: ['meets-the-phantom'] },
    'at-once': { page: 'heroes', about: ['meets-the-phantom'] },
    'stays-till-attacked': { page: 'traitor', about: ['named-room'] },
    'who-must-leave': { page: 'heroes', about: ['wins/heroes'] },
    'girl-in-hand': { page: 'heroes', about: ['wins/heroes'] },
    'waits-for-heroes': { about: ['girl-left-behind', 'girl-found'] },
    'goes-on-ticking': { page: 'traitor', about: ['bomb-ticks'] },
    'eight-dice': { page: 'traitor', about: ['bomb-ticks'] },
  },
});
