import type { LogItem } from '@hollow/table';

/** Arguments of notes that hold names. */
const NAMES = ['name', 'old', 'by'] as const;

/** The item without the name and words of the seat. Its place stays, so that every stream keeps its numbers. */
export function withoutNames(item: LogItem, seat: number, names: ReadonlySet<string>): LogItem {
  if (item.kind === 'chat') return item.seat === seat ? { ...item, name: '', text: '' } : item;
  if (item.kind !== 'table') return item;
  const isNamed = (key: string, value: string | number): boolean =>
    NAMES.some((name) => name === key) && typeof value === 'string' && names.has(value);
  const args = Object.entries(item.args).filter(([key, value]) => !isNamed(key, value));
  return { ...item, args: Object.fromEntries(args) };
}

/** Names that the seat has had, by what the log tells. */
export function namesOfSeat(items: readonly LogItem[], seat: number, now: string): Set<string> {
  const names = new Set(now === '' ? [] : [now]);
  for (const item of items) {
    if (item.kind === 'chat' && item.seat === seat && item.name !== '') names.add(item.name);
    if (item.kind !== 'table' || item.args.seat !== seat) continue;
    for (const key of ['name', 'old']) {
      const value = item.args[key];
      if (typeof value === 'string') names.add(value);
    }
  }
  return names;
}
