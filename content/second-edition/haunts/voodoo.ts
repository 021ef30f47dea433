import * as w from '@hollow/engine/words';
import { highest, orElse } from '../traitors.ts';

/** The dolls by number, each with the two rooms in one of which it may lie. */
const DOLLS = [
  ['wax', 'furnace-room', 'kitchen'],
  ['china', 'balcony', 'tower'],
  ['stone', 'underground-lake', 'graveyard'],
  ['glass', 'pentagram-chamber', 'chapel'],
  ['rag', 'gardens', 'conservatory'],
] as const;
const places = DOLLS.flatMap(([doll, first, second], i) => [
  { doll, number: i + 1, side: 1, room: first, other: second },
  { doll, number: i + 1, side: 2, room: second, other: first },
]);

const dollOf = w.vOf('doll', w.it);
const without = w.except(w.heroes, w.withStatus('bewitched'));
const bewitched = w.both(w.heroes, w.withStatus('bewitched'));
const liesHere = w.any(
  ...places.map(({ doll, number, side, room }) =>
    w.all(w.is(dollOf, '=', number), w.is(w.v(doll), '=', side), w.at(w.self, w.named(room))),
  ),
);
const hiddenHere = w.where(bewitched, w.all(liesHere, w.gone(w.boundPieces(w.it))));
const fresh = w.where(w.standing, w.is(w.vOf('fresh', w.itRoom), '=', 1));
const stopped = w.where(w.explorers, w.isIn(w.roomOf(w.it), fresh));
const belowTurn = w.is(w.$num('n'), '<', w.v('turn'));
const fallen = w.minus(w.heroesAtStart, w.count(w.heroes));

export default w.haunt({
  id: 'voodoo',
  number: 25,
  kind: 'traitor',
  traitor: orElse(w.playedBy('zoe-ingstrom'), highest(w.explorers, 'knowledge')),

  counters: { turn: {}, broken: { to: w.heroesAtStart } },
  vars: {
    ...Object.fromEntries(DOLLS.map(([doll]) => [doll, { knownTo: 'traitor' }])),
    doll: { per: 'who', knownTo: 'traitor' },
    peril: { per: 'who', knownTo: 'heroes' },
    sewn: { knownTo: 'traitor' },
    fresh: { per: 'room' },
  },
  pieces: { 'found-doll': { n: 5 } },
  statuses: { bewitched: {} },

  setup: {
    traitor: [
      w.repeat(w.heroesAtStart, [
        w.choose(
          w.traitor,
          Object.fromEntries(
            places.map(({ doll, number, side, room }) => [
              `${doll}-in-${room}`,
              [w.set(doll, side), w.set('sewn', number)],
            ]),
          ),
          {
            if: Object.fromEntries(
              places.map(({ doll, room, other }) => [
                `${doll}-in-${room}`,
                w.all(w.is(w.v(doll), '=', 0), w.any(w.inHouse(room), w.not(w.inHouse(other)))),
              ]),
            ),
            question: 'which-doll',
            secret: true,
          },
        ),
        w.ask(w.traitor, 'who', { from: without, as: 'h', secret: true, question: 'whose-doll' }),
        w.setOf('doll', w.$who('h'), w.v('sewn')),
        w.mark(w.$who('h'), 'bewitched'),
        w.setOf('peril', w.$who('h'), w.v('sewn')),
        w.table(w.v('sewn'), {
          '0': [],
          '1': [w.tell('feels-heat', { who: w.$who('h') })],
          '2': [w.tell('feels-height', { who: w.$who('h') })],
          '3': [w.tell('feels-mud', { who: w.$who('h') })],
          '4': [w.tell('feels-light', { who: w.$who('h') })],
          '5+': [w.tell('feels-thorns', { who: w.$who('h') })],
        }),
      ]),
    ],
  },

  actions: {
    search: {
      who: w.heroes,
      roll: { trait: 'knowledge' },
      pass: 2,
      do: [
        w.when(
          w.exists(hiddenHere),
          [
            w.each(hiddenHere, 'h', [
              w.deploy('found-doll', { rooms: w.here, tied: w.$who('h') }),
              w.tell('doll-here', { who: w.$who('h'), rooms: w.here }),
            ]),
            w.when(w.at(w.self, w.roomOf(w.boundPieces(w.self))), [w.call('break-doll')]),
          ],
          [w.tell('no-doll-here', { rooms: w.here })],
        ),
        w.call('draw-here'),
      ],
      fail: [w.call('draw-here')],
    },
    'destroy-own': {
      who: w.heroes,
      where: w.roomOf(w.boundPieces(w.self)),
      do: [w.call('break-doll')],
    },
  },

  procs: {
    'break-doll': [w.remove(w.boundPieces(w.self)), w.mark(w.self, 'bewitched', false), w.add('broken', 1)],
    'draw-here': [
      w.when(w.isIn(w.here, fresh), [
        w.setOf('fresh', w.here, 0),
        w.end('movement'),
        ...['omen', 'item', 'event'].map((deck) => w.when(w.isIn(w.here, w.symbol(deck)), [w.draw(deck)])),
      ]),
    ],
  },

  rules: {
    torment: {
      page: 'traitor',
      ...w.clock('turn', w.traitor, [
        w.eachOne(bewitched, [
          w.table(w.vOf('doll', w.self), {
            '0': [],
            '1': [w.tell('wax-runs', { who: w.self }), w.damage('physical', 1)],
            '2': [
              w.tell('china-sways', { who: w.self }),
              w.roll(w.dice(4), undefined, { as: 'n' }),
              w.when(belowTurn, [w.kill(w.self)]),
            ],
            '3': [
              w.tell('stone-sinks', { who: w.self }),
              w.roll(w.trait('might'), undefined, { as: 'n' }),
              w.when(belowTurn, [w.loseEach()]),
            ],
            '4': [w.tell('glass-burns', { who: w.self }), w.damage('mental', 1)],
            '5+': [
              w.tell('rag-tears', { who: w.self }),
              w.roll(w.trait('knowledge'), undefined, { as: 'n' }),
              w.when(belowTurn, [w.damage('physical', 2)]),
            ],
          }),
        ]),
      ]),
    },
    'walk-on': {
      on: 'draw.instead',
      for: w.explorers,
      when: w.during('enter'),
      do: [w.setOf('fresh', w.theRoom, 1)],
    },
    'stop-there': {
      on: 'turn.after',
      for: w.everyone,
      evenDead: true,
      // A card may lead on into the next new room, and take others along.
      do: [
        w.repeatWhile(w.exists(stopped), [w.eachOne(stopped, [w.call('draw-here')])]),
        w.each(fresh, 'r', [w.setOf('fresh', w.$room('r'), 0)]),
      ],
    },
    'dies-with-its-hero': {
      on: 'kill.after',
      evenDead: true,
      when: w.has(w.subject, 'bewitched'),
      do: [w.remove(w.boundPieces(w.subject)), w.mark(w.subject, 'bewitched', false), w.add('broken', 1)],
    },
  },

  wins: {
    heroes: w.all(
      w.is(w.v('broken'), '≥', w.heroesAtStart),
      w.is(w.count(w.heroes), '≥', w.half(w.heroesAtStart, true)),
    ),
    traitor: w.is(w.times(2, fallen), '>', w.heroesAtStart),
  },

  rulings: {
    'one-of-each': { page: 'traitor', about: ['setup/traitor'] },
    'stays-found': { page: 'heroes', about: ['destroy-own'] },
    'without-the-maker': { page: 'traitor', about: ['torment'] },
  },
});
