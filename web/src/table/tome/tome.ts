import type { Decision } from '@hollow/engine';
import type { TomeLine } from '@hollow/text/browser';
import type { DeedSeen } from '../../log/deeds.ts';

export interface Deeds {
  /** What the open question offers. */
  readonly now: readonly TomeLine[];
  /** Nothing is missing for it but the moment: something else is asked. */
  readonly soon: readonly TomeLine[];
  readonly later: readonly TomeLine[];
  /** What will not come again. */
  readonly done: readonly TomeLine[];
  /** The last step, which no deed is: told as soon as the first one is done. */
  readonly goal: readonly TomeLine[];
}

/** A question, and the step of the game at which it is put. */
export interface BookAsked {
  readonly seq: number;
  readonly decision: Decision | null;
}

/** What the page goes by now: nothing new in the middle of a step or of a deed. */
export function keptAsked(kept: BookAsked, now: BookAsked): BookAsked {
  if (now.seq === kept.seq) return kept;
  const isBetween = now.decision !== null && now.decision.kind !== 'turn';
  return isBetween ? { seq: now.seq, decision: kept.decision } : now;
}

/** Actions of one's own page, as they agree with what can be pressed: the page says “now” also while something else is asked. */
export function deedsOf(lines: readonly TomeLine[], haunt: string | null, decision: Decision | null): Deeds {
  const offered = new Set(decision?.options.flatMap((option) => (option.verb === 'offer' ? [option.rule] : [])) ?? []);
  const ready = lines.filter(({ kind }) => kind === 'now');
  const isOffered = ({ id }: TomeLine): boolean => offered.has(`haunts/${haunt}/${id}`);
  const done = lines.filter(({ kind }) => kind === 'done');
  return {
    now: ready.filter(isOffered),
    soon: ready.filter((line) => !isOffered(line)),
    later: lines.filter(({ kind }) => kind === 'later'),
    done,
    goal: done.length === 0 ? [] : lines.filter(({ kind }) => kind === 'goal'),
  };
}

/** What is counted on the way to a goal: blows struck, rounds gone. What leads somewhere comes first. */
export function progressOf(lines: readonly TomeLine[]): string[] {
  const counters = lines.filter(({ kind }) => kind === 'counter');
  const leads = ({ progress }: TomeLine): boolean => progress !== undefined;
  return [...counters.filter(leads), ...counters.filter((line) => !leads(line))].map(({ text }) => text);
}

/** What others were seen to do or try, how often, and what they rolled. */
export const triedOf = (
  lines: readonly TomeLine[],
  seen: ReadonlyMap<string, DeedSeen>,
): (DeedSeen & { readonly id: string })[] =>
  lines.flatMap(({ kind, id }) => {
    const deed = kind === 'used' && id !== undefined ? seen.get(id) : undefined;
    return id === undefined || deed === undefined ? [] : [{ id, ...deed }];
  });
