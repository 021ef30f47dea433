import type { NoteArgs } from '@hollow/protocol';
import type { LogItem } from '@hollow/table';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Arguments of notes that hold names. */
const NAMES = ['name', 'old', 'by'] as const;

/** The item without the name and words of the seat. Its place stays, so that every stream keeps its numbers. */
export function withoutNames(item: LogItem, seat: number, names: ReadonlySet<string>): LogItem {
  if (item.kind === 'chat') return item.seat === seat ? { ...item, name: '', text: '' } : item;
  if (item.kind !== 'table') return item;
  const args: Writable<NoteArgs> = { ...item.args };
  for (const field of NAMES) if (names.has(args[field] ?? '')) delete args[field];
  return { ...item, args };
}

/** Names that the seat has had, by what the log tells. */
export function namesOfSeat(items: readonly LogItem[], seat: number, now: string): Set<string> {
  const names = new Set(now === '' ? [] : [now]);
  for (const item of items) {
    if (item.kind === 'chat' && item.seat === seat && item.name !== '') names.add(item.name);
    if (item.kind !== 'table' || item.args.seat !== seat) continue;
    for (const name of [item.args.name, item.args.old]) if (name !== undefined) names.add(name);
  }
  return names;
}
