/** Time that is left, as a person reads it: to the second in the last hour, in hours and days before. */
export type TimeLeft =
  | { readonly kind: 'clock'; readonly text: string }
  | { readonly kind: 'span'; readonly n: number; readonly unit: 'hour' | 'day' };

const HOUR = 3600;
const DAY = 24 * HOUR;

export function timeLeft(ms: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 2 * DAY) return { kind: 'span', n: Math.round(seconds / DAY), unit: 'day' };
  if (seconds >= HOUR) return { kind: 'span', n: Math.round(seconds / HOUR), unit: 'hour' };
  return { kind: 'clock', text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` };
}

/** So little time is marked, in milliseconds. */
export const SHORT = 15_000;
