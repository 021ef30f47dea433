import type { BarredFields, BarredOf, OptionFields, OptionOf, Spot } from '../contract/option.ts';
import type { BarOf, BarredVerb, ChoiceOf, Verb } from '../core/choice.ts';
import type { G } from '../core/context.ts';
import { clauseOf } from '../core/law.ts';
import { cardCode, flagsOf, rowOf, tokenCode, traitId } from '../core/tables.ts';
import { doorRoom, doorSide, spotBeside } from '../house/geometry.ts';
import type { CardId, RoomId, WallId } from '../language/ids.ts';
import { SIDES, type Side } from '../language/types.ts';
import { isCard, isExplorer } from '../machine/characters.ts';
import { carrierId, idOf, thingId } from '../machine/log.ts';
import { FACE_DOWN, HELD } from '../state/state.ts';

/** What can be chosen and what cannot, in ids. */

const roomId = (g: G, room: number): RoomId => g.p.rooms[room]?.id ?? '';
const WALLS: readonly WallId[] = [...SIDES, 'NE', 'SE', 'SW', 'NW'];
/** Stairs and the like have no side. */
const side = (n: number): Side | '' => SIDES[n] ?? '';
const sideOf = (n: number): Side => rowOf(SIDES, n);

/** Which of several tokens of a kind it is, from 1; nothing for what there is only one of or what shows its number. */
function numbered(g: G, thing: number): { no?: number } {
  if (thing < 0 || isCard(g, thing) || isExplorer(g, thing)) return {};
  const { def, number } = g.s.things;
  const first = g.p.cards.length + g.s.controller.length;
  const hidden = (flagsOf(g, thing) & FACE_DOWN) !== 0;
  return !hidden && (rowOf(number, thing) >= 0 || tokenCode(g, thing).n <= 1)
    ? {}
    : { no: thing - def.indexOf(rowOf(def, thing), first) + 1 };
}

function faces(g: G, counts: readonly number[]): number[] {
  const kinds = [...new Set(g.p.edition.faces)].sort((a, b) => a - b);
  return kinds.flatMap((face, i) => new Array<number>(counts[i] ?? 0).fill(face));
}

function spotId(g: G, beside: number): Spot {
  const { floor, x, y } = spotBeside(g, beside);
  return { floor: rowOf(g.p.floors, floor), x, y };
}

const lyingIn = (g: G, stack: number, thing: number): RoomId | CardId =>
  stack < 0 ? roomId(g, thing) : cardCode(g, thing).id;

const NOTHING = (): Readonly<Record<never, never>> => ({});

