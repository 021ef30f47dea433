import {
  distances,
  hasClearWindow,
  hasDoor,
  inSight,
  lostBeyond,
  opensInto,
  roomsInHouse,
  touchesLost,
  touching,
  waysOut,
} from '../house/geometry.ts';
import {
  explorersOf,
  hasStatus,
  heldBy,
  hostile,
  isCard,
  isDead,
  isExplorer,
  isShown,
  isStunned,
  isVillain,
  monstersInPlay,
  partOf,
  roomOf,
  roundFrom,
  sheetOf,
  sideOf,
  stepOf,
  tableOrder,
  together,
  traitOf,
  unseenBy,
} from '../machine/characters.ts';
import type { G, NumFn, OneFn, SetFn, TruthFn } from '../machine/context.ts';
import { carrierHolder, carrierRoom, everyExplorer } from '../machine/fold.ts';
import { law } from '../machine/law.ts';
import { DISCARD, FACE_DOWN, HELD, holder, inRoom, inZone, isHeld, LOST, ZONE } from '../state/state.ts';
import { ContentError, type Names } from './names.ts';

/** Any expression as it stands in a pack, before it is known to be one. */
export type Raw = Readonly<Record<string, unknown>>;

const NOBODY = -1;
/** Where there is no way. */
const FAR = 1000;
const asSet = (one: number): readonly number[] => (one < 0 ? [] : [one]);

/** What the compilers of single words may ask of the compiler as a whole. */
export interface Exprs {
  readonly names: Names;
  readonly path: string;
  num(raw: unknown): NumFn;
  truth(raw: unknown): TruthFn;
  set(raw: unknown): SetFn;
  one(raw: unknown): OneFn;
  trait(raw: unknown): OneFn;
  variable(name: string): number;
}

type Maker<F> = (raw: Raw, c: Exprs) => F;

const list = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : []);
const texts = (raw: unknown): readonly string[] => list(raw).map(String);
const text = (raw: unknown): string => String(raw);

/** Words that yield one thing; as a set, that one or none. */
const ONE: Readonly<Record<string, Maker<OneFn>>> = {
  self: () => (g) => g.scope.self,
  actor: () => (g) => g.scope.actor,
  subject: () => (g) => (g.scope.ev < 0 ? NOBODY : g.s.happenings[g.scope.ev].who),
  instigator: () => (g) => (g.scope.ev < 0 ? NOBODY : g.s.happenings[g.scope.ev].by),
  owner: () => (g) => carrierHolder(g, g.scope.owner),
  active: () => (g) => g.s.turn.who,
  revealer: () => (g) => g.s.revealer,
  traitor: () => (g) => g.s.traitor,
  theIt: () => (g) => g.it,
  revealRoom: () => (g) => g.s.revealRoom,
  /** The winner or the loser of the fight this rule answers to. */
  winner: () => (g) => (g.scope.ev < 0 ? NOBODY : g.s.happenings[g.scope.ev].by),
  theThing: () => (g) => (g.scope.ev < 0 ? NOBODY : g.s.happenings[g.scope.ev].thing),
  here: () => (g) => (g.scope.self < 0 ? NOBODY : roomOf(g, g.scope.self)),
  thisRoom: () => (g) => carrierRoom(g, g.scope.owner),
  theRoom: () => (g) => (g.scope.ev < 0 ? NOBODY : g.s.happenings[g.scope.ev].room),
  thisCard: () => (g) => (g.scope.owner >= HELD ? holder(g.scope.owner) : NOBODY),
  leftOf: (raw, c) => {
    const who = c.one(raw.who);
    return (g) => roundFrom(g, who(g))[0];
  },
  rightOf: (raw, c) => {
    const who = c.one(raw.who);
    return (g) => roundFrom(g, who(g))[tableOrder(g).length - 2] ?? NOBODY;
  },
  otherEnd: () => (g) => otherEnd(g),
  playedBy: (raw, c) => {
    const id = c.names.explorer(text(raw.id));
    return (g) => {
      const found = explorersOf(g).find((who) => g.s.things.def[who] === id) ?? NOBODY;
      return found < 0 || law(g, 'reveal.named-character') ? found : NOBODY;
    };
  },
  lastDrawn: (raw, c) => {
    const deck = c.names.deck(text(raw.deck));
    return (g) => g.s.lastDrawn[deck];
  },
  drawnIn: (raw, c) => {
    const deck = c.names.deck(text(raw.deck));
    return (g) => g.s.lastDrawnIn[deck];
  },
  revealerThenLeft: (raw, c) => {
    const who = c.set(raw.who);
    return (g) => {
      const tied = who(g);
      if (tied.length > 1 && !law(g, 'reveal.tie'))
        return roundFrom(g, g.s.revealer).findLast((x) => tied.includes(x) && x !== g.s.revealer) ?? NOBODY;
      if (tied.includes(g.s.revealer)) return g.s.revealer;
      return roundFrom(g, g.s.revealer).find((x) => tied.includes(x)) ?? NOBODY;
    };
  },
};

