import type { LineState } from '../../net/line.ts';
import { type Game, NO_GAME, type You } from '../../state/game.ts';
import { SILENT } from '../../state/saying.ts';
import type { Session } from '../../state/session.ts';
import { standingEntries } from '../../state/standing.ts';
import { createStore, type Store } from '../../state/store.ts';
import type { Film } from './film.ts';

/** A beat of the scenes at speed 1, in milliseconds: as at a table. */
const BEAT = 150;

/** Shows a film to the stage: one frame after the other, to be acted out, or another place at once. */
export interface Projector {
  /** As at a table, where nobody can answer. */
  readonly session: Session;
  /** How many frames have been handed to the stage. */
  readonly at: Store<number>;
  /** The next frame, to be acted out. */
  next(speed: number): void;
  /** Any other place, at once. */
  jump(n: number): void;
}

/** What a frame holds, without its questions: they have been answered long ago. */
function heldAt(film: Film, n: number): Pick<Game, 'table' | 'view' | 'words'> {
  const { table, view, words } = film.at(n);
  return { table, view: view === null ? null : { ...view, decisions: [], standing: [] }, words };
}

function gameAt(film: Film, n: number, viewer: You['viewer']): Game {
  const entries = film.entries(n);
  const you = { seat: null, viewer, host: false };
  return {
    ...NO_GAME,
    ...heldAt(film, n),
    you,
    entries,
    standing: standingEntries(entries),
    n: entries.at(-1)?.n ?? 0,
  };
}

export function createProjector(film: Film, viewer: You['viewer'], from: number): Projector {
  const game = createStore<Game>(gameAt(film, from, viewer));
  const at = createStore(from);
  const session: Session = {
    game,
    line: createStore<LineState>('up'),
    pending: createStore<ReadonlySet<string>>(new Set()),
    saying: createStore(SILENT),
    send: () => '',
    explain: () => undefined,
    retry: () => undefined,
    close: () => undefined,
  };
  return {
    session,
    at,
    next: (speed) => {
      const n = at.get();
      if (n >= film.length) return;
      const told = film.told(n);
      at.set(n + 1);
      game.set((was) => ({
        ...was,
        ...heldAt(film, n + 1),
        entries: [...was.entries, ...told],
        standing: standingEntries(told, was.standing),
        n: told.at(-1)?.n ?? was.n,
        beat: BEAT / speed,
      }));
    },
    jump: (wanted) => {
      const n = Math.max(0, Math.min(wanted, film.length));
      at.set(n);
      game.set(gameAt(film, n, viewer));
    },
  };
}
