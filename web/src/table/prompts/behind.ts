import type { Decision } from '@hollow/engine';
import type { HauntWordsSent } from '@hollow/protocol';

export interface BehindText {
  /** The action that is being done; null for a rule. */
  readonly name: string | null;
  readonly text: string;
}

/** What everybody is asked on a turn, a monster too: no rule of its own stands behind that. */
const ITS_TURN: readonly string[] = ['turn', 'march', 'next-monster'];

/** The part of the haunt that puts a question: an action or a rule, or a monster by what it does in its own way. */
export function askingPart({ kind, setting, prompt }: Decision, haunt: string): string | null {
  if (setting?.behind !== undefined) return setting.behind;
  const { about } = prompt.args;
  const isOwn = !ITS_TURN.includes(kind) && typeof about === 'string' && about.startsWith(`${haunt}/`);
  return isOwn ? about.slice(haunt.length + 1).replace(/#\d+$/, '') : null;
}

/** What is known of the thing that puts the question: by one's own page, or by what was heard of another. */
export function behindOf(decision: Decision, words: HauntWordsSent | null): BehindText | null {
  const behind = words === null ? null : askingPart(decision, words.haunt);
  if (behind === null || words === null) return null;
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