/** The room at the far end of the token that carries the rule, seen from where `self` stands. */
function otherEnd(g: G): number {
  const token = holder(g.scope.owner);
  const { def, place, bound } = g.s.things;
  const mine = roomOf(g, g.scope.self);
  if (bound[token] >= 0) return mine === place[token] ? bound[token] : place[token];
  const twin = def.findIndex(
    (kind, i) => i !== token && !isCard(g, i) && !isExplorer(g, i) && kind === def[token] && inRoom(place[i]),
  );
  if (twin < 0) return NOBODY;
  return mine === place[token] ? place[twin] : place[token];
}

function extreme(raw: Raw, c: Exprs, better: (a: number, b: number) => boolean): SetFn {
  const who = c.set(raw.who);
  const by = c.num(raw.by);
  return (g) => {
    let best: number[] = [];
    let top = 0;
    for (const candidate of who(g)) {
      const value = withIt(g, candidate, () => by(g));
      if (best.length === 0 || better(value, top)) {
        best = [candidate];
        top = value;
      } else if (value === top) best.push(candidate);
    }
    return best;
  };
}

function withIt<T>(g: G, element: number, body: () => T): T {
  const kept = g.it;
  g.it = element;
  const result = body();
  g.it = kept;
  return result;
}

/** Characters or rooms at the least distance from `to`. */
function nearest(g: G, to: number, candidates: readonly number[], roomFor: (x: number) => number): number[] {
  if (to < 0) return [];
  const steps = distances(g, to);
  const reachable = candidates.filter((x) => roomFor(x) >= 0 && steps[roomFor(x)] >= 0);
  const least = Math.min(...reachable.map((x) => steps[roomFor(x)]));
  return reachable.filter((x) => steps[roomFor(x)] === least);
}

/** The side of a barrier on which the way out begins: that of `self`, in the room where it stands. */
const standsIn = (g: G, room: number): number => (roomOf(g, g.scope.self) === room ? partOf(g, g.scope.self) : -1);

/** Rooms that a kind of way may lead through; an errand avoids those that ask for a roll or cannot be walked back. */
function wayOf(g: G, raw: Raw): (room: number) => boolean {
  if (raw.way !== 'errand') return () => true;
  return (room) => !['asks-for-a-roll', 'one-way'].some((tag) => g.p.rooms[room].tags.includes(tag));
}

const roomsWhere = (g: G, test: (room: number) => boolean): number[] => roomsInHouse(g).filter(test);

