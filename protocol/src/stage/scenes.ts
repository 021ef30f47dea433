import type { EventType } from '@hollow/engine';

/**
 * What happens, as it is shown: one scene after the other, each for as long as it takes to follow. The page shows them, and the server waits as long before
 * a bot answers next; both measure them here, from what everybody is told.
 */
export type SceneKind =
  | 'scenario'
  | 'turn'
  | 'walk'
  | 'door'
  | 'room'
  | 'card'
  | 'roll'
  | 'haunt-roll'
  | 'fight'
  | 'damage'
  | 'heal'
  | 'trade'
  | 'gift'
  | 'theft'
  | 'burial'
  | 'death'
  | 'arrival'
  | 'haunt'
  | 'word'
  | 'deed'
  | 'end';

/** By type, the scene that an event begins or belongs to; null for what goes along with the scene it comes in. */
const SCENES: Readonly<Record<EventType, SceneKind | null>> = {
  begins: null,
  scenario: 'scenario',
  'omen-counts': 'card',
  round: null,
  turn: 'turn',
  'turn-over': null,
  'monster-turn': 'turn',
  ended: null,
  won: 'end',
  move: 'walk',
  placed: 'walk',
  crossed: 'walk',
  sent: 'walk',
  held: 'damage',
  'let-go': 'walk',
  discover: 'room',
  'room-added': 'room',
  'room-moved': 'room',
  'room-replaced': 'room',
  'room-stays': null,
  'room-lost': 'room',
  'rooms-returned': null,
  reopened: 'door',
  tile: 'door',
  'tile-buried': 'burial',
  'tile-refused': null,
  'tiles-set-aside': null,
  'tiles-reshuffled': null,
  'nothing-fits': 'door',
  draw: 'card',
  'deck-empty': null,
  'deck-reshuffled': null,
  shuffled: null,
  looked: 'deed',
  reordered: null,
  searched: 'deed',
  card: 'gift',
  'pile-gone': null,
  offered: 'deed',
  proposed: 'trade',
  refused: 'trade',
  declined: 'deed',
  picked: null,
  token: 'arrival',
  'token-gone': null,
  piece: 'gift',
  flipped: null,
  dealt: null,
  exchanged: 'gift',
  roll: 'roll',
  thrown: 'roll',
  rerolled: 'roll',
  attack: 'fight',
  fought: 'fight',
  damage: 'damage',
  altered: null,
  trait: 'damage',
  died: 'death',
  stunned: 'damage',
  recovered: null,
  marked: null,
  offer: 'deed',
  chose: 'deed',
  answered: null,
  said: 'word',
  told: 'word',
  unseen: null,
  haunt: 'haunt',
  reads: null,
  'haunt-begins': 'haunt',
  unwilling: 'deed',
  volunteers: 'deed',
  voted: 'deed',
  'takes-part': 'deed',
  revealed: 'haunt',
  joined: 'haunt',
  'handed-over': null,
};

export interface Scene<T> {
  readonly kind: SceneKind;
  /** What is shown in it, in order; what nobody needs to watch goes along with the scene before it. */
  readonly items: readonly T[];
}

/** What a scene is recognised by. */
interface Told {
  readonly type: EventType;
  readonly who?: unknown;
  readonly from?: unknown;
  readonly to?: unknown;
  readonly pile?: unknown;
  readonly token?: unknown;
  readonly tags?: unknown;
  readonly steps?: unknown;
}

/** A card or a piece that goes from one to another; what is put away, laid down or drawn goes along with its scene. */
const changesHands = ({ from, to }: Told): boolean =>
  typeof from === 'string' && from !== '' && typeof to === 'string' && to !== '';

/** Somebody's card goes under its stack; one that was only turned over goes along with its scene. */
const isBuried = ({ from, pile }: Told): boolean => pile === 'bottom' && typeof from === 'string' && from !== '';

const hasTag = ({ tags }: Told, tag: string): boolean => Array.isArray(tags) && tags.includes(tag);

function kindOf(event: Told, last: SceneKind | null): SceneKind | null {
  const kind = SCENES[event.type];
  if (kind === 'gift' && (event.type === 'card' || event.type === 'piece')) {
    if (isBuried(event)) return 'burial';
    if (!changesHands(event)) return null;
    // What the winner of a fight takes.
    return last === 'fight' ? 'theft' : 'gift';
  }
  if (event.type === 'trait' && typeof event.steps === 'number' && event.steps > 0) return 'heal';
  // What a haunt brings into the house; other tokens, and those it begins with, go along with what lays them.
  if (kind === 'arrival' && (last === 'haunt' || typeof event.token !== 'string' || !event.token.includes('/')))
    return null;
  if (kind !== 'roll') return kind;
  // Both throws of a fight belong to it, also where somebody was asked something before one of them.
  if (last === 'fight') return null;
  if (hasTag(event, 'attack') || hasTag(event, 'defence')) return 'fight';
  return hasTag(event, 'haunt') ? 'haunt-roll' : kind;
}

/** Kinds of which several in a row are one scene, as long as they are about the same one. */
const GROWING: ReadonlySet<SceneKind> = new Set([
  'walk',
  'fight',
  'damage',
  'heal',
  'gift',
  'arrival',
  'burial',
  'word',
  'haunt',
]);

const TOGETHER: ReadonlySet<SceneKind> = new Set(['gift', 'arrival', 'burial', 'word', 'haunt']);

interface Growing<T> {
  readonly kind: SceneKind;
  readonly who: unknown;
  readonly items: T[];
  /** The fight in it has been decided: dice that follow are others. */
  decided: boolean;
}

const joins = (scene: Growing<unknown>, kind: SceneKind, event: Told): boolean =>
  scene.kind === kind &&
  GROWING.has(kind) &&
  (kind === 'fight' ? event.type === 'fought' : TOGETHER.has(kind) || scene.who === event.who);

/** Scenes in the order in which they are shown. `eventOf`: null for what is no event of the game, such as something said at the table. */
export function scenesOf<T>(items: readonly T[], eventOf: (item: T) => Told | null): Scene<T>[] {
  const scenes: Growing<T>[] = [];
  for (const item of items) {
    const event = eventOf(item);
    const open = scenes.at(-1);
    const during = open === undefined || (open.kind === 'fight' && open.decided) ? null : open.kind;
    const last = event?.type === 'card' || event?.type === 'piece' ? (open?.kind ?? null) : during;
    const kind = event === null ? null : kindOf(event, last);
    if (open !== undefined && (kind === null || event === null || joins(open, kind, event))) open.items.push(item);
    else scenes.push({ kind: kind ?? 'deed', who: event?.who, items: [item], decided: false });
    const now = scenes.at(-1);
    if (now !== undefined && event?.type === 'fought') now.decided = true;
  }
  return scenes.map(({ kind, items: shown }) => ({ kind, items: shown }));
}
