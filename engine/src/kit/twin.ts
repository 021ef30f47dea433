import type { Viewer } from '../contract/types.ts';
import type { Program } from '../core/context.ts';
import { rowOf } from '../core/tables.ts';
import { below, seedStreams, shuffleInPlace } from '../random/streams.ts';
import { BACK, clone, EVERYBODY, FACE_DOWN, HELD, IN_DISCARD, IN_STACK, type State } from '../state/state.ts';

/**
 * What a viewer must not notice: another order of tiles, another order of cards, other random numbers, what other seats have
 * answered while others still think, other numbers under what lies face down, with the roles that go with them, and other
 * rooms in which those stand whose place the haunt hides. Written without a look at the engine's own redaction and sampling,
 * so that a mistake there is not made again.
 */
export const TWINS = ['tiles', 'cards', 'dice', 'answers', 'roles', 'places'] as const;
export type TwinOf = (typeof TWINS)[number];

export const knownTo = (bits: number, viewer: Viewer): boolean =>
  bits === EVERYBODY || viewer === 'all' || (typeof viewer === 'number' && ((bits >>> viewer) & 1) === 1);

/** Puts other things into the gaps of a pile; who else knew the position knows what now lies there. */
function refill(pile: number[], gaps: readonly number[], things: readonly number[], bits: number[]): void {
  const known = gaps.map((at) => rowOf(bits, rowOf(pile, at)));
  gaps.forEach((at, i) => {
    pile[at] = rowOf(things, i);
  });
  gaps.forEach((at, i) => {
    bits[rowOf(pile, at)] = rowOf(known, i);
  });
}

const gapsOf = (pile: readonly number[], bits: readonly number[], viewer: Viewer): number[] =>
  pile.flatMap((thing, at) => (knownTo(rowOf(bits, thing), viewer) ? [] : [at]));

function otherTiles(p: Program, s: State, viewer: Viewer, words: number[]): void {
  const { known, floor } = s.rooms;
  const inStack = gapsOf(s.stack, known, viewer);
  const inDiscards = gapsOf(s.discards, known, viewer);
  const loose = [...inStack.map((at) => rowOf(s.stack, at)), ...inDiscards.map((at) => rowOf(s.discards, at))];
  shuffleInPlace(words, 'stacks', loose);
  // A discarded tile shows its back, and everybody saw the back of one put under the stack: another may lie there only if its back is the same.
  const alike = (tile: number): number => {
    const at = loose.findIndex((t) => rowOf(p.rooms, t).floors === rowOf(p.rooms, tile).floors);
    return rowOf(loose.splice(at, 1), 0);
  };
  const bits = known.slice();
  const seen = inStack.filter((at) => (rowOf(bits, rowOf(s.stack, at)) & BACK) !== 0);
  const fill = (pile: number[], at: number, tile: number, place: number): void => {
    known[tile] = rowOf(bits, rowOf(pile, at));
    floor[tile] = place;
    pile[at] = tile;
  };
  for (const at of inDiscards) fill(s.discards, at, alike(rowOf(s.discards, at)), IN_DISCARD);
  for (const at of seen) fill(s.stack, at, alike(rowOf(s.stack, at)), IN_STACK);
  for (const at of inStack) if (!seen.includes(at)) fill(s.stack, at, loose.pop() ?? rowOf(s.stack, at), IN_STACK);
}

function otherCards(s: State, viewer: Viewer, words: number[]): void {
  for (const pile of s.piles) {
    const gaps = gapsOf(pile, s.known, viewer);
    const things = gaps.map((at) => rowOf(pile, at));
    shuffleInPlace(words, 'stacks', things);
    refill(pile, gaps, things, s.known);
  }
}

/** Other answers of those who were asked together with others; there are at least two options. */
function otherAnswers(s: State, viewer: Viewer): void {
  const { question } = s;
  question?.answers.forEach((given, i) => {
    if (given >= 0 && question.seats[i] !== viewer) question.answers[i] = given === 0 ? 1 : 0;
  });
}