const SET: Readonly<Record<string, Maker<SetFn>>> = {
  explorers: () => (g) => turnOrderFromActive(g, everyExplorer(g)),
  /** Explorers of a side, as it truly is. */
  side: (raw, c) => {
    const side = c.names.side(text(raw.name));
    return (g) => turnOrderFromActive(g, everyExplorer(g)).filter((who) => sideOf(g, who) === side);
  },
  /** Explorers who are not known to be on another side than the heroes'. */
  seemingHeroes: () => (g) =>
    turnOrderFromActive(g, everyExplorer(g)).filter((who) => sideOf(g, who) === 0 || !isShown(g, who)),
  unrevealed: () => (g) => turnOrderFromActive(g, everyExplorer(g)).filter((who) => !isShown(g, who)),
  /** Every explorer of the game, the dead included. */
  everyone: () => (g) => explorersOf(g),
  deadOnes: () => (g) => explorersOf(g).filter((who) => isDead(g, who)),
  opponentsOf: (raw, c) => {
    const who = c.one(raw.who);
    return (g) => [...everyExplorer(g), ...monstersInPlay(g)].filter((x) => hostile(g, who(g), x));
  },
  /** Pieces of a kind on the board or in somebody's hands. */
  pieces: (raw, c) => {
    const kinds = texts(raw.kinds).map((id) => c.names.token(id));
    return (g) =>
      tokensWhere(g, (t) => kinds.includes(g.s.things.def[t]) && g.s.things.place[t] < DISCARD && !isDead(g, t));
  },
  /** Pieces in play that lie face down. */
  faceDown: () => (g) =>
    tokensWhere(g, (t) => (g.s.things.flags[t] & FACE_DOWN) !== 0 && g.s.things.place[t] < DISCARD),
  with: (raw, c) => {
    const status = c.names.status(text(raw.status));
    return (g) => g.s.things.flags.flatMap((_, thing) => (hasStatus(g, thing, status) ? [thing] : []));
  },
  boundTo: (raw, c) => {
    const of = c.set(raw.of);
    return (g) => of(g).flatMap((t) => (g.s.things.bound[t] >= HELD ? [holder(g.s.things.bound[t])] : []));
  },
  boundPieces: (raw, c) => {
    const who = c.one(raw.who);
    return (g) => tokensWhere(g, (t) => g.s.things.bound[t] === HELD + who(g) && g.s.things.place[t] < DISCARD);
  },
  place: (raw, c) => c.set(c.names.place(text(raw.name))),
  theseTraits: (raw, c) => {
    const traits = texts(raw.traits).map((t) => c.names.trait(t));
    return () => traits;
  },
  /** Rooms in which no character stands. */
  empty: () => (g) => {
    const taken = new Set([...everyExplorer(g), ...monstersInPlay(g)].map((who) => roomOf(g, who)));
    return roomsWhere(g, (room) => !taken.has(room));
  },
  lost: () => (g) => g.s.rooms.floor.flatMap((floor, room) => (floor <= LOST ? [room] : [])),
  besideLost: () => (g) => roomsWhere(g, (room) => touchesLost(g, room)),
  joinedLost: () => (g) =>
    roomsWhere(g, (room) => [0, 1, 2, 3].some((side) => hasDoor(g, room, side) && lostBeyond(g, room, side))),
  /** Rooms at least n steps away, else those that are farthest. */
  away: (raw, c) => {
    const of = c.set(raw.of);
    const n = c.num(raw.n);
    const from = c.one(raw.from);
    return (g) => {
      const start = from(g);
      if (start < 0) return of(g);
      const steps = distances(g, start);
      const far = of(g).filter((room) => steps[room] < 0 || steps[room] >= n(g));
      if (far.length > 0) return far;
      const most = Math.max(...of(g).map((room) => steps[room]));
      return of(g).filter((room) => steps[room] === most);
    };
  },
  /** Characters and pieces in a place off the board; the dead not. */
  inZone: (raw, c) => {
    const zone = c.names.zone(text(raw.name));
    return (g) => g.s.things.place.flatMap((place, t) => (place === ZONE + zone && !isDead(g, t) ? [t] : []));
  },
  turnOrder: () => (g) => {
    const order = tableOrder(g).filter((who) => roomOf(g, who) >= 0 || inZone(g.s.things.place[who]));
    return law(g, 'turn.order') ? order : order.toReversed();
  },
  heroes: () => (g) => turnOrderFromActive(g, everyExplorer(g)).filter((who) => sideOf(g, who) === 0),
  monsters: () => (g) => monstersInPlay(g),
  inTurnOrder: (raw, c) => {
    const from = c.one(raw.from);
    return (g) => roundFrom(g, from(g));
  },
  charactersIn: (raw, c) => {
    const rooms = c.set(raw.rooms);
    return (g) => {
      const where = rooms(g);
      return turnOrderFromActive(g, everyExplorer(g)).filter((who) => where.includes(roomOf(g, who)));
    };
  },
  withMe: (raw, c) => {
    const who = c.one(raw.who);
    return (g) =>
      turnOrderFromActive(g, everyExplorer(g)).filter((x) => together(g, who(g), x) && !unseenBy(g, x, who(g)));
  },
  holderOf: (raw, c) => {
    const things = c.set(raw.things);
    return (g) => [
      ...new Set(
        things(g)
          .filter((t) => isHeld(g.s.things.place[t]))
          .map((t) => holder(g.s.things.place[t])),
      ),
    ];
  },
  most: (raw, c) => extreme(raw, c, (a, b) => a > b),
  fewest: (raw, c) => extreme(raw, c, (a, b) => a < b),
  nearestTo: (raw, c) => {
    const to = c.one(raw.rooms);
    const who = c.set(raw.who);
    return (g) => nearest(g, to(g), who(g), (x) => roomOf(g, x));
  },
  $: (raw) => {
    const name = text(raw.name);
    return (g) => {
      const value = g.scope.vals[name];
      if (value === undefined) return [];
      return typeof value === 'number' ? asSet(value) : value;
    };
  },
  /** Open-air rooms are rooms of the house like any other. */
  standing: () => (g) =>
    roomsWhere(g, (room) => !g.p.rooms[room].tags.includes('outside') || law(g, 'doors.outside-is-inside')),
  named: (raw, c) => {
    const ids = texts(raw.ids).map((id) => c.names.room(id));
    return (g) => ids.filter((room) => g.s.rooms.floor[room] >= 0);
  },
  roomOf: (raw, c) => {
    const of = c.set(raw.of);
    return (g) => [
      ...new Set(
        of(g)
          .map((x) => roomOf(g, x))
          .filter((room) => room >= 0),
      ),
    ];
  },
  onFloor: (raw, c) => {
    const floors = texts(raw.floors).map((id) => c.names.floor(id));
    return (g) => roomsWhere(g, (room) => floors.includes(g.s.rooms.floor[room]));
  },
  sameFloor: (raw, c) => {
    const rooms = c.one(raw.rooms);
    return (g) => roomsWhere(g, (room) => g.s.rooms.floor[room] === g.s.rooms.floor[rooms(g)]);
  },
  lowerFloors: (raw, c) => {
    const rooms = c.one(raw.rooms);
    return (g) => roomsWhere(g, (room) => g.s.rooms.floor[room] < g.s.rooms.floor[rooms(g)]);
  },
  symbol: (raw, c) => {
    const decks = texts(raw.symbols).map((id) => c.names.symbol(id));
    return (g) => roomsWhere(g, (room) => decks.includes(g.p.rooms[room].deck));
  },
  tag: (raw) => {
    const tags = texts(raw.tags);
    return (g) => roomsWhere(g, (room) => tags.some((t) => g.p.rooms[room].tags.includes(t)));
  },
  /** Rooms in a straight line through an unbroken row of doors. */
  inSightOf: (raw, c) => {
    const from = c.one(raw.from);
    return (g) => roomsWhere(g, (room) => from(g) >= 0 && room !== from(g) && inSight(g, from(g), room));
  },
  /** The room behind the door on a side of the house: 0 is north, and on clockwise. */
  beyond: (raw, c) => {
    const rooms = c.one(raw.rooms);
    const side = c.num(raw.side);
    return (g) => (rooms(g) < 0 ? [] : asSet(opensInto(g, rooms(g), side(g) & 3)));
  },
  withWindow: () => (g) => roomsWhere(g, (room) => hasClearWindow(g, room)),
  joined: (raw, c) => {
    const rooms = c.set(raw.rooms);
    const side = (g: G, room: number): number => (raw.whole === true ? -1 : standsIn(g, room));
    return (g) => [...new Set(rooms(g).flatMap((room) => waysOut(g, room, side(g, room)).map((way) => way.to)))];
  },
  touching: (raw, c) => {
    const rooms = c.set(raw.rooms);
    return (g) => [...new Set(rooms(g).flatMap((room) => touching(g, room)))];
  },
  reach: (raw, c) => {
    const from = c.one(raw.from);
    const n = c.num(raw.n);
    return (g) => {
      const start = from(g);
      if (start < 0) return [];
      const steps = distances(g, start, n(g), wayOf(g, raw), standsIn(g, start));
      return roomsWhere(g, (room) => steps[room] >= 0);
    };
  },
  /** The patch of `of` that hangs together with `from`. */
  group: (raw, c) => {
    const from = c.one(raw.from);
    const of = c.set(raw.of);
    return (g) => {
      const among = of(g);
      const start = from(g);
      if (!among.includes(start)) return [];
      const steps = distances(g, start, FAR, (room) => among.includes(room));
      return among.filter((room) => steps[room] >= 0);
    };
  },
  /** Explorers with one of these pastimes. */
  withHobby: (raw) => {
    const hobbies = texts(raw.hobbies);
    return (g) => everyExplorer(g).filter((who) => sheetOf(g, who).def.hobbies.some((h) => hobbies.includes(h)));
  },
  nearestRooms: (raw, c) => {
    const to = c.one(raw.to);
    const of = c.set(raw.of);
    return (g) => nearest(g, to(g), of(g), (room) => room);
  },
  cards: (raw, c) => {
    const ids = texts(raw.ids).map((id) => c.names.card(id));
    return () => ids;
  },
  tagged: (raw) => {
    const tags = texts(raw.tags);
    return (g) =>
      cardsWhere(g, (card) =>
        tags.some((t) => (t === 'item' ? g.p.cards[card].item : g.p.cards[card].tags.includes(t))),
      );
  },
  fromDeck: (raw, c) => {
    const deck = c.names.deck(text(raw.deck));
    return (g) => cardsWhere(g, (card) => g.p.cards[card].deck === deck);
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
    return (g) =>
      cardsWhere(g, (card) =>
        what === 'trade' ? g.p.cards[card].trade : what === 'drop' ? g.p.cards[card].drop : g.p.cards[card].steal,
      );
  },
  traitsOf: (raw, c) => {
    const kind = text(raw.kind);
    if (!c.names.damageKinds.includes(kind)) throw new ContentError(c.path, `unknown kind of damage “${kind}”`);
    return (g) => g.p.damageKinds[kind];
  },
  allTraits: () => (g) => g.p.traits.map((_, t) => t).slice(law(g, 'traits.four') ? 0 : 1),
  both: (raw, c) => {
    const sets = list(raw.of).map((x) => c.set(x));
    return (g) => sets.slice(1).reduce((kept, next) => intersect(kept, next(g)), sets[0](g));
  },
  either: (raw, c) => {
    const sets = list(raw.of).map((x) => c.set(x));
    return (g) => [...new Set(sets.flatMap((x) => x(g)))];
  },
  except: (raw, c) => {
    const of = c.set(raw.of);
    const without = c.set(raw.without);
    return (g) => {
      const gone = without(g);
      return of(g).filter((x) => !gone.includes(x));
    };
  },
  where: (raw, c) => {
    const of = c.set(raw.of);
    const test = c.truth(raw.test);
    return (g) => of(g).filter((x) => withIt(g, x, () => test(g)));
  },
  first: (raw, c) => {
    const of = c.set(raw.of);
    return (g) => of(g).slice(0, 1);
  },
};

