import { InvalidArgumentError } from 'commander';

/** For options: a whole number between two bounds. */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const n = Number(text);
    if (!/^\d+$/.test(text) || n < least || n > most)
      throw new InvalidArgumentError(
        most === Number.MAX_SAFE_INTEGER
          ? `A whole number from ${least} up is expected.`
          : `A whole number from ${least} to ${most} is expected.`,
      );
    return n;
  };

export interface NumberRange {
  readonly from: number;
  readonly to: number;
}

/** For options: `N` or `A..B`. */
export function range(text: string): NumberRange {
  const [, from, to] = /^(\d+)(?:\.\.(\d+))?$/.exec(text) ?? [];
  const a = Number(from);
  const b = to === undefined ? a : Number(to);
  if (from === undefined || a < 1 || b < a)
    throw new InvalidArgumentError('A number N, or a range A..B with A no more than B, is expected.');
  return { from: a, to: b };
}

export interface Shard {
  readonly part: number;
  readonly of: number;
}

/** For options: `i/n`, the i-th of n parts. */
export function shard(text: string): Shard {
  const [, i, n] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const part = Number(i);
  const of = Number(n);
  if (i === undefined || part < 1 || part > of)
    throw new InvalidArgumentError('A part i/n with i from 1 to n is expected.');
  return { part, of };
}
