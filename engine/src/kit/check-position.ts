import type { G } from '../core/context.ts';
import { rowOf } from '../core/tables.ts';
import { explorersOf, sheetOf } from '../machine/characters.ts';
import { PositionError, type PositionScript } from './script-types.ts';

/** A scripted position is checked before it is written down: a slip of the pen must not pass for a rule. */

const FIELDS = [
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
const EXPLORER = ['room', 'part', 'steps', 'cards', 'spent', 'stopped', 'dead', 'side', 'statuses', 'zone', 'holder'];
const UNDERWAY = ['haunt', 'revealer', 'room', 'round', 'order'];
const ROOM = ['floor', 'x', 'y', 'turn'];

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

function checkRooms(rooms: unknown): void {
  if (!isRecord(rooms)) throw new PositionError('position.rooms: a mapping expected');
  const taken = new Map<string, string>();
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
    const { part, steps, cards, spent } = fields(spec, EXPLORER, at);
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

export function checkPosition(g: G, position: PositionScript): void {
  fields(position, FIELDS, 'position');
  const held = new Set<string>();
  if (position.rooms !== undefined) checkRooms(position.rooms);
  if (position.explorers !== undefined) checkExplorers(g, position.explorers, held);
  for (const [room, cards] of Object.entries(position.piles ?? {}))
    for (const card of cards) once(typeof card === 'string' ? card : card.card, held, `position.piles.${room}`);
  for (const [deck, cards] of Object.entries(position.discarded ?? {}))
    for (const card of cards) once(card, held, `position.discarded.${deck}`);
  if (position.underway !== undefined) fields(position.underway, UNDERWAY, 'position.underway');
  for (const [deck, n] of Object.entries(position.drawn ?? {})) {
    const d = g.p.decks.findIndex((x) => x.id === deck);
    if (d < 0) throw new PositionError(`position.drawn: there is no deck “${deck}”`);
    whole(n, 0, g.p.cards.filter((card) => card.deck === d).length, `position.drawn.${deck}`);
  }
  if (position.haunt !== undefined && !g.p.haunts.some((haunt) => haunt.def.number === position.haunt))
    throw new PositionError(`position.haunt: there is no haunt ${JSON.stringify(position.haunt)}`);
}
