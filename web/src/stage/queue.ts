import type { SeenEvent } from '@hollow/engine';
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
import { rowsBehind } from '../log/rows.ts';
import { ownDecision } from '../log/seen.ts';
import type { Game } from '../state/game.ts';
import { standingEntries, stepBackOf } from '../state/standing.ts';
import { wordsAlong } from './words.ts';

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
  /** The viewer's own dice are in the hand, in the air or on the table. */
  readonly own: boolean;
  /** What follows it in the same step. */
  readonly next: Scene<LogEntry> | null;
  /** So many entries of the scene are shown. */
  readonly shown: number;
  /** In place of a scene the first page of the haunt: it stays until it was read. */
  readonly page?: true;
  /** The game when everything of the step has been shown. */
  readonly after: Game;
  /** The last entry of the step that it belongs to. */
  readonly step: number;
}

/** How somebody wants to be shown what happens. */
export interface Showing {
  readonly pace: ScenePace;
  /** Own cards and rolls wait for the viewer's hand. */
  readonly hands: boolean;
  /** Where a haunt begins with more than its page, that page is read before it. */
  readonly pages?: boolean;
  /** Nobody could read in a list what was left out: a page that is behind hurries, and leaves out nothing. */
  readonly whole?: boolean;
  /** A page that is behind keeps nobody waiting: it neither hurries nor leaves anything out. */
  readonly patient?: boolean;
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

type Rolled = Extract<SeenEvent, { readonly type: 'roll' }>;

/** Whether what happens depends on the dice, as the page tells it: a trait gives a number that counts, other dice what stands in their rows. */
const matters = (roll: Rolled, words: Game['words']): boolean =>
  roll.tags.includes('trait') || new Set(rowsBehind(roll, words).map(({ text }) => text)).size > 1;

/** Dice that a rule of the viewer's own page asks of a monster which the viewer leads, and on which something depends: the viewer throws them. */
function isLed({ items }: Scene<LogEntry>, { view, you, words }: Game): boolean {
  const { explorers = [], tokens = [], traitor } = view?.position ?? {};
  if (!explorers.some(({ id, seat }) => id === traitor && seat === you?.seat)) return false;
  const isMonster = (who: string): boolean => tokens.some(({ id, monster }) => monster === true && id === who);
  const isRule = (of: string | undefined): boolean =>
    words?.tome.some(({ id, kind }) => kind === 'rule' && id === of) ?? false;
  const events = items.map(eventOf).filter((event) => event !== null);
  return (
    events.length > 0 &&
    events.every(
      (event) => event.type === 'roll' && isMonster(event.who) && isRule(event.behind) && matters(event, words),
    )
  );
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
function lay(faces: readonly number[], entries: readonly LogEntry[]): boolean {
  const last = entries.findLast((entry) => entry.kind === 'event');
  const thrown = last === undefined ? null : eventOf(last);
  return thrown?.type === 'thrown' && thrown.faces.join() === faces.join();
}

const layThere = (scene: Scene<LogEntry>, entries: readonly LogEntry[]): boolean => lay(facesIn(scene), entries);

interface Step {
  readonly scene: Scene<LogEntry>;
  readonly next: Scene<LogEntry> | null;
  /** The viewer has just pressed something that throws the dice: the scene before, or what was offered beside them. */
  readonly pressed: boolean;
  /** The game when so many entries of the scene have been shown. */
  readonly gameAt: (shown: number) => Game;
  readonly mine: ReadonlySet<string>;
  /** The scene before it was a fight of the viewer's. */
  readonly fought: boolean;
  readonly step: number;
  readonly after: Game;
}

const base = ({ scene, next, step, after }: Step) => ({ scene, next, step, after, own: false });

/** A roll: in the hand, in the air, on the table. Nothing knows what it comes to before it lies still. */
function rollPictures(from: Step, { pace, hands }: Showing): ScenePicture[] {
  const { scene, pressed, gameAt, mine } = from;
  const was = gameAt(0);
  const isMine = isOwn(scene, mine);
  const isByMine = isMine || isLed(scene, was);
  const own = hands && isMine;
  const hush = scene.kind === 'haunt-roll' ? beatsAt(HUSH, pace) : 0;
  const flies = facesIn(scene).length > 0 && !layThere(scene, was.entries);
  const tumble = flies ? beatsAt(TUMBLE, pace) : 0;
  const picture = { ...base(from), shown: 0, own: isByMine };
  const all = scene.items.length;
  return [
    { ...picture, game: was, phase: 'before', beats: hush, held: hands && isByMine && !pressed && flies },
    { ...picture, game: was, phase: 'throw', beats: tumble, held: false },
    {
      ...picture,
      game: gameAt(all),
      shown: all,
      phase: 'shown',
      beats: beatsOf(scene, pace) - hush - tumble,
      held: own,
    },
  ];
}

/** The throw of an entry in a fight; null for everything else. */
function throwIn(entry: LogEntry): FightThrow | null {
  const event = eventOf(entry);
  return event?.type === 'roll' || event?.type === 'thrown' ? event : null;
}

type FightThrow = Extract<SeenEvent, { readonly type: 'roll' | 'thrown' }>;

/** The throw of a fight that comes next in a picture; null where all dice lie on the table. */
export const nextThrow = ({ scene, shown }: Pick<ScenePicture, 'scene' | 'shown'>): FightThrow | null =>
  scene?.items
    .slice(shown)
    .map(throwIn)
    .find((thrown) => thrown !== null) ?? null;

/** Whether the dice of a scene are thrown for what the one before it shows: other dice than its own come into the hand when a card has been read. */
export function isThrownFor(before: Scene<LogEntry>, { items }: Scene<LogEntry>): boolean {
  const drawn = before.items.map(eventOf).find((event) => event?.type === 'draw');
  return drawn?.type !== 'draw' || items.some((entry) => throwIn(entry)?.about === drawn.card);
}

/** Whether one of two who fight is the viewer's. */
const fightsIn = ({ items }: Scene<LogEntry>, mine: ReadonlySet<string>): boolean =>
  items.some((entry) => {
    const event = eventOf(entry);
    if (event?.type === 'attack') return mine.has(event.by) || mine.has(event.on);
    return mine.has(throwIn(entry)?.who ?? '');
  });

/** Parts of a fight that are left for what came of it, beside those of each throw. */
const OUTCOME = 1.5;

/** A fight: each throw in the hand and in the air, one after the other, and then what came of them. */
function fightPictures(from: Step, { pace, hands }: Showing): ScenePicture[] {
  const { scene, gameAt, mine, pressed } = from;
  const isMine = fightsIn(scene, mine);
  const own = hands && isMine;
  const throws = scene.items.flatMap((entry, i) => {
    const thrown = throwIn(entry);
    return thrown === null
      ? []
      : [{ i, thrown, flies: thrown.faces.length > 0 && !lay(thrown.faces, gameAt(i).entries) }];
  });
  const total = beatsOf(scene, pace);
  const each = total / (throws.length + OUTCOME);
  const picture = { ...base(from), own: isMine };
  const pictures = throws.flatMap(({ i, thrown, flies }, nth): ScenePicture[] => {
    const inHand = own && flies && mine.has(thrown.who) && !(pressed && nth === 0);
    const waits: ScenePicture = { ...picture, shown: i, game: gameAt(i), phase: 'before', beats: 0, held: inHand };
    return [waits, { ...waits, phase: 'throw', beats: flies ? each : 0, held: false }];
  });
  const all = scene.items.length;
  const rest = total - pictures.reduce((sum, { beats }) => sum + beats, 0);
  // What comes of it is read beside it, and waits in its place.
  const held = own && throws.length > 0 && from.next?.kind !== 'damage';
  return [...pictures, { ...picture, shown: all, game: gameAt(all), phase: 'shown', beats: rest, held }];
}

function picturesIn(from: Step, showing: Showing): ScenePicture[] {
  const { scene, gameAt, mine } = from;
  if (isRoll(scene)) return rollPictures(from, showing);
  if (scene.kind === 'fight') return fightPictures(from, showing);
  const own = isOwn(scene, mine);
  // One's own steps are seen as they are made, and what is said at the table is heard at once: nobody waits for them.
  const isSeen = own && (scene.kind === 'walk' || scene.kind === 'turn');
  const isSaid = scene.items.every((entry) => eventOf(entry) === null);
  const beats = isSeen || isSaid ? 0 : beatsOf(scene, showing.pace);
  const held = showing.hands && ((own && scene.kind === 'card') || (from.fought && scene.kind === 'damage'));
  const shown = scene.items.length;
  return [{ ...base(from), shown, game: gameAt(shown), phase: 'shown', beats, held }];
}

const begins = ({ items }: Scene<LogEntry>): boolean => items.some((entry) => eventOf(entry)?.type === 'haunt');

/** The page with which a haunt begins, before what its preparation brings; where nothing follows, it comes with the game as it is. */
function hauntPage({ scene, next, gameAt, step, after }: Step, { pages }: Showing): ScenePicture[] {
  if (pages !== true || next === null || !begins(scene)) return [];
  return [{ ...stillOf(gameAt(scene.items.length)), held: true, next, page: true, step, after }];
}

export const takesTime = ({ beats, held }: ScenePicture): boolean => beats > 0 || held;

/** Nothing is to be watched: the game as it is. */
export const stillOf = (game: Game): ScenePicture => ({
  game,
  scene: null,
  phase: 'shown',
  beats: 0,
  held: false,
  own: false,
  next: null,
  shown: 0,
  after: game,
  step: game.n,
});

/** A game that begins while one sits in the lobby: why everybody is here is told before anything else. */
function openingOf(before: Game, after: Game, fresh: readonly LogEntry[], { pace, hands }: Showing): ScenePicture[] {
  if (before.table?.phase !== 'lobby' || before.view !== null || after.view === null) return [];
  const scene = scenesOf(fresh, eventOf).find(({ kind }) => kind === 'scenario');
  if (scene === undefined) return [];
  const game = { ...after, view: viewDuring(after.view, []) };
  return [{ ...stillOf(game), scene, beats: beatsOf(scene, pace), held: hands, after }];
}

/** Whether the viewer was asked about dice before they fell: the answer throws them. */
const wasAskedToThrow = ({ view }: Game): boolean => ownDecision(view)?.setting?.roll !== undefined;

/** The pictures that lead from one state of the game to the next; the last is that state, and is shown until something follows. */
export function picturesOf(before: Game, after: Game, showing: Showing): readonly ScenePicture[] {
  const end = stillOf(after);
  const fresh = after.entries.filter(({ n }) => n > before.n);
  const { view } = before;
  if (isBreak(before, after, fresh) || view === null || after.view === null)
    return [...openingOf(before, after, fresh, showing), end];
  const mine = ownOf(after);
  const wordsAt = wordsAlong(before, after, fresh);
  const pictures: ScenePicture[] = [];
  let count = 0;
  /** The game when so many of the fresh entries have been shown; `known`: with those of the scene that is on. */
  const gameAt = (n: number, known: number): Game => {
    const shown = fresh.slice(0, n);
    return {
      ...before,
      words: wordsAt(known),
      view: viewDuring(view, shown),
      entries: [...before.entries, ...shown],
      standing: standingEntries(shown, before.standing),
      n: shown.at(-1)?.n ?? before.n,
    };
  };
  const scenes = scenesOf(fresh, eventOf);
  for (const [i, scene] of scenes.entries()) {
    const from = count;
    const next = scenes[i + 1] ?? null;
    const last = scenes[i - 1];
    const pressed =
      last === undefined ? wasAskedToThrow(before) : pictures.at(-1)?.held === true && isThrownFor(last, scene);
    const fought = last?.kind === 'fight' && fightsIn(last, mine);
    const sceneAt = (n: number): Game => gameAt(from + n, from + scene.items.length);
    const step = { scene, next, pressed, fought, gameAt: sceneAt, mine, step: after.n, after };
    pictures.push(...picturesIn(step, showing), ...hauntPage(step, showing));
    count += scene.items.length;
  }
  return [...pictures.filter(takesTime), end];
}
