import { clone, type Engine, type State } from '@hollow/engine';
import {
  type Choice,
  cardsHeldBy,
  contextOf,
  explorersOf,
  holder,
  isDead,
  isExplorer,
  isShown,
  monsterOf,
  seatOf,
  sideOf,
  sidesOfSeat,
  stepOf,
} from '@hollow/engine/inner';
import { openChoices } from './aims/choices.ts';
import { areFoes, hauntOf } from './position/tables.ts';

/** What bots read of the states that they try things on, each by one name. */

/** Where a thing is: a number that tells places apart. */
export const whereIs = ({ things }: State, thing: number): number => things.place[thing] ?? -1;

/** The turn with this number still goes on, and the character whose it is may still walk. */
export const canWalkIn = ({ turn }: State, n: number): boolean =>
  turn.n === n && !turn.stopped && !turn.over && turn.startMoves > turn.spent;

/** Cards of a deck that have been drawn in the game. */
export const cardsDrawn = ({ drawn }: State, deck: number): number => drawn[deck] ?? 0;

/** The names of the sides that each seat is on in the haunt: of a seat with two explorers there may be two; none without a haunt. */
export function sidesTaken(engine: Engine, state: State): readonly (readonly string[])[] {
  const names = engine.program(state.ruleset).haunts[state.haunt]?.sides ?? [];
  return Array.from({ length: state.seats }, (_, seat) =>
    [...sidesOfSeat(state, seat)].flatMap((side) => names[side] ?? []),
  );
}

/** The name of the side that an explorer is on in the haunt; null for monsters, and without a haunt. */
export function sideOfCharacter(engine: Engine, state: State, who: number): string | null {
  const g = contextOf(engine, state);
  return monsterOf(g, who) === null ? (hauntOf(g)?.sides[sideOf(g, who)] ?? null) : null;
}

/** Explorers of whom not everybody knows on which side they are, and who live; nobody where sides are no secret. */
export function maskedExplorers(engine: Engine, state: State): readonly number[] {
  const g = contextOf(engine, state);
  if (hauntOf(g)?.def.kind !== 'hidden' || state.outcome !== null) return [];
  return explorersOf(g).filter((who) => !isShown(g, who) && !isDead(g, who));
}

/** The same position if, of all whose side is a secret, this one alone were the traitor. */
export function asIfTraitor(engine: Engine, state: State, traitor: number): State {
  const supposed = clone(state);
  const g = contextOf(engine, supposed);
  const masked = maskedExplorers(engine, state);
  supposed.sides = explorersOf(g).map((who, k) =>
    masked.includes(who) ? Number(who === traitor) : (state.sides[k] ?? 0),
  );
  return supposed;
}

/** Which of the explorers the seat plays, and which are on the traitor's side in a position. */
export const explorersPlayedBy = (engine: Engine, state: State, seat: number): readonly number[] => {
  const g = contextOf(engine, state);
  return explorersOf(g).filter((who) => seatOf(g, who) === seat);
};
export const isTraitorIn = (engine: Engine, state: State, who: number): boolean =>
  sideOf(contextOf(engine, state), who) === 1;

/** Seats that win together with a seat, as far as the position tells, itself first; itself alone where everybody plays alone. */
export function seatsBeside(engine: Engine, state: State, seat: number): readonly number[] {
  const g = contextOf(engine, state);
  if (!state.underway || hauntOf(g)?.def.wins?.each !== undefined) return [seat];
  const sides = sidesOfSeat(state, seat);
  const others = explorersOf(g).filter((who) => !isDead(g, who) && sides.has(sideOf(g, who)));
  return [...new Set([seat, ...others.map((who) => seatOf(g, who))])];
}

/** The two seats win together. */
export const areFriends = (engine: Engine, state: State, one: number, other: number): boolean =>
  seatsBeside(engine, state, one).includes(other);

