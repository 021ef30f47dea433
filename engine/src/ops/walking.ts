import {
  doorCode,
  hasDoor,
  hasWindow,
  isOpenDoor,
  isSplit,
  nextTo,
  opensInto,
  opposite,
  partAt,
  roomsInHouse,
  touching,
} from '../house/geometry.ts';
import type { Way } from '../house/plan.ts';
import { tilesLeft } from '../house/stack.ts';
import { distances, waysOut } from '../house/ways.ts';
import {
  everyExplorer,
  hasStatus,
  hinders,
  isMonster,
  isToken,
  isVillain,
  monsterOf,
  monstersInPlay,
  roomOf,
  together,
  traitOf,
} from '../machine/characters.ts';
import type { Sheet } from '../machine/choice.ts';
import type { G, WillCode } from '../machine/context.ts';
import { fold, forbidden, inScope } from '../machine/fold.ts';
import { reading } from '../machine/law.ts';
import { rule } from '../rules/index.ts';
import { DOORWAY, HELD, isHeld } from '../state/state.ts';
import { frontDoor } from './thresholds.ts';

/** Spaces the character may move this turn. */
export function allowance(g: G, who: number): number {
  const { startMoves } = g.s.turn;
  const fixed = isMonster(g, who) || g.p.ruleset.moveAllowance === 'startOfTurnSpeed';
  const base = fixed ? startMoves : rule(g, 'move.current-speed')(traitOf(g, who, g.p.moveTrait), startMoves);
  return fold(g, 'moves', who, base);
}

/** Why the character may not walk any further, or null. */
export function stopped(g: G, who: number, cost: number): { rule: string; args: Record<string, number> } | null {
  const ban = forbidden(g, 'move', who);
  if (ban !== null) return { rule: ban.path, args: {} };
  if (g.s.turn.stopped) return { rule: 'move.card-stops', args: {} };
  const left = allowance(g, who) - g.s.turn.spent;
  // However great the hindrance, a character that may move at all can take one step.
  const first = g.s.haunt >= 0 && !g.s.turn.moved && g.s.turn.spent === 0 && rule(g, 'obstruct.minimum')();
  if (!first && !rule(g, 'move.speed-limit')(cost, left))
    return { rule: 'move.speed-limit', args: { cost, left: Math.max(0, left) } };
  return null;
}

