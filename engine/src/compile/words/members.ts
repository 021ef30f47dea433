import { hasClearWindow } from '../../house/geometry.ts';
import { waysOut } from '../../house/ways.ts';
import {
  hasStatus,
  isCard,
  isDead,
  isExplorer,
  isMonster,
  isShown,
  isToken,
  roomOf,
  sideOf,
  together,
  unseenBy,
} from '../../machine/characters.ts';
import type { G, MemberFn } from '../../machine/context.ts';
import { law } from '../../machine/law.ts';
import { DISCARD, FACE_DOWN, HELD, holder, isHeld, LOST, ZONE } from '../../state/state.ts';
import { list, type Maker, standsIn, text, texts, withIt } from './shared.ts';

const lives = (g: G, x: number): boolean => isExplorer(g, x) && roomOf(g, x) >= 0 && !isDead(g, x);
const stands = (g: G, x: number): boolean => g.s.rooms.floor[x] >= 0;
const inPlay = (g: G, x: number): boolean =>
  isToken(g, x) && x < g.s.things.def.length && g.s.things.place[x] < DISCARD;

/**
 * Whether something is in the set of a word, where that can be told without making the set; null where it cannot. The words that yield the sets are the
 * reference: an engine that is watched goes by them alone, and a test sees to it that it plays the same games.
 */
