import type { LogEntry, NoteArgs, TableNote } from '@hollow/protocol';

const UNDONE: readonly TableNote[] = ['undone', 'undone-by-vote', 'undone-alone'];

/** What a step back says of itself; null for every other entry. */
export const stepBackOf = (entry: LogEntry): NoteArgs | null =>
  entry.kind === 'table' && UNDONE.includes(entry.what) ? entry.args : null;

/** Whether a step back has taken an entry with it. */
export function isTakenBack({ n, at }: Pick<LogEntry, 'n' | 'at'>, { after, since }: NoteArgs): boolean {
  if (after !== undefined) return n > after;
  return since !== undefined && at >= since;
}

/** The entries that stand, without events that were taken back; `before` are those that stood until now. */
export function standingEntries(fresh: readonly LogEntry[], before: readonly LogEntry[] = []): readonly LogEntry[] {
  let stand = [...before];
  for (const entry of fresh) {
    const back = stepBackOf(entry);
    if (back !== null) stand = stand.filter((one) => one.kind !== 'event' || !isTakenBack(one, back));
    stand.push(entry);
  }
  return stand;
}