/** Two rooms on one tile, or joined by stairs, are two spaces all the same. */
function costOf(g: G, room: number, way: Way, cost: number): number {
  const oneTile = g.p.rooms[room].tile === g.p.rooms[way.to].tile;
  if (oneTile) return rule(g, 'room.start-tile.cost')(cost);
  return way.side < 0 ? rule(g, 'move.stairs-cost')(cost) : cost;
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
function walls(g: G, room: number, side: number, sheet: Sheet): void {
  const next = nextTo(g, room, side);
  if (hasWindow(g, room, side))
    sheet.barred?.push({ ...beyondDoor(room, side, next), rule: 'doors.windows-no-passage' });
  else if (next >= 0 && hasDoor(g, next, (side + 2) & 3))
    sheet.barred?.push({ verb: 'move', to: next, side, rule: 'doors.connect' });
}

/** Which rule closes the open doors of a floor for which no tile is left. */
const exhausted = (g: G): 'stack.all-placed' | 'stack.floor-exhausted' =>
  g.s.stack.length + g.s.discards.length === 0 ? 'stack.all-placed' : 'stack.floor-exhausted';

/** What leaving the room costs: a space, and one more for each opponent who stands in the way. */
export function stepCost(g: G, who: number): number {
  const base = fold(g, 'cost', who, 1);
  if (g.s.haunt < 0) return base;
  const isInTheWay = (x: number): boolean => x !== who && together(g, who, x) && hinders(g, who, x);
  let inTheWay = 0;
  for (const x of everyExplorer(g)) if (isInTheWay(x)) inTheWay++;
  for (const x of monstersInPlay(g)) if (isInTheWay(x)) inTheWay++;
  return base + (inTheWay > 0 ? rule(g, 'obstruct.cost')(inTheWay) : 0);
}

/** Rooms that one may reach from here where others only fall: up, and down too for those who pass freely. */
function shafts(g: G, room: number, down: boolean): number[] {
  const found: number[] = [];
  for (const { top, climb } of g.p.shafts) {
    if (g.s.rooms.floor[top] < 0) continue;
    const token = g.s.things.def.findIndex((kind, t) => isToken(g, t) && g.p.tokens[kind].id === climb);
    const foot = g.p.roomIndex.get(climb) ?? (token < 0 ? -1 : roomOf(g, token));
    if (foot < 0 || g.s.rooms.floor[foot] < 0) continue;
    if (foot === room) found.push(top);
    if (down && top === room) found.push(foot);
  }
  return found;
}

/** Who stands in a doorway goes on into either room. */
function fromDoorway(g: G, who: number, room: number, door: number, sheet: Sheet): void {
  const cost = stepCost(g, who);
  const reason = stopped(g, who, cost);
  for (const [to, side] of [
    [room, door],
    [nextTo(g, room, door), opposite(door)],
  ]) {
    if (to < 0) continue;
    const shut = forbidden(g, 'enter', who, '', to);
    if (shut !== null) sheet.barred?.push({ verb: 'move', to, side: door, rule: shut.path });
    else if (reason !== null) sheet.barred?.push({ verb: 'move', to, side: door, ...reason });
    else sheet.open.push({ verb: 'move', to, part: partAt(g, to, side), side: door, cost });
  }
}

/** The traitor is not held up by a barrier. */
const passesBarriers = (g: G, who: number): boolean =>
  fold(g, 'passes', who, 0) > 0 ||
  (isVillain(g, who) && reading(g, 'barrierTraitor') !== 'rolls' && rule(g, 'room.barrier.traitor')());

const leadsTo = (ways: readonly Way[], to: number): boolean => ways.some((way) => way.to === to);

/** Ways that need no door, beside those that do. */
function withThese(ways: readonly Way[], rooms: readonly number[]): readonly Way[] {
  const all = ways.slice();
  for (const to of rooms) if (!leadsTo(all, to)) all.push({ to, part: 0, side: -1 });
  return all;
}

/** Monsters ignore barriers, and may climb where others only fall. */
function waysOf(g: G, who: number, room: number, part: number): readonly Way[] {
  const monster = monsterOf(g, who);
  if (monster === null) {
    const free = fold(g, 'passes', who, 0);
    const own = waysOut(g, room, passesBarriers(g, who) ? -1 : part);
    if (free <= 0) return own;
    return withThese(own, [...shafts(g, room, true), ...(free > 1 ? touching(g, room) : [])]);
  }
  const passages = rule(g, 'monster.card-passages')() && reading(g, 'monstersUseCardPassages') !== 'false';
  const ways = waysOut(g, room, rule(g, 'room.barrier.monsters')(part), passages);
  const all = monster.through.includes('walls') ? withThese(ways, touching(g, room)) : ways;
  const up = rule(g, 'monster.climb')(shafts(g, room, false));
  return up.length === 0 ? all : [...all, ...up.map((to) => ({ to, part: 0, side: -1 }))];
}

/** Its will may leave a character only some of the ways. */
function waysFor(g: G, who: number, room: number, part: number, bounds: readonly number[] | null): readonly Way[] {
  const ways = waysOf(g, who, room, part);
  return bounds === null ? ways : ways.filter((way) => bounds.includes(way.to));
}

/** What tells the character where to go: the will of a monster, or that of a condition. */
function willOf(g: G, who: number): readonly WillCode[] {
  const own = monsterOf(g, who)?.will ?? [];
  if (g.s.haunt < 0) return own;
  const { wills } = g.p.haunts[g.s.haunt];
  const bears = (i: number): boolean => wills[i].length > 0 && hasStatus(g, who, i);
  return wills.some((_, i) => bears(i)) ? [...wills.filter((_, i) => bears(i)).flat(), ...own] : own;
}

/** Rooms into which its will lets a character go, or null where nothing binds it: a goal to which no way leads does not. */
export function bound(g: G, who: number, room: number): readonly number[] | null {
  for (const line of willOf(g, who)) {
    const holds = line.when === null || inScope(g, who, HELD + who, -1, line.when);
    if (!holds) continue;
    if (line.kind === 'free') return null;
    if (line.kind === 'stay') return [];
    const found = line.who === null ? [] : inScope(g, who, HELD + who, -1, line.who);
    const goals = line.kind === 'seek' ? found.map((x) => roomOf(g, x)) : found;
    if (goals.includes(room)) return [];
    const steps = goals.map((goal) => distances(g, goal)).filter((d) => d[room] >= 0);
    if (steps.length === 0) continue;
    if (!rule(g, 'monster.pursuit')()) return null;
    const nearest = Math.min(...steps.map((d) => d[room]));
    return roomsInHouse(g).filter((to) => steps.some((d) => d[room] === nearest && d[to] >= 0 && d[to] < nearest));
  }
  return null;
}

/** Monsters find no rooms, unless the haunt lets them. */
const findsNothing = (g: G, who: number): boolean =>
  isMonster(g, who) && !rule(g, 'monster.no-discovery')(monsterOf(g, who)?.through.includes('discover') ?? false);

/** Whether unopened doors are shut for the character, wherever it stands. */
export const opensNothing = (g: G, who: number): boolean =>
  findsNothing(g, who) || forbidden(g, 'discover', who) !== null;

export function walking(
  g: G,
  who: number,
  room: number,
  part: number,
  bounds: readonly number[] | null,
  sheet: Sheet,
): void {
  if (isHeld(g.s.things.place[who])) return;
  if (part >= DOORWAY) {
    fromDoorway(g, who, room, part - DOORWAY, sheet);
    return;
  }
  const doorways = fold(g, 'doorways', who, 0) > 0;
  const step = stepCost(g, who);
  const near = stopped(g, who, step);
  const cost = step + (doorways ? 1 : 0);
  const reason = doorways ? stopped(g, who, cost) : near;
  for (const way of waysFor(g, who, room, part, bounds)) {
    if (doorways && way.side < 0) {
      const shut = forbidden(g, 'enter', who, '', way.to);
      if (shut !== null) sheet.barred?.push({ verb: 'move', to: way.to, side: way.side, rule: shut.path });
      else if (near !== null) sheet.barred?.push({ verb: 'move', to: way.to, side: way.side, ...near });
      else sheet.open.push({ verb: 'move', to: way.to, part: way.part, side: -1, cost: step });
      continue;
    }
    if (doorways && near === null) sheet.open.push({ verb: 'doorway', to: way.to, side: way.side, cost: step });
    const shut = reason === null ? forbidden(g, 'enter', who, '', way.to) : null;
    if (shut !== null) sheet.barred?.push({ verb: 'move', to: way.to, side: way.side, rule: shut.path });
    else if (reason === null)
      sheet.open.push({
        verb: 'move',
        to: way.to,
        part: way.part,
        side: way.side,
        cost: costOf(g, room, way, cost),
      });
    else sheet.barred?.push({ verb: 'move', to: way.to, side: way.side, ...reason });
  }
  if (!isMonster(g, who) && bounds !== null) return;
  if (findsNothing(g, who)) return;
  const split = isSplit(g, room) && !(isMonster(g, who) || passesBarriers(g, who));
  const within = split ? rule(g, 'room.barrier.two-sides') : null;
  const left = tilesLeft(g, g.s.rooms.floor[room]);
  const timid = forbidden(g, 'discover', who);
  for (let side = 0; side < 4; side++) {
    if (!hasDoor(g, room, side)) {
      if (sheet.barred !== null && opensInto(g, room, side) < 0) walls(g, room, side, sheet);
      continue;
    }
    const door = doorCode(room, side);
    if (within !== null && !within(part, partAt(g, room, side))) {
      const next = isOpenDoor(g, room, side) ? -1 : nextTo(g, room, side);
      sheet.barred?.push({ ...beyondDoor(room, side, next), rule: 'room.barrier.two-sides' });
      continue;
    }
    if (!isOpenDoor(g, room, side)) {
      const next = nextTo(g, room, side);
      if (next >= 0 && !hasDoor(g, next, (side + 2) & 3))
        sheet.barred?.push({ verb: 'move', to: next, side, rule: 'doors.false-door' });
      continue;
    }
    if (reason !== null) sheet.barred?.push({ verb: 'discover', door, ...reason });
    else if (timid !== null) sheet.barred?.push({ verb: 'discover', door, rule: timid.path });
    else if (left === 0 && !rule(g, exhausted(g))(left))
      sheet.barred?.push({ verb: 'discover', door, rule: exhausted(g) });
    else if (rule(g, 'discover.trigger')()) sheet.open.push({ verb: 'discover', door, cost });
  }
  frontDoor(g, who, room, reason, sheet);
}
