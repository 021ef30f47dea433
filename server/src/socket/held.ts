import type { View, Viewer } from '@hollow/engine';
import type { ClientState, LogEntry, WireView } from '@hollow/protocol';
import type { Library } from '../game/library.ts';
import type { Moment } from '../game/moment.ts';
import type { Presence } from '../game/presence.ts';
import { publicTable } from '../game/public-table.ts';
import { type Item, mayRead, type Row, streamOf } from '../game/record.ts';
import { hauntWords } from '../words/haunt-words.ts';

export interface ChannelKey {
  readonly viewer: Viewer;
  readonly lang: string;
  /** With the state as the viewer knows it, for bots. */
  readonly known: boolean;
}

export interface Maker {
  readonly library: Library;
  readonly presence: Presence;
}

/** One entry of a viewer's stream, as that viewer may know it. */
function entryOf(moment: Moment, item: Item, viewer: Viewer, n: number, at: number): LogEntry {
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

/** What the rows add to a viewer's stream; `reader` is somebody else who looks through those eyes when all is over. */
export function entriesOf(moment: Moment, rows: readonly Row[], viewer: Viewer, reader: Viewer = viewer): LogEntry[] {
  return rows.flatMap((row) => {
    const mine = row.body.items.filter((item) => mayRead(item, reader));
    const first = row.upto[streamOf(reader)] - mine.length + 1;
    return mine.map((item, i) => entryOf(moment, item, viewer, first + i, row.at));
  });
}

/** A view as it goes over the line; what only a search needs is left out where nobody wants it. */
export function wireView(view: View, withKnown: boolean): WireView {
  const { known, backs, buried, lookers, ...rest } = view;
  return withKnown ? view : rest;
}

/** All that a viewer holds of a game. Everything about the position comes from `engine.view`. */
export function heldOf(moment: Moment, key: ChannelKey, { library, presence }: Maker): ClientState {
  const { game } = moment;
  const view = game === null ? null : game.engine.view(game.state, key.viewer);
  return {
    table: publicTable(moment, key.viewer, presence, view?.position ?? null),
    view: view === null ? null : wireView(view, key.known),
    words: view === null || game === null ? null : hauntWords(library.language(game.engine, key.lang), view),
  };
}
