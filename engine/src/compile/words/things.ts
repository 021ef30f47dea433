import { heldBy, isDead, roomOf } from '../../machine/characters.ts';
import type { CardCode, G, Program, SetFn } from '../../machine/context.ts';
import { DISCARD, FACE_DOWN, HELD } from '../../state/state.ts';
import { type Maker, text, texts } from './shared.ts';

/** Words that yield cards and pieces. */
export const THINGS: Readonly<Record<string, Maker<SetFn>>> = {
  /** Pieces of a kind on the board or in somebody's hands. */
  pieces: (raw, c) => {
    const kinds = texts(raw.kinds).map((id) => c.names.token(id));
    return (g) =>
      tokensWhere(g, (t) => kinds.includes(g.s.things.def[t]) && g.s.things.place[t] < DISCARD && !isDead(g, t));
  },
  /** Pieces in play that lie face down. */
  faceDown: () => (g) =>
    tokensWhere(g, (t) => (g.s.things.flags[t] & FACE_DOWN) !== 0 && g.s.things.place[t] < DISCARD),
  boundPieces: (raw, c) => {
    const who = c.one(raw.who);
    return (g) => tokensWhere(g, (t) => g.s.things.bound[t] === HELD + who(g) && g.s.things.place[t] < DISCARD);
  },
  cards: (raw, c) => {
    const ids = texts(raw.ids).map((id) => c.names.card(id));
    return () => ids;
  },
  tagged: (raw) => {
    const tags = texts(raw.tags);
    return printed(({ item, tags: own }) => tags.some((t) => (t === 'item' ? item : own.includes(t))));
  },
  fromDeck: (raw, c) => {
    const deck = c.names.deck(text(raw.deck));
    return printed((card) => card.deck === deck);
  },
  /** Cards that nobody has drawn yet. */
  inStack: (raw, c) => {
    const deck = c.names.deck(text(raw.deck));
    return (g) => g.s.piles[deck].toSorted((a, b) => a - b);
  },
  heldBy: (raw, c) => {
    const who = c.set(raw.who);
    return (g) => who(g).flatMap((x) => heldBy(g, x));
  },
  lyingIn: (raw, c) => {
    const rooms = c.set(raw.rooms);
    return (g) => {
      const where = rooms(g);
      return cardsWhere(g, (card) => where.includes(g.s.things.place[card]));
    };
  },
  tokensOf: (raw, c) => {
    const kinds = texts(raw.kinds).map((id) => c.names.token(id));
    return (g) => tokensWhere(g, (t) => kinds.includes(g.s.things.def[t]) && roomOf(g, t) >= 0);
  },
  untouched: () => (g) => cardsWhere(g, (card) => !g.s.handled.includes(card)),
  permits: (raw) => {
    const what = text(raw.what);
    return printed((card) => (what === 'trade' ? card.trade : what === 'drop' ? card.drop : card.steal));
  },
};

/** Cards by what is printed on them: always the same for a program, so that they are looked through once. */
function printed(test: (card: CardCode) => boolean): SetFn {
  let program: Program | null = null;
  let found: readonly number[] = [];
  return (g) => {
    if (program !== g.p) {
      program = g.p;
      found = cardsWhere(g, (card) => test(g.p.cards[card]));
    }
    return found;
  };
}

function cardsWhere(g: G, test: (card: number) => boolean): number[] {
  const found: number[] = [];
  for (let card = 0; card < g.p.cards.length; card++) if (test(card)) found.push(card);
  return found;
}

function tokensWhere(g: G, test: (token: number) => boolean): number[] {
  const found: number[] = [];
  for (let t = g.p.cards.length + g.s.controller.length; t < g.s.things.def.length; t++) if (test(t)) found.push(t);
  return found;
}
