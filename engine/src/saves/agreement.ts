import type { Program } from '../core/context.ts';
import type { Fault } from '../shapes/check.ts';
import {
  DEAD,
  DISCARD,
  FACE_DOWN,
  HELD,
  holder,
  IN_DISCARD,
  IN_HAND,
  IN_STACK,
  inRoom,
  isHeld,
  LOST,
  OPEN_ANSWER,
  STACK,
  type State,
} from '../state/state.ts';
import type { Bounds } from './bounds.ts';

const flaw = (path: string, message: string): Fault => ({ path, message });
const MISSING = 'a row is missing';
/** Steps to the spots beside one, by side. */
const BESIDE = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Every room stands on a spot of its own, and its neighbours are those that stand beside it. */
function gridFlaw(s: State): Fault | null {
  const { floor, x, y, next } = s.rooms;
  const rooms = new Map<string, number>();
  const spot = (f: number, at: number, down: number): string => `${f} ${at} ${down}`;
  const standing = new Map<number, { readonly f: number; readonly at: number; readonly down: number }>();
  for (const [r, f] of floor.entries()) {
    if (f < 0) continue;
    const [at, down] = [x[r], y[r]];
    if (at === undefined) return flaw(`rooms.x.${r}`, MISSING);
    if (down === undefined) return flaw(`rooms.y.${r}`, MISSING);
    const here = spot(f, at, down);
    if (rooms.has(here)) return flaw(`rooms.x.${r}`, 'two rooms stand on one spot');
    rooms.set(here, r);
    standing.set(r, { f, at, down });
  }
  for (const r of floor.keys()) {
    const from = standing.get(r);
    for (const [side, [dx, dy]] of BESIDE.entries()) {
      const beside = from === undefined ? undefined : rooms.get(spot(from.f, from.at + dx, from.down + dy));
      if (next[r * 4 + side] !== (beside ?? -1)) return flaw(`rooms.next.${r * 4 + side}`, `${beside ?? -1} expected`);
    }
  }
  return null;
}

/** A pile holds just those that are said to lie there, each once. */
function pileFlaw(
  path: string,
  pile: readonly number[] | undefined,
  isThere: (x: number) => boolean,
  all: number,
): Fault | null {
  if (pile === undefined) return flaw(path, MISSING);
  const stray = pile.findIndex((x, i) => !isThere(x) || pile.indexOf(x) !== i);
  if (stray >= 0) return flaw(`${path}.${stray}`, 'lies elsewhere, or twice');
  return pile.length === all ? null : flaw(path, `${all} rows expected, found ${pile.length}`);
}

function pilesFlaw({ p }: Bounds, s: State): Fault | null {
  const { floor } = s.rooms;
  const { place } = s.things;
  const count = (list: readonly number[], wanted: number): number => list.filter((x) => x === wanted).length;
  const tiles =
    pileFlaw('stack', s.stack, (tile) => floor[tile] === IN_STACK, count(floor, IN_STACK)) ??
    pileFlaw('discards', s.discards, (tile) => floor[tile] === IN_DISCARD, count(floor, IN_DISCARD));
  if (tiles !== null) return tiles;
  for (let d = 0; d < p.decks.length; d++) {
    const found =
      pileFlaw(`piles.${d}`, s.piles[d], (card) => place[card] === STACK + d, count(place, STACK + d)) ??
      pileFlaw(`spent.${d}`, s.spent[d], (card) => place[card] === DISCARD + d, count(place, DISCARD + d));
    if (found !== null) return found;
  }
  return null;
}

/** What a thing is: a card is its own kind, an explorer and a token are of one that the packs have. */
function kindFlaw({ p, firstToken }: Bounds, s: State, t: number, kind: number): Fault | null {
  const known = t < p.cards.length ? kind === t : (t < firstToken ? p.explorers : p.tokens)[kind] !== undefined;
  if (!known) return flaw(`things.def.${t}`, 'there is no such thing');
  const haunt = t < firstToken ? -1 : p.tokens[kind]?.haunt;
  return haunt === -1 || haunt === s.haunt ? null : flaw(`things.def.${t}`, 'a piece of another haunt');
}

/** Where a thing is: a card in the pile of its deck, and everything at last in a place that is nobody's hands. */
function placeFlaw({ p, firstToken }: Bounds, s: State, t: number): Fault | null {
  const path = `things.place.${t}`;
  const place = s.things.place[t];
  const flags = s.things.flags[t];
  if (place === undefined) return flaw(path, MISSING);
  if (flags === undefined) return flaw(`things.flags.${t}`, MISSING);
  const deck = place - (place >= STACK ? STACK : DISCARD);
  if (deck >= 0 && deck < p.decks.length && p.cards[t]?.deck !== deck) return flaw(path, 'a pile of other cards');
  if (t < firstToken && (flags & FACE_DOWN) !== 0) return flaw(`things.flags.${t}`, 'lies face down');
  let at: number | undefined = place;
  for (let k = 0; at !== undefined && isHeld(at); k++) {
    if (k > s.things.def.length || holder(at) < p.cards.length) return flaw(path, 'in its own hands');
    at = s.things.place[holder(at)];
  }
  if (at === undefined) return flaw(path, MISSING);
  // The dead stay behind when a tile goes back into the stack.
  const dead = (flags & DEAD) !== 0;
  return !inRoom(at) || dead || isOnTable(s.rooms.floor[at]) ? null : flaw(path, 'a room that is not in the house');
}

/** A room that stands in the house, or has left its hole there. */
const isOnTable = (floor: number | undefined): boolean => floor !== undefined && (floor >= 0 || floor <= LOST);