const intersect = (a: readonly number[], b: readonly number[]): readonly number[] => a.filter((x) => b.includes(x));

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

function turnOrderFromActive(g: G, who: readonly number[]): number[] {
  const order = tableOrder(g);
  const at = Math.max(0, order.indexOf(g.s.turn.who));
  return order.map((_, i) => order[(at + i) % order.length]).filter((x) => who.includes(x));
}

const NUM: Readonly<Record<string, Maker<NumFn>>> = {
  var: (raw, c) => {
    const slot = c.variable(text(raw.name));
    const of = raw.of === undefined ? null : c.one(raw.of);
    return (g) => readVar(g, slot, of?.(g));
  },
  $num: (raw) => {
    const name = text(raw.name);
    return (g) => {
      const value = g.scope.vals[name];
      return typeof value === 'number' ? value : 0;
    };
  },
  traitOf: (raw, c) => {
    const who = c.one(raw.who);
    const trait = c.trait(raw.trait);
    const which = text(raw.which);
    return (g) => {
      const x = who(g);
      const t = trait(g);
      if (!isExplorer(g, x) || t < 0) return 0;
      const sheet = sheetOf(g, x);
      if (which === 'start') return sheet.tracks[t][sheet.start[t]];
      if (which === 'lowest') return sheet.tracks[t][0];
      if (which === 'step') return stepOf(g, x, t);
      if (which === 'startStep') return sheet.start[t];
      return traitOf(g, x, t);
    };
  },
  distance: (raw, c) => {
    const from = c.one(raw.from);
    const to = c.one(raw.to);
    return (g) => {
      const [start, goal] = [from(g), to(g)];
      if (start < 0 || goal < 0) return FAR;
      const through = wayOf(g, raw);
      const steps = distances(g, start, FAR, (room) => room === goal || through(room), standsIn(g, start))[goal];
      return steps < 0 ? FAR : steps;
    };
  },
  ageOf: (raw, c) => {
    const who = c.one(raw.who);
    return (g) => sheetOf(g, who(g)).def.age;
  },
  daysToBirthday: (raw, c) => {
    const who = c.one(raw.who);
    return (g) => {
      const { month, day } = sheetOf(g, who(g)).def.birthday;
      const today = g.s.date.month * 31 + g.s.date.day;
      return (month * 31 + day - today + 12 * 31) % (12 * 31);
    };
  },
  count: (raw, c) => {
    const of = c.set(raw.of);
    return (g) => of(g).length;
  },
  plus: (raw, c) => {
    const of = list(raw.of).map((x) => c.num(x));
    return (g) => of.reduce((sum, x) => sum + x(g), 0);
  },
  minus: (raw, c) => {
    const a = c.num(raw.a);
    const b = c.num(raw.b);
    return (g) => a(g) - b(g);
  },
  times: (raw, c) => {
    const of = list(raw.of).map((x) => c.num(x));
    return (g) => of.reduce((product, x) => product * x(g), 1);
  },
  clamp: (raw, c) => {
    const of = c.num(raw.of);
    const min = c.num(raw.min);
    const max = c.num(raw.max);
    return (g) => Math.min(Math.max(of(g), min(g)), max(g));
  },
  choose: (raw, c) => {
    const test = c.truth(raw.test);
    const yes = c.num(raw.yes);
    const no = c.num(raw.no);
    return (g) => (test(g) ? yes(g) : no(g));
  },
  drawn: (raw, c) => {
    const deck = c.names.deck(text(raw.deck));
    const turn = raw.since === 'turn';
    return (g) => (turn ? g.s.turn.drawn[deck] : g.s.drawn[deck]);
  },
  ev: (raw) => {
    const field = text(raw.field);
    return (g) => {
      if (g.scope.ev < 0) return 0;
      const h = g.s.happenings[g.scope.ev];
      return field === 'total' ? h.total : field === 'pool' ? h.pool : h.n;
    };
  },
  players: () => (g) => g.s.controller.length,
  heroesAtStart: () => (g) => g.s.heroesAtStart,
  byPlayers: (raw) => {
    const values = list(raw.of).map(Number);
    return (g) => values[Math.min(Math.max(g.s.controller.length, 3), 6) - 3];
  },
  half: (raw, c) => {
    const of = c.num(raw.of);
    const up = raw.up === true;
    return (g) => (up ? Math.ceil(of(g) / 2) : Math.floor(of(g) / 2));
  },
  sum: (raw, c) => {
    const of = c.set(raw.of);
    const by = c.num(raw.by);
    return (g) => of(g).reduce((total, x) => total + withIt(g, x, () => by(g)), 0);
  },
  numberOn: (raw, c) => {
    const of = c.one(raw.of);
    return (g) => g.s.things.number[of(g)] ?? -1;
  },
  steps: (raw, c) => {
    const from = c.one(raw.from);
    const to = c.one(raw.to);
    return (g) => (from(g) < 0 || to(g) < 0 ? 99 : (distances(g, from(g))[to(g)] + 100) % 101);
  },
  /** Attacks made in this turn. */
  attacksMade: () => (g) => g.s.turn.attacks,
  round: () => (g) => g.s.round,
  chart: (raw, c) => {
    const things = c.one(raw.things);
    const rooms = c.one(raw.rooms);
    return (g) => {
      const cell = law(g, 'reveal.chart') && law(g, 'reveal.chart-part') ? `${rooms(g)}/${things(g)}` : '';
      return g.p.chart.get(cell) ?? 0;
    };
  },
};

