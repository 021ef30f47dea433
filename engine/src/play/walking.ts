import type { Sheet } from '../core/choice.ts';
import type { G } from '../core/context.ts';
import type { Way } from '../core/plan.ts';
import { floorOf, placeOf, roomCode } from '../core/tables.ts';
import {
  doorCode,
  hasDoor,
  hasWindow,
  isOpenDoor,
  isSplit,
  nextTo,
  opensInto,
  opposite,
  partAtSide,
} from '../house/geometry.ts';
import { isMonster, monsterOf } from '../machine/characters.ts';
import { fold, forbidden } from '../machine/fold.ts';
import { DOORWAY, isHeld } from '../state/state.ts';
import { type Halt, stepCost, whyStopped } from './pace.ts';
import { offerFrontDoor } from './thresholds.ts';
import { hasTilesLeft } from './tile-stack.ts';
import { hasWaysOfItsOwn, passesBarriers, waysFrom } from './ways.ts';

/** What a step costs the character now, and what keeps it from one. */
interface Pace {
  /** Doorways are spaces of their own: a door takes two steps. */
  readonly doorways: boolean;
  readonly step: number;
  readonly halt: Halt | null;
  /** The same for going through a door. */
  readonly throughDoor: number;
  readonly haltAtDoor: Halt | null;
}

function paceOf(g: G, who: number): Pace {
  const doorways = fold(g, 'doorways', who, 0) > 0;
  const step = stepCost(g, who);
  const halt = whyStopped(g, who, step);
  if (!doorways) return { doorways, step, halt, throughDoor: step, haltAtDoor: halt };
  return { doorways, step, halt, throughDoor: step + 1, haltAtDoor: whyStopped(g, who, step + 1) };
}

/** A step into a room, where neither the room nor the turn forbids it. */
function offerStep(g: G, who: number, way: Way, cost: number, halt: Halt | null, sheet: Sheet): void {
  const { to, part, side } = way;
  const shut = forbidden(g, 'enter', who, '', to);
  if (shut !== null) sheet.barred?.push({ verb: 'move', to, side, rule: shut.path });
  else if (halt !== null) sheet.barred?.push({ verb: 'move', to, side, ...halt });
  else sheet.open.push({ verb: 'move', to, part, side, cost });
}

/** Who stands in a doorway goes on into either room. */
function fromDoorway(g: G, who: number, room: number, door: number, sheet: Sheet): void {
  const cost = stepCost(g, who);
  const halt = whyStopped(g, who, cost);
  const into = (to: number, side: number): void => {
    if (to < 0) return;
    const way = { to, part: partAtSide(g, to, side), side: door, cost: 1, kind: '' };
    offerStep(g, who, way, cost, halt, sheet);
  };
  into(room, door);
  into(nextTo(g, room, door), opposite(door));
}

/** Two rooms on one tile, or joined by stairs, are two spaces all the same. */
function costOf(g: G, room: number, way: Way, cost: number): number {
  if (roomCode(g, room).tile === roomCode(g, way.to).tile) return g.law['room.start-tile.cost'](cost);
  return way.side < 0 ? g.law['move.stairs-cost'](cost) : cost;
}

function offerWay(g: G, who: number, room: number, way: Way, pace: Pace, sheet: Sheet): void {
  const { to, part, side } = way;
  if (way.cost !== 1) {
    const cost = stepCost(g, who, way.cost);
    offerStep(g, who, way, cost, whyStopped(g, who, cost), sheet);
    return;
  }
  if (pace.doorways && side < 0) {
    offerStep(g, who, way, pace.step, pace.halt, sheet);
    return;
  }
  if (pace.doorways && pace.halt === null) sheet.open.push({ verb: 'doorway', to, side, cost: pace.step });
  if (pace.haltAtDoor !== null) {
    sheet.barred?.push({ verb: 'move', to, side, ...pace.haltAtDoor });
    return;
  }
  const shut = forbidden(g, 'enter', who, '', to);
  if (shut !== null) sheet.barred?.push({ verb: 'move', to, side, rule: shut.path });
  else sheet.open.push({ verb: 'move', to, part, side, cost: costOf(g, room, way, pace.throughDoor) });
}

/** What lies behind a side of a room: the room `next`, or a door that nobody has opened. */
const beyondDoor = (
  room: number,
  side: number,
  next: number,
):
  | { readonly verb: 'move'; readonly to: number; readonly side: number }
  | { readonly verb: 'discover'; readonly door: number } =>
  next < 0 ? { verb: 'discover', door: doorCode(room, side) } : { verb: 'move', to: next, side };

