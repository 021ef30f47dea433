import {
  allows,
  BOX,
  DISCARD,
  distances,
  type FightOdds,
  fold,
  type G,
  heldBy,
  holder,
  hostile,
  inScope,
  isCharacter,
  isDead,
  isExplorer,
  isHeld,
  isOpenDoor,
  isStunned,
  isToken,
  monsterOf,
  roomOf,
  roomsOnFloor,
  STACK,
  sideOf,
  stepOf,
  tilesLeft,
  touching,
  traitOf,
  waysOut,
} from '@hollow/engine/inner';
import type { Quest } from './types.ts';

/** Turns past which a goal is out of reach, or as good as. */
export const NEVER = 40;
/** The longest way, and what is farther than any way: nobody knows one yet. */
const LONG = 9;
export const FAR = 12;

export const questOf = (g: G): Quest => ({
  g,
  steps: new Map(),
  reached: new Map(),
  costs: new Map(),
  busy: new Set(),
});

const passesWalls = (g: G, who: number): boolean =>
  (monsterOf(g, who)?.through.includes('walls') ?? false) || (isExplorer(g, who) && fold(g, 'passes', who, 0) > 1);

/** Steps for somebody who needs no doors. */
function ghostly(g: G, from: number): number[] {
  const steps = new Array<number>(g.p.rooms.length).fill(-1);
  steps[from] = 0;
  for (let frontier = [from], n = 1; frontier.length > 0; n++) {
    const next: number[] = [];
    for (const room of frontier) {
      for (const to of [...touching(g, room), ...waysOut(g, room, -1).map((way) => way.to)]) {
        if (steps[to] >= 0) continue;
        steps[to] = n;
        next.push(to);
      }
    }
    frontier = next;
  }
  return steps;
}

/** Ways from a room are the same for all who need doors, and for all who do not. */
const wayKey = (g: G, who: number, room: number): number => (passesWalls(g, who) ? room + 1000 : room);

function stepsFrom(q: Quest, who: number, room: number): readonly number[] {
  const key = wayKey(q.g, who, room);
  const known = q.steps.get(key);
  if (known !== undefined) return known;
  const found = key !== room ? ghostly(q.g, room) : distances(q.g, room);
  q.steps.set(key, found);
  return found;
}

/** Spaces of a turn, on average. */
function pace(g: G, who: number): number {
  const monster = monsterOf(g, who);
  if (monster?.moves === 'none') return 0;
  return Math.max(1, fold(g, 'moves', who, traitOf(g, who, g.p.moveTrait)));
}

/** Turns until the character is in one of the rooms. */
export function trip(q: Quest, who: number, rooms: readonly number[]): number {
  const from = roomOf(q.g, who);
  if (rooms.length === 0 || from < 0) return FAR;
  if (rooms.includes(from)) return 0;
  const speed = pace(q.g, who);
  if (speed === 0) return FAR;
  const steps = stepsFrom(q, who, from);
  let least = Number.POSITIVE_INFINITY;
  for (const room of rooms) if (room >= 0 && steps[room] >= 0 && steps[room] < least) least = steps[room];
  return least === Number.POSITIVE_INFINITY ? noWay(q, from, steps, speed) : Math.min(LONG, least / speed);
}

/** Where no way leads there, one has to be found: by opening doors. */
function noWay({ g }: Quest, from: number, steps: readonly number[], speed: number): number {
  const left = tilesLeft(g, g.s.rooms.floor[from]);
  let least = 8;
  steps.forEach((n, room) => {
    if (n >= 0 && n < least && hasOpenDoor(g, room)) least = n;
  });
  return LONG + 2 * Math.min(1, left / 30) + Math.min(1, least / (8 * speed));
}

/** Rooms that the character can reach, nearest first. */
export function roomsByWay(q: Quest, who: number): readonly number[] {
  const from = roomOf(q.g, who);
  if (from < 0) return [];
  const key = wayKey(q.g, who, from);
  const known = q.reached.get(key);
  if (known !== undefined) return known;
  const steps = stepsFrom(q, who, from);
  const reached = steps.flatMap((n, room) => (n >= 0 ? [room] : []));
  reached.sort((a, b) => steps[a] - steps[b] || a - b);
  q.reached.set(key, reached);
  return reached;
}

/** The nearest room in which the condition would hold if the character stood there. */
export function nearestWhere(q: Quest, me: number, holds: () => boolean): number {
  const { place } = q.g.s.things;
  const kept = place[me];
  if (isHeld(kept)) return NEVER;
  for (const room of roomsByWay(q, me)) {
    place[me] = room;
    const found = inScope(q.g, me, -1, -1, holds);
    place[me] = kept;
    if (found) return trip(q, me, [room]);
  }
  return NEVER;
}

