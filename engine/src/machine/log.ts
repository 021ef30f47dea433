import type { G } from '../core/context.ts';
import type { EventFields, EventSecrets, EventType } from '../core/events.ts';
import { cardCode, cell, defOf, flagsOf, hauntCode } from '../core/tables.ts';
import type { CarrierId, CharacterId, ExplorerId, ThingId, TokenId } from '../language/ids.ts';
import { FACE_DOWN, HELD, holder } from '../state/state.ts';
import { isUnseen, seatOf, sideOf } from './characters.ts';

/** What somebody unseen does without being noticed; of anything else, only what it is about is kept back. */
const UNNOTICED: readonly EventType[] = [
  'move',
  'placed',
  'crossed',
  'ended',
  'offer',
  'chose',
  'thrown',
  'rerolled',
  'roll',
];
/** Rolls that others must know of. */
const OPEN_ROLLS = ['attack', 'defence', 'damage', 'haunt'];

/** The character whose place is hidden and whom the event concerns, or -1. */
function unseen(g: G, data: EventFields[EventType]): number {
  if (g.s.haunt < 0 || hauntCode(g).hiding === 0 || !('who' in data)) return -1;
  return g.s.things.flags.findIndex((_, thing) => isUnseen(g, thing) && idOf(g, thing) === data.who);
}

/** Logs an event that everybody may know; what would give away somebody unseen goes to its own side only. */
export function tell<T extends EventType>(g: G, type: T, data: EventFields[T], reveals = false): void {
  const who = unseen(g, data);
  if (who < 0) g.events.push({ type, data, reveals, secret: null });
  else tellOwnSide(g, type, data, reveals, who, data);
}

const isOpen = (data: EventFields[EventType]): boolean =>
  'tags' in data && data.tags.some((tag) => OPEN_ROLLS.includes(tag));

/** What somebody unseen does: `whole` to its own side, and to the others what they notice of it. */
function tellOwnSide<T extends EventType>(
  g: G,
  type: T,
  data: EventFields[T],
  reveals: boolean,
  who: number,
  whole: EventFields[T],
): void {
  const to = g.s.controller.filter((_, k) => g.s.sides[k] === sideOf(g, who)).concat(seatOf(g, who));
  const secret = { type, data: whole, to };
  if (UNNOTICED.includes(type) && !isOpen(data))
    g.events.push({ type: 'unseen', data: { who: idOf(g, who) }, reveals, secret });
  else g.events.push({ type, data: 'about' in data ? { ...data, about: '' } : data, reveals, secret });
}

/** Logs something that reveals; what stands on a page of the haunt goes to those only whose page it is. */
export function tellReaders<T extends keyof EventSecrets>(
  g: G,
  type: T,
  data: EventFields[T],
  page: string,
  more: EventSecrets[T],
): void {
  const who = unseen(g, data);
  const side = hauntCode(g).sides.indexOf(page);
  if (who >= 0) tellOwnSide(g, type, data, true, who, { ...data, ...more });
  else if (side < 0) tell(g, type, { ...data, ...more }, true);
  else
    tellSome(
      g,
      type,
      data,
      g.s.controller.filter((_, k) => g.s.sides[k] === side),
      more,
    );
}

/** Logs an event of which only `seats` may know the secret part. */
export function tellSome<T extends keyof EventSecrets>(
  g: G,
  type: T,
  data: EventFields[T],
  seats: readonly number[],
  secret: EventSecrets[T],
): void {
  g.events.push({ type, data, reveals: true, secret: { type, data: { ...data, ...secret }, to: seats } });
}

/** The id of an explorer; '' for nobody. */
export const explorerId = (g: G, who: number): ExplorerId => (who < 0 ? '' : (g.p.explorers[defOf(g, who)]?.id ?? ''));

/** The id of a token, with its number where it has one; what lies face down keeps its number to itself. */
export function tokenId(g: G, token: number): TokenId {
  const kind = g.p.tokens[defOf(g, token)]?.id ?? '';
  const n = cell(g.s.things.number, token);
  return n < 0 || (flagsOf(g, token) & FACE_DOWN) !== 0 ? kind : `${kind}#${n}`;
}

/** The id of an explorer or of a token. */
export function idOf(g: G, who: number): CharacterId {
  const first = g.p.cards.length;
  if (who < first) return '';
  return who < first + g.s.controller.length ? explorerId(g, who) : tokenId(g, who);
}

/** The id of any thing: card, explorer or token. */
export const thingId = (g: G, thing: number): ThingId =>
  thing >= 0 && thing < g.p.cards.length ? cardCode(g, thing).id : idOf(g, thing);

/** The id of what a place code points at: room, card or token. */
export function carrierId(g: G, owner: number): CarrierId {
  if (owner < 0) return '';
  return owner < HELD ? (g.p.rooms[owner]?.id ?? '') : thingId(g, holder(owner));
}
