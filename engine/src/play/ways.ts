import type { G, LinkCode } from '../core/context.ts';
import { type Edge, WALL_KIND, type Way } from '../core/plan.ts';
import { inScope, isAmong, withIt } from '../core/scope.ts';
import { bookOf, floorOf, placeOf, rowOf } from '../core/tables.ts';
import { roomsInHouse, roomsTouching } from '../house/geometry.ts';
import { waysOut } from '../house/ways.ts';
import { isMonster, isVillainNow, monsterOf } from '../machine/characters.ts';
import { bansOn, firstInForce, fold, forbidden, hasRuleAt, heldBack, noteRule, rulesAt } from '../machine/fold.ts';
import { cite } from '../rules/index.ts';
import { HELD, inRoom } from '../state/state.ts';
import { asIfIn } from './as-if.ts';

/**
 * Which ways there are depends on who walks. Doors, stairs and pairs of tokens are for everybody; a link of a room may be for some, lead in one direction or
 * have a price; a rule on `ways` joins rooms for whoever it concerns; walls and barriers stop most, not all. Everything that walks, measures or pursues asks
 * here. `who` is -1 where nobody in particular walks: then it is what everybody may do.
 */

/** The query `passes`: 1 over barriers and by every link, 2 through walls too. */
export const freedomOf = (g: G, who: number): number => (who < 0 ? 0 : fold(g, 'passes', who, 0));

/** No barrier holds up a monster, the traitor, or whom a rule lets pass. */
export function passesBarriers(g: G, who: number, freedom = freedomOf(g, who)): boolean {
  if (who < 0) return false;
  if (isMonster(g, who)) return g.law['room.barrier.monsters']();
  return freedom > 0 || (isVillainNow(g, who) && g.law['room.barrier.traitor']());
}

const passesWalls = (g: G, who: number, freedom: number): boolean =>
  (monsterOf(g, who)?.through.includes('walls') ?? false) || freedom > 1;

/** Passages that cards have made are open to it. */
const goesByCards = (g: G, who: number): boolean => !isMonster(g, who) || g.law['monster.card-passages']();

/** Whether what the link asks of the walker, who is `self` in it, is the case; `free`: whomever it is for. */
function admits(g: G, { room, whom, when }: LinkCode, who: number, free: boolean): boolean {
  if (whom !== null && !free && (who < 0 || !isAmong(g, who, room, -1, whom, who))) return false;
  return when === null || (who >= 0 && inScope(g, who, room, -1, when));
}

/** No rule beside those of the room itself, which hold for a while, keeps the walker from being carried off by it. */
const isCarried = (g: G, { carriedBy }: LinkCode, who: number): boolean =>
  carriedBy.length === 0 || carriedBy.some((path) => !heldBack(g, path, who, false));

/** Edges of a link for the walker; with `from`, those that lead out of that room. Whoever passes everything goes by it in both directions. */
function edgesOf(g: G, link: LinkCode, who: number, freedom: number, from: number, found: Edge[]): void {
  const { room, to, kind, ride, rooms } = link;
  if (floorOf(g, room) < 0 || (ride !== '' && who < 0)) return;
  if (to >= 0 && (floorOf(g, to) < 0 || (from >= 0 && from !== room && from !== to))) return;
  const free = ride === '' && freedom > 0;
  const out = (link.out || free) && (from < 0 || from === room);
  const into = link.into || free;
  if (!admits(g, link, who, free) || !isCarried(g, link, who)) return;
  const ends = rooms === null ? [to] : withIt(g, room, () => inScope(g, who, room, -1, rooms));
  const cost = link.cost === null ? 1 : Math.max(0, inScope(g, who, room, -1, link.cost));
  for (const end of ends) {
    if (end === room || floorOf(g, end) < 0) continue;
    const back = into && (from < 0 || from === end);
    if ((out || back) && link.cites !== '') cite(g, link.cites);
    if (out) found.push({ from: room, to: end, part: 0, side: -1, cost, kind, ride });
    if (back) found.push({ from: end, to: room, part: 0, side: -1, cost, kind, ride });
  }
}

/** Rooms that rules join to this one for the walker, who is thought to stand in it. */
function joinedByRules(g: G, who: number, room: number, found: Edge[]): void {
  asIfIn(g, who, room, 0, () =>
    withIt(g, room, () => {
      for (const { rule, owner } of rulesAt(g, 'ways', who, -1)) {
        const { rooms, value, kind } = rule;
        if (rooms === null) continue;
        noteRule(g, rule);
        const cost = value === null ? 1 : Math.max(0, inScope(g, who, owner, -1, value));
        for (const to of inScope(g, who, owner, -1, rooms))
          if (to !== room && floorOf(g, to) >= 0)
            found.push({ from: room, to, part: 0, side: -1, cost, kind, ride: '' });
      }
    }),
  );
}

/** Links of the room, or rules, may join it to others at another price than a step. */
export const hasWaysOfItsOwn = (g: G, room: number): boolean =>
  rowOf(g.p.tiesFrom, room).length > 0 || hasRuleAt(g, 'ways');

const NO_EDGES: readonly Edge[] = [];

