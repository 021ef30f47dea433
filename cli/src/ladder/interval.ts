/** What may be said of a difference: what was seen, and between which bounds it lies. */
export interface PairedDifference {
  readonly pairs: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** The standard error of the mean. */
  readonly error: number;
}

/** How often the interval may miss what is so, over all looks at it together. */
const MISSES = 0.05;
/** The interval is narrowest, beside others that hold as long, at about so many pairs. */
const SHARPEST_AT = 50;
/** As if two pairs more had been played, one for each side: who has seen the same three times has not seen all. */
const UNSEEN = 2;
/** Differences smaller than this make no difference. */
export const NO_MATTER = 0.05;

const spreadOf = (pairs: number): number => {
  const sharp = (-2 * Math.log(MISSES) + Math.log(1 - 2 * Math.log(MISSES))) / SHARPEST_AT;
  const seen = pairs * sharp + 1;
  return Math.sqrt(((2 * seen) / (pairs * pairs * sharp)) * Math.log(Math.sqrt(seen) / MISSES));
};

/**
 * The mean of paired differences between −1 and 1, with an interval that holds with 95 per cent *however often one
 * looks*: whoever stops as soon as the usual interval is clear of zero is misled three times as often as it says. It is
 * the asymptotic confidence sequence of Waudby-Smith and others, about half as wide again as the usual interval.
 */
export function differenceOf(differences: readonly number[]): PairedDifference {
  const pairs = differences.length;
  if (pairs === 0) return { pairs, mean: 0, low: -1, high: 1, error: 1 };
  const mean = differences.reduce((sum, d) => sum + d, 0) / pairs;
  const variance = (differences.reduce((sum, d) => sum + (d - mean) ** 2, 0) + UNSEEN) / (pairs + UNSEEN);
  const half = Math.sqrt(variance) * spreadOf(pairs);
  return {
    pairs,
    mean,
    low: Math.max(-1, mean - half),
    high: Math.min(1, mean + half),
    error: Math.sqrt(variance / pairs),
  };
}

/** What the interval says: `alike` where all of it is too near to zero to matter. */
export type LadderAnswer = 'better' | 'worse' | 'alike' | 'open';

export function answerOf({ low, high }: Pick<PairedDifference, 'low' | 'high'>): LadderAnswer {
  if (low > 0) return 'better';
  if (high < 0) return 'worse';
  return low >= -NO_MATTER && high <= NO_MATTER ? 'alike' : 'open';
}

/** The mean over cells, each counting by its weight, with the usual interval: the cells do not depend on each other. */
export function together(
  cells: readonly { readonly of: PairedDifference; readonly weight: number }[],
): PairedDifference {
  const seen = cells.filter(({ of, weight }) => of.pairs > 0 && weight > 0);
  const whole = seen.reduce((sum, { weight }) => sum + weight, 0);
  const pairs = seen.reduce((sum, { of }) => sum + of.pairs, 0);
  if (whole === 0) return differenceOf([]);
  const mean = seen.reduce((sum, { of, weight }) => sum + of.mean * weight, 0) / whole;
  const error = Math.sqrt(seen.reduce((sum, { of, weight }) => sum + (of.error * weight) ** 2, 0)) / whole;
  return { pairs, mean, low: Math.max(-1, mean - 1.96 * error), high: Math.min(1, mean + 1.96 * error), error };
}