/** By verb: what a player gets to know of an option. */
const VERBS: { readonly [V in Verb]: (g: G, c: ChoiceOf<V>) => OptionFields[V] } = {
  move: (g, c) => ({ room: roomId(g, c.to), cost: c.cost, side: side(c.side) }),
  doorway: (g, c) => ({ room: roomId(g, c.to), cost: c.cost, side: sideOf(c.side) }),
  discover: (g, c) => ({ room: roomId(g, doorRoom(c.door)), side: sideOf(doorSide(c.door)), cost: c.cost }),
  leave: (g, c) => ({ room: roomId(g, c.room), cost: c.cost }),
  'come-in': (g, c) => ({ room: roomId(g, c.room), cost: c.cost }),
  offer: (g, c) => ({
    rule: rowOf(g.p.rules, c.rule).path,
    about: carrierId(g, c.owner),
    ...numbered(g, c.owner - HELD),
  }),
  give: (g, c) => ({ card: thingId(g, c.card), to: idOf(g, c.to) }),
  drop: NOTHING,
  'pick-up': NOTHING,
  trade: (g, c) => ({ to: idOf(g, c.to) }),
  loot: (g, c) => ({ card: thingId(g, c.card), from: idOf(g, c.from) }),
  attack: (g, c) => ({ who: idOf(g, c.target) }),
  end: NOTHING,
  who: (g, c) => ({ who: idOf(g, c.who) }),
  room: (g, c) => ({ room: roomId(g, c.room) }),
  thing: (g, c) => ({ card: thingId(g, c.thing), ...numbered(g, c.thing) }),
  trait: (g, c) => ({ trait: traitId(g, c.trait) }),
  number: (_g, c) => ({ n: c.n }),
  wall: (_g, c) => ({ side: rowOf(WALLS, c.wall) }),
  part: (g, c) => ({ part: c.part, room: roomId(g, c.room) }),
  choose: (_g, c) => ({ key: c.key }),
  pass: NOTHING,
  accept: (g, c) => ({ card: thingId(g, c.card) }),
  decline: (g, c) => ({ card: thingId(g, c.card) }),
  reveal: NOTHING,
  ready: NOTHING,
  willing: NOTHING,
  unwilling: NOTHING,
  agree: NOTHING,
  refuse: NOTHING,
  'take-back': (g, c) => ({ card: thingId(g, c.thing) }),
  done: NOTHING,
  'not-yet': NOTHING,
  next: (g, c) => ({ thing: lyingIn(g, c.stack, c.thing) }),
  order: (g, c) => ({ order: c.things.map((thing) => lyingIn(g, c.stack, thing)) }),
  together: (g, c) => ({ kind: rowOf(g.p.tokens, c.kind).id, n: c.n }),
  hunt: NOTHING,
  still: NOTHING,
  'leave-out': (g, c) => ({ who: idOf(g, c.who) }),
  'count-in': (g, c) => ({ who: idOf(g, c.who) }),
  'one-by-one': NOTHING,
  turn: (g, c) => ({ turn: c.turn, room: roomId(g, c.tile), spot: spotId(g, c.beside) }),
  door: (g, c) => ({ room: roomId(g, doorRoom(c.door)), side: sideOf(doorSide(c.door)), tile: roomId(g, c.tile) }),
  stay: (g, c) => ({ room: roomId(g, c.room) }),
  'turn-room': (g, c) => ({ room: roomId(g, c.room), turn: c.turn }),
  'shift-room': (g, c) => ({ room: roomId(g, c.room), side: sideOf(c.side) }),
  exchange: (g, c) => ({ room: roomId(g, c.room), with: roomId(g, c.with) }),
  dice: (g, c) => ({ faces: faces(g, c.counts) }),
  reroll: (g, c) => ({ faces: faces(g, c.counts) }),
  split: (g, c) => ({ losses: Object.fromEntries(c.losses.map(([t, n]) => [traitId(g, t), n])) }),
  weapon: (g, c) => ({ card: cardCode(g, c.card).id }),
  bare: NOTHING,
  hurt: NOTHING,
  steal: (g, c) => ({ card: thingId(g, c.card) }),
};

export const option = <V extends Verb>(g: G, c: ChoiceOf<V>): OptionOf<V> => ({ verb: c.verb, ...VERBS[c.verb](g, c) });

/** By verb: what it is that cannot be done. */
const BARS: { readonly [V in BarredVerb]: (g: G, b: BarOf<V>) => BarredFields[V] } = {
  move: (g, b) => ({ room: roomId(g, b.to), side: side(b.side) }),
  discover: (g, b) => ({ room: roomId(g, doorRoom(b.door)), side: sideOf(doorSide(b.door)) }),
  leave: (g, b) => ({ room: roomId(g, b.room) }),
  'come-in': (g, b) => ({ room: roomId(g, b.room) }),
  offer: (g, b) => ({ offer: rowOf(g.p.rules, b.offer).path, about: carrierId(g, b.owner) }),
  give: (g, b) => ({ card: thingId(g, b.card), to: idOf(g, b.to) }),
  drop: (g, b) => (b.card === undefined ? {} : { card: thingId(g, b.card) }),
  'pick-up': (g, b) => (b.card === undefined ? {} : { card: thingId(g, b.card) }),
  trade: (g, b) => ({ to: idOf(g, b.to) }),
  loot: (g, b) => ({ card: thingId(g, b.card), from: idOf(g, b.from) }),
  attack: (g, b) => ({ who: idOf(g, b.target) }),
  end: NOTHING,
};

export const describeBar = <V extends BarredVerb>(g: G, b: BarOf<V>): BarredOf<V> => ({
  verb: b.verb,
  rule: clauseOf(g, b.rule),
  args: b.args ?? {},
  ...(b.always === true ? { always: true } : {}),
  ...BARS[b.verb](g, b),
});
