import { mixPile } from '../core/chance.ts';
import type { G, HauntCode, SetFn } from '../core/context.ts';
import { inScope } from '../core/scope.ts';
import { cardCode, rowOf } from '../core/tables.ts';
import {
  cardsHeldBy,
  explorersOf,
  isDead,
  isExplorer,
  roomOf,
  roundFrom,
  seatOf,
  setSide,
} from '../machine/characters.ts';
import { explorerId, idOf, tell } from '../machine/log.ts';
import { pushScoped } from '../machine/machine.ts';
import { writeVar } from '../machine/variables.ts';
import { BOX, DISCARD, FACE_DOWN } from '../state/state.ts';
import { leadTo } from './find-haunt.ts';

/** The pieces of the haunt come out of the box, its counters are set. */
function unpack(g: G): void {
  const { things } = g.s;
  g.p.tokens.forEach((token, kind) => {
    if (token.haunt !== g.s.haunt || token.count === null) return;
    const count = token.count;
    const n = inScope(g, g.s.revealer, -1, -1, () => count(g));
    const numbers = Array.from({ length: n }, (_, k) => k + 1);
    // Which row of the table has which number must tell nothing.
    if (token.faceDown !== '') mixPile(g, 'picks', numbers, (k) => `${token.id}#${k}`);
    for (const k of numbers) {
      things.def.push(kind);
      things.place.push(BOX);
      things.part.push(0);
      things.bound.push(-1);
      // Items of the haunt are told apart by their numbers.
      things.number.push(n > 1 && (token.carry !== 'item' || g.law['token.item']()) ? k : -1);
      things.flags.push(token.faceDown === '' ? 0 : FACE_DOWN);
    }
  });
  for (const counter of rowOf(g.p.haunts, g.s.haunt).counters) {
    if (counter.from === null) continue;
    const from = counter.from;
    const value = inScope(g, g.s.revealer, -1, -1, () => from(g));
    writeVar(g, counter.slot, value);
  }
}

/** Somebody else plays the explorer from now on, who takes along all items and omens. */
export function handTo(g: G, who: number, seat: number): void {
  g.s.controller[who - g.p.cards.length] = seat;
  tell(g, 'handed-over', { who: idOf(g, who), seat });
  if (g.law['two-player.handover']()) return;
  for (const card of cardsHeldBy(g, who)) g.s.things.place[card] = roomOf(g, who);
}

/** With two players the other explorer of the traitor's player changes hands. */
function handOver(g: G): void {
  const { s } = g;
  if (s.seats !== 2 || s.traitor < 0 || !g.law['two-player.haunt']()) return;
  const villain = seatOf(g, s.traitor);
  for (const who of explorersOf(g)) if (who !== s.traitor && seatOf(g, who) === villain) handTo(g, who, 1 - villain);
}

/** On becoming the traitor an explorer is rid of events that held fast. */
export function free(g: G, who: number): void {
  if (!isExplorer(g, who) || !g.law['traitor.freed']()) return;
  for (const card of cardsHeldBy(g, who)) {
    const { deck, id } = cardCode(g, card);
    if (rowOf(g.p.decks, deck).kept) continue;
    g.s.things.place[card] = DISCARD + deck;
    rowOf(g.s.spent, deck).push(card);
    tell(g, 'card', { card: id, from: idOf(g, who), to: '', room: '', pile: 'discard' });
  }
}

/** Turns from the traitor's left, the traitor last; without a known traitor from the revealer's left. */
function arrangeTurns(g: G, haunt: HauntCode): void {
  const { s } = g;
  const known = s.traitor;
  const begins = haunt.first?.(g)[0];
  if (known < 0) s.order = [...g.law['haunt-order.hidden-or-none'](roundFrom(g, s.revealer), s.order)];
  else {
    const fromLeft = g.law['haunt-order.first'](roundFrom(g, g.law['haunt-order.from'](known, s.revealer)), s.order);
    s.order = [...g.law['haunt-order.traitor-last'](fromLeft, known)];
  }
  if (begins !== undefined && g.law['haunt.conflict']()) {
    const at = s.order.indexOf(begins);
    s.order = s.order.map((_, i) => rowOf(s.order, (at + i) % s.order.length));
  }
}

