import type { LogLine } from './log.ts';

/** Which line of the log is shown next to somebody who watches, and for how long the one before it stays. */

/** Things that one must have seen: a roll, a fight, a death, what the haunt itself says. */
const WEIGHTY = new Set(['roll', 'fought', 'damage', 'died', 'said', 'haunt', 'draw', 'offer', 'attack']);
/** Milliseconds that a line stays while others wait behind it. */
const LONG = 1500;
const SHORT = 650;
/** More than so many in a row would lag behind the game: then only what weighs is shown, and of that the last. */
const BEHIND = 5;

export const isWeighty = ({ events }: LogLine): boolean => events.some(({ type }) => WEIGHTY.has(type));

export function nextShown(
  lines: readonly LogLine[],
  at: number,
): { readonly line: LogLine; readonly after: number } | null {
  const waiting = lines.filter(({ n }) => n > at);
  const kept = waiting.length > BEHIND ? waiting.filter(isWeighty).slice(-BEHIND) : waiting;
  const line = kept[0] ?? waiting.at(-1);
  if (line === undefined) return null;
  const now = lines.findLast(({ n }) => n <= at);
  return { line, after: now !== undefined && isWeighty(now) ? LONG : SHORT };
}
