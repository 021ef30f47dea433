import type { LogEntry, WireView } from '@hollow/protocol';
import {
  beatsAt,
  beatsOf,
  HUSH,
  positionAfter,
  type Scene,
  type ScenePace,
  scenesOf,
  TUMBLE,
} from '@hollow/protocol/stage';
import type { Game } from '../state/game.ts';
import { standingEntries, stepBackOf } from '../state/standing.ts';

/**
 * What the page has still to show: the scenes of every step that has come, in order. Everything on the page is made from the game as it is shown, so that
 * nothing is ahead of the scene.
 */

/** How far a scene is: the dice are in the hand, they tumble, and what came of it is known. */
export type ScenePhase = 'before' | 'throw' | 'shown';

/** A picture of the game that is shown for some beats. */
export interface ScenePicture {
  readonly game: Game;
  /** What happens in it; null where nothing is to be watched. */
  readonly scene: Scene<LogEntry> | null;
  readonly phase: ScenePhase;
  readonly beats: number;
  /** It stays until the viewer's own hand goes on: nobody else is kept waiting by it. */
  readonly held: boolean;
  /** What follows it in the same step. */
  readonly next: Scene<LogEntry> | null;
  /** The last entry of the step that it belongs to. */
  readonly step: number;
}

/** How somebody wants to be shown what happens. */
export interface Showing {
  readonly pace: ScenePace;
  /** Own cards and rolls wait for the viewer's hand. */
  readonly hands: boolean;
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

/** Whether all of it is about explorers of the viewer, as far as it is about anybody. */
const isOwn = ({ items }: Scene<LogEntry>, mine: ReadonlySet<string>): boolean =>
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

const isRoll = (scene: Scene<LogEntry> | null): boolean => scene?.kind === 'roll' || scene?.kind === 'haunt-roll';

/** The dice of a scene, as they fell; none where somebody knows only what they came to. */
export function facesIn(scene: Scene<LogEntry>): readonly number[] {
  for (const entry of scene.items) {
    const event = eventOf(entry);
    if (event !== null && (event.type === 'roll' || event.type === 'thrown')) return event.faces;
  }
  return [];
}

/** The dice lay on the table already, while somebody thought about them. */
function layThere(scene: Scene<LogEntry>, entries: readonly LogEntry[]): boolean {
  const last = entries.findLast((entry) => entry.kind === 'event');
  const thrown = last === undefined ? null : eventOf(last);
  return thrown?.type === 'thrown' && thrown.faces.join() === facesIn(scene).join();
}

interface Step {
  readonly scene: Scene<LogEntry>;
  readonly next: Scene<LogEntry> | null;
  /** The scene before it, where the viewer's hand went on from it. */
  readonly held: Scene<LogEntry> | null;
  readonly was: Game;
  readonly now: Game;
  readonly mine: ReadonlySet<string>;
  readonly step: number;
}

/** A roll: in the hand, in the air, on the table. Nothing knows what it comes to before it lies still. */
function rollPictures({ scene, next, held, was, now, mine, step }: Step, { pace, hands }: Showing): ScenePicture[] {
  const own = hands && isOwn(scene, mine);
  const hush = scene.kind === 'haunt-roll' ? beatsAt(HUSH, pace) : 0;
  // Whoever has just pressed something has thrown them with it.
  const inHand = own && held === null;
  const flies = facesIn(scene).length > 0 && !layThere(scene, was.entries);
  const tumble = flies ? beatsAt(TUMBLE, pace) : 0;
  const picture = { scene, next, step };
  return [
    { ...picture, game: was, phase: 'before', beats: hush, held: inHand && flies },
    { ...picture, game: was, phase: 'throw', beats: tumble, held: false },
    { ...picture, game: now, phase: 'shown', beats: beatsOf(scene, pace) - hush - tumble, held: own },
  ];
}

function picturesIn(from: Step, showing: Showing): ScenePicture[] {
  const { scene, next, now, mine, step } = from;
  if (isRoll(scene)) return rollPictures(from, showing);
  const own = isOwn(scene, mine);
  // One's own steps are seen as they are made, and what is said at the table is heard at once: nobody waits for them.
  const isSeen = own && (scene.kind === 'walk' || scene.kind === 'turn');
  const isSaid = scene.items.every((entry) => eventOf(entry) === null);
  const beats = isSeen || isSaid ? 0 : beatsOf(scene, showing.pace);
  const held = showing.hands && own && scene.kind === 'card';
  return [{ scene, next, step, game: now, phase: 'shown', beats, held }];
}

export const takesTime = ({ beats, held }: ScenePicture): boolean => beats > 0 || held;

/** The pictures that lead from one state of the game to the next; the last is that state, and is shown until something follows. */
export function picturesOf(before: Game, after: Game, showing: Showing): readonly ScenePicture[] {
  const step = after.n;
  const end: ScenePicture = { game: after, scene: null, phase: 'shown', beats: 0, held: false, next: null, step };
  const fresh = after.entries.filter(({ n }) => n > before.n);
  if (isBreak(before, after, fresh) || before.view === null || after.view === null) return [end];
  const mine = ownOf(after);
  const pictures: ScenePicture[] = [];
  let shown: readonly LogEntry[] = [];
  let was: Game = { ...before, view: viewDuring(before.view, []) };
  const scenes = scenesOf(fresh, eventOf);
  for (const [i, scene] of scenes.entries()) {
    shown = [...shown, ...scene.items];
    const now: Game = {
      ...before,
      view: viewDuring(before.view, shown),
      entries: [...before.entries, ...shown],
      standing: standingEntries(shown, before.standing),
      n: shown.at(-1)?.n ?? before.n,
    };
    const last = pictures.at(-1);
    const held = last?.held === true ? last.scene : null;
    pictures.push(...picturesIn({ scene, next: scenes[i + 1] ?? null, held, was, now, mine, step }, showing));
    was = now;
  }
  return [...pictures.filter(takesTime), end];
}