/** A haunt that has been found: its place in the packs (-1: none can be played), its number by the chart, where the omen was drawn, who turns traitor. */
export interface Found {
  readonly haunt: number;
  readonly number: number;
  readonly room: number;
  readonly traitor: number;
}

/** Sides are taken, pieces unpacked and turns arranged. What was under way is over: the rest of the evening runs by the haunt. */
export function takeCourse(g: G, haunt: HauntCode): void {
  const { s } = g;
  const { traitor, revealer } = s;
  if (traitor >= 0 && g.law['reveal.one-traitor']()) setSide(g, traitor, 1, true);
  if (haunt.def.kind === 'hidden') s.shown = s.shown.map(() => 0);
  s.heroesAtStart = s.controller.length - (traitor >= 0 || haunt.def.kind === 'hidden' ? 1 : 0);
  handOver(g);
  unpack(g);
  arrangeTurns(g, haunt);
  s.frames = [];
  s.scopes = [];
  s.happenings = [];
  pushScoped(g, g.p.hauntFlow, { self: revealer, actor: revealer, owner: -1, ev: -1, vals: {} });
}

/** The haunt begins: from here the game takes another course. */
export function enterHaunt(g: G, { haunt: at, number, room, traitor }: Found): void {
  const { s } = g;
  const { revealer } = s;
  s.revealRoom = room;
  s.haunt = at;
  const haunt = g.p.haunts[at];
  s.traitor = traitor;
  const named = isExplorer(g, traitor) ? explorerId(g, traitor) : null;
  const n = haunt?.def.number ?? number;
  tell(
    g,
    'haunt',
    {
      number: n,
      haunt: haunt?.def.id ?? '',
      revealer: explorerId(g, revealer),
      traitor: named,
      ...(haunt === undefined ? {} : { hauntKind: haunt.def.kind }),
    },
    true,
  );
  if (s.stopAtHaunt || g.p.hauntFlow < 0 || haunt === undefined || !haunt.playable) {
    const verdicts = Object.fromEntries(Array.from({ length: s.seats }, (_, seat) => [String(seat), 'none' as const]));
    s.outcome = {
      verdicts,
      why: 'haunt-begins',
      haunt: haunt?.def.id ?? '',
      number: n,
      revealer: idOf(g, revealer),
      traitor: named,
    };
    return;
  }
  takeCourse(g, haunt);
  free(g, traitor);
}

/** The explorer or, where a table lets people die before the haunt, the next who lives on the left. */
export const livingOrNext = (g: G, who: number): number =>
  who < 0 || !isDead(g, who) ? who : (roundFrom(g, who).find((x) => !isDead(g, x)) ?? who);

/** Who turns traitor by the list of haunts; not always the one who revealed it. */
export function traitorOf(g: G, listed: SetFn | null): number {
  const chosen = livingOrNext(g, g.law['reveal.traitor-list'](listed?.(g)[0] ?? -1));
  if (chosen < 0 || chosen === g.s.revealer) return chosen;
  return g.law['reveal.traitor-not-always-revealer'](chosen, g.s.revealer);
}

/** The haunt begins at once, with the traitor of the list and the first haunt that can be found: for scripts. */
export function beginAtOnce(g: G, number: number, revealer: number, room: number): void {
  const lead = leadTo(g, number, { omen: -1, room });
  const haunt = 'haunt' in lead ? lead.haunt : -1;
  g.s.revealer = revealer;
  enterHaunt(g, { haunt, number, room, traitor: traitorOf(g, g.p.haunts[haunt]?.traitor ?? null) });
}
