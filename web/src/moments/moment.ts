import type { Position, SeenEvent, SeenEventOf } from '@hollow/engine';
import type { LogEntry } from '@hollow/protocol';
import type { Scene } from '@hollow/protocol/stage';
import { foesOf } from '@hollow/text/browser';
import { type Duel, lastFight } from '../log/duels.ts';
import type { Purpose } from '../log/rolled.ts';
import { deedBehind, drawnNow, isEvent, isOfFight } from '../log/seen.ts';
import type { ScenePicture } from '../stage/queue.ts';

/** What of a scene is shown large, in the middle of the table; null where the house itself shows it. */

export type SeenRoll = SeenEventOf<'roll' | 'thrown'>;
export type TraitChange = SeenEventOf<'trait'>;

/** What a roll that has been made was for. */
export const purposeOfRoll = (roll: SeenRoll): Purpose => ({
  about: roll.about,
  tags: roll.tags,
  dice: roll.type === 'roll' ? roll.dice : roll.faces.length,
  behind: roll.type === 'roll' ? roll.behind : undefined,
});

export interface CardMoment {
  readonly kind: 'card';
  readonly card: string;
  readonly deck: string;
  readonly who: string;
  /** The entry that drew it. */
  readonly n: number;
  /** The roll that is made for it. */
  readonly roll: SeenRoll | null;
  /** What it changes of a trait, in this scene. */
  readonly changes: readonly TraitChange[];
}

/** What goes from one to another, and what comes back. */
type Bundles = Pick<SeenEventOf<'proposed'>, 'who' | 'to' | 'gives' | 'takes'>;

export type SceneMoment =
  | CardMoment
  | { readonly kind: 'scenario'; readonly scenario: string }
  | { readonly kind: 'roll'; readonly roll: SeenRoll; readonly deed: string | null }
  | { readonly kind: 'haunt-roll'; readonly roll: SeenRoll }
  | { readonly kind: 'room'; readonly room: string; readonly who: string; readonly turn: number }
  | { readonly kind: 'fight'; readonly duel: Duel }
  | {
      readonly kind: 'death';
      readonly who: string;
      readonly how: readonly SeenEvent[];
      readonly fell: readonly string[];
    }
  | { readonly kind: 'theft'; readonly thing: string; readonly from: string; readonly to: string }
  | { readonly kind: 'loot'; readonly things: readonly string[]; readonly from: string; readonly to: string }
  | { readonly kind: 'burial'; readonly things: readonly string[]; readonly rooms: readonly string[] }
  | ({ readonly kind: 'trade'; readonly state: 'proposed' | 'made' | 'refused' } & Bundles)
  | { readonly kind: 'arrival'; readonly tokens: readonly string[]; readonly room: string }
  | { readonly kind: 'haunt'; readonly haunt: string; readonly traitor: string | null; readonly foes: string }
  | { readonly kind: 'unmasked'; readonly who: string; readonly side: string }
  | { readonly kind: 'end'; readonly who: readonly string[] };

const eventsIn = ({ items }: Scene<LogEntry>): SeenEvent[] => items.filter(isEvent).map(({ event }) => event);

const findOf = <T extends SeenEvent['type']>(events: readonly SeenEvent[], ...types: readonly T[]) =>
  events.find((event): event is SeenEventOf<T> & SeenEvent => (types as readonly string[]).includes(event.type));

/** Changes of traits in a scene. */
export const changesIn = (scene: Scene<LogEntry> | null): TraitChange[] =>
  scene === null
    ? []
    : eventsIn(scene).filter((event): event is TraitChange => event.type === 'trait' && event.steps !== 0);

/** The card on the table that something is about. */
function cardAbout(about: string, entries: readonly LogEntry[]): Omit<CardMoment, 'roll' | 'changes'> | null {
  const drawn = drawnNow(entries).findLast(({ card }) => card === about);
  if (drawn === undefined || drawn.used) return null;
  const { card, deck, who, n } = drawn;
  return { kind: 'card', card, deck, who, n };
}

function cardMoment(scene: Scene<LogEntry>): SceneMoment | null {
  const [entry] = scene.items;
  const draw = findOf(eventsIn(scene), 'draw');
  if (entry === undefined || draw === undefined) return null;
  const { card, deck, who } = draw;
  return { kind: 'card', card, deck, who, n: entry.n, roll: null, changes: [] };
}

