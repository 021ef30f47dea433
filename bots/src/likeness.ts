import type { State } from '@hollow/engine';

/** Which rooms are in the house; in which pile the others lie is hidden. */
const laid = ({ rooms }: State): string => rooms.floor.map((floor) => Math.max(-1, floor)).join();

/** What is written in counters, as far as the seat knows it: what it does not know is another in every sample. */
const counted = ({ vars }: State, sample: State, known: State): unknown[] =>
  Object.entries(vars)
    .filter(([name]) => sample.vars[name] === known.vars[name])
    .sort();

/** Everything but chance, spent steps and open questions: positions of one turn that are alike differ in wasted steps alone. */
export function likeness(state: State, sample: State, known: State): string {
  const { things, steps, rooms, turn, turnMarks } = state;
  const places = things.place.filter((_, i) => sample.things.place[i] === known.things.place[i]);
  return JSON.stringify([
    [places, things.part, things.flags, steps],
    [counted(state, sample, known), laid(state), rooms.next],
    [turn.attacks, turnMarks],
  ]);
}

/** Where a character stands in which house, and how everybody fares. */
export const standing = (state: State, who: number): string =>
  JSON.stringify([who, state.things.place[who], state.steps, laid(state)]);