export const MEMBERS: Readonly<Record<string, Maker<MemberFn | null>>> = {
  explorers: () => lives,
  side: (raw, c) => {
    const side = c.names.side(text(raw.name));
    return (g, x) => lives(g, x) && sideOf(g, x) === side;
  },
  heroes: () => (g, x) => lives(g, x) && sideOf(g, x) === 0,
  seemingHeroes: () => (g, x) => lives(g, x) && (sideOf(g, x) === 0 || !isShown(g, x)),
  unrevealed: () => (g, x) => lives(g, x) && !isShown(g, x),
  everyone: () => isExplorer,
  deadOnes: () => (g, x) => isExplorer(g, x) && isDead(g, x),
  monsters: () => (g, x) => inPlay(g, x) && isMonster(g, x) && !isDead(g, x),
  inZone: (raw, c) => {
    const zone = ZONE + c.names.zone(text(raw.name));
    return (g, x) => g.s.things.place[x] === zone && !isDead(g, x);
  },
  charactersIn: (raw, c) => {
    const rooms = c.quick(raw.rooms);
    return rooms === null ? null : (g, x) => lives(g, x) && rooms(g, roomOf(g, x));
  },
  withMe: (raw, c) => {
    const who = c.one(raw.who);
    return (g, x) => lives(g, x) && together(g, who(g), x) && !unseenBy(g, x, who(g));
  },

  named: (raw, c) => {
    const ids = texts(raw.ids).map((id) => c.names.room(id));
    return (g, x) => ids.includes(x) && stands(g, x);
  },
  standing: () => (g, x) =>
    stands(g, x) && (!g.p.rooms[x].tags.includes('outside') || law(g, 'doors.outside-is-inside')),
  lost: () => (g, x) => g.s.rooms.floor[x] <= LOST,
  onFloor: (raw, c) => {
    const floors = texts(raw.floors).map((id) => c.names.floor(id));
    return (g, x) => stands(g, x) && floors.includes(g.s.rooms.floor[x]);
  },
  sameFloor: (raw, c) => {
    const room = c.one(raw.rooms);
    return (g, x) => stands(g, x) && g.s.rooms.floor[x] === g.s.rooms.floor[room(g)];
  },
  lowerFloors: (raw, c) => {
    const room = c.one(raw.rooms);
    return (g, x) => stands(g, x) && g.s.rooms.floor[x] < g.s.rooms.floor[room(g)];
  },
  symbol: (raw, c) => {
    const decks = texts(raw.symbols).map((id) => c.names.symbol(id));
    return (g, x) => stands(g, x) && decks.includes(g.p.rooms[x].deck);
  },
  tag: (raw) => {
    const tags = texts(raw.tags);
    return (g, x) => stands(g, x) && tags.some((t) => g.p.rooms[x].tags.includes(t));
  },
  withWindow: () => (g, x) => stands(g, x) && hasClearWindow(g, x),
  roomOf: (raw, c) => {
    const of = c.single(raw.of);
    return of === null ? null : (g, x) => x >= 0 && of(g) >= 0 && roomOf(g, of(g)) === x;
  },
  joined: (raw, c) => {
    const rooms = c.single(raw.rooms);
    if (rooms === null) return null;
    return (g, x) => {
      const room = rooms(g);
      return room >= 0 && waysOut(g, room, raw.whole === true ? -1 : standsIn(g, room)).some(({ to }) => to === x);
    };
  },

  pieces: (raw, c) => {
    const kinds = texts(raw.kinds).map((id) => c.names.token(id));
    return (g, x) => inPlay(g, x) && kinds.includes(g.s.things.def[x]) && !isDead(g, x);
  },
  faceDown: () => (g, x) => inPlay(g, x) && (g.s.things.flags[x] & FACE_DOWN) !== 0,
  boundPieces: (raw, c) => {
    const who = c.one(raw.who);
    return (g, x) => inPlay(g, x) && g.s.things.bound[x] === HELD + who(g);
  },
  tokensOf: (raw, c) => {
    const kinds = texts(raw.kinds).map((id) => c.names.token(id));
    return (g, x) =>
      isToken(g, x) && x < g.s.things.def.length && kinds.includes(g.s.things.def[x]) && roomOf(g, x) >= 0;
  },
  cards: (raw, c) => {
    const ids = texts(raw.ids).map((id) => c.names.card(id));
    return (_g, x) => ids.includes(x);
  },
  tagged: (raw) => {
    const tags = texts(raw.tags);
    return (g, x) =>
      isCard(g, x) && tags.some((t) => (t === 'item' ? g.p.cards[x].item : g.p.cards[x].tags.includes(t)));
  },
  fromDeck: (raw, c) => {
    const deck = c.names.deck(text(raw.deck));
    return (g, x) => isCard(g, x) && g.p.cards[x].deck === deck;
  },
  inStack: (raw, c) => {
    const deck = c.names.deck(text(raw.deck));
    return (g, x) => g.s.piles[deck].includes(x);
  },
  heldBy: (raw, c) => {
    const who = c.quick(raw.who);
    if (who === null) return null;
    return (g, x) => isCard(g, x) && isHeld(g.s.things.place[x]) && who(g, holder(g.s.things.place[x]));
  },
  lyingIn: (raw, c) => {
    const rooms = c.quick(raw.rooms);
    return rooms === null ? null : (g, x) => isCard(g, x) && rooms(g, g.s.things.place[x]);
  },
  untouched: () => (g, x) => isCard(g, x) && !g.s.handled.includes(x),
  permits: (raw) => {
    const what = raw.what === 'trade' || raw.what === 'drop' ? raw.what : 'steal';
    return (g, x) => isCard(g, x) && g.p.cards[x][what];
  },

  with: (raw, c) => {
    const status = c.names.status(text(raw.status));
    return (g, x) => hasStatus(g, x, status);
  },
  place: (raw, c) => c.quick(c.names.place(text(raw.name))),
  $: (raw) => {
    const name = text(raw.name);
    return (g, x) => {
      const value = g.scope.vals[name];
      if (value === undefined) return false;
      return typeof value === 'number' ? value >= 0 && value === x : value.includes(x);
    };
  },
  both: (raw, c) => {
    const of = everyQuick(list(raw.of).map((set) => c.quick(set)));
    if (of === null) return null;
    return (g, x) => {
      for (const isIn of of) if (!isIn(g, x)) return false;
      return true;
    };
  },
  either: (raw, c) => {
    const of = everyQuick(list(raw.of).map((set) => c.quick(set)));
    if (of === null) return null;
    return (g, x) => {
      for (const isIn of of) if (isIn(g, x)) return true;
      return false;
    };
  },
  except: (raw, c) => {
    const of = c.quick(raw.of);
    const without = c.quick(raw.without);
    return of === null || without === null ? null : (g, x) => of(g, x) && !without(g, x);
  },
  where: (raw, c) => {
    const of = c.quick(raw.of);
    const test = c.truth(raw.test);
    return of === null ? null : (g, x) => of(g, x) && withIt(g, x, test);
  },
};

const everyQuick = (of: readonly (MemberFn | null)[]): readonly MemberFn[] | null =>
  of.every((isIn) => isIn !== null) ? of : null;
