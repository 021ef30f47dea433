import type { G, MonsterCode } from '../core/context.ts';
import type { Way } from '../core/plan.ts';
import { floorOf, tokenCode } from '../core/tables.ts';
import { roomsTouching } from '../house/geometry.ts';
import { waysOut } from '../house/ways.ts';
import { isToken, isVillainNow, monsterOf, roomOf } from '../machine/characters.ts';
import { fold } from '../machine/fold.ts';

/** The room of the first piece of a kind; -1 where there is none. */
function roomOfFirst(g: G, id: string): number {
  const piece = g.s.things.def.findIndex((_, t) => isToken(g, t) && tokenCode(g, t).id === id);
  return piece < 0 ? -1 : roomOf(g, piece);
}

/** Rooms that one may reach from here where others only fall: up, and down too for those who pass freely. */
function shafts(g: G, room: number, down: boolean): number[] {
  const found: number[] = [];
  for (const { top, climb } of g.p.shafts) {
    if (floorOf(g, top) < 0) continue;
    const foot = g.p.roomIndex.get(climb) ?? roomOfFirst(g, climb);
    if (foot < 0 || floorOf(g, foot) < 0) continue;
    if (foot === room) found.push(top);
    if (down && top === room) found.push(foot);
  }
  return found;
}

/** Rooms above this one, into which one may climb where others only fall. */
export const roomsAbove = (g: G, room: number): readonly number[] => shafts(g, room, false);

/** The traitor is not held up by a barrier. */
export const passesBarriers = (g: G, who: number, free = fold(g, 'passes', who, 0)): boolean =>
  free > 0 || (isVillainNow(g, who) && g.law['room.barrier.traitor']());

/** Ways that need no door, beside those that do. */
function withThese(ways: readonly Way[], rooms: readonly number[]): readonly Way[] {
  const all = ways.slice();
  for (const to of rooms) if (!all.some((way) => way.to === to)) all.push({ to, part: 0, side: -1 });
  return all;
}

function waysOfExplorer(g: G, who: number, room: number, part: number): readonly Way[] {
  const free = fold(g, 'passes', who, 0);
  const own = waysOut(g, room, passesBarriers(g, who, free) ? -1 : part);
  if (free <= 0) return own;
  return withThese(own, [...shafts(g, room, true), ...(free > 1 ? roomsTouching(g, room) : [])]);
}

/** Monsters ignore barriers, and may climb where others only fall. */
function waysOfMonster(g: G, { through }: MonsterCode, room: number, part: number): readonly Way[] {
  const passages = g.law['monster.card-passages']();
  const ways = waysOut(g, room, g.law['room.barrier.monsters'](part), passages);
  const all = through.includes('walls') ? withThese(ways, roomsTouching(g, room)) : ways;
  const up = g.law['monster.climb'](roomsAbove(g, room));
  return up.length === 0 ? all : withThese(all, up);
}

/** Ways that the character may take from where it stands; `bounds`: the rooms that its will leaves it. */
export function waysFor(
  g: G,
  who: number,
  room: number,
  part: number,
  bounds: readonly number[] | null,
): readonly Way[] {
  const monster = monsterOf(g, who);
  const ways = monster === null ? waysOfExplorer(g, who, room, part) : waysOfMonster(g, monster, room, part);
  return bounds === null ? ways : ways.filter((way) => bounds.includes(way.to));
}
