import type { AppliedRule, G } from '../core/context.ts';
import type { DoneType, Event, EventFields, EventSecrets, EventType, Told } from '../core/events.ts';
import { cardCode, cell, defOf, flagsOf, hauntCode } from '../core/tables.ts';
import type { CarrierId, CharacterId, ExplorerId, ThingId, TokenId } from '../language/ids.ts';
import { FACE_DOWN, HELD, holder } from '../state/state.ts';
import { behind, hear, hearChange, isDeed, knownOf, minds, type Part, partOfRule } from './behind.ts';
import { knowsPlaceOf, sidesOfSeat } from './characters.ts';
import { type EventNotice, NOTICED } from './noticed.ts';

/** Rolls that others must know of. */
const OPEN_ROLLS = ['attack', 'defence', 'damage', 'haunt'];

const isOpen = (data: EventFields[EventType]): boolean =>
  'tags' in data && data.tags.some((tag) => OPEN_ROLLS.includes(tag));

const NOBODY: readonly number[] = [];

/** Those whose place is hidden: in most games, and most of the time, nobody's. */
function everyUnseen(g: G): readonly number[] {
  if (g.s.haunt < 0) return NOBODY;
  const { hiding } = hauntCode(g);
  if (hiding === 0) return NOBODY;
  const { flags } = g.s.things;
  let found: number[] | null = null;
  for (let thing = 0; thing < flags.length; thing++) {
    if ((cell(flags, thing) & hiding) === 0) continue;
    if (found === null) found = [thing];
    else found.push(thing);
  }
  return found ?? NOBODY;
}

/** Those whose place is hidden and of whom the event tells; of one that names nobody, for whom it is carried out. */
function unseenIn(g: G, type: EventType, data: EventFields[EventType]): readonly number[] {
  const unseen = everyUnseen(g);
  if (unseen.length === 0) return NOBODY;
  const { noticed, fields }: EventNotice = NOTICED[type];
  if (noticed && !Object.values(fields).includes('trace')) return NOBODY;
  const naming = Object.keys(fields).filter((field) => fields[field] === 'who');
  if (naming.length === 0) return unseen.filter((thing) => thing === g.scope.self);
  const named = Object.entries(data).flatMap(([field, id]) => (naming.includes(field) ? [id] : []));
  return unseen.filter((thing) => named.includes(idOf(g, thing)));
}

/** Seats that may know where all of them are. */
const seatsOf = (g: G, unseen: readonly number[]): number[] =>
  Array.from({ length: g.s.seats }, (_, seat) => seat).filter((seat) =>
    unseen.every((who) => knowsPlaceOf(g, seat, who)),
  );

/** What others notice of an event that tells of somebody unseen. */
function outside<T extends EventType>(g: G, type: T, data: EventFields[T], who: number): Told {
  const { noticed, fields }: EventNotice = NOTICED[type];
  if (!noticed && !isOpen(data)) return { type: 'unseen', data: { who: idOf(g, who) } };
  const traces = Object.keys(data).filter((field) => fields[field] === 'trace');
  return { type, data: { ...data, ...Object.fromEntries(traces.map((field) => [field, ''])) } };
}

/** Logs what is told `to` some seats as a whole; others, among whom nobody unseen is noticed, get `data`. */
function log<T extends EventType>(
  g: G,
  { type, data, reveals }: { readonly type: T; readonly data: EventFields[T]; readonly reveals: boolean },
  secret: Event['secret'],
): void {
  const unseen = unseenIn(g, type, data);
  const first = unseen[0];
  if (first === undefined) g.events.push({ type, data, reveals, secret });
  else
    g.events.push({
      ...outside(g, type, data, first),
      reveals,
      secret: secret ?? { type, data, to: seatsOf(g, unseen) },
    });
}

/** Logs an event that everybody may know; what would give away somebody unseen goes to its own side only. */
export function tell<T extends EventType>(g: G, type: T, data: EventFields[T], reveals = false): void {
  log(g, { type, data, reveals }, null);
}

/** Seats of a side. */
const readersOf = (g: G, side: number): number[] =>
  Array.from({ length: g.s.seats }, (_, seat) => seat).filter((seat) => sidesOfSeat(g.s, seat).has(side));

/** Whether everybody knows that a part of the haunt is at work: it stands on their page, is what a side does before the first turn, or has been used in the open. */
const isPublic = (g: G, part: Part): boolean =>
  !hauntCode(g).sides.includes(part.page) || part.key.startsWith('setup/') || knownOf(g, part) !== 'nothing';

/**
 * Logs what is done to somebody, with the part of the haunt that does it by itself: it is used, and known to all from now on. What is not used in the open
 * goes to those only whose page it stands on.
 */
export function tellDone<T extends DoneType>(
  g: G,
  type: T,
  data: EventFields[T],
  { sufferer, reveals = false }: { readonly sufferer: number; readonly reveals?: boolean },
): void {
  const part = behind(g);
  if (part === null || isDeed(g, part) || !minds(g, sufferer, part)) {
    tell(g, type, data, reveals);
    return;
  }
  hear(g, sufferer);
  tellPart(g, type, data, { part, reveals });
}

/** Logs an event with the part of the haunt that brings it about, for those who may know of it. */
function tellPart<T extends DoneType>(
  g: G,
  type: T,
  data: EventFields[T],
  { part, reveals }: { readonly part: Part; readonly reveals: boolean },
): void {
  const whole: EventFields[T] = { ...data, behind: part.key };
  if (isPublic(g, part)) {
    tell(g, type, whole, reveals);
    return;
  }
  const unseen = unseenIn(g, type, data);
  const to = unseen.length > 0 ? seatsOf(g, unseen) : readersOf(g, hauntCode(g).sides.indexOf(part.page));
  log(g, { type, data, reveals }, { type, data: whole, to });
}

/** Logs that a rule makes other damage of what comes at somebody, with what carries it: a card, a room, or a part of the haunt. */
export function tellAltered(
  g: G,
  { rule, owner }: AppliedRule,
  who: number,
  data: Omit<EventFields['altered'], 'who' | 'about'>,
): void {
  const part = partOfRule(g, rule);
  const whole = { who: idOf(g, who), about: part === null ? carrierId(g, owner) : '', ...data };
  if (part === null) {
    tell(g, 'altered', whole);
    return;
  }
  hearChange(g, rule, who);
  tellPart(g, 'altered', whole, { part, reveals: false });
}

/** Logs something that reveals; what stands on a page of the haunt goes to those only whose page it is. */
export function tellReaders<T extends keyof EventSecrets>(
  g: G,
  type: T,
  data: EventFields[T],
  page: string,
  more: EventSecrets[T],
): void {
  const side = hauntCode(g).sides.indexOf(page);
  const unseen = unseenIn(g, type, data);
  if (unseen.length > 0) tellSome(g, type, data, seatsOf(g, unseen), more);
  else if (side < 0) tell(g, type, { ...data, ...more }, true);
  else tellSome(g, type, data, readersOf(g, side), more);
}

/** Logs an event of which only `seats` may know the secret part. */
export function tellSome<T extends keyof EventSecrets>(
  g: G,
  type: T,
  data: EventFields[T],
  seats: readonly number[],
  secret: EventSecrets[T],
): void {
  log(g, { type, data, reveals: true }, { type, data: { ...data, ...secret }, to: seats });
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
