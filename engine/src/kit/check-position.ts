import type { G } from '../core/context.ts';
import { floorOf, rowOf } from '../core/tables.ts';
import { explorersOf, sheetOf } from '../machine/characters.ts';
import { PositionError, type PositionScript } from './script-types.ts';

/** A scripted position is checked before it is written down: a slip of the pen must not pass for a rule. */

export const POSITION_FIELDS = [
  'rooms',
  'explorers',
  'tokens',
  'piles',
  'onlyRooms',
  'turn',
  'drawn',
  'haunt',
  'underway',
  'pieces',
  'lost',
  'discarded',
  'counters',
  'hiddenTraitor',
  'traitor',
];
export const EXPLORER_FIELDS = [
  'room',
  'part',
  'steps',
  'cards',
  'spent',
  'stopped',
  'dead',
  'side',
  'statuses',
  'zone',
  'holder',
];
const UNDERWAY = ['haunt', 'revealer', 'room', 'round', 'order'];
const ROOM = ['floor', 'x', 'y', 'turn'];
const TOKEN = ['id', 'room', 'holder', 'part', 'leads'];
export const PLACED_PIECE_FIELDS = [
  'id',
  'n',
  'lies',
  'room',
  'part',
  'holder',
  'of',
  'box',
  'faceUp',
  'stunned',
  'statuses',
  'traits',
  'cards',
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fields(value: unknown, known: readonly string[], at: string): Record<string, unknown> {
  if (!isRecord(value)) throw new PositionError(`${at}: a mapping expected`);
  for (const key of Object.keys(value))
    if (!known.includes(key)) throw new PositionError(`${at}: “${key}” is no field; there are ${known.join(', ')}`);
  return value;
}

function whole(value: unknown, min: number, max: number, at: string): void {
  if (!Number.isInteger(value) || (value as number) < min || (value as number) > max)
    throw new PositionError(`${at}: a whole number from ${min} to ${max} expected, found ${JSON.stringify(value)}`);
}

/** Rooms that lie in the house and that the position leaves there, by their squares. */
function squaresOf(g: G, moved: Readonly<Record<string, unknown>>): Map<string, string> {
  const taken = new Map<string, string>();
  g.p.rooms.forEach(({ id }, room) => {
    const floor = g.p.floors[floorOf(g, room)];
    if (floor === undefined || Object.hasOwn(moved, id)) return;
    taken.set(`${floor} ${rowOf(g.s.rooms.x, room)} ${rowOf(g.s.rooms.y, room)}`, id);
  });
  return taken;
}

function checkRooms(g: G, rooms: unknown): void {
  if (!isRecord(rooms)) throw new PositionError('position.rooms: a mapping expected');
  const taken = squaresOf(g, rooms);
  for (const [id, spec] of Object.entries(rooms)) {
    const at = `position.rooms.${id}`;
    const { floor, x, y, turn } = fields(spec, ROOM, at);
    whole(x, -50, 50, `${at}.x`);
    whole(y, -50, 50, `${at}.y`);
    if (turn !== undefined && ![0, 90, 180, 270].includes(turn as number))
      throw new PositionError(`${at}.turn: 0, 90, 180 or 270 expected, found ${JSON.stringify(turn)}`);
    const square = `${String(floor)} ${String(x)} ${String(y)}`;
    if (taken.has(square)) throw new PositionError(`${at}: ${taken.get(square)} lies on the same square`);
    taken.set(square, id);
  }
}

function checkExplorers(g: G, explorers: unknown, held: Set<string>): void {
  if (!isRecord(explorers)) throw new PositionError('position.explorers: a mapping expected');
  for (const [id, spec] of Object.entries(explorers)) {
    const at = `position.explorers.${id}`;
    const { part, steps, cards, spent } = fields(spec, EXPLORER_FIELDS, at);
    if (part !== undefined) whole(part, 0, 11, `${at}.part`);
    if (spent !== undefined) whole(spent, 0, 99, `${at}.spent`);
    const who = explorersOf(g).find((x) => sheetOf(g, x).id === id);
    for (const [trait, step] of Object.entries(isRecord(steps) ? steps : {})) {
      const t = g.p.traits.indexOf(trait);
      if (who !== undefined && t >= 0)
        whole(step, -1, rowOf(sheetOf(g, who).tracks, t).length - 1, `${at}.steps.${trait}`);
    }
    for (const card of Array.isArray(cards) ? cards : []) once(String(card), held, at);
  }
}

function once(card: string, held: Set<string>, at: string): void {
  if (held.has(card)) throw new PositionError(`${at}: the card ${card} is somewhere else already`);
  held.add(card);
}

/** A tile lies in the house or in the stack, and there once. */
function checkTiles({ onlyRooms = [], rooms = {} }: PositionScript): void {
  const seen = new Set<string>();
  for (const id of onlyRooms) {
    if (seen.has(id)) throw new PositionError(`position.onlyRooms: ${id} stands there twice`);
    if (Object.hasOwn(rooms, id)) throw new PositionError(`position.onlyRooms: ${id} lies in the house`);
    seen.add(id);
  }
}

export function checkPosition(g: G, position: PositionScript): void {
  fields(position, POSITION_FIELDS, 'position');
  const held = new Set<string>();
  if (position.rooms !== undefined) checkRooms(g, position.rooms);
  if (position.explorers !== undefined) checkExplorers(g, position.explorers, held);
  for (const [room, cards] of Object.entries(position.piles ?? {}))
    for (const spec of cards) {
      const at = `position.piles.${room}`;
      const card = typeof spec === 'string' ? spec : fields(spec, ['card', 'part'], at).card;
      once(String(card), held, at);
    }
  for (const [deck, cards] of Object.entries(position.discarded ?? {}))
    for (const card of cards) once(card, held, `position.discarded.${deck}`);
  for (const spec of position.tokens ?? []) fields(spec, TOKEN, 'position.tokens');
  for (const spec of position.pieces ?? []) {
    fields(spec, PLACED_PIECE_FIELDS, `position.pieces.${spec.id}`);
    for (const card of spec.cards ?? []) once(card, held, `position.pieces.${spec.id}`);
  }
  checkTiles(position);
  if (position.underway !== undefined) fields(position.underway, UNDERWAY, 'position.underway');
  for (const [deck, n] of Object.entries(position.drawn ?? {})) {
    const d = g.p.decks.findIndex((x) => x.id === deck);
    if (d < 0) throw new PositionError(`position.drawn: there is no deck “${deck}”`);
    whole(n, 0, g.p.cards.filter((card) => card.deck === d).length, `position.drawn.${deck}`);
  }
}
