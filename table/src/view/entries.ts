import type { View, Viewer } from '@hollow/engine';
import type { LogEntry, WireView } from '@hollow/protocol';
import { type LogItem, type LogRow, lastEntry, mayRead } from '../moment/log.ts';
import type { Moment } from '../moment/moment.ts';

/** One entry of a viewer's stream, as that viewer may know it. */
function entryOf(moment: Moment, item: LogItem, viewer: Viewer, n: number, at: number): LogEntry {
  switch (item.kind) {
    case 'event': {
      if (moment.game === null) throw new Error('an event before the game');
      return { n, at, kind: 'event', event: moment.game.engine.seen(item.event, viewer) };
    }
    case 'chat':
      return { n, at, kind: 'chat', seat: item.seat, name: item.name, to: item.to, text: item.text };
    case 'table':
      return { n, at, kind: 'table', what: item.what, args: item.args };
  }
}

/** Private talk from before the viewer sat down is not theirs; its place in the stream stays. */
const WITHHELD: LogItem = { kind: 'table', what: 'withheld', args: {} };

function asTheirs({ table }: Moment, { seq }: LogRow, item: LogItem, viewer: Viewer): LogItem {
  const from = typeof viewer === 'number' ? (table.seats[viewer]?.readsFrom ?? 0) : 0;
  return item.kind !== 'event' && item.only != null && seq < from ? WITHHELD : item;
}

/** Of a step back: the last entry of the viewer's stream that stands. */
function withAfter(item: LogItem, { body: { undo } }: LogRow, reader: Viewer): LogItem {
  if (item.kind !== 'table' || undo?.after === undefined) return item;
  return { ...item, args: { ...item.args, after: lastEntry(undo.after, reader) } };
}

/** What the rows add to a viewer's stream; `reader` is somebody else who looks through those eyes when all is over. */
export function entriesOf(
  moment: Moment,
  rows: readonly LogRow[],
  viewer: Viewer,
  reader: Viewer = viewer,
): LogEntry[] {
  return rows.flatMap((row) => {
    const mine = row.body.items.filter((item) => mayRead(item, reader));
    const first = lastEntry(row.upto, reader) - mine.length + 1;
    return mine.map((item, i) => {
      const told = withAfter(asTheirs(moment, row, item, viewer), row, reader);
      return entryOf(moment, told, viewer, first + i, row.at);
    });
  });
}

/** A view as it is sent; what only a search needs is left out where nobody wants it. */
export function wireView(view: View, withKnown: boolean): WireView {
  const { known, backs, buried, lookers, ...rest } = view;
  return withKnown ? view : rest;
}