/** Whose the variable is: the card, room or token that declares it; the haunt's; or one of a character, a room or a thing. */
function varOwner(g: G, slot: number, of: number | undefined): number {
  switch (g.p.varScope[slot]) {
    case 'carrier':
      return g.scope.owner;
    case 'room':
      return of ?? roomOf(g, g.scope.self);
    case 'who':
      return HELD + (of ?? g.scope.self);
    case 'thing':
      return of === undefined ? g.scope.owner : HELD + of;
    case 'pair': {
      const [a, b] = [g.scope.self, of ?? g.scope.self];
      return HELD * (1 + Math.min(a, b)) + Math.max(a, b);
    }
    default:
      return -1;
  }
}

const varKey = (g: G, slot: number, of: number | undefined): string => `${slot}.${varOwner(g, slot, of)}`;
export const readVar = (g: G, slot: number, of?: number): number =>
  g.s.vars[varKey(g, slot, of)] ?? g.p.varStart.get(slot) ?? 0;
export const writeVar = (g: G, slot: number, value: number, of?: number): void => {
  g.s.vars[varKey(g, slot, of)] = value;
};

const COMPARE: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '=': (a, b) => a === b,
  '≠': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '≤': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '≥': (a, b) => a >= b,
};

const TRUTH: Readonly<Record<string, Maker<TruthFn>>> = {
  is: (raw, c) => {
    const a = c.num(raw.a);
    const b = c.num(raw.b);
    const compare = COMPARE[text(raw.cmp)];
    if (compare === undefined) throw new ContentError(c.path, `unknown comparison “${text(raw.cmp)}”`);
    return (g) => compare(a(g), b(g));
  },
  all: (raw, c) => {
    const of = list(raw.of).map((x) => c.truth(x));
    return (g) => of.every((x) => x(g));
  },
  any: (raw, c) => {
    const of = list(raw.of).map((x) => c.truth(x));
    return (g) => of.some((x) => x(g));
  },
  not: (raw, c) => {
    const of = c.truth(raw.of);
    return (g) => !of(g);
  },
  at: (raw, c) => {
    const who = c.set(raw.who);
    const rooms = c.set(raw.rooms);
    return (g) => {
      const where = rooms(g);
      return who(g).some((x) => where.includes(roomOf(g, x)));
    };
  },
  holds: (raw, c) => {
    const who = c.set(raw.who);
    const things = c.set(raw.things);
    return (g) => {
      const holders = who(g);
      return things(g).some((t) => isHeld(g.s.things.place[t]) && holders.includes(holder(g.s.things.place[t])));
    };
  },
  isIn: (raw, c) => {
    const who = c.set(raw.who);
    const of = c.set(raw.of);
    return (g) => {
      const among = of(g);
      const these = who(g);
      return these.length > 0 && these.every((x) => among.includes(x));
    };
  },
  exists: (raw, c) => {
    const of = c.set(raw.of);
    return (g) => of(g).length > 0;
  },
  ownTurn: (raw, c) => {
    const who = c.one(raw.who);
    return (g) => g.s.turn.who === who(g) && g.s.turn.who >= 0;
  },
  hauntOn: () => (g) => g.s.haunt >= 0,
  has: (raw, c) => {
    const who = c.set(raw.who);
    const status = c.names.status(text(raw.status));
    return (g) => who(g).some((x) => hasStatus(g, x, status));
  },
  isDead: (raw, c) => {
    const who = c.set(raw.who);
    return (g) => who(g).every((x) => isDead(g, x));
  },
  isStunned: (raw, c) => {
    const who = c.set(raw.who);
    return (g) => who(g).some((x) => isStunned(g, x));
  },
  isVillain: (raw, c) => {
    const who = c.one(raw.who);
    return (g) => isVillain(g, who(g));
  },
  /** A room or card that makes the action possible, not used up. */
  source: (raw, c) => {
    const rooms = texts(raw.rooms).map((id) => c.names.room(id));
    const cards = texts(raw.cards).map((id) => c.names.card(id));
    const once = raw.once === true;
    return (g) => sourcesFor(g, rooms, cards, once).length > 0;
  },
  hasNumber: (raw, c) => {
    const of = c.set(raw.of);
    const n = c.num(raw.n);
    return (g) => of(g).some((t) => g.s.things.number[t] === n(g));
  },
  sees: (raw, c) => {
    const a = c.one(raw.a);
    const b = c.one(raw.b);
    return (g) => roomOf(g, a(g)) === roomOf(g, b(g)) || inSight(g, roomOf(g, a(g)), roomOf(g, b(g)));
  },
  mayAttack: () => (g) => g.s.haunt >= 0 && !g.s.turn.noAttack,
  rollIs: (raw) => {
    const tags = texts(raw.tags);
    return (g) => g.scope.ev >= 0 && tags.every((t) => g.s.happenings[g.scope.ev].tags.includes(t));
  },
  kindIs: (raw) => {
    const kinds = texts(raw.kinds);
    return (g) => g.scope.ev >= 0 && kinds.includes(g.s.happenings[g.scope.ev].kind);
  },
  causedBy: (raw, c) => {
    const things = c.set(raw.things);
    return (g) => {
      if (g.scope.ev < 0) return false;
      const { cause } = g.s.happenings[g.scope.ev];
      return cause >= HELD && things(g).includes(holder(cause));
    };
  },
  /** An event of this kind is under way, however deep. */
  during: (raw) => {
    const event = text(raw.event);
    return (g) => g.s.happenings.some(({ t }) => t === event);
  },
  discovered: () => (g) => g.scope.ev >= 0 && g.s.happenings[g.scope.ev].kind === 'discovered',
  moved: () => (g) => g.s.turn.moved,
  movementOver: () => (g) => g.s.turn.stopped,
  inHouse: (raw, c) => {
    const ids = texts(raw.ids).map((id) => c.names.room(id));
    return (g) => ids.some((room) => g.s.rooms.floor[room] >= 0);
  },
  reading: (raw, c) => {
    const name = text(raw.name);
    const values = texts(raw.values);
    c.names.reading(name, values);
    return (g) => values.includes(g.p.ruleset[name]);
  },
};

