/** Timings of repeated rounds. They are reported with their spread and never asserted. */
export interface Timing {
  readonly median: number;
  /** Half the distance between the quarters, as a share of the median. */
  readonly spread: number;
}

/** The value below which this share of them lies; 0 where nothing was measured. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export function timingOf(values: readonly number[]): Timing {
  const median = quantile(values, 0.5);
  return { median, spread: (quantile(values, 0.75) - quantile(values, 0.25)) / 2 / median };
}

export const p99 = (values: readonly number[]): number => quantile(values, 0.99);

/** Milliseconds of processor time: on a busy machine the clock on the wall measures the others. */
export const spentMillis = (): number => process.cpuUsage().user / 1000;

/** Microseconds for one call of `work`: a warm-up, then the median of the rounds. */
export function microsOf(work: () => unknown, calls: number, rounds = 7): Timing {
  // What is made must be kept somewhere, or the optimiser may leave it out.
  let kept: unknown = null;
  const round = (): number => {
    const started = spentMillis();
    for (let k = 0; k < calls; k++) kept = work();
    return ((spentMillis() - started) * 1000) / calls;
  };
  round();
  const timing = timingOf(Array.from({ length: rounds }, round));
  if (kept === undefined) throw new Error('the work gave nothing');
  return timing;
}
