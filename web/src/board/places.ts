import { type Quarter, quarterOf } from '@hollow/drawing/plan';
import type { Decision, Option, Reach } from '@hollow/engine';
import { pathTo } from '@hollow/protocol';

/** Which places of the house answer a question. An option is known by its number; what it means is the engine's business. */

export interface RoomPlace {
  /** Options that name this room, the cheapest first; empty where only a longer walk leads there. */
  readonly options: readonly number[];
  readonly cost: number | null;
  /** Rooms on the way there, the room itself last: for a walk of several steps. */
  readonly path: readonly string[];
  /** There is no way back. */
  readonly oneWay: boolean;
}

/** A door that can be opened, or a wall that can be chosen. */
export interface DoorPlace {
  readonly kind: 'door' | 'wall';
  readonly room: string;
  readonly side: Quarter;
  /** Empty where one must walk there first. */
  readonly options: readonly number[];
  readonly cost: number | null;
  /** Rooms on the way to it, its own room last; empty where one stands before it. */
  readonly path: readonly string[];
}

export interface Turning {
  readonly room: string;
  readonly floor: string;
  readonly x: number;
  readonly y: number;
  readonly turns: readonly { readonly turn: number; readonly option: number }[];
}

export interface Places {
  readonly rooms: ReadonlyMap<string, RoomPlace>;
  readonly doors: readonly DoorPlace[];
  /** Explorers and monsters that can be chosen. */
  readonly people: ReadonlyMap<string, PersonPlace>;
  /** The new tile in the hand. */
  readonly turning: Turning | null;
}

/** Somebody whom options name: by which, and whether they are attacked, or something changes hands. */
export interface PersonPlace {
  readonly options: readonly number[];
  readonly attack: boolean;
  readonly gift: boolean;
}

/** What was pressed: an answer, a walk of several steps, or a place that several options name. */
export type Picked =
  | { readonly kind: 'answer'; readonly option: number }
  | {
      readonly kind: 'path';
      readonly rooms: readonly string[];
      /** The side of the door that is opened at the end of the walk. */
      readonly door?: Quarter;
    }
  | { readonly kind: 'several'; readonly options: readonly number[] };

/** What presses: a finger is put down by accident, and cannot rest on something to read it; a mouse and keys can. */
export type Hand = 'finger' | 'mouse' | 'keys';

/** Where something was picked, and how. */
export interface Press {
  /** The place of the house, known by what it is. */
  readonly spot: { readonly kind: 'room' | 'door' | 'who' | 'lay'; readonly id: string; readonly side?: Quarter };
  readonly by: Hand;
  readonly cost: number | null;
}

/** One option is the answer; several are told apart elsewhere; where there is none, one walks. */
function pickOne(options: readonly number[], walk: Picked): Picked {
  const [option] = options;
  if (option === undefined) return walk;
  return options.length === 1 ? { kind: 'answer', option } : { kind: 'several', options };
}

/** What it means to press a room, and a door. */
export const pickRoom = ({ options, path }: RoomPlace): Picked => pickOne(options, { kind: 'path', rooms: path });
export const pickDoor = ({ options, path, side }: DoorPlace): Picked =>
  pickOne(options, { kind: 'path', rooms: path, door: side });

/** What it means to press somebody. Nothing changes hands by one press: what it is is said first. */
export const pickPerson = ({ options, gift }: PersonPlace): Picked => {
  const [option] = options;
  return option === undefined || gift || options.length > 1 ? { kind: 'several', options } : { kind: 'answer', option };
};

/** What the engine tells of the walk to a room: a room that a barrier divides has the cheaper side first. */
const stopIn = (reach: Reach | undefined, room: string): Reach['rooms'][number] | undefined =>
  reach?.rooms.find((stop) => stop.room === room);

function addRoom(
  rooms: Map<string, RoomPlace>,
  reach: Reach | undefined,
  room: string,
  option: number,
  cost: number | null,
): void {
  const known = rooms.get(room);
  const cheaper = known === undefined || (cost ?? 0) < (known.cost ?? 0);
  rooms.set(room, {
    options: known === undefined ? [option] : cheaper ? [option, ...known.options] : [...known.options, option],
    cost: cheaper ? cost : known.cost,
    path: [room],
    oneWay: stopIn(reach, room)?.oneWay === true,
  });
}

