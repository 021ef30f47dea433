import { type HousePlan, type PlanCell, QUARTERS, SIDE_LETTERS } from '@hollow/drawing/plan';
import type { Position } from '@hollow/engine';
import type { Text } from '@hollow/text/browser';
import { isTraitor } from '../people/side.ts';
import type { Places } from './places.ts';

/** The house in words: for those who hear it, and for the names of its tiles. */

export interface RoomRead {
  readonly id: string;
  readonly name: string;
  /** What going there costs now, or null where one cannot. */
  readonly go: { readonly cost: number | null; readonly oneWay: boolean } | null;
  readonly ways: readonly string[];
  /** Who is there. */
  readonly people: readonly string[];
  /** Tokens and cards that lie there. */
  readonly things: readonly string[];
}

export interface FloorRead {
  readonly id: string;
  readonly name: string;
  readonly rooms: readonly RoomRead[];
}

/** `there`: who is in the room that a way leads to. */
export function waysOf(
  text: Text,
  plan: HousePlan,
  places: Pick<Places, 'doors'>,
  cell: PlanCell,
  there: (room: string) => string = () => '',
): string[] {
  const ending = (way: string, room: string): string => {
    const names = there(room);
    return names === '' ? way : text.t('play.way-there', { way, names });
  };
  const doors = QUARTERS.flatMap((side): string[] => {
    const edge = cell.edges[side];
    const name = text.name(SIDE_LETTERS[side]);
    if (edge === 'wall') return [];
    if (edge === 'shut') return [text.t('web.read.shut', { side: name })];
    const next = plan.beyond(cell, side);
    if (next !== undefined)
      return [ending(text.t('web.read.way', { side: name, room: text.name(next.id, 'rooms') }), next.id)];
    const door = places.doors.find((place) => place.room === cell.id && place.side === side);
    if (door === undefined) return [text.t('web.read.unopened', { side: name })];
    return [text.t('web.read.can-open', { side: name, cost: door.cost ?? 'none' })];
  });
  const stairs = plan
    .stairs(cell)
    .map(({ id }) => ending(text.t('web.read.stairs', { room: text.name(id, 'rooms') }), id));
  return [...doors, ...stairs];
}

function peopleIn(text: Text, position: Position, room: string): string[] {
  const explorers = position.explorers
    .filter((explorer) => explorer.room === room && explorer.dead !== true && explorer.zone === undefined)
    .map(({ id }) => {
      const traitor = isTraitor(position, id) ? 'yes' : 'no';
      return text.t('web.read.person', { who: text.name(id, 'explorers'), traitor });
    });
  const monsters = position.tokens
    .filter((token) => token.room === room)
    .filter((token) => token.monster === true)
    .map(({ id, stunned }) => text.t('web.read.monster', { who: text.name(id), stunned: stunned ? 'yes' : 'no' }));
  const dead = position.explorers
    .filter((explorer) => explorer.room === room && explorer.corpse === true)
    .map(({ id, cards }) => text.t('web.read.corpse', { who: text.name(id, 'explorers'), n: cards.length }));
  return [...explorers, ...monsters, ...dead];
}

/** Whether the viewer has a secret record of a room. */
export const notedIn = (notes: NonNullable<Position['notes']>, room: string): boolean =>
  Object.values(notes).some((record) => (record[room] ?? 0) > 0);

function thingsIn(text: Text, position: Position, room: string): string[] {
  const tokens = position.tokens.filter(
    (token) => token.room === room && token.monster !== true && token.holder === undefined,
  );
  const cards = position.piles.filter((pile) => pile.room === room);
  return [
    ...tokens.map(({ id }) => text.name(id, 'tokens')),
    ...cards.map(({ card }) => text.name(card)),
    ...(notedIn(position.notes ?? {}, room) ? [text.t('web.read.noted')] : []),
  ];
}

export function readRoom(text: Text, plan: HousePlan, places: Places, position: Position, cell: PlanCell): RoomRead {
  const place = places.rooms.get(cell.id);
  return {
    id: cell.id,
    name: text.name(cell.id, 'rooms'),
    go: place === undefined ? null : { cost: place.cost, oneWay: place.oneWay },
    ways: waysOf(text, plan, places, cell),
    people: peopleIn(text, position, cell.id),
    things: thingsIn(text, position, cell.id),
  };
}

/** Floor by floor, as they are shown. */
export const readHouse = (text: Text, plan: HousePlan, places: Places, position: Position): FloorRead[] =>
  plan.floors.map(({ id, cells }) => ({
    id,
    name: text.name(id),
    rooms: cells.map((cell) => readRoom(text, plan, places, position, cell)),
  }));

/** A room in one breath. */
export function speakRoom(text: Text, room: RoomRead): string {
  const { go } = room;
  return text.t('web.read.room', {
    room: room.name,
    go: go === null ? 'no' : 'yes',
    cost: go?.cost ?? 'none',
    back: go?.oneWay === true ? 'no' : 'yes',
    people: room.people.length === 0 ? 'none' : text.list(room.people),
    things: room.things.length === 0 ? 'none' : text.list(room.things),
    ways: room.ways.length === 0 ? 'none' : text.list(room.ways),
  });
}

/** All that a room's words are made from, as one string. */
function factsOf(plan: HousePlan, places: Places, position: Position, cell: PlanCell): string {
  const place = places.rooms.get(cell.id);
  const facts: unknown[] = [place?.cost, place?.oneWay, place === undefined];
  for (const side of QUARTERS) {
    const door = places.doors.find(({ room, side: at }) => room === cell.id && at === side);
    facts.push(cell.edges[side], plan.beyond(cell, side)?.id, door?.cost, door === undefined);
  }
  for (const { id } of plan.stairs(cell)) facts.push(id);
  for (const { id, room, dead, zone, corpse, cards } of position.explorers)
    if (room === cell.id) facts.push(id, dead, zone, isTraitor(position, id), corpse === true && cards.length);
  for (const token of position.tokens)
    if (token.room === cell.id)
      facts.push(token.id, token.holder, token.monster === true && `stunned ${token.stunned}`);
  for (const { card, room } of position.piles) if (room === cell.id) facts.push(card);
  facts.push(notedIn(position.notes ?? {}, cell.id));
  return facts.join();
}

const said = new WeakMap<Text, Map<string, { readonly facts: string; readonly words: string }>>();

/** A room in one breath; while nothing about it changes, what was said the last time. */
export function speakRoomOnce(text: Text, plan: HousePlan, places: Places, position: Position, cell: PlanCell): string {
  const rooms = said.get(text) ?? new Map<string, { readonly facts: string; readonly words: string }>();
  said.set(text, rooms);
  const facts = factsOf(plan, places, position, cell);
  const known = rooms.get(cell.id);
  if (known?.facts === facts) return known.words;
  const words = speakRoom(text, readRoom(text, plan, places, position, cell));
  rooms.set(cell.id, { facts, words });
  return words;
}
