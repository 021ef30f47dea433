import type { Decision } from '@hollow/engine';

/** Dice as options name them: every handful once, its faces in rising order. */

const handsOf = ({ options }: Decision): (readonly number[])[] =>
  options.map((option) => (option.verb === 'dice' || option.verb === 'reroll' ? option.faces : []));

/** How many dice are typed in, and which faces they can show. */
export function handfulOf(decision: Decision): { readonly count: number; readonly faces: readonly number[] } {
  const hands = handsOf(decision);
  return {
    count: Math.max(0, ...hands.map((hand) => hand.length)),
    faces: [...new Set(hands.flat())].sort((a, b) => a - b),
  };
}

/** The number of the option with these faces, in whatever order they were named. */
export function facesOf(decision: Decision, named: readonly number[]): number | null {
  const wanted = named.toSorted((a, b) => a - b).join();
  const at = handsOf(decision).findIndex((hand) => hand.toSorted((a, b) => a - b).join() === wanted);
  return at < 0 ? null : at;
}
