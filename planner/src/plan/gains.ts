import type { NumFn } from '@hollow/engine/inner';
import type { Cause } from '../haunt/causes.ts';
import type { Estimator } from '../means/estimator.ts';

/** How far a counter goes that has no end of its own. */
const SOME = 4;
/** What a counter is worth that is full. */
const COUNTED = 2;
/**
 * What each piece in play is worth; and all together of what is carried about, which is for something else: of that,
 * one more counts ever less.
 */
const PIECE = 0.4;
const CARRIED = 0.8;
/** What each bearer of a condition is worth to whoever sets it, and to whoever lifts it. */
const SET = 0.6;
const LIFTED = -1;

/** Names of what causes bring about, of one kind. */
const namesOf = (causes: readonly Cause[], topic: string): string[] => [
  ...new Set(causes.flatMap(({ effects }) => effects.filter((x) => x.topic === topic).map(({ name }) => name))),
];

function countersOf({ words, def }: Estimator, cause: Cause): NumFn[] {
  return namesOf([cause], 'var').flatMap((name): NumFn[] => {
    const counter = def.counters?.[name];
    if (counter === undefined) return [];
    const value = words.num({ x: 'var', name });
    const most: NumFn = counter.to === undefined ? () => SOME : words.num(counter.to);
    return [(g) => COUNTED * Math.min(1, value(g) / Math.max(1, most(g)))];
  });
}

function piecesOf({ words, def }: Estimator, cause: Cause): NumFn[] {
  return namesOf([cause], 'made').map((kind): NumFn => {
    const pieces = words.set({ x: 'pieces', kinds: [kind] });
    const carried = def.pieces?.[kind]?.carry !== undefined;
    return (g) => (carried ? CARRIED * (1 - 2 ** -pieces(g).length) : PIECE * pieces(g).length);
  });
}

/** Conditions that the cause sets, or lifts, and that no action turns the other way. */
function statusesOf({ words, def, causes }: Estimator, cause: Cause): NumFn[] {
  const actions = causes.filter(({ action }) => action);
  const bearers = (topic: string, opposite: string, worth: number): NumFn[] => {
    const undone = namesOf(actions, opposite);
    const names = namesOf([cause], topic).filter(
      (name) => def.statuses?.[name] !== undefined && !undone.includes(name),
    );
    return names.map((status): NumFn => {
      const set = words.set({ x: 'with', status });
      return (g) => worth * set(g).length;
    });
  };
  return [...bearers('set', 'lifted', SET), ...bearers('lifted', 'set', LIFTED)];
}

/** What an action has brought so far: how far its counters are, its pieces in play, its conditions set or lifted. */
export function gainsOf(est: Estimator, cause: Cause): NumFn {
  const parts = [...countersOf(est, cause), ...piecesOf(est, cause), ...statusesOf(est, cause)];
  return (g) => parts.reduce((sum, part) => sum + part(g), 0);
}
