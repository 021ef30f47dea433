/**
 * Who has the last word on what chance decides in play, by its meaning: told what the random numbers came to, it gives what shall be. A game can so be
 * written down and played again by its dice and piles, whatever numbers the engine drew on the way. Set-ups name their explorers and stacks themselves.
 */
export interface Chance {
  /** The faces of dice thrown together, for as many faces. */
  dice(thrown: readonly number[]): readonly number[];
  /** Of things with these names the one at `picked` was picked: the place of the one that is. */
  pick(names: readonly string[], picked: number): number;
  /** A pile with these names was mixed, top first: the places of the names in the order in which they shall lie, top first. */
  mix(names: readonly string[]): readonly number[];
}
