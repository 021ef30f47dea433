import { type HousePlan, QUARTERS, type Quarter, quarterOf } from '@hollow/drawing/plan';
import type { Decision, Option } from '@hollow/engine';

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
  /** Explorers and monsters that can be chosen, and whether that is an attack. */
  readonly people: ReadonlyMap<string, { readonly option: number; readonly attack: boolean }>;
  /** The new tile in the hand. */
  readonly turning: Turning | null;
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

/** Whoever is asked to walk. */
export interface Walker {
  /** Where they stand. */
  readonly from: string | null;
  /** Rooms with somebody against them: how many more spaces it costs to leave each. */
  readonly busy: ReadonlyMap<string, number>;
  /** The traitor and monsters pass what holds others up in rooms. */
  readonly isVillain: boolean;
  /** They open doors, and there are rooms left to lay behind them. */
  readonly isBuilding: boolean;
}

const NOBODY: Walker = { from: null, busy: new Map(), isVillain: false, isBuilding: false };

/** A walk goes no further than a room that asks for a roll or has no way back. */
export const isHalt = (plan: HousePlan, room: string, { isVillain }: Pick<Walker, 'isVillain'>): boolean =>
  plan.cell(room)?.def?.tags?.some((tag) => (tag === 'asks-for-a-roll' && !isVillain) || tag === 'one-way') ?? false;

function addRoom(
  rooms: Map<string, RoomPlace>,
  plan: HousePlan,
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
    oneWay: plan.cell(room)?.def?.tags?.includes('one-way') ?? false,
  });
}

const byCost = (a: { readonly cost: number }, b: { readonly cost: number }): number => a.cost - b.cost;

/** What a step costs where nobody is in the way: where every next room costs more than that, those behind it do as well. */
const unitOf = (rooms: ReadonlyMap<string, RoomPlace>, { from, busy }: Walker): number =>
  Math.max(1, Math.min(...[...rooms.values()].map(({ cost }) => cost ?? 1)) - (busy.get(from ?? '') ?? 0));

/** Rooms further off that can be walked to with the steps that are left, as far as one can tell from here. */
function addWalks(rooms: Map<string, RoomPlace>, plan: HousePlan, left: number, walker: Walker): void {
  const unit = unitOf(rooms, walker);
  const queue = [...rooms].map(([room, place]) => ({ room, cost: place.cost ?? 1, path: place.path }));
  // The nearest first; what is found on the way joins the rest where it belongs.
  for (let near = queue.sort(byCost).shift(); near !== undefined; near = queue.sort(byCost).shift()) {
    const { room, cost, path } = near;
    const cell = plan.cell(room);
    const spent = cost + unit + (walker.busy.get(room) ?? 0);
    if (cell === undefined || spent > left || isHalt(plan, room, walker)) continue;
    for (const next of plan.neighbours(cell)) {
      const known = rooms.get(next.id);
      const isNearer = known === undefined || (known.options.length === 0 && spent < (known.cost ?? 0));
      if (next.id === walker.from || !isNearer) continue;
      const walk = [...path, next.id];
      const oneWay = next.def?.tags?.includes('one-way') ?? false;
      rooms.set(next.id, { options: [], cost: spent, path: walk, oneWay });
      queue.push({ room: next.id, cost: spent, path: walk });
    }
  }
}

/** Doors of rooms that can be walked to with a step to spare: one press walks there and opens them. */
function farDoors(rooms: ReadonlyMap<string, RoomPlace>, plan: HousePlan, left: number, walker: Walker): DoorPlace[] {
  const unit = unitOf(rooms, walker);
  return [...rooms].flatMap(([room, { cost, path }]): DoorPlace[] => {
    const cell = plan.cell(room);
    const spent = (cost ?? 1) + unit + (walker.busy.get(room) ?? 0);
    if (cell === undefined || spent > left || isHalt(plan, room, walker)) return [];
    return QUARTERS.flatMap((side): DoorPlace[] =>
      cell.edges[side] === 'unopened' ? [{ kind: 'door', room, side, options: [], cost: spent, path }] : [],
    );
  });
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
  readonly people: Map<string, { readonly option: number; readonly attack: boolean }>;
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

/** Where an option would happen: in a room, at a door of it, or at somebody. */
function gather(
  { rooms, doors, people }: Gathered,
  plan: HousePlan,
  option: Option,
  i: number,
  { from }: Walker,
): void {
  switch (option.verb) {
    case 'move':
    case 'doorway':
    case 'leave':
      addRoom(rooms, plan, option.room, i, option.cost);
      return;
    case 'room':
    case 'stay':
    case 'turn-room':
    case 'shift-room':
      addRoom(rooms, plan, option.room, i, null);
      return;
    case 'exchange':
      addRoom(rooms, plan, option.room, i, null);
      addRoom(rooms, plan, option.with, i, null);
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
      people.set(option.who, { option: i, attack: option.verb === 'attack' });
      return;
    case 'give':
      people.set(option.to, { option: i, attack: false });
      return;
    default:
  }
}

export function placesOf(plan: HousePlan, decision: Decision | null, who: Partial<Walker> = {}): Places {
  if (decision === null) return NOTHING;
  const walker = { ...NOBODY, ...who };
  const gathered: Gathered = { rooms: new Map(), doors: new Map(), people: new Map() };
  for (const [i, option] of decision.options.entries()) gather(gathered, plan, option, i, walker);
  const { rooms, doors, people } = gathered;
  const isWalk = decision.options.some(({ verb }) => verb === 'move');
  const left = decision.setting?.left ?? 0;
  if (isWalk) addWalks(rooms, plan, left, walker);
  if (isWalk && walker.isBuilding && decision.kind === 'turn')
    for (const door of farDoors(rooms, plan, left, walker)) doors.set(`${door.room}/${door.side}`, door);
  return { rooms, doors: [...doors.values()], people, turning: turningOf(decision.options) };
}
