import type { G } from '../core/context.ts';
import { cell } from '../core/tables.ts';
import { isCard, isDead, isExplorer, isToken, roomOf, tableOrder } from '../machine/characters.ts';
import { DISCARD } from '../state/state.ts';

/** What a set is picked out of: it lists those that pass a test, tells whether there are any, and whether something belongs to it. */
export interface Domain {
  filter(g: G, test: Test): readonly number[];
  some(g: G, test: Test): boolean;
  has(g: G, x: number): boolean;
}

type Test = (g: G, x: number) => boolean;

function pick(from: number, to: number, g: G, test: Test): number[] {
  const found: number[] = [];
  for (let x = from; x < to; x++) if (test(g, x)) found.push(x);
  return found;
}

function someOf(from: number, to: number, g: G, test: Test): boolean {
  for (let x = from; x < to; x++) if (test(g, x)) return true;
  return false;
}

const firstToken = (g: G): number => g.p.cards.length + g.s.controller.length;
export const isOnBoard = (g: G, t: number): boolean => (g.s.things.place[t] ?? DISCARD) < DISCARD;

/** Rooms in the house. */
export const house: Domain = {
  filter(g, test) {
    const found: number[] = [];
    const { floor } = g.s.rooms;
    for (let room = 0; room < floor.length; room++) if (cell(floor, room) >= 0 && test(g, room)) found.push(room);
    return found;
  },
  some(g, test) {
    const { floor } = g.s.rooms;
    for (let room = 0; room < floor.length; room++) if (cell(floor, room) >= 0 && test(g, room)) return true;
    return false;
  },
  has: (g, x) => (g.s.rooms.floor[x] ?? -1) >= 0,
};

/** Living explorers in the house, in turn order from the active one. */
export const living: Domain = {
  filter(g, test) {
    const order = tableOrder(g);
    const at = Math.max(0, order.indexOf(g.s.turn.who));
    const found: number[] = [];
    for (let i = 0; i < order.length; i++) {
      const who = order[(at + i) % order.length];
      if (who !== undefined && living.has(g, who) && test(g, who)) found.push(who);
    }
    return found;
  },
  some: (g, test) => tableOrder(g).some((who) => living.has(g, who) && test(g, who)),
  has: (g, x) => isExplorer(g, x) && roomOf(g, x) >= 0 && !isDead(g, x),
};

/** Every explorer of the game, the dead included, in the order of the table. */
export const explorerDomain: Domain = {
  filter: (g, test) => pick(g.p.cards.length, firstToken(g), g, test),
  some: (g, test) => someOf(g.p.cards.length, firstToken(g), g, test),
  has: isExplorer,
};

/** Pieces on the board or in somebody's hands. */
export const inPlay: Domain = {
  filter(g, test) {
    const found: number[] = [];
    for (let t = firstToken(g); t < g.s.things.def.length; t++) if (isOnBoard(g, t) && test(g, t)) found.push(t);
    return found;
  },
  some(g, test) {
    for (let t = firstToken(g); t < g.s.things.def.length; t++) if (isOnBoard(g, t) && test(g, t)) return true;
    return false;
  },
  has: (g, x) => isToken(g, x) && x < g.s.things.def.length && isOnBoard(g, x),
};

/** The first piece of these kinds from there on, or -1. One kind, as most words name, is looked for along the column. */
function nextOfKinds(g: G, kinds: readonly number[], from: number): number {
  const { def } = g.s.things;
  if (kinds.length === 1) return def.indexOf(cell(kinds, 0), from);
  for (let t = from; t < def.length; t++) if (kinds.includes(cell(def, t))) return t;
  return -1;
}

/** Pieces of these kinds, wherever they are: of no others anything is asked. */
export const piecesOfKinds = (kinds: readonly number[]): Domain => ({
  filter(g, test) {
    let found: number[] | null = null;
    for (let t = nextOfKinds(g, kinds, firstToken(g)); t >= 0; t = nextOfKinds(g, kinds, t + 1)) {
      if (!test(g, t)) continue;
      if (found === null) found = [t];
      else found.push(t);
    }
    return found ?? NONE;
  },
  some(g, test) {
    for (let t = nextOfKinds(g, kinds, firstToken(g)); t >= 0; t = nextOfKinds(g, kinds, t + 1))
      if (test(g, t)) return true;
    return false;
  },
  has: (g, x) => isToken(g, x) && kinds.includes(g.s.things.def[x] ?? -1),
});

const NONE: readonly number[] = [];

/** Every card of the game. */
export const everyCard: Domain = {
  filter: (g, test) => pick(0, g.p.cards.length, g, test),
  some: (g, test) => someOf(0, g.p.cards.length, g, test),
  has: isCard,
};

/** Everything that can be somewhere. */
export const everything: Domain = {
  filter: (g, test) => pick(0, g.s.things.def.length, g, test),
  some: (g, test) => someOf(0, g.s.things.def.length, g, test),
  has: (g, x) => x >= 0 && x < g.s.things.def.length,
};
