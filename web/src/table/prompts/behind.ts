import type { Decision } from '@hollow/engine';
import type { HauntWordsSent } from '@hollow/protocol';

export interface BehindText {
  /** The action that is being done; null for a rule. */
  readonly name: string | null;
  readonly text: string;
}

/** What is known of the thing that puts the question: by one's own page, or by what was heard of another. */
export function behindOf({ setting }: Decision, words: HauntWordsSent | null): BehindText | null {
  const behind = setting?.behind;
  if (behind === undefined || words === null) return null;
  const lines = words.tome;
  const [, page] = behind.split('/');
  if (page !== undefined) {
    const first = lines.find(({ kind, side }) => kind === 'right-now' && side === page);
    return first === undefined ? null : { name: null, text: first.text };
  }
  const line = lines.find(({ kind, id }) => id === behind && ['now', 'later', 'done', 'rule', 'used'].includes(kind));
  if (line === undefined) return null;
  if (line.kind === 'rule') return { name: null, text: line.text };
  return { name: line.text, text: line.more ?? '' };
}