/** Numbers of face-down pieces that the viewer may not look at are mixed, kind by kind; whoever has the traitor's number now is the traitor. */
function otherRoles(p: Program, s: State, viewer: Viewer, words: number[]): void {
  if (s.haunt < 0) return;
  const { def: haunt, sides } = rowOf(p.haunts, s.haunt);
  const first = p.cards.length;
  const mine = s.controller.flatMap((seat, k) => (seat === viewer ? [k] : []));
  const { number, place, flags, def } = s.things;
  const role = p.tokens.findIndex(({ id }) => id === `${haunt.id}/${haunt.hidden?.piece ?? ''}`);
  const hasRole = (k: number): boolean =>
    def.some(
      (kind, t) =>
        t >= first + s.controller.length &&
        kind === role &&
        place[t] === HELD + first + k &&
        number[t] === haunt.hidden?.number,
    );
  const had = s.controller.map((_, k) => hasRole(k));
  for (const [kind, { faceDown }] of p.tokens.entries()) {
    const unknown = def.flatMap((d, t) => {
      if (t < first + s.controller.length || d !== kind || (rowOf(flags, t) & FACE_DOWN) === 0) return [];
      const known =
        faceDown === 'holder'
          ? mine.some((k) => place[t] === HELD + first + k)
          : mine.some((k) => sides[rowOf(s.sides, k)] === faceDown);
      return known ? [] : [t];
    });
    const numbers = unknown.map((t) => rowOf(number, t));
    shuffleInPlace(words, 'stacks', numbers);
    unknown.forEach((t, i) => {
      number[t] = rowOf(numbers, i);
    });
  }
  if (haunt.hidden === undefined) return;
  s.sides = s.sides.map((side, k) =>
    s.shown[k] === 1 || mine.includes(k) ? side : hasRole(k) ? 1 : had[k] ? 0 : side,
  );
}

/** In a fight, and where they ask something of others in their own turn, everybody learns where they are. */
function givesPlaceAway(p: Program, { frames, question, turn, controller }: State, who: number): boolean {
  const seat = controller[who - p.cards.length];
  const isOwnTurn = turn.who === who && question?.seats.some((asked) => asked !== seat) === true;
  return isOwnTurn || frames.some(({ b, pc }) => p.blocks[b]?.[pc]?.op === 'fight');
}

/** Explorers whose place is hidden from the viewer stand in other rooms. */
function otherPlaces(p: Program, s: State, viewer: Viewer, words: number[]): void {
  if (s.haunt < 0 || viewer === 'all') return;
  const { hiding } = rowOf(p.haunts, s.haunt);
  const first = p.cards.length;
  const mine = new Set(s.sides.filter((_, k) => s.controller[k] === viewer));
  const rooms = s.rooms.floor.flatMap((floor, room) => (floor >= 0 ? [room] : []));
  s.controller.forEach((seat, k) => {
    const who = first + k;
    const isHidden = (rowOf(s.things.flags, who) & hiding) !== 0 && seat !== viewer && !mine.has(rowOf(s.sides, k));
    if (!isHidden || rowOf(s.things.place, who) >= HELD || givesPlaceAway(p, s, who)) return;
    s.things.place[who] = rowOf(rooms, below(words, 'picks', rooms.length));
    s.things.part[who] = 0;
  });
}

/** A game that differs in one hidden respect and that the viewer cannot tell from the first; null if there is no such game. */
export function twin(p: Program, state: State, viewer: Viewer, of: TwinOf, words: number[]): State | null {
  const before = JSON.stringify(state);
  for (let tries = 0; tries < 4; tries++) {
    const s = clone(state);
    if (of === 'tiles') otherTiles(p, s, viewer, words);
    else if (of === 'cards') otherCards(s, viewer, words);
    else if (of === 'dice') s.rng = seedStreams(`twin/${words[0]}/${tries}`);
    else if (of === 'answers') otherAnswers(s, viewer);
    else if (of === 'places') otherPlaces(p, s, viewer, words);
    else otherRoles(p, s, viewer, words);
    if (JSON.stringify(s) !== before) return s;
  }
  return null;
}
