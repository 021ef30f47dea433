import type { View, Viewer } from '../contract/types.ts';
import type { G, Program } from '../core/context.ts';
import { inScope } from '../core/scope.ts';
import { rowOf } from '../core/tables.ts';
import { below, shuffleInPlace } from '../random/streams.ts';
import { BOX, clone, HELD, HIDDEN, IN_DISCARD, IN_STACK, STACK, type State } from '../state/state.ts';
import { mayKnow, UNKNOWN } from './redact.ts';

/** Fills the gaps of a pile, in order, from the list. */
const fill = (pile: readonly number[], from: number[]): number[] =>
  pile.map((x) => (x === UNKNOWN ? (from.pop() ?? UNKNOWN) : x));

/** Who has looked at a place knows what lies there now. */
function note(known: number[], pile: readonly number[], lookers: readonly number[]): void {
  pile.forEach((thing, i) => {
    known[thing] = rowOf(lookers, i);
  });
}

/**
 * A whole state that fits the view, from the view and the random words alone. Hidden things: which tile lies where in stack and discards (a discarded
 * tile shows its back, and so did one put under the stack), which card lies where in its stack, and the random numbers to come.
 */
export function sample(p: Program, view: View, words: number[]): State {
  const s = clone(view.known);
  if (view.viewer === 'all') return s;
  const placed = new Set([...s.stack, ...s.discards].filter((tile) => tile !== UNKNOWN));
  const loose: number[] = [];
  s.rooms.floor.forEach((floor, tile) => {
    if (floor === IN_STACK && !placed.has(tile)) loose.push(tile);
  });
  shuffleInPlace(words, 'picks', loose);
  const withBack = (tile: number, back: number): number => {
    if (tile !== UNKNOWN || back === 0) return tile;
    const at = loose.findIndex((t) => rowOf(p.rooms, t).floors === back);
    return rowOf(loose.splice(at, 1), 0);
  };
  s.discards = s.discards.map((tile, i) => withBack(tile, rowOf(view.backs, i)));
  s.stack = s.stack.map((tile, i) => withBack(tile, rowOf(view.buried, i)));
  // Those whose backs are seen have taken the first of their kind: without this, others of that kind would lie deeper in the stack.
  shuffleInPlace(words, 'picks', loose);
  for (const tile of s.discards) s.rooms.floor[tile] = IN_DISCARD;
  s.stack = fill(s.stack, loose);
  s.piles = s.piles.map((pile, deck) => {
    const unknown: number[] = [];
    for (let card = 0; card < p.cards.length; card++)
      if (s.things.place[card] === STACK + deck && !pile.includes(card)) unknown.push(card);
    shuffleInPlace(words, 'picks', unknown);
    return fill(pile, unknown);
  });
  const { lookers } = view;
  note(s.rooms.known, s.stack, lookers.stack);
  note(s.rooms.known, s.discards, lookers.discards);
  s.piles.forEach((pile, deck) => {
    note(s.known, pile, rowOf(lookers.piles, deck));
  });
  if (s.haunt >= 0) fillHaunt(p, s, words);
  s.rng = words.slice();
  return s;
}

/** Hidden variables of which it is known how many have them: given to some of those who may, at random. */
export function guessVars(g: G, viewer: Viewer, words: number[]): void {
  if (g.s.haunt < 0) return;
  for (const { slot, among, n } of rowOf(g.p.haunts, g.s.haunt).guesses) {
    if (mayKnow(g, viewer, slot, -1)) continue;
    const [who, count] = inScope(g, g.s.revealer, -1, -1, () => [among(g).slice(), n(g)] as const);
    shuffleInPlace(words, 'picks', who);
    const base = g.p.varScope[slot] === 'room' ? 0 : HELD;
    for (const x of who.slice(0, count)) g.s.vars[`${slot}.${base + x}`] = 1;
  }
}

/** Numbers of face-down pieces, roles and places that the viewer does not know. */
function fillHaunt(p: Program, s: State, words: number[]): void {
  const kinds = new Set(s.things.def.filter((_, t) => s.things.number[t] === HIDDEN));
  for (const kind of kinds) {
    const rows = s.things.def.flatMap((def, t) =>
      def === kind && t >= p.cards.length + s.controller.length ? [t] : [],
    );
    const missing = rows.map((_, i) => i + 1).filter((n) => !rows.some((t) => s.things.number[t] === n));
    shuffleInPlace(words, 'picks', missing);
    for (const t of rows) if (s.things.number[t] === HIDDEN) s.things.number[t] = missing.pop() ?? 1;
  }
  const haunt = rowOf(p.haunts, s.haunt);
  const role = haunt.def.hidden;
  s.sides = s.sides.map((side, k) => {
    if (side !== HIDDEN) return side;
    if (role === undefined) return 0;
    const kind = p.tokenIndex.get(`${haunt.def.id}/${role.piece}`);
    const holdsIt = s.things.def.some(
      (def, t) =>
        def === kind &&
        t >= p.cards.length + s.controller.length &&
        s.things.place[t] === HELD + p.cards.length + k &&
        s.things.number[t] === role.number,
    );
    return holdsIt ? 1 : 0;
  });
  if (haunt.hiding === 0) return;
  const rooms = s.rooms.floor.flatMap((floor, room) => (floor >= 0 ? [room] : []));
  s.things.place = s.things.place.map((place, t) =>
    (rowOf(s.things.flags, t) & haunt.hiding) !== 0 && place === BOX
      ? rowOf(rooms, below(words, 'picks', rooms.length))
      : place,
  );
}