/** What joins rooms for the walker beyond what is a way for everybody; with `from`, out of that room only. `rides`: what nobody walks too. */
function edgesFor(g: G, who: number, freedom: number, rides: boolean, from = -1): readonly Edge[] {
  const byRules = who >= 0 && hasRuleAt(g, 'ways');
  const ties = from >= 0 ? rowOf(g.p.tiesFrom, from) : g.p.ties;
  if (ties.length === 0 && !byRules) return NO_EDGES;
  const found: Edge[] = [];
  for (const link of ties) if (rides || link.ride === '') edgesOf(g, link, who, freedom, from, found);
  if (byRules) for (const room of from >= 0 ? [from] : roomsInHouse(g)) joinedByRules(g, who, room, found);
  return found;
}

/** Ways that need no door, beside those that do; of two to the same room the cheaper one. */
function withThese(ways: readonly Way[], more: readonly Way[]): readonly Way[] {
  const all = ways.slice();
  for (const way of more) if (!all.some(({ to, cost }) => to === way.to && cost <= way.cost)) all.push(way);
  return all;
}

const throughWall = (to: number): Way => ({ to, part: 0, side: -1, cost: 1, kind: WALL_KIND });

/** Ways that the walker may take out of a room, where it stands in `part` of it; -1 for any part. */
export function waysFrom(g: G, who: number, room: number, part: number): readonly Way[] {
  const freedom = freedomOf(g, who);
  const own = waysOut(g, room, passesBarriers(g, who, freedom) ? -1 : part, goesByCards(g, who));
  const edges = edgesFor(g, who, freedom, false, room);
  if (who >= 0 && passesWalls(g, who, freedom))
    return withThese(own, [...edges, ...roomsTouching(g, room).map(throughWall)]);
  return edges.length === 0 ? own : withThese(own, edges);
}

/** Rooms to which a token in this one leads, and those from which one leads here: walls that turn. */
const boundTokens = (g: G, room: number): number[] =>
  g.s.things.bound.flatMap((leadsTo, t) => {
    const lies = placeOf(g, t);
    if (leadsTo < 0 || leadsTo >= HELD || !inRoom(lies)) return [];
    return lies === room ? [leadsTo] : leadsTo === room ? [lies] : [];
  });

/** Rooms joined to one by any way there is, in both directions and whomever it is for: for what is nobody's walk. */
export const joinedByEveryWay = (g: G, room: number): readonly number[] => [
  ...new Set(
    [
      ...waysOut(g, room, -1).map(({ to }) => to),
      ...edgesFor(g, -1, 1, false, room).map(({ to }) => to),
      ...boundTokens(g, room),
    ].filter((to) => floorOf(g, to) >= 0),
  ),
];

/** What rules on entering call the way between two rooms that is no door; '' for one without a name. */
export const kindOfWay = (g: G, who: number, from: number, part: number, to: number): string =>
  waysFrom(g, who, from, part).find((way) => way.to === to && way.side < 0)?.kind ?? '';

/** Everything of a walker that its distances depend on, beside the house. */
export interface Gait {
  readonly who: number;
  /** The same for all who have the same ways. */
  readonly key: string;
  readonly byCards: boolean;
  readonly throughWalls: boolean;
  readonly edges: readonly Edge[];
  /** Rooms that it may not enter. */
  readonly shut: readonly number[];
}

/** A rule closes the room to the character by name of the deed: whoever may do nothing at all is not told apart. */
export const isShutTo = (g: G, who: number, room: number): boolean =>
  forbidden(g, 'enter', who, '', room)?.verbs.includes('enter') === true;

/** Rooms that are closed to the walker. */
function shutTo(g: G, who: number): readonly number[] {
  const closing = bookOf(g).bans.byWord.get('enter');
  if (who < 0 || closing === undefined || !closing.rules.some(({ verbs }) => verbs.includes('enter'))) return [];
  const bans = bansOn(g, 'enter', who);
  if (bans.length === 0) return [];
  return roomsInHouse(g).filter((room) => firstInForce(g, bans, who, room)?.verbs.includes('enter') === true);
}

const edgeKey = ({ from, to, cost, ride }: Edge): string => `${from}>${to}*${cost}${ride}`;

/** How somebody goes through the house; -1 for anybody. `rides`: also by what carries one off. */
export function gaitOf(g: G, who: number, rides: boolean): Gait {
  const byCards = who < 0 || goesByCards(g, who);
  const freedom = freedomOf(g, who);
  const throughWalls = who >= 0 && passesWalls(g, who, freedom);
  const edges = edgesFor(g, who, freedom, rides);
  const shut = shutTo(g, who);
  const key = `${byCards ? '' : 'c'}${throughWalls ? 'w' : ''}${edges.map(edgeKey).join()}${shut.length === 0 ? '' : `x${shut.join()}`}`;
  return { who, key, byCards, throughWalls, edges, shut };
}

/** Ways out of a room for all who go that way, rides among them; `part`: of the room where one stands, or -1. */
export function waysByGait(g: G, gait: Gait, room: number, part: number): readonly (Way | Edge)[] {
  const own = waysOut(g, room, part, gait.byCards);
  const walls = gait.throughWalls ? roomsTouching(g, room).map(throughWall) : [];
  const edges = gait.edges.filter(({ from }) => from === room);
  return walls.length + edges.length === 0 ? own : [...own, ...edges, ...walls];
}