function rollMoment(scene: Scene<LogEntry>, entries: readonly LogEntry[]): SceneMoment | null {
  const roll = findOf(eventsIn(scene), 'roll', 'thrown');
  if (roll === undefined || roll.faces.length === 0) return null;
  if (scene.kind === 'haunt-roll') return { kind: 'haunt-roll', roll };
  if (roll.tags.includes('movement')) return null;
  const card = cardAbout(roll.about, entries);
  if (card !== null) return { ...card, roll, changes: [] };
  const first = scene.items[0]?.n ?? 0;
  const before = entries.filter(({ n }) => n < first);
  return { kind: 'roll', roll, deed: deedBehind(before, roll) };
}

function fightMoment(entries: readonly LogEntry[]): SceneMoment | null {
  const duel = lastFight(entries);
  return duel === null || duel.over ? null : { kind: 'fight', duel };
}

/** What comes of a fight stays beside it, and what a card does to somebody on the card. */
function damageMoment(scene: Scene<LogEntry>, entries: readonly LogEntry[]): SceneMoment | null {
  const fight = fightMoment(entries);
  if (fight !== null) return fight;
  const changes = changesIn(scene);
  const [change] = changes;
  const card = change === undefined ? null : cardAbout(change.about, entries);
  if (card === null) return null;
  const rolled = drawnNow(entries).findLast(({ n }) => n === card.n)?.roll ?? null;
  return { ...card, roll: rolled, changes };
}

/** Blows and wounds after which somebody died: the last of them tells how. What was done to others, or what others threw, does not. */
function isDeadly(event: SeenEvent, who: string): boolean {
  switch (event.type) {
    case 'fought':
      return event.by === who || event.on === who;
    case 'damage':
      return event.who === who;
    case 'roll':
      return (event.who === who || event.who === '') && !isHarmless(event) && !isOfFight(event);
    case 'offer':
    case 'chose':
      return true;
    default:
      return false;
  }
}

/** A roll that kills nobody by itself: how far somebody may go, and whether the haunt begins. */
const isHarmless = (event: SeenEvent): boolean =>
  event.type === 'roll' && event.tags.some((tag) => tag === 'haunt' || tag === 'movement');

function deathMoment(scene: Scene<LogEntry>, entries: readonly LogEntry[]): SceneMoment | null {
  const events = eventsIn(scene);
  const died = findOf(events, 'died');
  if (died === undefined) return null;
  const first = scene.items[0]?.n ?? 0;
  const earlier = entries.filter(isEvent).filter(({ n }) => n < first);
  // What happened before the haunt has nothing to do with whom it kills as it begins.
  const before = earlier.slice(earlier.findLastIndex(({ event }) => event.type === 'haunt') + 1);
  const lately = before.slice(-12);
  const last = lately.findLast(({ event }) => isDeadly(event, died.who))?.event;
  // Whoever struck the blow is named with it.
  const fight = lastFight(before);
  const isOwn = fight !== null && !fight.over && (fight.by === died.who || fight.on === died.who);
  const blow = isOwn ? before.findLast(({ event }) => event.type === 'fought')?.event : undefined;
  const how = [...new Set([blow, last])].filter((event) => event !== undefined);
  const fell = events.flatMap((event) =>
    event.type === 'card' && event.from === died.who && event.room !== '' ? [event.card] : [],
  );
  return { kind: 'death', who: died.who, how, fell };
}

function theftMoment(scene: Scene<LogEntry>): SceneMoment | null {
  const taken = findOf(eventsIn(scene), 'card', 'piece');
  if (taken === undefined) return null;
  return { kind: 'theft', thing: taken.type === 'card' ? taken.card : taken.token, from: taken.from, to: taken.to };
}

/** What goes under its stack, and will not be seen again soon. */
function burialMoment(scene: Scene<LogEntry>): SceneMoment | null {
  const events = eventsIn(scene);
  const things = events.flatMap((event) => (event.type === 'card' && event.pile === 'bottom' ? [event.card] : []));
  const rooms = events.flatMap((event) => (event.type === 'tile-buried' ? [event.room] : []));
  return things.length + rooms.length === 0 ? null : { kind: 'burial', things, rooms };
}

