import type { HARM } from '../../rules/harm.ts';

/** Where a clip comes to stand if the numbers on the row are counted: up to the last place that shows the number, or down to the first. */
function byNumbers(step: number, by: number, row: readonly number[]): number {
  const wanted = (row[step] ?? 0) + by;
  return by > 0 ? Math.max(0, row.lastIndexOf(Math.min(wanted, row.at(-1) ?? 0))) : Math.max(0, row.indexOf(wanted));
}

export const HARM_DEVIATIONS: typeof HARM = {
  'traits.floor-before-haunt': () => -1,
  'traits.on-the-skull': () => 1,
  'traits.maximum': (_top, now) => now,
  'traits.heal': (now) => now,
  'traits.item-overflow': () => 0,
  'traits.steps': byNumbers,
  'traits.duplicates': (to, from, row) => byNumbers(from, to - from, row),
  'traits.skull': () => false,
  'death.when': () => false,
  'death.before-haunt': () => true,
  'monster.no-trait-rooms': () => true,
  'monster.transformed-trait-rooms': () => false,

  'damage.dice': () => false,
  'damage.points': () => false,
  'traits.kinds': (named) => named.toReversed().slice(0, 1),
  'damage.split': (every) => every.slice(-1),
  'damage.waste-before-haunt': () => false,
  'damage.who-splits': () => -1,

  'monster.defaults': () => 'stun',
  'monster.fixed-traits': (damage) => damage,
  'death.corpse': () => false,
  'attack.monster-beaten': () => false,
  'monster.stun-drops': () => false,
  'monster.stun-beside': () => false,

  'loot.items-fall': () => false,
  'hidden.death-reveals': () => false,
  'two-player.both-dead': () => false,
};

/** What one kind of damage deviates by: it has to be shared out in one way. */
export const inOneWay =
  (deviant: string): (typeof HARM)['damage.split'] =>
  (every, kind) =>
    kind === deviant ? every.slice(-1) : every;