/** A side without a door that one might take for a way. */
function barWall(g: G, room: number, side: number, sheet: Sheet): void {
  if (sheet.barred === null || opensInto(g, room, side) >= 0) return;
  const next = nextTo(g, room, side);
  if (hasWindow(g, room, side))
    sheet.barred.push({ ...beyondDoor(room, side, next), rule: 'doors.windows-no-passage' });
  else if (next >= 0 && hasDoor(g, next, opposite(side)))
    sheet.barred.push({ verb: 'move', to: next, side, rule: 'doors.connect' });
}

/** A door that leads to a room, or against the wall of one. */
function barFalseDoor(g: G, room: number, side: number, sheet: Sheet): void {
  const next = nextTo(g, room, side);
  if (next >= 0 && !hasDoor(g, next, opposite(side)))
    sheet.barred?.push({ verb: 'move', to: next, side, rule: 'doors.false-door' });
}

/** Which rule closes the open doors of a floor for which no tile is left. */
const exhausted = (g: G): 'stack.all-placed' | 'stack.floor-exhausted' =>
  g.s.stack.length + g.s.discards.length === 0 ? 'stack.all-placed' : 'stack.floor-exhausted';

/** A door behind which there is no room yet. */
function offerDiscovery(g: G, who: number, room: number, door: number, pace: Pace, sheet: Sheet): void {
  const timid = forbidden(g, 'discover', who);
  if (timid !== null) sheet.barred?.push({ verb: 'discover', door, rule: timid.path });
  else if (!hasTilesLeft(g, floorOf(g, room)) && !g.law[exhausted(g)](0))
    sheet.barred?.push({ verb: 'discover', door, rule: exhausted(g) });
  else if (g.law['discover.trigger']()) sheet.open.push({ verb: 'discover', door, cost: pace.throughDoor });
}

/** The sides of the room: doors behind which there is no room yet, and why others are no way. */
function offerDoors(g: G, who: number, room: number, part: number, pace: Pace, sheet: Sheet): void {
  const split = isSplit(g, room) && !passesBarriers(g, who);
  const reaches = split ? g.law['room.barrier.two-sides'] : null;
  for (let side = 0; side < 4; side++) {
    if (!hasDoor(g, room, side)) {
      barWall(g, room, side, sheet);
      continue;
    }
    const door = doorCode(room, side);
    const open = isOpenDoor(g, room, side);
    if (reaches !== null && !reaches(part, partAtSide(g, room, side))) {
      const next = open ? -1 : nextTo(g, room, side);
      sheet.barred?.push({ ...beyondDoor(room, side, next), rule: 'room.barrier.two-sides' });
    } else if (!open) barFalseDoor(g, room, side, sheet);
    else if (pace.haltAtDoor !== null) sheet.barred?.push({ verb: 'discover', door, ...pace.haltAtDoor });
    else offerDiscovery(g, who, room, door, pace, sheet);
  }
}

/** Monsters find no rooms, unless the haunt lets them. */
const findsNothing = (g: G, who: number): boolean =>
  isMonster(g, who) && !g.law['monster.no-discovery'](monsterOf(g, who)?.through.includes('discover') ?? false);

/** Where the character may go from here; `bounds`: the rooms that its will leaves it. */
export function walking(
  g: G,
  who: number,
  room: number,
  part: number,
  bounds: readonly number[] | null,
  sheet: Sheet,
): void {
  if (isHeld(placeOf(g, who))) return;
  if (part >= DOORWAY) {
    fromDoorway(g, who, room, part - DOORWAY, sheet);
    return;
  }
  // Who has come to a halt goes nowhere: ways are looked for only where somebody wants to know what is barred.
  if (g.s.turn.stopped && sheet.barred === null && g.trace === null) return;
  const pace = paceOf(g, who);
  // The same for whoever has no steps left, unless a way from here has a price of its own.
  const isHalted = pace.halt !== null && pace.haltAtDoor !== null;
  if (isHalted && sheet.barred === null && g.trace === null && !hasWaysOfItsOwn(g, room)) return;
  for (const way of waysFrom(g, who, room, part))
    if (bounds === null || bounds.includes(way.to)) offerWay(g, who, room, way, pace, sheet);
  if ((!isMonster(g, who) && bounds !== null) || findsNothing(g, who)) return;
  offerDoors(g, who, room, part, pace, sheet);
  offerFrontDoor(g, who, room, pace.haltAtDoor, sheet);
}
