import type { Setup } from '../contract/setup.ts';
import type { Program } from '../core/context.ts';
import { rowOf } from '../core/tables.ts';
import type { Engine } from '../game/engine.ts';
import { clone, HELD, holder, type State } from '../state/state.ts';
import { difference, KitError } from './failure.ts';
import { type Answer, answerAgain, type Budget, playOn, type WalkPosition, walkGame } from './walk.ts';

/** Answers after which a copy is compared with what it was. */
const AHEAD = 8;

interface Kept {
  readonly copy: State;
  readonly text: string;
  readonly n: number;
}

function sameNow(
  engine: Engine,
  { state, decision, where }: WalkPosition,
  copy: State,
  property: 'clone-equal' | 'round-trip',
): void {
  if (engine.hash(copy) !== engine.hash(state))
    throw new KitError(property, where, difference(state, copy) ?? 'another hash of the same state');
  const found = difference(
    [decision],
    engine.pending(copy).filter((d) => d.seat === decision.seat),
  );
  if (found !== null) throw new KitError(property, where, `options: ${found}`);
}

/** A clone and a state read back are the state, and none of them changes when another is played on. */
export function checkCopies(engine: Engine, setup: Setup, seed: string, budget: Budget): void {
  const kept: Kept[] = [];
  const check = (until: number, where: string): void => {
    for (let first = kept[0]; first !== undefined && first.n <= until; first = kept[0]) {
      kept.shift();
      const found = difference(JSON.parse(first.text), first.copy);
      if (found !== null) throw new KitError('clone-independent', `${where}, clone of answer ${first.n}`, found);
    }
  };
  const played = walkGame(engine, setup, seed, budget, (moment) => {
    const { state, n, words, where } = moment;
    const copy = clone(state);
    sameNow(engine, moment, copy, 'clone-equal');
    sameNow(engine, moment, engine.deserialise(engine.serialise(state)), 'round-trip');
    const before = engine.serialise(state);
    playOn(engine, copy, words, AHEAD, where);
    const found = difference(JSON.parse(before), state);
    if (found !== null) throw new KitError('clone-independent', `${where}, original`, found);
    kept.push({ copy: clone(state), text: before, n });
    check(n - AHEAD, where);
  });
  check(Number.POSITIVE_INFINITY, `seed “${seed}”, end`);
  replay(engine, setup, seed, played.answers, played.hashes, played.events);
}

function replay(
  engine: Engine,
  setup: Setup,
  seed: string,
  answers: readonly Answer[],
  hashes: readonly string[],
  events: readonly unknown[],
): void {
  const { state, events: told } = engine.create(setup, seed);
  const all: unknown[] = [...told];
  answers.forEach((answer, n) => {
    const where = `seed “${seed}”, answer ${n}`;
    if (engine.hash(state) !== hashes[n]) throw new KitError('replay', where, 'another state than the first time');
    all.push(...answerAgain(engine, state, answer, where));
  });
  if (engine.hash(state) !== hashes[answers.length])
    throw new KitError('replay', `seed “${seed}”, end`, 'another state than the first time');
  const found = difference(events, all);
  if (found !== null) throw new KitError('replay', `seed “${seed}”, events`, found);
}

/** Cards in the middle of whose effect the state stands. */
export function openCards(p: Program, state: State): string[] {
  const found = new Set<string>();
  for (const frame of state.frames) {
    const { owner } = rowOf(state.scopes, frame.s);
    if (owner >= HELD && holder(owner) < p.cards.length) found.add(rowOf(p.cards, holder(owner)).id);
  }
  return [...found];
}

/**
 * Saves and loads before every single answer and gets the same game. Gives the cards in whose middle that was done, how often in the middle of
 * anything, and how often during a haunt.
 */
export function checkSaves(
  engine: Engine,
  setup: Setup,
  seed: string,
  budget: Budget,
): { readonly cards: ReadonlySet<string>; readonly saves: number; readonly inHaunt: number } {
  const { answers, hashes } = walkGame(engine, setup, seed, budget);
  const cards = new Set<string>();
  let inHaunt = 0;
  let { state } = engine.create(setup, seed);
  const p = engine.program(state.ruleset);
  answers.forEach((answer, n) => {
    const open = openCards(p, state);
    for (const id of open) cards.add(id);
    const where = `seed “${seed}”, answer ${n}${open.length > 0 ? `, in ${open.join(', ')}` : ''}`;
    if (state.haunt >= 0) inHaunt++;
    const asked = engine.pending(state);
    state = engine.deserialise(engine.serialise(state));
    const other = difference(asked, engine.pending(state));
    if (other !== null) throw new KitError('saved-in-a-card', where, `the loaded game asks otherwise: ${other}`);
    answerAgain(engine, state, answer, where);
    if (engine.hash(state) !== hashes[n + 1])
      throw new KitError('saved-in-a-card', where, 'the loaded game goes another way');
  });
  return { cards, saves: answers.length, inHaunt };
}
