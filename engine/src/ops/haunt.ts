import type { OpTable } from '../define/op-table.ts';
import { mixPile } from '../machine/chance.ts';
import {
  explorersOf,
  heldBy,
  isDead,
  isExplorer,
  roomOf,
  roundFrom,
  seatOf,
  setSide,
  tableOrder,
} from '../machine/characters.ts';
import type { G, HauntCode } from '../machine/context.ts';
import { inScope } from '../machine/fold.ts';
import { law } from '../machine/law.ts';
import { idOf, tell } from '../machine/log.ts';
import { done, pushScoped, putToAll } from '../machine/machine.ts';
import { writeVar } from '../machine/variables.ts';
import { BOX, DISCARD, FACE_DOWN } from '../state/state.ts';

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
      things.number.push(n > 1 && (token.carry !== 'item' || law(g, 'token.item')) ? k : -1);
      things.flags.push(token.faceDown === '' ? 0 : FACE_DOWN);
    }
  });
  for (const counter of g.p.haunts[g.s.haunt].counters) {
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
  if (law(g, 'two-player.handover')) return;
  for (const card of heldBy(g, who)) g.s.things.place[card] = roomOf(g, who);
}

/** With two players the other explorer of the traitor's player changes hands. */
function handOver(g: G): void {
  const { s } = g;
  if (s.seats !== 2 || s.traitor < 0 || !law(g, 'two-player.haunt')) return;
  const villain = seatOf(g, s.traitor);
  for (const who of explorersOf(g)) if (who !== s.traitor && seatOf(g, who) === villain) handTo(g, who, 1 - villain);
}

/** On becoming the traitor an explorer is rid of events that held fast. */
export function free(g: G, who: number): void {
  if (!isExplorer(g, who) || !law(g, 'traitor.freed')) return;
  for (const card of heldBy(g, who)) {
    const { deck } = g.p.cards[card];
    if (g.p.decks[deck].kept) continue;
    g.s.things.place[card] = DISCARD + deck;
    g.s.spent[deck].push(card);
    tell(g, 'card', { card: g.p.cards[card].id, from: idOf(g, who), to: '', room: '', pile: 'discard' });
  }
}

/** Turns from the traitor's left, the traitor last; without a known traitor from the revealer's left. */
function arrangeTurns(g: G, haunt: HauntCode): void {
  const { s } = g;
  const known = s.traitor;
  const begins = haunt.first?.(g)[0];
  if (known >= 0 && law(g, 'haunt-order.first')) s.order = roundFrom(g, known);
  else if (known < 0 && law(g, 'haunt-order.hidden-or-none')) s.order = roundFrom(g, s.revealer);
  if (known >= 0 && !law(g, 'haunt-order.traitor-last')) s.order = [known, ...s.order.filter((who) => who !== known)];
  if (begins !== undefined && law(g, 'haunt.conflict')) {
    const at = s.order.indexOf(begins);
    s.order = s.order.map((_, i) => s.order[(at + i) % s.order.length]);
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
  if (traitor >= 0) setSide(g, traitor, 1, true);
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
export function beginHaunt(g: G, { haunt: at, number, room, traitor }: Found): void {
  const { s } = g;
  const { revealer } = s;
  s.revealRoom = room;
  s.haunt = at;
  const haunt = g.p.haunts[at];
  s.traitor = traitor;
  const named = isExplorer(g, traitor) ? idOf(g, traitor) : null;
  const n = haunt?.def.number ?? number;
  tell(g, 'haunt', { number: n, haunt: haunt?.def.id ?? '', revealer: idOf(g, revealer), traitor: named }, true);
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

export const HAUNT: OpTable = {
  /** Both sides read and say that they are ready; then each carries out its first steps. Registers: none. */
  prepare: () => ({
    run(g, f) {
      const haunt = g.p.haunts[g.s.haunt];
      if (f.st === 0) {
        f.st = 1;
        if (law(g, 'haunt-setup.ready'))
          putToAll(
            g,
            'ready',
            Array.from({ length: g.s.seats }, (_, seat) => seat),
          );
        return;
      }
      if (f.st === 2) {
        g.s.underway = true;
        tell(g, 'haunt-begins', { haunt: haunt.def.id });
        done(f);
        return;
      }
      f.st = 2;
      const hero =
        explorersOf(g).find((x) => x === g.s.revealer && x !== g.s.traitor) ??
        tableOrder(g).find((x) => x !== g.s.traitor && !isDead(g, x)) ??
        g.s.revealer;
      const stages: (readonly [string, number])[] = [
        ['everyone', g.s.revealer],
        ['traitor', g.s.traitor],
        ['heroes', hero],
      ];
      for (const [side, self] of stages.toReversed()) {
        const block = haunt.setup[side];
        if (block !== undefined && self >= 0) pushScoped(g, block, { self, actor: self, owner: -1, ev: -1, vals: {} });
      }
    },
    options(_g, _f, sheet) {
      sheet.open.push({ verb: 'ready' });
    },
    take() {
      // Every seat has said so; the next run goes on.
    },
  }),
};
