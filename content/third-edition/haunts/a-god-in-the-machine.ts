import * as w from '@hollow/engine/words';

const on = w.pieces('generator');
const generators = w.pieces('generator', 'dead-generator');
const traps = w.pieces('trap');
const trapRooms = w.roomOf(traps);
const TRAPS = 5;
const howMany = w.byPlayers(3, 3, 4, 5);
const house = w.inZone('the-wiring');
const near = (rooms: ReturnType<typeof w.roomOf>) => w.either(rooms, w.joined(rooms));
const free = w.except(w.symbol('item', 'omen'), w.roomOf(on));
const landings = w.except(w.tag('landing'), w.roomOf(on));
const quiet = w.except(w.standing, w.either(near(w.roomOf(generators)), trapRooms, w.roomOf(w.heroes)));
const prey = w.both(w.heroes, w.charactersIn(near(w.roomOf(on))));
const nextDoor = w.where(traps, w.at(w.it, w.joined(w.here)));
const electronics = w.named('panic-room', 'vault', 'kitchen', 'laboratory', 'game-room');
const notYet = (what: string) => w.is(w.v(what), '=', 0);

export default w.haunt({
  id: 'a-god-in-the-machine',
  number: 41,
  kind: 'traitor',
  traitor: w.revealer,

  counters: { supplies: {} },
  vars: { laid: {}, twisted: {}, struck: {}, rested: {}, paces: {} },
  pieces: {
    generator: { n: howMany },
    'dead-generator': { n: howMany },
    trap: { n: TRAPS },
    sabotaged: { n: 5 },
  },

  zones: ['the-wiring'],
  // It is in no room: nobody can attack, stun or move it, and what it does in its turn stands in the rules.
  monsters: {
    'the-house': {
      n: 1,
      traits: { speed: 0, might: 7, sanity: 5, knowledge: 5 },
      moves: 'none',
      attack: { never: true },
      defeat: 'nothing',
    },
  },

  setup: {
    traitor: [
      w.deploy('the-house', { rooms: w.roomOf(w.traitor) }),
      w.send(w.piece('the-house'), 'the-wiring'),
      w.deploy('trap', { rooms: w.roomOf(w.traitor) }),
      w.deploy('generator', { rooms: w.roomOf(w.traitor) }),
      w.repeat(w.minus(howMany, 1), [
        w.ask(w.traitor, 'room', {
          from: w.either(free, w.where(landings, w.gone(free))),
          as: 'r',
          question: 'install',
        }),
        w.deploy('generator', { rooms: w.$room('r') }),
      ]),
    ],
  },

  actions: {
    'disable-here': {
      who: w.heroes,
      where: trapRooms,
      limit: 'disable',
      roll: { trait: 'speed', bonus: 2 },
      pass: 6,
      do: [w.remove(w.where(traps, w.at(w.it, w.here))), w.add('supplies', 1)],
    },
    'disable-next-door': {
      who: w.heroes,
      needs: [w.exists(nextDoor)],
      limit: 'disable',
      roll: { trait: 'speed' },
      pass: 6,
      do: [
        w.ask(w.self, 'thing', { from: nextDoor, as: 't', question: 'disable' }),
        w.remove(w.$thing('t')),
        w.add('supplies', 1),
      ],
    },
    sabotage: {
      who: w.heroes,
      where: electronics,
      needs: [w.gone(w.where(w.pieces('sabotaged'), w.at(w.it, w.here)))],
      roll: { trait: ['knowledge', 'might'] },
      pass: 5,
      do: [w.deploy('sabotaged', { rooms: w.here }), w.add('supplies', 1)],
    },
    overload: {
      who: w.heroes,
      where: w.roomOf(on),
      needs: [w.is(w.v('supplies'), '≥', 3)],
      roll: { dice: w.v('supplies') },
      pass: 5,
      do: [w.remove(w.where(on, w.at(w.it, w.here))), w.deploy('dead-generator', { rooms: w.here })],
      fail: [w.end('turn')],
    },
    reactivate: {
      who: w.traitor,
      where: w.roomOf(w.pieces('dead-generator')),
      roll: { trait: 'knowledge' },
      pass: 4,
      do: [w.remove(w.where(w.pieces('dead-generator'), w.at(w.it, w.here))), w.deploy('generator', { rooms: w.here })],
    },
  },

  procs: {
    'lay-a-trap': [
      w.set('laid', 1),
      w.ask(w.traitor, 'room', { from: quiet, as: 'r', question: 'possess' }),
      w.deploy('trap', { rooms: w.$room('r') }),
    ],
    'twist-the-halls': [
      w.set('twisted', 1),
      w.ask(w.traitor, 'who', { from: w.movable(w.explorers), as: 'x', question: 'twist' }),
      w.roll(w.dice(2), undefined, { by: w.traitor, as: 'n' }),
      w.set('paces', w.$num('n')),
      w.repeatWhile(w.all(w.is(w.v('paces'), '>', 0), w.isIn(w.$who('x'), w.explorers)), [
        w.ask(w.traitor, 'room', {
          from: w.either(w.roomOf(w.$who('x')), w.joined(w.roomOf(w.$who('x')), { by: w.$who('x') })),
          as: 'r',
          question: { key: 'twist-where', of: w.$who('x'), n: w.v('paces') },
        }),
        w.when(
          w.at(w.$who('x'), w.$room('r')),
          [w.set('paces', 0)],
          [
            w.add('paces', -1),
            w.put(w.$who('x'), w.$room('r')),
            w.when(w.at(w.both(w.$who('x'), w.heroes), trapRooms), [w.set('paces', 0)]),
          ],
        ),
      ]),
    ],
    'strike-from-the-wall': [
      w.set('struck', 1),
      w.ask(w.traitor, 'who', { from: prey, as: 'x', question: 'strike' }),
      w.attack({ by: w.first(house), on: w.$who('x') }),
    ],
  },

  rules: {
    springs: {
      on: 'enter.after',
      for: w.heroes,
      when: w.isIn(w.theRoom, trapRooms),
      do: [w.damage('general', { dice: 2 })],
    },
    'the-house-stirs': {
      page: 'traitor',
      on: 'monsterTurn.after',
      evenDead: true,
      do: [
        w.set('laid', 0),
        w.set('twisted', 0),
        w.set('struck', 0),
        w.set('rested', 0),
        w.repeatWhile(w.all(notYet('rested'), w.exists(w.heroes)), [
          w.choose(
            w.traitor,
            {
              'lay-trap': [w.call('lay-a-trap')],
              twist: [w.call('twist-the-halls')],
              strike: [w.call('strike-from-the-wall')],
              rest: [w.set('rested', 1)],
            },
            {
              if: {
                'lay-trap': w.all(notYet('laid'), w.is(w.count(traps), '<', TRAPS), w.exists(quiet)),
                twist: notYet('twisted'),
                strike: w.all(notYet('struck'), w.exists(prey)),
              },
              question: 'stir',
            },
          ),
        ]),
      ],
    },
  },

  wins: { heroes: w.all(w.gone(on), w.exists(w.heroes)), traitor: w.gone(w.heroes) },

  rulings: {
    'one-of-each': { page: 'traitor', about: ['the-house-stirs'] },
    'without-its-priest': { page: 'traitor', about: ['the-house-stirs'] },
    'heroes-only': { about: ['springs'] },
    'eight-dice': { page: 'heroes', about: ['overload'] },
    'enough-to-try': { page: 'heroes', about: ['overload'] },
    'one-to-a-room': { page: 'traitor', about: ['setup/traitor'] },
    'its-own-priest': { page: 'traitor', about: ['the-house-stirs'] },
    'no-body': { page: 'traitor', about: ['the-house-stirs'] },
  },
});
