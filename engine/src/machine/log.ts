import { FACE_DOWN } from '../state/state.ts';
import { isUnseen, seatOf, sideOf } from './characters.ts';
import type { Event, G } from './context.ts';

/** What somebody unseen does without being noticed; of anything else, only what it is about is kept back. */
const UNNOTICED = ['move', 'placed', 'crossed', 'ended', 'offer', 'chose', 'thrown', 'rerolled', 'roll'];
/** Rolls that others must know of. */
const OPEN_ROLLS = ['attack', 'defence', 'damage', 'haunt'];

/** The character whose place is hidden and whom the event concerns, or -1. */
function unseen(g: G, data: Readonly<Record<string, unknown>>): number {
  if (g.s.haunt < 0 || g.p.haunts[g.s.haunt].hiding === 0) return -1;
  return g.s.things.flags.findIndex((_, thing) => isUnseen(g, thing) && idOf(g, thing) === data.who);
}

/** Logs an event that everybody may know; what would give away somebody unseen goes to its own side only. */
export function tell(g: G, type: string, data: Readonly<Record<string, unknown>>, reveals = false): void {
  const who = unseen(g, data);
  if (who < 0) g.events.push({ type, reveals, to: null, secret: null, data });
  else tellOwnSide(g, type, data, reveals, who);
}

/** What somebody unseen does: to its own side, and to the others what they notice of it. */
function tellOwnSide(
  g: G,
  type: string,
  data: Readonly<Record<string, unknown>>,
  reveals: boolean,
  who: number,
  more: Readonly<Record<string, unknown>> = {},
): void {
  const to = g.s.controller.filter((_, k) => g.s.sides[k] === sideOf(g, who)).concat(seatOf(g, who));
  const open = Array.isArray(data.tags) && data.tags.some((tag) => OPEN_ROLLS.includes(String(tag)));
  if (UNNOTICED.includes(type) && !open) {
    const event: Event = { type: 'unseen', reveals, to, secret: { type, ...data, ...more }, data: { who: data.who } };
    g.events.push(event);
    return;
  }
  const { about, ...rest } = data;
  g.events.push({ type, reveals, to, secret: about === undefined ? more : { about, ...more }, data: rest });
}

/** Logs something that reveals; what stands on a page of the haunt goes to those only whose page it is. */
export function tellReaders(
  g: G,
  type: string,
  data: Readonly<Record<string, unknown>>,
  page: string,
  more: Readonly<Record<string, unknown>>,
): void {
  const who = unseen(g, data);
  const side = g.p.haunts[g.s.haunt].sides.indexOf(page);
  if (who >= 0) tellOwnSide(g, type, data, true, who, more);
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
export function tellSome(
  g: G,
  type: string,
  data: Readonly<Record<string, unknown>>,
  seats: readonly number[],
  secret: Readonly<Record<string, unknown>>,
): void {
  g.events.push({ type, reveals: true, to: seats, secret, data });
}

/** The id of an explorer, or of a piece with its number where it has one; what lies face down keeps its number to itself. */
export function idOf(g: G, who: number): string {
  const first = g.p.cards.length;
  if (who < first) return '';
  const def = g.s.things.def[who];
  if (who < first + g.s.controller.length) return g.p.explorers[def].id;
  const n = g.s.things.number[who];
  const hidden = n < 0 || (g.s.things.flags[who] & FACE_DOWN) !== 0;
  return hidden ? (g.p.tokens[def]?.id ?? '') : `${g.p.tokens[def].id}#${n}`;
}

/** The id of what a place code points at: room, card or token. */
export function carrierId(g: G, owner: number): string {
  if (owner < 0) return '';
  if (owner < 1000) return g.p.rooms[owner]?.id ?? '';
  const thing = owner - 1000;
  if (thing < g.p.cards.length) return g.p.cards[thing].id;
  return idOf(g, thing);
}
