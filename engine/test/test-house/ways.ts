import * as w from '../../src/builders/index.ts';
import type { Pack } from '../../src/language/pack.ts';
import { testCharms } from './charms.ts';
import { testEdition } from './edition.ts';
import { testHouse } from './index.ts';
import { testRooms } from './rooms.ts';
import { testWhispers } from './whispers.ts';

/**
 * The made-up house with everything that can join two rooms: lifts that cost a space more, a chute that leads down only, a drain for monsters, a rope that
 * lets its holder up where others only fall, a key through walls, and a giant for whom all rooms with an ear lie side by side.
 */

const LANDINGS = ['well-bottom', 'stair-foot', 'stair-head', 'cloud-step'] as const;
const hoists = w.tag('hoist');

/** A lift to the landing one floor up or down, for one space more than a step. */
const hoist = w.either(
  w.where(w.named('well-bottom', 'stair-head'), w.isIn(w.thisRoom, w.onFloor('street'))),
  w.where(w.named('stair-foot'), w.isIn(w.thisRoom, w.onFloor('cellar', 'loft'))),
);

const rooms = [
  w.room({
    id: 'larder',
    floors: ['cellar', 'street', 'loft'],
    doors: ['N', 'W'],
    tags: ['hoist'],
    links: [{ to: hoist, cost: 2, oneWay: 'out' }],
  }),
  w.room({
    id: 'laundry',
    floors: ['cellar', 'street', 'loft'],
    doors: ['N', 'W'],
    tags: ['hoist'],
    links: [{ to: hoist, cost: 2, oneWay: 'out' }],
  }),
  /** Down only, on foot. */
  w.room({ id: 'chute', floors: ['street'], doors: ['W'], links: [{ to: 'well-bottom', oneWay: 'out' }] }),
  /** Whoever comes in through the door falls; who has climbed up stands firm. */
  w.room({
    id: 'pit',
    floors: ['street'],
    doors: ['N', 'S'],
    tags: ['one-way'],
    links: [
      { to: 'well-bottom', oneWay: 'in', for: w.monsters, kind: 'climbed' },
      { to: 'well-bottom', oneWay: 'out', ride: 'enters', cost: 0 },
    ],
    rules: {
      fall: { on: 'enter.after', when: w.not(w.kindIs('climbed')), do: [w.put(w.self, w.named('well-bottom'))] },
    },
  }),
];

const charms = [
  w.card({
    id: 'rope',
    deck: 'charm',
    rules: {
      'climb-up': {
        on: 'ways',
        when: w.isIn(w.itRoom, w.named('well-bottom')),
        rooms: w.named('pit', 'chute'),
        kind: 'climbed',
      },
      'any-landing': { on: 'ways', when: w.isIn(w.itRoom, hoists), rooms: w.named(...LANDINGS), value: 2 },
    },
  }),
  w.card({
    id: 'thin-key',
    deck: 'charm',
    rules: {
      'through-walls': { on: 'ways', rooms: w.touching(w.itRoom), kind: 'through' },
      wears: { on: 'enter.after', when: w.kindIs('through'), do: [w.discard(w.thisCard)] },
    },
  }),
];

/** Rooms that are side by side for the giant. */
const ears = w.symbol('ear');

export const houseOfWays: Pack = {
  ...testHouse,
  edition: {
    ...testEdition,
    hauntFlow: [w.prepare, w.loop([w.round([w.eachOne(w.turnOrder, [w.takeTurn(w.self)]), w.monsterTurn])])],
  },
  rooms: [
    ...testRooms.map((room) =>
      // The drain under the street: monsters only, both ways.
      room.id === 'well-bottom' ? { ...room, links: [{ to: 'stair-foot', for: w.monsters }] } : room,
    ),
    ...rooms,
  ],
  cards: [...testCharms, ...testWhispers, ...charms],
  haunts: [
    ...(testHouse.haunts ?? []),
    w.haunt({
      id: 'the-giant',
      number: 3,
      kind: 'traitor',
      traitor: w.revealer,
      monsters: {
        giant: { n: 1, traits: { pace: 4, grip: 5, wits: 2 }, moves: 'full', will: [{ seek: w.heroes }] },
        rat: { n: 1, traits: { pace: 4, grip: 1, wits: 1 }, moves: 'full' },
      },
      statuses: { mist: { rules: { drift: { on: 'passes', value: 2 } } } },
      rules: {
        'long-legs': { on: 'ways', for: w.piece('giant'), when: w.isIn(w.itRoom, ears), rooms: ears },
        'no-giants': {
          on: 'may',
          for: w.piece('giant'),
          when: w.isIn(w.itRoom, w.named('stair-foot')),
          verbs: ['enter'],
        },
      },
      wins: { heroes: w.gone(w.pieces('giant')), traitor: w.gone(w.heroes) },
    }),
  ],
};
