import type { LogEntry, WireView } from '@hollow/protocol';
import { beatsOf, positionAfter, type Scene, type ScenePace, scenesOf } from '@hollow/protocol/stage';
import type { Game } from '../state/game.ts';
import { standingEntries, stepBackOf } from '../state/standing.ts';

/**
 * What the page has still to show: the scenes of every step that has come, in order. Everything on the page is made from the game as it is shown, so that
 * nothing is ahead of the scene.
 */

/** A picture of the game that is shown for some beats. */
export interface ScenePicture {
  readonly game: Game;
  /** What happens in it; null where nothing is to be watched. */
  readonly scene: Scene<LogEntry> | null;
  readonly beats: number;
}

const eventOf = (entry: LogEntry) => (entry.kind === 'event' ? entry.event : null);

/** The view while a step is being shown: where everybody has come to so far, and no question yet. */
function viewDuring(before: WireView, shown: readonly LogEntry[]): WireView {
  const position = shown.reduce((at, entry) => {
    const event = eventOf(entry);
    return event === null ? at : positionAfter(at, event);
  }, before.position);
  return { ...before, position, decisions: [], standing: [] };
}

/** One's own steps are seen as they are made: nobody waits for them to be shown. */
const isOwnWalk = ({ kind, items }: Scene<LogEntry>, mine: ReadonlySet<string>): boolean =>
  (kind === 'walk' || kind === 'turn') &&
  items.every((entry) => {
    const event = eventOf(entry);
    return event === null || !('who' in event) || typeof event.who !== 'string' || mine.has(event.who);
  });

/** Explorers of the viewer. */
function ownOf({ view, you }: Game): ReadonlySet<string> {
  const own = view?.position.explorers.filter(({ seat }) => seat === you?.seat) ?? [];
  return new Set(own.map(({ id }) => id));
}

/** Steps that cannot be shown one after the other: another stream, another seat, something taken back. */
function isBreak(before: Game, after: Game, fresh: readonly LogEntry[]): boolean {
  if (before.view === null || after.view === null || before.you?.viewer !== after.you?.viewer) return true;
  const [first] = fresh;
  if (first !== undefined && first.n !== before.n + 1) return true;
  return fresh.some((entry) => stepBackOf(entry) !== null);
}

/** The pictures that lead from one state of the game to the next; the last is that state, and is shown until something follows. */
export function picturesOf(before: Game, after: Game, pace: ScenePace): readonly ScenePicture[] {
  const end: ScenePicture = { game: after, scene: null, beats: 0 };
  const fresh = after.entries.filter(({ n }) => n > before.n);
  if (isBreak(before, after, fresh) || before.view === null || after.view === null) return [end];
  const mine = ownOf(after);
  const pictures: ScenePicture[] = [];
  let shown: readonly LogEntry[] = [];
  for (const scene of scenesOf(fresh, eventOf)) {
    shown = [...shown, ...scene.items];
    const game: Game = {
      ...before,
      view: viewDuring(before.view, shown),
      entries: [...before.entries, ...shown],
      standing: standingEntries(shown, before.standing),
      n: shown.at(-1)?.n ?? before.n,
    };
    pictures.push({ game, scene, beats: isOwnWalk(scene, mine) ? 0 : beatsOf(scene, pace) });
  }
  return [...pictures.filter(({ beats }) => beats > 0), end];
}