/** Not everybody knows yet on which side the seat's explorers are. */
export const isMaskedSeat = (engine: Engine, state: State, seat: number): boolean =>
  explorersPlayedBy(engine, state, seat).some((who) => maskedExplorers(engine, state).includes(who));

/** Seats of another side into whose hands something has come since then, or out of them. */
export function othersHandled(engine: Engine, before: State, after: State, seat: number): readonly number[] {
  const friends = seatsBeside(engine, before, seat);
  const held = (state: State, who: number): string =>
    state.things.place.flatMap((place, thing) => (place === holder(who) ? thing : [])).join();
  return Array.from({ length: before.seats }, (_, other) => other).filter(
    (other) =>
      !friends.includes(other) &&
      explorersPlayedBy(engine, before, other).some((who) => held(before, who) !== held(after, who)),
  );
}

/** In a haunt: a card of the seat's was spent to take one from somebody who is no foe, and who could have given it. */
export function robsFriends(engine: Engine, before: State, after: State, seat: number): boolean {
  if (before.haunt < 0) return false;
  const was = contextOf(engine, before);
  const own = explorersOf(was).filter((who) => seatOf(was, who) === seat);
  const friends = explorersOf(was).filter((x) => !own.includes(x) && own.every((who) => !areFoes(was, who, x)));
  const mine = own.flatMap((who) => cardsHeldBy(was, who));
  const theirs = friends.flatMap((who) => cardsHeldBy(was, who));
  const now = contextOf(engine, after);
  const held = [...own, ...friends].flatMap((who) => cardsHeldBy(now, who));
  const kept = own.flatMap((who) => cardsHeldBy(now, who));
  return theirs.some((card) => kept.includes(card)) && mine.some((card) => !held.includes(card));
}

/** Which of the options ends the turn; -1 where it may not end yet. */
export const endAmong = (options: readonly { readonly verb: string }[]): number =>
  options.findIndex(({ verb }) => verb === 'end');

/** The options of the open question as verbs and numbers: to describe them costs twice as much. */
export const openChoicesIn = (engine: Engine, state: State): readonly Choice[] => openChoices(contextOf(engine, state));

/** Which of them ends the turn that is open. */
export const endOfTurn = (engine: Engine, state: State): number => endAmong(openChoicesIn(engine, state));

/** How an explorer fares, as a text: where its clips stand. */
export function fareKey(engine: Engine, state: State, who: number): string {
  const g = contextOf(engine, state);
  return isExplorer(g, who) ? g.p.traits.map((_, trait) => stepOf(g, who, trait)).join() : '';
}

/** Which rooms are in the house; in which pile the others lie is hidden. */
const laid = ({ rooms }: State): string => rooms.floor.map((floor) => Math.max(-1, floor)).join();

/** What is written in counters, as far as the seat knows it: what it does not know is another in every sample. */
const counted = ({ vars }: State, sample: State, known: State): unknown[] =>
  Object.entries(vars)
    .filter(([name]) => sample.vars[name] === known.vars[name])
    .sort();

/**
 * A text that is the same for positions of one turn which differ in chance, spent steps and open questions alone.
 * `sample` is the position before what has been tried, `known` what the seat knows of it.
 */
export function positionKey(state: State, sample: State, known: State): string {
  const { things, steps, rooms, turn, usedThisTurn } = state;
  const { attacks, newCards, itemActions, declined, sideChosen } = turn;
  const places = things.place.filter((_, i) => whereIs(sample, i) === whereIs(known, i));
  return JSON.stringify([
    [places, things.part, things.flags, steps],
    [counted(state, sample, known), laid(state), rooms.next],
    [attacks, newCards, itemActions, declined, sideChosen, usedThisTurn],
  ]);
}

/**
 * A text that is the same where the character stands at the same place of the same house, and everybody fares the same.
 */
export const whereaboutsKey = (state: State, who: number): string =>
  JSON.stringify([who, whereIs(state, who), state.steps, laid(state)]);
