import type { Setup } from '../contract/setup.ts';
import type { Viewer } from '../contract/types.ts';
import type { Program } from '../core/context.ts';
import { rowOf } from '../core/tables.ts';
import type { Engine } from '../game/engine.ts';
import { BACK, type State } from '../state/state.ts';
import { KitError } from './failure.ts';
import { knownTo } from './twin.ts';
import { type Budget, viewersOf, type WalkPosition, walkGame } from './walk.ts';

/** A hidden position, how to read it, and how likely each thing is to lie there. */
interface Hidden {
  readonly name: string;
  readonly read: (s: State) => number;
  readonly rates: ReadonlyMap<number, number>;
}

const uniform = (things: readonly number[]): Map<number, number> => new Map(things.map((t) => [t, 1 / things.length]));

function tilePositions(p: Program, s: State, viewer: Viewer): Hidden[] {
  const unknown = (tile: number): boolean => !knownTo(rowOf(s.rooms.known, tile), viewer);
  const inStack = s.stack.filter(unknown);
  const inDiscards = s.discards.filter(unknown);
  const loose = [...inStack, ...inDiscards].sort((a, b) => a - b);
  const back = (tile: number): number => rowOf(p.rooms, tile).floors;
  const alike = (tile: number, list: readonly number[]): number => list.filter((t) => back(t) === back(tile)).length;
  // Everybody has seen the backs of the discards, and of what was put under the stack.
  const shown = (tile: number): boolean => (rowOf(s.rooms.known, tile) & BACK) !== 0;
  const seen = [...inDiscards, ...inStack.filter(shown)];
  const withBackOf = (tile: number): Map<number, number> => uniform(loose.filter((t) => back(t) === back(tile)));
  const found: Hidden[] = [];
  // A tile lies somewhere in the stack unless one of those whose back is seen is it; every other place is as likely.
  const places = inStack.filter((tile) => !shown(tile)).length;
  const inAnyPlace = new Map(loose.map((t) => [t, (1 - alike(t, seen) / alike(t, loose)) / places]));
  for (const at of [s.stack.length - 1, s.stack.length - 2, 0]) {
    const tile = s.stack[at];
    if (tile === undefined || !unknown(tile)) continue;
    const rates = shown(tile) ? withBackOf(tile) : inAnyPlace;
    found.push({ name: `tile ${at} of the stack`, read: (x) => rowOf(x.stack, at), rates });
  }
  s.discards.forEach((tile, at) => {
    if (unknown(tile) && at < 3)
      found.push({
        name: `discarded tile ${at}`,
        read: (x) => rowOf(x.discards, at),
        rates: withBackOf(tile),
      });
  });
  return found;
}

function cardPositions(p: Program, s: State, viewer: Viewer): Hidden[] {
  return s.piles.flatMap((pile, deck) => {
    const unknown = pile.filter((card) => !knownTo(rowOf(s.known, card), viewer));
    const at = pile.length - 1;
    if (at < 0 || !unknown.includes(rowOf(pile, at))) return [];
    const read = (x: State): number => rowOf(rowOf(x.piles, deck), at);
    return [{ name: `top card of ${rowOf(p.decks, deck).id}`, read, rates: uniform(unknown) }];
  });
}

/** The value of chi-squared that chance exceeds once in a million (Wilson and Hilferty). */
function limit(degrees: number): number {
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + 4.75 * Math.sqrt(spread)) ** 3;
}

function count(engine: Engine, { state, where }: WalkPosition, viewer: Viewer, samples: number): void {
  const p = engine.program(state.ruleset);
  const hidden = [...tilePositions(p, state, viewer), ...cardPositions(p, state, viewer)].map((position) => ({
    ...position,
    tally: new Map<number, number>(),
  }));
  const view = engine.view(state, viewer);
  for (let i = 0; i < samples; i++) {
    const made = engine.sample(view, `variety/${i}`);
    for (const { read, tally } of hidden) {
      const thing = read(made);
      tally.set(thing, (tally.get(thing) ?? 0) + 1);
    }
  }
  for (const { name, rates, tally } of hidden) {
    const at = `${where}, viewer ${viewer}, ${name}`;
    const possible = [...rates].filter(([, rate]) => rate > 0);
    const wrong = [...tally.keys()].find((thing) => (rates.get(thing) ?? 0) <= 0);
    if (wrong !== undefined) throw new KitError('variety', at, `thing ${wrong} cannot lie there`);
    if (possible.length < 2) continue;
    const chi = possible.reduce((sum, [thing, rate]) => {
      const expected = rate * samples;
      return sum + ((tally.get(thing) ?? 0) - expected) ** 2 / expected;
    }, 0);
    const never = possible.filter(([thing]) => !tally.has(thing)).length;
    if (never > 0) throw new KitError('variety', at, `${never} of ${possible.length} things never came`);
    if (chi > limit(possible.length - 1))
      throw new KitError('variety', at, `chi-squared ${chi.toFixed(1)} over ${possible.length} things`);
  }
}

/** Over many samples each hidden position takes every value of its domain at the expected rate. */
export function checkVariety(engine: Engine, setup: Setup, seed: string, budget: Budget): void {
  walkGame(engine, setup, seed, budget, (moment) => {
    for (const viewer of viewersOf(moment.state)) count(engine, moment, viewer, budget.samples);
  });
}
