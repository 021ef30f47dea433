import { type HauntNode, namesInField, speaksOf } from '../haunt/syntax.ts';
import type { Estimator } from '../means/estimator.ts';
import { turnsToDiscover } from '../position/discovery.ts';
import { NEVER, never, type TurnsUntil } from '../position/evaluation.ts';
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

/** Somebody is in one of the rooms. */
export function untilAt(est: Estimator, raw: HauntNode): TurnsUntil {
  const [who, rooms] = [est.words.set(raw.who), est.words.set(raw.rooms)];
  const tiles = tilesNamed(est, raw.rooms);
  return (now, me) => {
    const [movers, goals] = asSelf(now.g, me, (g) => [who(g), rooms(g)] as const);
    const way = (x: number): number =>
      goals.length > 0 ? turnsToReach(now, x, goals) : turnsToDiscover(now, x, (tile) => tiles.has(tile));
    return Math.min(NEVER, ...movers.map(way));
  };
}
