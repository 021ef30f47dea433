import { HousePlan } from '@hollow/drawing/plan';
import type { Decision, Option, Position, Reach } from '@hollow/engine';
import { SECOND } from './packs.ts';

/** A small house for tests: the starting floor, a library north of the foyer, a kitchen turned to face it, and what lies upstairs. */

export const DEFS = SECOND.rooms;
export const FLOORS = ['upper', 'ground', 'basement'];

const room = (id: string, floor: string, x: number, y: number, turn = 0): Position['rooms'][number] => ({
  id,
  floor,
  x,
  y,
  turn,
});

/**
 * ```
 *            patio      (0,-2)
 * library    charred    (-1,-1) (0,-1)
 * staircase foyer hall  (-2,0) (-1,0) (0,0)
 * ```
 */
export const ROOMS: Position['rooms'] = [
  room('entrance-hall', 'ground', 0, 0),
  room('foyer', 'ground', -1, 0),
  room('grand-staircase', 'ground', -2, 0),
  room('library', 'ground', -1, -1),
  room('charred-room', 'ground', 0, -1),
  room('coal-chute', 'ground', 0, 1),
  room('upper-landing', 'upper', 0, 0),
  room('junk-room', 'upper', 1, 0),
  room('bedroom', 'upper', 2, 0),
  room('basement-landing', 'basement', 0, 0),
];

const explorer = (id: string, at: string, part = 0): Position['explorers'][number] => ({
  id,
  seat: 0,
  room: at,
  part,
  traits: {},
  cards: [],
});

export const POSITION: Position = {
  round: 1,
  turn: { who: 'vivian-lopez', n: 1, spent: 0, stopped: false, movesLeft: 3 },
  rooms: ROOMS,
  explorers: [explorer('vivian-lopez', 'foyer'), explorer('ox-bellows', 'charred-room')],
  order: ['vivian-lopez', 'ox-bellows'],
  piles: [{ card: 'axe', room: 'library', part: 0 }],
  tokens: [],
  stacks: { rooms: { n: 0, top: [] }, discards: [], decks: {} },
  drawn: {},
  haunt: null,
  mortal: false,
};

export const plan = (): HousePlan => new HousePlan(POSITION, DEFS, FLOORS);

/** What the engine tells of the way from the foyer with six spaces: up the stairs as far as a room that asks for a roll, and down a chute. */
export const REACH: Reach = {
  rooms: [
    { room: 'entrance-hall', cost: 1, side: 'E', via: -1 },
    { room: 'grand-staircase', cost: 1, side: 'W', via: -1 },
    { room: 'charred-room', cost: 2, side: 'N', via: 0 },
    { room: 'coal-chute', cost: 2, side: 'S', via: 0, ends: true, oneWay: true },
    { room: 'upper-landing', cost: 2, side: '', via: 1 },
    { room: 'junk-room', cost: 3, side: 'E', via: 4, ends: true },
  ],
  doors: [
    { room: 'foyer', side: 'S', cost: 1, via: -1 },
    { room: 'charred-room', side: 'E', cost: 3, via: 2 },
  ],
  beyond: [
    { room: 'bedroom', steps: 4, behind: 'junk-room' },
    { room: 'library', steps: 9 },
    { room: 'basement-landing', steps: -1 },
  ],
};

export const asked = (options: readonly Option[], left = 0): Decision => ({
  id: 7,
  seat: 0,
  kind: 'turn',
  prompt: { key: 'ask.turn', args: { who: 'vivian-lopez', about: '' } },
  setting: { left },
  options,
});
