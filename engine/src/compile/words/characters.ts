import {
  everyExplorer,
  explorersOf,
  hostile,
  isDead,
  isShown,
  monstersInPlay,
  roomOf,
  roundFrom,
  sheetOf,
  sideOf,
  tableOrder,
  together,
  unseenBy,
} from '../../machine/characters.ts';
import type { G, SetFn } from '../../machine/context.ts';
import { rule } from '../../rules/index.ts';
import { HELD, holder, inZone, isHeld, ZONE } from '../../state/state.ts';
import { type Maker, nearest, text, texts } from './shared.ts';

/** Words that yield characters. */
export const CHARACTERS: Readonly<Record<string, Maker<SetFn>>> = {
  explorers: () => (g) => livingInTurn(g),
  /** Explorers of a side, as it truly is. */
  side: (raw, c) => {
    const side = c.names.side(text(raw.name));
    return (g) => livingInTurn(g, (who) => sideOf(g, who) === side);
  },
  /** Explorers who are not known to be on another side than the heroes'. */
  seemingHeroes: () => (g) => livingInTurn(g, (who) => sideOf(g, who) === 0 || !isShown(g, who)),
  unrevealed: () => (g) => livingInTurn(g, (who) => !isShown(g, who)),
  /** Every explorer of the game, the dead included. */
  everyone: () => (g) => explorersOf(g),
  deadOnes: () => (g) => explorersOf(g).filter((who) => isDead(g, who)),
  opponentsOf: (raw, c) => {
    const who = c.one(raw.who);
    return (g) => [...everyExplorer(g), ...monstersInPlay(g)].filter((x) => hostile(g, who(g), x));
  },
  boundTo: (raw, c) => {
    const of = c.set(raw.of);
    return (g) => of(g).flatMap((t) => (g.s.things.bound[t] >= HELD ? [holder(g.s.things.bound[t])] : []));
  },
  /** Characters and pieces in a place off the board; the dead not. */
  inZone: (raw, c) => {
    const zone = c.names.zone(text(raw.name));
    return (g) => g.s.things.place.flatMap((place, t) => (place === ZONE + zone && !isDead(g, t) ? [t] : []));
  },
  turnOrder: () => (g) => {
    const order = tableOrder(g).filter((who) => roomOf(g, who) >= 0 || inZone(g.s.things.place[who]));
    return rule(g, 'turn.order')(order);
  },
  heroes: () => (g) => livingInTurn(g, (who) => sideOf(g, who) === 0),
  monsters: () => (g) => monstersInPlay(g),
  inTurnOrder: (raw, c) => {
    const from = c.one(raw.from);
    return (g) => roundFrom(g, from(g));
  },
  charactersIn: (raw, c) => {
    const rooms = c.set(raw.rooms);
    return (g) => {
      const where = rooms(g);
      return livingInTurn(g, (who) => where.includes(roomOf(g, who)));
    };
  },
  withMe: (raw, c) => {
    const who = c.one(raw.who);
    return (g) => livingInTurn(g, (x) => together(g, who(g), x) && !unseenBy(g, x, who(g)));
  },
  holderOf: (raw, c) => {
    const things = c.set(raw.things);
    return (g) => {
      const found: number[] = [];
      for (const t of things(g)) {
        const place = g.s.things.place[t];
        if (isHeld(place) && !found.includes(holder(place))) found.push(holder(place));
      }
      return found;
    };
  },
  nearestTo: (raw, c) => {
    const to = c.one(raw.rooms);
    const who = c.set(raw.who);
    return (g) => nearest(g, to(g), who(g), (x) => roomOf(g, x));
  },
  /** Explorers with one of these pastimes. */
  withHobby: (raw) => {
    const hobbies = texts(raw.hobbies);
    return (g) => everyExplorer(g).filter((who) => sheetOf(g, who).def.hobbies.some((h) => hobbies.includes(h)));
  },
};

/** Living explorers in the house who pass the test, in turn order from the active one. */
function livingInTurn(g: G, test: ((who: number) => boolean) | null = null): number[] {
  const order = tableOrder(g);
  const at = Math.max(0, order.indexOf(g.s.turn.who));
  const found: number[] = [];
  for (let i = 0; i < order.length; i++) {
    const who = order[(at + i) % order.length];
    if (roomOf(g, who) >= 0 && !isDead(g, who) && (test === null || test(who))) found.push(who);
  }
  return found;
}
