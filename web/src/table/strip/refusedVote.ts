import type { LogEntry } from '@hollow/protocol';

type Refused = Extract<LogEntry, { readonly kind: 'table' }>;

/** Who has just refused what somebody proposed: the last thing that happened at the table. Whatever happens next takes it away. */
export function refusedVote(entries: readonly LogEntry[], early: readonly LogEntry[]): Refused | null {
  const last = [...entries.slice(-1), ...early].reduce<LogEntry | null>(
    (newest, entry) => (newest === null || entry.n > newest.n ? entry : newest),
    null,
  );
  return last?.kind === 'table' && last.what === 'vote-refused' ? last : null;
}