function scenarioMoment(scene: Scene<LogEntry>): SceneMoment | null {
  const told = findOf(eventsIn(scene), 'scenario');
  return told === undefined ? null : { kind: 'scenario', scenario: told.scenario };
}

/** The last trade that was proposed on this turn. */
const proposedLast = (entries: readonly LogEntry[]): SeenEventOf<'proposed'> | undefined => {
  const events = entries.filter(isEvent).map(({ event }) => event);
  return findOf(events.slice(events.findLastIndex(({ type }) => type === 'turn') + 1).toReversed(), 'proposed');
};

function tradeMoment(scene: Scene<LogEntry>, entries: readonly LogEntry[]): SceneMoment | null {
  const proposed = proposedLast(entries);
  if (proposed === undefined) return null;
  const { who, to, gives, takes } = proposed;
  const state = findOf(eventsIn(scene), 'refused') === undefined ? 'proposed' : 'refused';
  return { kind: 'trade', state, who, to, gives, takes };
}

/** What changes hands: a trade, or something of the dead; a gift the house itself shows. */
function giftMoment(scene: Scene<LogEntry>, entries: readonly LogEntry[], position: Position | undefined) {
  const moved = eventsIn(scene).flatMap((event) =>
    event.type === 'card' || event.type === 'piece'
      ? [{ thing: event.type === 'card' ? event.card : event.token, from: event.from, to: event.to }]
      : [],
  );
  const [first] = moved;
  if (first === undefined) return null;
  const { from, to } = first;
  if (position?.explorers.some(({ id, corpse }) => id === from && corpse === true) === true)
    return { kind: 'loot', things: moved.map(({ thing }) => thing), from, to } as const;
  const proposed = proposedLast(entries);
  if (proposed === undefined || ![...proposed.gives, ...proposed.takes].includes(first.thing)) return null;
  const { who, gives, takes } = proposed;
  return { kind: 'trade', state: 'made', who, to: proposed.to, gives, takes } as const;
}

function hauntMoment(scene: Scene<LogEntry>): SceneMoment | null {
  const events = eventsIn(scene);
  const haunt = findOf(events, 'haunt');
  if (haunt !== undefined)
    return { kind: 'haunt', haunt: haunt.haunt, traitor: haunt.traitor, foes: foesOf(haunt.hauntKind) };
  const seen = findOf(events, 'revealed', 'joined');
  return seen === undefined ? null : { kind: 'unmasked', who: seen.who, side: seen.side };
}

function roomMoment(scene: Scene<LogEntry>): SceneMoment | null {
  const laid = findOf(eventsIn(scene), 'discover');
  return laid === undefined ? null : { kind: 'room', room: laid.room, who: laid.who, turn: laid.turn };
}

function arrivalMoment(scene: Scene<LogEntry>): SceneMoment | null {
  const events = eventsIn(scene);
  const tokens = events.flatMap((event) => (event.type === 'token' && event.room !== '' ? [event.token] : []));
  const room = findOf(events, 'token')?.room ?? '';
  return tokens.length === 0 ? null : { kind: 'arrival', tokens, room };
}

/** A scene, and what had happened when it was shown. */
export interface Scenic {
  readonly scene: ScenePicture['scene'];
  readonly game: Pick<ScenePicture['game'], 'standing'> & Partial<Pick<ScenePicture['game'], 'view'>>;
}

export function sceneMoment({ scene, game }: Scenic): SceneMoment | null {
  if (scene === null) return null;
  const { standing } = game;
  switch (scene.kind) {
    case 'card':
      return cardMoment(scene);
    case 'roll':
    case 'haunt-roll':
      return rollMoment(scene, standing);
    case 'fight':
      return fightMoment(standing);
    case 'scenario':
      return scenarioMoment(scene);
    case 'trade':
      return tradeMoment(scene, standing);
    case 'gift':
      return giftMoment(scene, standing, game.view?.position);
    case 'damage':
    case 'heal':
      return damageMoment(scene, standing);
    case 'room':
      return roomMoment(scene);
    case 'death':
      return deathMoment(scene, standing);
    case 'theft':
      return theftMoment(scene);
    case 'burial':
      return burialMoment(scene);
    case 'arrival':
      return arrivalMoment(scene);
    case 'haunt':
      return hauntMoment(scene);
    case 'end':
      return { kind: 'end', who: findOf(eventsIn(scene), 'won')?.who ?? [] };
    default:
      return null;
  }
}
