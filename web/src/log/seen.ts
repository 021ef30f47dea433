import type { Decision, Position, SeenEvent } from '@hollow/engine';
import type { LogEntry, PublicTable, TableSeat, WireView } from '@hollow/protocol';

/** Questions about a game that several parts of the page ask. */

export type Explorer = Position['explorers'][number];

export const explorersOf = (position: Position, seat: number | null): Explorer[] =>
  position.explorers.filter((explorer) => explorer.seat === seat);

/** The explorer that a seat plays now: of several the one whose turn it is, else one that lives. */
export function meOf(position: Position, seat: number | null): Explorer | undefined {
  const mine = explorersOf(position, seat);
  return mine.find(({ id }) => id === position.turn.who) ?? mine.find(({ dead }) => dead !== true) ?? mine[0];
}

/** What is asked of the viewer; dice that the whole table types in come after what is asked of the seat itself. */
export const openDecision = (view: WireView | null): Decision | null =>
  view?.decisions.toSorted((a, b) => Number(a.seat < 0) - Number(b.seat < 0))[0] ?? null;

/** Those whom everybody waits for, without the viewer. */
export function waitedFor(view: WireView, table: PublicTable): TableSeat[] {
  const seats = new Set(view.waiting.map(({ seat }) => seat));
  return table.seats.filter(({ seat }) => seats.has(seat));
}

export type EventEntry = Extract<LogEntry, { readonly kind: 'event' }>;

export const isEvent = (entry: LogEntry): entry is EventEntry => entry.kind === 'event';

/** The events that have stood: without those that were taken back. */
export function eventsThatStand(entries: readonly LogEntry[]): SeenEvent[] {
  const kept: EventEntry[] = [];
  for (const entry of entries) {
    if (isEvent(entry)) kept.push(entry);
    else if (entry.kind === 'table' && (entry.what === 'undone' || entry.what === 'undone-by-vote')) {
      const { since } = entry.args;
      if (typeof since === 'number') while ((kept.at(-1)?.at ?? -1) >= since) kept.pop();
    }
  }
  return kept.map(({ event }) => event);
}

/** The last entry with an event that fits. */
export function lastEvent(entries: readonly LogEntry[], fits: (event: SeenEvent) => boolean): EventEntry | null {
  for (let i = entries.length - 1; i >= 0; i -= 1) {
    const entry = entries[i];
    if (isEvent(entry) && fits(entry.event)) return entry;
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

/** Whoever walks sees the house: what was rolled before the own turn does not lie over it. */
export const isRollPast = (entries: readonly LogEntry[], roll: number, decision: Decision | null): boolean =>
  decision?.kind === 'turn' && (thisTurn(entries)[0]?.n ?? 0) > roll;

/** A card that was turned over, and the roll that was made for it. */
export interface Drawn {
  readonly n: number;
  readonly who: string;
  readonly card: string;
  readonly deck: string;
  readonly roll: SeenEvent | null;
  /** Refused, or whoever drew it has gone on to something else. */
  readonly over: boolean;
}

/** Deeds that nobody does in the middle of a card. */
const DEEDS = new Set(['offer', 'attack', 'turn-over']);

/** Whether an event shows that a card has been dealt with. */
const ends = ({ type, who, by, card, about }: SeenEvent, drawn: Drawn): boolean =>
  type === 'declined' ? card === drawn.card : DEEDS.has(type) && (who ?? by) === drawn.who && about !== drawn.card;

/** Cards drawn in the present turn, oldest first. */
export function drawnNow(entries: readonly LogEntry[]): Drawn[] {
  const found: Drawn[] = [];
  for (const entry of thisTurn(entries)) {
    if (!isEvent(entry)) continue;
    const { event, n } = entry;
    if (event.type === 'draw')
      found.push({
        n,
        who: String(event.who),
        card: String(event.card),
        deck: String(event.deck),
        roll: null,
        over: false,
      });
    const last = found.at(-1);
    if (event.type === 'roll' && last !== undefined && event.about === last.card)
      found[found.length - 1] = { ...last, roll: event };
    for (const [i, drawn] of found.entries())
      if (!drawn.over && drawn.n < n && ends(event, drawn)) found[i] = { ...drawn, over: true };
  }
  return found;
}

/** The own card that the open question comes from: nobody has walked on since it was turned over. */
export function cardInQuestion(
  entries: readonly LogEntry[],
  decision: Decision | null,
  mine: ReadonlySet<string>,
): Drawn | null {
  if (decision === null || decision.kind === 'turn' || decision.kind === 'ready') return null;
  const last = drawnNow(entries).findLast(({ who }) => mine.has(who));
  if (last === undefined) return null;
  const { roll, damage } = decision.setting ?? {};
  const about = [roll?.about, damage?.about, ...Object.values(decision.prompt.args)];
  const walked = entries.some((entry) => entry.n > last.n && isEvent(entry) && entry.event.type === 'move');
  return about.includes(last.card) || !walked ? last : null;
}

export interface Roll {
  readonly n: number;
  readonly event: SeenEvent;
  readonly faces: readonly number[];
  readonly total: number;
}

/** The last roll that everybody saw. */
export function lastRoll(entries: readonly LogEntry[]): Roll | null {
  const entry = lastEvent(entries, ({ type, faces }) => type === 'roll' && Array.isArray(faces) && faces.length > 0);
  if (entry === null) return null;
  const { event, n } = entry;
  return { n, event, faces: (event.faces as readonly unknown[]).map(Number), total: Number(event.total) };
}

/** Whether the roll belongs to a fight of the viewer's own. */
export function isOwnFight(entries: readonly LogEntry[], { event, n }: Roll, mine: ReadonlySet<string>): boolean {
  if (!Array.isArray(event.tags) || !event.tags.some((tag) => tag === 'attack' || tag === 'defence')) return false;
  const fight = lastEvent(
    entries.filter((entry) => entry.n < n),
    ({ type }) => type === 'attack',
  );
  return fight !== null && (mine.has(String(fight.event.by)) || mine.has(String(fight.event.on)));
}
