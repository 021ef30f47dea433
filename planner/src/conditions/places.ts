import {
  type HauntNode,
  isHauntNode,
  isLocal,
  isTransient,
  listIn,
  namesInField,
  speaksOf,
  wordOf,
} from '../haunt/syntax.ts';
import type { Estimator } from '../means/estimator.ts';
import { anyWay } from '../means/ways.ts';
import { turnsToTake } from '../position/belongings.ts';
import { turnsToDiscover } from '../position/discovery.ts';
import { type Evaluation, NEVER, NO_WAY_KNOWN, never, type TurnsUntil } from '../position/evaluation.ts';
import { asSelf } from '../position/tables.ts';
import { turnsToReach, turnsToWhere } from '../position/travel.ts';

/** Turns to where the condition would hold. */
export function elsewhere({ words }: Estimator, raw: unknown): TurnsUntil {
  if (!speaksOf(raw, 'here', 'withMe', 'at')) return never;
  const truth = words.truth(raw);
  return (now, me) => turnsToWhere(now, me, truth);
}

/** The tiles that an expression names, itself or through the haunt's places. */
function tilesNamed({ words: { names } }: Estimator, raw: unknown): ReadonlySet<number> {
  const places = namesInField(raw, 'place', 'name').map((name) => names.place(name));
  return new Set([raw, ...places].flatMap((of) => namesInField(of, 'named', 'ids')).map((id) => names.room(id)));
}

/** Turns of a walker to one of the rooms, found or not. */
function wayTo(est: Estimator, rooms: unknown): (now: Evaluation, walker: number, goals: readonly number[]) => number {
  const tiles = tilesNamed(est, rooms);
  return (now, walker, goals) =>
    goals.length > 0 ? turnsToReach(now, walker, goals) : turnsToDiscover(now, walker, (tile) => tiles.has(tile));
}

/** The parts of a set of rooms that is empty unless things are in some rooms: the things, and the rooms. */
function lyingIn(set: unknown): readonly [things: unknown, rooms: unknown] | null {
  if (!isHauntNode(set) || set.x !== 'both') return null;
  const parts = listIn(set, 'of');
  const lying = parts.find((part) => wordOf(part) === 'roomOf');
  const rooms = parts.filter((part) => part !== lying);
  if (!isHauntNode(lying) || rooms.length === 0 || isLocal(rooms) || isTransient(rooms)) return null;
  return [lying.of, rooms.length === 1 ? rooms[0] : { x: 'both', of: rooms }];
}

/**
 * A thing is in a room: it is fetched, if it can be, and taken there. What is not in the game yet has to come into it
 * first; null where the condition speaks of something else.
 */
export function untilBrought(est: Estimator, raw: HauntNode): TurnsUntil | null {
  const found = lyingIn(raw.of);
  if (found === null) return null;
  const [things, rooms] = [est.words.set(found[0]), est.words.set(found[1])];
  const way = wayTo(est, found[1]);
  const made = anyWay(est, found[0], 'there');
  return (now, me) => {
    const [carried, goals] = asSelf(now.g, me, (g) => [things(g).slice(), rooms(g).slice()] as const);
    const turns = carried.map((thing) => turnsToTake(now, me, thing, (who) => way(now, who, goals)));
    return carried.length > 0 ? Math.min(NEVER, ...turns) : Math.min(NEVER, made(now, me) + NO_WAY_KNOWN);
  };
}

/** Somebody is in one of the rooms. */
export function untilAt(est: Estimator, raw: HauntNode): TurnsUntil {
  const [who, rooms] = [est.words.set(raw.who), est.words.set(raw.rooms)];
  const way = wayTo(est, raw.rooms);
  return (now, me) => {
    const [movers, goals] = asSelf(now.g, me, (g) => [who(g), rooms(g)] as const);
    return Math.min(NEVER, ...movers.map((x) => turnsToTake(now, me, x, (walker) => way(now, walker, goals))));
  };
}
