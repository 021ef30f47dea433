import type { Decision } from '@hollow/engine';

/** How a loss is shared out among traits. */
export type Losses = Readonly<Record<string, number>>;

export const lossesOf = (decision: Decision): Losses[] =>
  decision.options.map((option) => (option.verb === 'split' ? option.losses : {}));

const same = (a: Losses, b: Losses): boolean =>
  Object.keys({ ...a, ...b }).every((trait) => (a[trait] ?? 0) === (b[trait] ?? 0));

/** The number of the option that takes exactly these losses. */
export function optionFor(ways: readonly Losses[], losses: Losses): number | null {
  const at = ways.findIndex((way) => same(way, losses));
  return at < 0 ? null : at;
}

/** Whether whoever takes that option dies of it. */
export function kills({ options }: Decision, at: number | null): boolean {
  const option = options[at ?? -1];
  return option?.verb === 'split' && option.deadly === true;
}

/** Whether there are several ways to take it, and all of them kill. */
export const isDoomed = (decision: Decision): boolean =>
  decision.options.length > 1 && decision.options.every((_, at) => kills(decision, at));

/** Where a clip is, and the numbers along its track. */
export interface Clip {
  readonly step: number;
  readonly values: readonly number[];
}

/** What it costs a trait to lose so many steps, in points of its value; to end beside the skull costs one more. */
function costOf({ step, values }: Clip, loss: number): number {
  if (loss === 0) return 0;
  const left = step - loss;
  return (values[step] ?? 0) - (values[left] ?? 0) + (left <= 0 ? 1 : 0);
}

/** The way that hurts least: alive where that can be, with the fewest points lost; of equals the one that leaves most of what is fought with (`wanted`), then the lowest clip as far from the skull as can be. */
export function gentlest(
  decision: Decision,
  clips: Readonly<Record<string, Clip>>,
  wanted: ReadonlySet<string> = new Set(),
): Losses {
  const clipOf = (trait: string): Clip => clips[trait] ?? { step: 0, values: [] };
  const costs = (losses: readonly (readonly [string, number])[]): number =>
    losses.reduce((sum, [trait, loss]) => sum + costOf(clipOf(trait), loss), 0);
  const ranked = lossesOf(decision).map((way, i) => ({
    way,
    dies: Number(kills(decision, i)),
    cost: costs(Object.entries(way)),
    missed: costs(Object.entries(way).filter(([trait]) => wanted.has(trait))),
    low: Math.min(...Object.entries(way).map(([trait, loss]) => clipOf(trait).step - loss)),
  }));
  return (
    ranked.toSorted((a, b) => a.dies - b.dies || a.cost - b.cost || a.missed - b.missed || b.low - a.low)[0]?.way ?? {}
  );
}

/** The nearest way of sharing in which a trait loses one more or one less; null where there is none. */
export function shiftLoss(ways: readonly Losses[], losses: Losses, trait: string, by: 1 | -1): Losses | null {
  const wanted = (losses[trait] ?? 0) + by;
  const found = ways.filter((way) => (way[trait] ?? 0) === wanted);
  const away = (way: Losses): number =>
    Object.keys({ ...way, ...losses }).reduce((sum, key) => sum + Math.abs((way[key] ?? 0) - (losses[key] ?? 0)), 0);
  return found.toSorted((a, b) => away(a) - away(b))[0] ?? null;
}
