import type { Decision } from '@hollow/engine';
import type { TomeLine } from '@hollow/text/browser';

export interface Deeds {
  /** What the open question offers. */
  readonly now: readonly TomeLine[];
  /** Nothing is missing for it but the moment: something else is asked. */
  readonly soon: readonly TomeLine[];
  readonly later: readonly TomeLine[];
}

/** Actions of one's own page, as they agree with what can be pressed: the page says “now” also while something else is asked. */
export function deedsOf(lines: readonly TomeLine[], haunt: string | null, decision: Decision | null): Deeds {
  const offered = new Set(decision?.options.flatMap((option) => (option.verb === 'offer' ? [option.rule] : [])) ?? []);
  const ready = lines.filter(({ kind }) => kind === 'now');
  const isOffered = ({ id }: TomeLine): boolean => offered.has(`haunts/${haunt}/${id}`);
  return {
    now: ready.filter(isOffered),
    soon: ready.filter((line) => !isOffered(line)),
    later: lines.filter(({ kind }) => kind === 'later'),
  };
}

/** What is counted on the way to the goal: blows struck, rounds gone. */
export const progressOf = (lines: readonly TomeLine[]): string[] =>
  lines.flatMap(({ kind, text, progress }) => (kind === 'counter' && progress !== undefined ? [text] : []));
