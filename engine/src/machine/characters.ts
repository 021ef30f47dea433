import { HELD, holder, inRoom, isHeld } from '../state/state.ts';
import type { ExplorerCode, G } from './context.ts';
import { law, reading } from './law.ts';

/** Explorers stand in the table of things right after the cards. */
export const isExplorer = (g: G, thing: number): boolean => {
  const first = g.p.cards.length;
  return thing >= first && thing < first + g.s.controller.length;
};
export const isCard = (g: G, thing: number): boolean => thing >= 0 && thing < g.p.cards.length;
export const isToken = (g: G, thing: number): boolean => thing >= g.p.cards.length + g.s.controller.length;
const seatIndex = (g: G, who: number): number => who - g.p.cards.length;

export const seatOf = (g: G, who: number): number => (isExplorer(g, who) ? g.s.controller[seatIndex(g, who)] : -1);
export const sheetOf = (g: G, who: number): ExplorerCode => g.p.explorers[g.s.things.def[who]];

export function explorersOf(g: G): number[] {
  const first = g.p.cards.length;
  return g.s.controller.map((_, k) => first + k);
}

/** The room of a held thing is the room of its holder. */
export function roomOf(g: G, thing: number): number {
  let place = g.s.things.place[thing];
  while (isHeld(place)) place = g.s.things.place[holder(place)];
  return inRoom(place) ? place : -1;
}

export const heldBy = (g: G, who: number): number[] => {
  const held: number[] = [];
  const { place } = g.s.things;
  const code = HELD + who;
  for (let i = 0; i < g.p.cards.length; i++) if (place[i] === code) held.push(i);
  return held;
};

/** The side of a barrier where the thing is; what is held is where its holder stands. */
export function partOf(g: G, thing: number): number {
  const place = g.s.things.place[thing];
  return g.s.things.part[isHeld(place) ? holder(place) : thing];
}

/** Same room and, behind a barrier, the same side of it. */
export function together(g: G, a: number, b: number): boolean {
  const room = roomOf(g, a);
  const other = roomOf(g, b);
  if (room < 0 || other < 0) return false;
  if (room !== other) return g.p.rooms[room].tile === g.p.rooms[other].tile && !law(g, 'room.start-tile.three-rooms');
  if (g.p.rooms[room].partOf === null || partOf(g, a) === partOf(g, b)) return true;
  return !law(g, 'barrier.no-interaction');
}

const stepIndex = (g: G, who: number, trait: number): number => seatIndex(g, who) * g.p.traits.length + trait;
export const stepOf = (g: G, who: number, trait: number): number => g.s.steps[stepIndex(g, who, trait)];
export const setStep = (g: G, who: number, trait: number, step: number): void => {
  g.s.steps[stepIndex(g, who, trait)] = step;
};

/** The number under the clip. On the skull it is 0, or 1 where the books let a trait rest there before the haunt. */
export function traitOf(g: G, who: number, trait: number): number {
  const step = stepOf(g, who, trait);
  if (step < 0) return reading(g, 'preHauntFloor') === 'one' ? 1 : 0;
  return law(g, 'traits.known-rows') ? sheetOf(g, who).tracks[trait][step] : step;
}

/** From the left of `from` once round the table, `from` last. */
export function roundFrom(g: G, from: number): number[] {
  const order = tableOrder(g);
  const at = order.indexOf(from);
  return order.map((_, i) => order[(at + 1 + i) % order.length]);
}

/** Explorers in order of the seats; with two to a seat, round the table twice. */
export const tableOrder = (g: G): readonly number[] => g.s.order;
