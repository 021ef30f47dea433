import type { Event, G } from './context.ts';

/** Logs an event that everybody may know. */
export function tell(g: G, type: string, data: Readonly<Record<string, unknown>>, reveals = false): void {
  const event: Event = { type, reveals, to: null, secret: null, data };
  g.events.push(event);
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

/** The id of an explorer, or of a piece with its number where it has one. */
export function idOf(g: G, who: number): string {
  const first = g.p.cards.length;
  if (who < first) return '';
  const def = g.s.things.def[who];
  if (who < first + g.s.controller.length) return g.p.explorers[def].id;
  const n = g.s.things.number[who];
  return n < 0 ? (g.p.tokens[def]?.id ?? '') : `${g.p.tokens[def].id}#${n}`;
}

/** The id of what a place code points at: room, card or token. */
export function carrierId(g: G, owner: number): string {
  if (owner < 0) return '';
  if (owner < 1000) return g.p.rooms[owner].id;
  const thing = owner - 1000;
  if (thing < g.p.cards.length) return g.p.cards[thing].id;
  return idOf(g, thing);
}