/** Rooms further off, and doors that can be opened at the end of a walk. */
function addWalks({ rooms, doors }: Gathered, reach: Reach): void {
  for (const [at, { room, cost, oneWay }] of reach.rooms.entries())
    if (!rooms.has(room)) rooms.set(room, { options: [], cost, path: pathTo(reach, at), oneWay: oneWay === true });
  for (const { room, side, cost, via } of reach.doors) {
    const quarter = quarterOf(side);
    const key = `${room}/${quarter}`;
    if (quarter === null || doors.has(key)) continue;
    doors.set(key, { kind: 'door', room, side: quarter, options: [], cost, path: pathTo(reach, via) });
  }
}

function turningOf(options: readonly Option[]): Turning | null {
  const found = options.flatMap((option, i) => (option.verb === 'turn' ? [{ ...option, option: i }] : []));
  const [first] = found;
  if (first === undefined) return null;
  return { room: first.room, ...first.spot, turns: found.map(({ turn, option }) => ({ turn, option })) };
}

const NOTHING: Places = { rooms: new Map(), doors: [], people: new Map(), turning: null };

/** The places that options name, as they are gathered. */
interface Gathered {
  readonly rooms: Map<string, RoomPlace>;
  readonly doors: Map<string, DoorPlace>;
  readonly people: Map<string, PersonPlace>;
}

type PersonVerb = 'who' | 'attack' | 'give' | 'trade' | 'loot';

function addPerson(people: Gathered['people'], who: string, i: number, verb: PersonVerb): void {
  const known = people.get(who);
  people.set(who, {
    options: [...(known?.options ?? []), i],
    attack: verb === 'attack' || known?.attack === true,
    gift: (verb !== 'who' && verb !== 'attack') || known?.gift === true,
  });
}

/** A door or a wall of a room; a corner of it has no place on the house. */
function addDoor(
  doors: Map<string, DoorPlace>,
  wanted: Pick<DoorPlace, 'kind' | 'room' | 'cost'>,
  wall: string,
  i: number,
): void {
  const side = quarterOf(wall);
  if (side === null) return;
  const key = `${wanted.room}/${side}`;
  doors.set(key, { ...wanted, side, options: [...(doors.get(key)?.options ?? []), i], path: [] });
}

/** Where an option would happen: in a room, at a door of it, or at somebody. `from`: the room of whoever is asked. */
function gather(
  { rooms, doors, people }: Gathered,
  { reach }: Decision,
  option: Option,
  i: number,
  from: string | null,
): void {
  switch (option.verb) {
    case 'move':
    case 'doorway':
    case 'leave':
      addRoom(rooms, reach, option.room, i, option.cost);
      return;
    case 'room':
    case 'stay':
    case 'turn-room':
    case 'shift-room':
      addRoom(rooms, reach, option.room, i, null);
      return;
    case 'exchange':
      addRoom(rooms, reach, option.room, i, null);
      addRoom(rooms, reach, option.with, i, null);
      return;
    case 'discover':
      addDoor(doors, { kind: 'door', room: option.room, cost: option.cost }, option.side, i);
      return;
    case 'door':
      addDoor(doors, { kind: 'door', room: option.room, cost: null }, option.side, i);
      return;
    case 'wall':
      // It belongs to the room of whoever is asked.
      if (from !== null) addDoor(doors, { kind: 'wall', room: from, cost: null }, option.side, i);
      return;
    case 'who':
    case 'attack':
      addPerson(people, option.who, i, option.verb);
      return;
    case 'give':
    case 'trade':
      addPerson(people, option.to, i, option.verb);
      return;
    case 'loot':
      addPerson(people, option.from, i, option.verb);
      return;
    default:
  }
}

/** `from`: the room of whoever is asked. What can be walked to the decision itself tells. */
export function placesOf(decision: Decision | null, from: string | null = null): Places {
  // Tiles of the stack lie nowhere on the house.
  if (decision === null || decision.kind === 'pick-tile') return NOTHING;
  const gathered: Gathered = { rooms: new Map(), doors: new Map(), people: new Map() };
  for (const [i, option] of decision.options.entries()) gather(gathered, decision, option, i, from);
  if (decision.reach !== undefined) addWalks(gathered, decision.reach);
  const { rooms, doors, people } = gathered;
  return { rooms, doors: [...doors.values()], people, turning: turningOf(decision.options) };
}
