import type { G } from '../core/context.ts';
import type { Plan, Steps, TokenPair, Walks, Way } from '../core/plan.ts';
import { cell, defOf, floorOf, partAt, placeOf, roomCode, tokenCode } from '../core/tables.ts';
import { cite } from '../rules/index.ts';
import { DOORWAY, inRoom, type RoomTable } from '../state/state.ts';
import { isSplit, opensInto, opposite, partAtSide } from './geometry.ts';

/** Writes the house down in the plan. True where it is the one that the plan was made for: the same rooms stand, turned and joined in the same way. */
function noteHouse({ floor, turn, next }: RoomTable, plan: Plan): boolean {
  let same = true;
  for (let room = 0; room < floor.length; room++) {
    const stands = cell(floor, room) >= 0 ? 1 : 0;
    if (plan.standing[room] !== stands) {
      plan.standing[room] = stands;
      same = false;
    }
    if (stands === 0) continue;
    if (turn[room] !== plan.turn[room]) {
      plan.turn[room] = cell(turn, room);
      same = false;
    }
    for (let at = room * 4; at < room * 4 + 4; at++) {
      if (next[at] === plan.next[at]) continue;
      plan.next[at] = cell(next, at);
      same = false;
    }
  }
  return same;
}

/** Things that join rooms where two of a kind are in the house. */
function joiningThings(g: G): number[] {
  const found: number[] = [];
  for (let t = g.p.cards.length + g.s.controller.length; t < g.s.things.def.length; t++)
    if (tokenCode(g, t).link) found.push(t);
  return found;
}

/** Where they are is looked up each time: many operations move tokens. */
function passagesHold(g: G, { joining, passages }: Plan): boolean {
  const { part } = g.s.things;
  let at = 0;
  for (const t of joining) {
    const place = placeOf(g, t);
    if (!inRoom(place)) continue;
    if (passages[at] !== t || passages[at + 1] !== place || passages[at + 2] !== part[t]) return false;
    at += 3;
  }
  return at === passages.length;
}

function passagesOf(g: G, joining: readonly number[]): number[] {
  const found: number[] = [];
  for (const t of joining) if (inRoom(placeOf(g, t))) found.push(t, placeOf(g, t), partAt(g, t));
  return found;
}

/** Distances for all who have the ways that the key stands for; null where a probe listens, and every rule has to be asked each time. */
export function walksOf(g: G, key: string): Walks | null {
  if (g.trace !== null) return null;
  const { walks } = planOf(g);
  let known = walks.get(key);
  if (known === undefined) {
    known = { from: new Array(g.p.rooms.length), to: new Array(g.p.rooms.length) };
    walks.set(key, known);
  }
  return known;
}

/** A plan of no house yet, for packs with so many rooms. */
function clearPlan(g: G): void {
  const { plan, p } = g;
  const { length } = p.rooms;
  plan.program = p;
  plan.state = null;
  plan.standing = new Array<number>(length).fill(0);
  plan.turn = new Array<number>(length).fill(0);
  plan.next = new Array<number>(length * 4).fill(-1);
  plan.ways = new Array(length);
  plan.ownWays = new Array(length);
  plan.errands = new Array(length);
}

/** The plan of the house as it stands now; emptied where the house is no longer the one it was made for. */
function planOf(g: G): Plan {
  const { plan, s } = g;
  if (plan.program !== g.p) clearPlan(g);
  let holds = true;
  if (plan.state !== s || plan.changes !== g.changes) {
    holds = noteHouse(s.rooms, plan);
    if (plan.state !== s) plan.things = -1;
    plan.state = s;
    plan.changes = g.changes;
  }
  if (plan.things !== s.things.def.length) {
    plan.things = s.things.def.length;
    plan.joining = joiningThings(g);
  }
  if (!passagesHold(g, plan)) {
    holds = false;
    plan.passages = passagesOf(g, plan.joining);
    plan.pairs = tokenPairs(g, plan.joining);
  }
  if (holds) return plan;
  plan.ways.fill(undefined);
  plan.ownWays.fill(undefined);
  plan.errands.fill(undefined);
  plan.walks.clear();
  return plan;
}

/** Tokens of a kind that join two rooms, as pairs on the board. */
function tokenPairs(g: G, joining: readonly number[]): TokenPair[] {
  const pairs: TokenPair[] = [];
  for (const a of joining) {
    if (!inRoom(placeOf(g, a))) continue;
    for (const b of joining) if (b > a && defOf(g, b) === defOf(g, a) && inRoom(placeOf(g, b))) pairs.push([a, b]);
  }
  return pairs;
}

