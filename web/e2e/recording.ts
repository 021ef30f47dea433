import type { ClientState, LogEntry, ReplayFrame, ReplayPage, ServerMessage } from '@hollow/protocol';
import { applyPatches } from '@hollow/protocol/patch';
import { type Scene, scenesOf } from '@hollow/protocol/stage';
import type { BrowserContext, Page, WebSocketRoute } from '@playwright/test';
import type { World } from './world.ts';

/** A finished game, told to a page as a server would have told it, row by row and by a clock that the test turns. */

export type Viewer = number | 'public';

export interface Recording {
  readonly game: string;
  readonly viewer: Viewer;
  readonly held: ClientState;
  readonly frames: readonly ReplayFrame[];
}

const eventOf = (entry: LogEntry) => (entry.kind === 'event' ? entry.event : null);
export const scenesIn = ({ entries }: Pick<ReplayFrame, 'entries'>): Scene<LogEntry>[] => scenesOf(entries, eventOf);

export async function recordingOf(
  { url }: World,
  context: BrowserContext,
  game: string,
  viewer: Viewer,
): Promise<Recording> {
  const frames: ReplayFrame[] = [];
  for (;;) {
    const from = frames.length + 1;
    const response = await context.request.get(
      `${url}/api/games/${game}/replay?viewer=${viewer}&lang=en&from=${from}&rows=200`,
    );
    const page = (await response.json()) as ReplayPage;
    frames.push(...page.frames);
    if (frames.length >= page.rows || page.frames.length === 0) {
      const first = await context.request.get(`${url}/api/games/${game}/replay?viewer=${viewer}&lang=en&from=1&rows=1`);
      return { game, viewer, held: ((await first.json()) as ReplayPage).held, frames };
    }
  }
}

/** The rows of a recording as messages, from one of them on. */
export class Telling {
  readonly #recording: Recording;
  readonly #beat: number;
  #socket: WebSocketRoute | null = null;
  #at: number;

  constructor(recording: Recording, from: number, beat: number) {
    this.#recording = recording;
    this.#beat = beat;
    this.#at = from;
  }

  /** The page that is opened next hears the recording and no server. */
  async listen(page: Page): Promise<void> {
    await page.routeWebSocket(/\/api\/.*/u, (socket) => {
      this.#socket = socket;
      socket.send(JSON.stringify(this.#welcome()));
    });
  }

  #playing(state: ClientState): ClientState {
    const seats = state.table.seats.map((seat) => ({ ...seat, here: true, away: null }));
    return { ...state, table: { ...state.table, phase: 'playing', seats } };
  }

  #welcome(): ServerMessage {
    const { held, frames, viewer } = this.#recording;
    const before = frames.slice(0, this.#at);
    const state = this.#playing(
      applyPatches(
        held,
        before.flatMap(({ patch }) => patch),
      ),
    );
    const entries = before.flatMap((frame) => frame.entries);
    return {
      t: 'welcome',
      ...state,
      you: { seat: viewer === 'public' ? null : viewer, viewer, host: viewer === 0 },
      entries: entries.slice(-500),
      n: entries.at(-1)?.n ?? 0,
      server: { version: 'recorded', now: 0, beat: this.#beat },
    };
  }

  /** Tells the next row and says what is to be seen of it; null at the end. */
  next(): ReplayFrame | null {
    const frame = this.#recording.frames[this.#at];
    if (frame === undefined || this.#socket === null) return null;
    this.#at += 1;
    const n =
      this.#recording.frames
        .slice(0, this.#at)
        .flatMap(({ entries }) => entries)
        .at(-1)?.n ?? 0;
    // The table of a finished game is over from its first row on.
    const patch = frame.patch.filter(({ path }) => path[0] !== 'table');
    const step: ServerMessage = { t: 'step', entries: frame.entries, n, patch };
    this.#socket.send(JSON.stringify(step));
    return frame;
  }
}