/** Everything is of its kind and where it can be. */
function thingsFlaw(bounds: Bounds, s: State): Fault | null {
  const { firstToken } = bounds;
  const { def } = s.things;
  if (def.length < firstToken) return flaw('things.def', `${firstToken} rows expected, found ${def.length}`);
  for (const [t, kind] of def.entries()) {
    const found = kindFlaw(bounds, s, t, kind) ?? placeFlaw(bounds, s, t);
    if (found !== null) return found;
  }
  return null;
}

/** The two numbers in the name of a row; one that is missing fits nothing. */
function numbersIn(key: string): readonly [number, number] {
  const [a = Number.NaN, b = Number.NaN] = key.split('.').map(Number);
  return [a, b];
}

/** Numbers inside the names of rows. */
function rowsFlaw(bounds: Bounds, s: State): Fault | null {
  const { p } = bounds;
  const isThing = (t: number): boolean => bounds.fits('thing', t);
  for (const key of Object.keys(s.overflow)) {
    const [card, trait] = numbersIn(key);
    if (!bounds.fits('card', card) || !bounds.fits('trait', trait)) return flaw(`overflow.${key}`, 'no card and trait');
  }
  for (const key of Object.keys(s.raised)) {
    const [thing, trait] = numbersIn(key);
    if (!isThing(thing) || !bounds.fits('trait', trait)) return flaw(`raised.${key}`, 'no piece and trait');
  }
  for (const key of Object.keys(s.control)) if (!isThing(Number(key))) return flaw(`control.${key}`, 'no such thing');
  for (const key of Object.keys(s.vars)) {
    const [slot, owner] = numbersIn(key);
    const scope = p.varScope[slot];
    const isOwner =
      scope === 'pair'
        ? isThing(owner % HELD) && isThing(Math.floor(owner / HELD) - 1)
        : owner === -1 || owner === HELD - 1 || bounds.fits('owner', owner);
    if (scope === undefined || !isOwner) return flaw(`vars.${key}`, 'no variable of this game');
  }
  return null;
}

/** The track on which a clip lies. */
function trackOf(p: Program, s: State, clip: number): readonly number[] | undefined {
  const explorer = s.things.def[p.cards.length + Math.floor(clip / p.traits.length)];
  return explorer === undefined ? undefined : p.explorers[explorer]?.tracks[clip % p.traits.length];
}

/** Clips lie on their tracks, everybody has one turn, and the parts of a haunt are there when there is one. */
function coursesFlaw({ p }: Bounds, s: State): Fault | null {
  const { min, max } = p.edition.players;
  if (s.seats < min || s.seats > max) return flaw('seats', `${min} to ${max} expected`);
  if (s.controller.length === 0) return flaw('controller', 'nobody plays');
  for (const [k, step] of s.steps.entries()) {
    const track = trackOf(p, s, k);
    if (track === undefined || step >= track.length) return flaw(`steps.${k}`, 'past the end of the track');
  }
  if (new Set(s.order).size !== s.order.length) return flaw('order', 'somebody has two turns');
  if (s.haunt >= 0 && s.revealer < 0) return flaw('revealer', 'nobody has brought the haunt about');
  if (s.haunt >= 0 && p.haunts[s.haunt]?.playable !== true && !s.stopAtHaunt && s.outcome === null)
    return flaw('haunt', 'a haunt that cannot be played');
  if (s.haunt < 0 && (s.underway || s.traitor >= 0)) return flaw('haunt', 'there is none, but somebody plays it');
  if (s.rooms.floor.filter((floor) => floor === IN_HAND).length > 1) return flaw('rooms.floor', 'two tiles in hand');
  return null;
}

/** Damage is of a kind that the edition knows; where it has an order, that is one of traits. */
function happeningsFlaw({ p }: Bounds, s: State): Fault | null {
  for (const [k, { t, kind, tags }] of s.happenings.entries()) {
    if ((t === 'damage' || t === 'defeat') && !Object.hasOwn(p.damageKinds, kind))
      return flaw(`happenings.${k}.kind`, 'no kind of damage');
    if (t === 'damage' && tags.some((tag) => !p.traits.includes(tag)))
      return flaw(`happenings.${k}.tags`, 'names of traits expected');
  }
  return null;
}

/** Something is asked or the game is over; whoever is asked is asked once, and the answers are for as many. */
function questionFlaw({ p }: Bounds, s: State): Fault | null {
  if ((s.question === null) === (s.outcome === null))
    return flaw('question', 'either something is asked or the game is over');
  const questions = [...(s.question === null ? [] : [s.question]), ...s.interrupted];
  for (const [k, q] of questions.entries()) {
    const path = q === s.question ? 'question' : `interrupted.${k - (s.question === null ? 0 : 1)}`;
    const n = q.seats.length;
    if (n === 0 || q.asked.length !== n || q.answers.length !== n)
      return flaw(`${path}.seats`, 'as many seats as answers expected');
    const open = q.answers.indexOf(OPEN_ANSWER);
    if (open < 0) return flaw(`${path}.answers`, 'all have answered');
    if (q.seat !== q.seats[open]) return flaw(`${path}.seat`, `${q.seats[open]} expected`);
    if (q.id > s.seq) return flaw(`${path}.id`, `at most ${s.seq} expected`);
  }
  const laidAside = s.frames.filter((f) => f.b === p.core.resume).length;
  return laidAside === s.interrupted.length ? null : flaw('interrupted', `${laidAside} rows expected`);
}

/** Where two tables contradict each other, or null. */
export const agreementFlaw = (bounds: Bounds, s: State): Fault | null =>
  thingsFlaw(bounds, s) ??
  gridFlaw(s) ??
  pilesFlaw(bounds, s) ??
  rowsFlaw(bounds, s) ??
  coursesFlaw(bounds, s) ??
  happeningsFlaw(bounds, s) ??
  questionFlaw(bounds, s);