/** `pairs`: tokens that join two rooms. */
function findWays(g: G, room: number, part: number, byCards: boolean, pairs: readonly TokenPair[]): Way[] {
  const found: Way[] = [];
  const own = part >= DOORWAY ? partAtSide(g, room, part - DOORWAY) : part;
  const split = own >= 0 && isSplit(g, room);
  const within = split ? g.law['room.barrier.two-sides'] : null;
  for (let side = 0; side < 4; side++) {
    const to = opensInto(g, room, side);
    if (to < 0 || (within !== null && !within(own, partAtSide(g, room, side)))) continue;
    found.push({ to, part: partAtSide(g, to, opposite(side)), side, cost: 1, kind: '' });
  }
  // Stairs and tokens may join the same two rooms: that is one way.
  const also = (to: number, at: number): void => {
    if (!found.some((way) => way.side < 0 && way.to === to && way.part === at))
      found.push({ to, part: at, side: -1, cost: 1, kind: '' });
  };
  for (const { to, cites } of roomCode(g, room).links) {
    if (floorOf(g, to) < 0) continue;
    if (cites !== '') cite(g, cites);
    also(to, 0);
  }
  for (const [a, b] of pairs) {
    if (!byCards && tokenCode(g, a).haunt < 0) continue;
    const from = placeOf(g, a) === room ? a : placeOf(g, b) === room ? b : -1;
    if (from < 0 || (within !== null && !within(own, partAt(g, from)))) continue;
    const other = from === a ? b : a;
    if (placeOf(g, other) !== room) also(placeOf(g, other), partAt(g, other));
  }
  return found;
}

/** Where a probe listens, every rule has to be asked each time. */
const remembers = (g: G, room: number, part: number): boolean =>
  g.trace === null && (part < 0 || roomCode(g, room).partOf === null);

/**
 * Ways out of a room that everybody may take who stands in `part` of it; -1 for any part. `byCards`: passages that cards have made too. What else is a way
 * depends on who walks: `play/ways.ts`.
 */
export function waysOut(g: G, room: number, part: number, byCards = true): readonly Way[] {
  const plan = planOf(g);
  if (!remembers(g, room, part)) return findWays(g, room, part, byCards, plan.pairs);
  const known = byCards ? plan.ways : plan.ownWays;
  let ways = known[room];
  if (ways === undefined) {
    ways = findWays(g, room, -1, byCards, plan.pairs);
    known[room] = ways;
  }
  return ways;
}

/**
 * Steps from a room (from `part` of it) to every other on an errand: it may end in a room that asks for a roll or cannot be walked back from, but does not lead
 * through it. Whoever sends it does not walk, and what is sent is a card or token without ways of its own: so these are the ways of everybody, whoever is asked about.
 */
export function errandSteps(g: G, from: number, part = -1): Steps {
  const through = (room: number): boolean => !roomCode(g, room).avoided;
  if (!remembers(g, from, part)) return search(g, from, part, through);
  const { errands } = planOf(g);
  let steps = errands[from];
  if (steps === undefined) {
    steps = search(g, from, -1, through);
    errands[from] = steps;
  }
  return steps;
}

const byWaysOut = (g: G, room: number): readonly number[] => waysOut(g, room, -1).map(({ to }) => to);

/** Those rooms among the given ones that hang together with the first; `next`: which rooms lie beside one. */
export function patchOf(g: G, from: number, among: readonly number[], next = byWaysOut): readonly number[] {
  const found = new Set([from]);
  // The set grows while it is gone through.
  for (const room of found) for (const to of next(g, room)) if (among.includes(to)) found.add(to);
  return among.filter((room) => found.has(room));
}

/** Breadth first. `through`: rooms from which the way may lead on. */
function search(g: G, from: number, part: number, through: (room: number) => boolean): Steps {
  const steps = new Array<number>(g.p.rooms.length).fill(-1);
  steps[from] = 0;
  const queue = [from];
  // The queue grows while it is gone through.
  for (const room of queue) {
    const onward = cell(steps, room) + 1;
    for (const { to } of waysOut(g, room, room === from ? part : -1)) {
      if (steps[to] !== -1) continue;
      steps[to] = onward;
      if (through(to)) queue.push(to);
    }
  }
  return steps;
}
