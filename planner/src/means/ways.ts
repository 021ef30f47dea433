import { type Aim, type Cause, causesFor } from '../haunt/causes.ts';
import { kindsIn, namesInField, speaksOf, statusesIn } from '../haunt/syntax.ts';
import { turnsToDiscoverAny } from '../position/discovery.ts';
import { NEVER, soonest, type TurnsUntil } from '../position/evaluation.ts';
import type { Estimator } from './estimator.ts';
import { tilesOf } from './tiles.ts';

const NO_TILES: ReadonlySet<number> = new Set();

/** Turns until one of the causes that serve the aim, as far as they are meant, has brought it about. */
export function bestWay(
  est: Estimator,
  topic: Aim['topic'],
  names: readonly string[],
  isMeant: (cause: Cause) => boolean = () => true,
): TurnsUntil {
  const aim = { topic, names };
  const tilesFor = ({ id, action }: Cause): ReadonlySet<number> => {
    const of = action ? est.def.actions?.[id] : undefined;
    return of === undefined ? NO_TILES : tilesOf(est.words, of);
  };
  const ways = causesFor(est.causes, aim)
    .filter(isMeant)
    .map((cause) => ({
      through: est.through(cause, aim),
      tiles: tilesFor(cause),
    }));
  const apart = ways.filter(({ tiles }) => tiles.size > 0).length > 1;
  return (now, me) => {
    const found = ways.map(({ through, tiles }) => ({ turns: through(now, me), tiles }));
    const least = Math.min(NEVER, ...found.map(({ turns }) => turns));
    return apart ? Math.min(least, turnsToDiscoverAny(now, me, found)) : least;
  };
}

/**
 * The cheapest of all that could bring about what the condition speaks of: its pieces made and its statuses set, or the
 * other way round.
 */
export function anyWay(est: Estimator, raw: unknown, wanted: 'there' | 'gone'): TurnsUntil {
  const there = wanted === 'there';
  return soonest([
    bestWay(est, 'var', namesInField(raw, 'var', 'name')),
    bestWay(est, there ? 'made' : 'gone', kindsIn(raw)),
    bestWay(est, there ? 'set' : 'lifted', [...statusesIn(raw), ...namesInField(raw, 'with', 'status')]),
    // Who is where its holder is gets there by being taken along.
    bestWay(est, 'borne', there && speaksOf(raw, 'holderOf') ? [''] : []),
  ]);
}