const hasOpenDoor = (g: G, room: number): boolean => [0, 1, 2, 3].some((side) => isOpenDoor(g, room, side));

/** Rooms with a door that leads nowhere yet, on floors for which there are tiles. */
export const openRooms = (g: G): number[] =>
  g.p.floors.flatMap((_, floor) =>
    tilesLeft(g, floor) === 0 ? [] : roomsOnFloor(g, floor).filter((room) => hasOpenDoor(g, room)),
  );

/** Draws until one of k among n comes up, on average. */
const draws = (n: number, k: number): number => (n + 1) / (k + 1);

/** Turns until one of the tiles is found: to a door with nothing behind it, and then a room a turn. */
export function explore(q: Quest, who: number, wanted: (tile: number) => boolean): number {
  const { g } = q;
  const left = [...g.s.stack, ...g.s.discards];
  let least = NEVER;
  for (let floor = 0; floor < g.p.floors.length; floor++) {
    const fitting = left.filter((tile) => allows(g, tile, floor));
    const hits = fitting.filter(wanted).length;
    if (hits === 0) continue;
    const doors = roomsOnFloor(g, floor).filter((room) => hasOpenDoor(g, room));
    least = Math.min(least, trip(q, who, doors) + draws(fitting.length, hits));
  }
  return least;
}

/** Turns until the character has one of these cards from their stack. */
function dig(q: Quest, who: number, card: number): number {
  const { g } = q;
  const { deck } = g.p.cards[card];
  const perRoom = explore(q, who, (tile) => g.p.rooms[tile].deck === deck);
  return Math.min(NEVER, perRoom + Math.min(8, draws(g.s.piles[deck].length, 1) / 2));
}

/** Dice of the best attack that a character can make with what it has. */
function strength(g: G, who: number): number {
  const monster = monsterOf(g, who);
  if (monster !== null) return traitOf(g, who, monster.attackTrait >= 0 ? monster.attackTrait : g.p.fightTrait);
  let more = 0;
  for (const card of heldBy(g, who)) {
    const weapon = g.p.cards[card].weapon;
    if (weapon !== null && weapon.trait === g.p.fightTrait) more = Math.max(more, weapon.def.dice ?? 0);
  }
  return traitOf(g, who, g.p.fightTrait) + more;
}

/** Points of the damage that fights deal which the character can still take before it dies. */
export function stamina(g: G, who: number): number {
  const kind = Object.values(g.p.damageKinds).find((traits) => traits.includes(g.p.fightTrait)) ?? [];
  return 1 + kind.reduce((sum, trait) => sum + Math.max(0, stepOf(g, who, trait)), 0);
}

const fights = (g: G, who: number): boolean => monsterOf(g, who)?.never !== true && !isStunned(g, who);

/** How hard one can hit the other: odds of one attack. */
export const oddsOf = (g: G, who: number, target: number): FightOdds =>
  g.p.odds.fight(strength(g, who), traitOf(g, target, g.p.fightTrait));

/** Turns until the character has killed the target in fights. */
export function slay(q: Quest, who: number, target: number): number {
  const { g } = q;
  if (!fights(g, who) || !hostile(g, who, target)) return NEVER;
  const odds = oddsOf(g, who, target);
  const way = trip(q, who, [roomOf(g, target)]);
  const monster = monsterOf(g, target);
  if (monster === null) return Math.min(NEVER, way + stamina(g, target) / Math.max(0.15, odds.dealt));
  if (monster.defeat === 'stun' || monster.defeat === 'nothing') return NEVER;
  return Math.min(NEVER, way + 1 / Math.max(0.05, odds.win));
}

/** Turns until the character has the thing: it lies somewhere, somebody has it, or it is still in its stack. */
export function acquire(q: Quest, who: number, thing: number): number {
  const { g } = q;
  const place = g.s.things.place[thing];
  if (place >= STACK && place < BOX && !isToken(g, thing)) return dig(q, who, thing);
  if (place >= DISCARD || (isToken(g, thing) && g.p.tokens[g.s.things.def[thing]].carry === 'nobody')) return NEVER;
  if (!isHeld(place)) return trip(q, who, [place]) + 0.3;
  const keeper = holder(place);
  if (keeper === who) return 0;
  const way = trip(q, who, [roomOf(g, thing)]);
  const yields = !isCharacter(g, keeper) || isDead(g, keeper) || sideOf(g, keeper) === sideOf(g, who);
  if (yields || !isCharacter(g, who)) return way + 1;
  return Math.min(NEVER, way + 1 / Math.max(0.08, oddsOf(g, who, keeper).byTwo));
}