/** Place codes of the rooms and cards that serve `self` now; with `once`, those that nobody has used. */
export function sourcesFor(g: G, rooms: readonly number[], cards: readonly number[], once: boolean): number[] {
  const { self } = g.scope;
  const held = cards.filter((card) => g.s.things.place[card] === HELD + self).map((card) => HELD + card);
  const all = [...rooms.filter((room) => room === roomOf(g, self)), ...held];
  return once ? all.filter((code) => !g.s.gameMarks.includes(-1 - code)) : all;
}

const isExpr = (raw: unknown): raw is Raw => typeof raw === 'object' && raw !== null && 'x' in raw;

/** A word of the table itself: `constructor` and its like are no words. */
const wordOf = <F>(table: Readonly<Record<string, Maker<F>>>, raw: Raw): Maker<F> | undefined => {
  const word = text(raw.x);
  return Object.hasOwn(table, word) ? table[word] : undefined;
};

/** Makes the compiler of expressions for one place in a pack. */
export function expressions(names: Names, path: string, variable: (name: string) => number): Exprs {
  const fail = (raw: unknown, wanted: string): never => {
    throw new ContentError(path, `${wanted} expected, found ${JSON.stringify(raw)}`);
  };
  const c: Exprs = {
    names,
    path,
    variable,
    num(raw) {
      if (typeof raw === 'number') {
        if (!Number.isInteger(raw)) fail(raw, 'a whole number');
        return () => raw;
      }
      if (!isExpr(raw)) return fail(raw, 'a number');
      const make = wordOf(NUM, raw);
      return make === undefined ? fail(raw, 'a number') : make(raw, c);
    },
    truth(raw) {
      if (!isExpr(raw)) return fail(raw, 'a condition');
      const make = wordOf(TRUTH, raw);
      return make === undefined ? fail(raw, 'a condition') : make(raw, c);
    },
    set(raw) {
      if (!isExpr(raw)) return fail(raw, 'a set');
      const make = wordOf(SET, raw);
      if (make !== undefined) return make(raw, c);
      const makeOne = wordOf(ONE, raw);
      if (makeOne === undefined) return fail(raw, 'a set');
      const one = makeOne(raw, c);
      return (g) => asSet(one(g));
    },
    one(raw) {
      if (!isExpr(raw)) return fail(raw, 'one thing');
      const make = wordOf(ONE, raw);
      if (make !== undefined) return make(raw, c);
      const set = c.set(raw);
      return (g) => set(g)[0] ?? NOBODY;
    },
    trait(raw) {
      if (typeof raw === 'string') {
        const trait = names.trait(raw);
        return () => trait;
      }
      return c.one(raw);
    },
  };
  return c;
}

/** Every word that expressions are made of, for the lint and the documentation. */
export const EXPRESSION_WORDS: readonly string[] = [
  ...Object.keys(ONE),
  ...Object.keys(SET),
  ...Object.keys(NUM),
  ...Object.keys(TRUTH),
];
