import type { Decision, EventType, Position, SeenEvent, SeenEventOf } from '@hollow/engine';
import type { LogEntry, PublicTable, TableSeat, WireView } from '@hollow/protocol';

/** Questions about a game that several parts of the page ask. */

export type Explorer = Position['explorers'][number];

export const explorersOfSeat = (position: Position, seat: number | null): Explorer[] =>
  position.explorers.filter((explorer) => explorer.seat === seat);

/** The explorer that a seat plays now: of several the one whose turn it is, otherwise one that is alive. */
export function meOf(position: Position, seat: number | null): Explorer | undefined {
  const mine = explorersOfSeat(position, seat);
  return mine.find(({ id }) => id === position.turn.who) ?? mine.find(({ dead }) => dead !== true) ?? mine[0];
}

/** What is asked of the viewer; dice that the whole table types in come after what is asked of the seat itself. */
export const ownDecision = (view: WireView | null): Decision | null =>
  view?.decisions.toSorted((a, b) => Number(a.seat < 0) - Number(b.seat < 0))[0] ?? null;

/** Those whom everybody waits for, without the viewer. */
export function waitedFor(view: WireView, table: PublicTable): TableSeat[] {
  const seats = new Set(view.waiting.map(({ seat }) => seat));
  return table.seats.filter(({ seat }) => seats.has(seat));
}

export type EventEntry = Extract<LogEntry, { readonly kind: 'event' }>;

/** An entry with an event of that type. */
export interface EntryOf<T extends EventType> {
  readonly n: number;
  readonly at: number;
  readonly kind: 'event';
  readonly event: SeenEventOf<T>;
}

export const isEvent = (entry: LogEntry): entry is EventEntry => entry.kind === 'event';

const isOf = <T extends EventType>(event: SeenEvent, type: T): event is SeenEvent & SeenEventOf<T> =>
  event.type === type;

/** The one that an event is about; null where there is none, or where there are several. */
export function whomConcerns(event: SeenEvent): string | null {
  const who = 'who' in event ? event.who : 'by' in event ? event.by : '';
  return typeof who === 'string' && who !== '' ? who : null;
}

/** The last entry with an event of that type that fits. */
export function lastEvent<T extends EventType>(
  entries: readonly LogEntry[],
  type: T,
  fits: (event: SeenEventOf<T>) => boolean = () => true,
): EntryOf<T> | null {
  for (const entry of entries.toReversed()) {
    if (!isEvent(entry)) continue;
    const { n, at, kind, event } = entry;
    if (isOf(event, type) && fits(event)) return { n, at, kind, event };
  }
  return null;
}

/** Whether somebody's turn has begun after an entry. */
export const hasTurnAfter = (entries: readonly LogEntry[], after: number): boolean =>
  entries.some((entry) => entry.n > after && isEvent(entry) && entry.event.type === 'turn');

/** The entries since the present turn began. */
export function thisTurn(entries: readonly LogEntry[]): readonly LogEntry[] {
  const at = entries.findLastIndex((entry) => isEvent(entry) && entry.event.type === 'turn');
  return at < 0 ? entries : entries.slice(at);
}

/** Whoever walks sees the house: what was rolled before one's own turn does not lie over it. */
export const isRollPast = (entries: readonly LogEntry[], roll: number, decision: Decision | null): boolean =>
  decision?.kind === 'turn' && (thisTurn(entries)[0]?.n ?? 0) > roll;

/** A card that was turned over, and the roll that was made for it. */
export interface DrawnCard {
  readonly n: number;
  readonly who: string;
  readonly card: string;
  readonly deck: string;
  readonly roll: SeenEventOf<'roll'> | null;
  /** Refused, or whoever drew it has gone on to something else. */
  readonly over: boolean;
  /** It has been put away since, and is used from the hand: what is thrown then is not thrown for drawing it. */
  readonly used: boolean;
}

/** Whether an event shows that a card has been dealt with: refused, or there is a deed that nobody does in the middle of one. */
function ends(event: SeenEvent, { card, who }: DrawnCard): boolean {
  switch (event.type) {
    case 'declined':
      return event.card === card;
    case 'offer':
      return event.who === who && event.about !== card;
    case 'attack':
      return event.by === who;
    case 'turn-over':
      return event.who === who;
    default:
      return false;
  }
}

/** Cards drawn in the present turn, oldest first. */
export function drawnNow(entries: readonly LogEntry[]): DrawnCard[] {
  const found: DrawnCard[] = [];
  for (const entry of thisTurn(entries)) {
    if (!isEvent(entry)) continue;
    const { event, n } = entry;
    if (event.type === 'draw')
      found.push({ n, who: event.who, card: event.card, deck: event.deck, roll: null, over: false, used: false });
    const last = found.at(-1);
    if (event.type === 'roll' && last !== undefined && event.about === last.card)
      found[found.length - 1] = { ...last, roll: event };
    for (const [i, drawn] of found.entries())
      found[i] = {
        ...drawn,
        over: drawn.over || (drawn.n < n && ends(event, drawn)),
        used: drawn.used || (event.type === 'offer' && event.who === drawn.who && event.about === drawn.card),
      };
  }
  return found;
}

/** One's own card that the open question comes from: nobody has walked on since it was turned over. */
export function cardInQuestion(
  entries: readonly LogEntry[],
  decision: Decision | null,
  mine: ReadonlySet<string>,
): DrawnCard | null {
  if (decision === null || decision.kind === 'turn' || decision.kind === 'ready') return null;
  const last = drawnNow(entries).findLast(({ who }) => mine.has(who));
  if (last === undefined || last.used) return null;
  const { roll, damage } = decision.setting ?? {};
  const about = [roll?.about, damage?.about, ...Object.values(decision.prompt.args)];
  const walked = entries.some((entry) => entry.n > last.n && isEvent(entry) && entry.event.type === 'move');
  return about.includes(last.card) || !walked ? last : null;
}

export interface Roll {
  readonly n: number;
  readonly event: SeenEventOf<'roll'>;
}

const isFightRoll = (tags: readonly string[]): boolean => tags.includes('attack') || tags.includes('defence');

/** The last roll that everybody saw, but for those of fights: both throws of one lie beside each other elsewhere. */
export function lastRoll(entries: readonly LogEntry[]): Roll | null {
  return lastEvent(entries, 'roll', ({ faces, tags }) => faces.length > 0 && !isFightRoll(tags));
}

/** After these, dice are about something else than the deed before. */
const MOVED_ON: ReadonlySet<SeenEvent['type']> = new Set([
  'turn',
  'turn-over',
  'monster-turn',
  'move',
  'draw',
  'attack',
  'roll',
  'thrown',
]);

/**
 * The deed of a haunt that somebody throws dice for: what they set about last, as long as nothing else has come of it.
 * A card or room that asks for dice is named by the roll itself.
 */
export function deedBehind(
  entries: readonly LogEntry[],
  { who, about }: { readonly who: string; readonly about: string },
): string | null {
  if (who === '' || about !== '') return null;
  for (const { event } of entries.filter(isEvent).reverse()) {
    if (event.type === 'offer' && event.about === '') return event.who === who ? event.rule : null;
    if (MOVED_ON.has(event.type)) return null;
  }
  return null;
}

/** Whether an event is part of a fight: all of it is told in one place. */
export const isOfFight = (event: SeenEvent): boolean =>
  event.type === 'attack' ||
  event.type === 'fought' ||
  ((event.type === 'roll' || event.type === 'thrown') &&
    event.tags.some((tag) => tag === 'attack' || tag === 'defence'));
