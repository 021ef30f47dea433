import type { G } from '../../core/context.ts';
import { flagsOf, placeOf } from '../../core/tables.ts';
import {
  cardsHeldBy,
  carriedBy,
  isDead,
  isExplorer,
  isMonster,
  partOf,
  roomOf,
  sideOf,
  stepOf,
} from '../../machine/characters.ts';

/** All that an effect may change of a character. */
export interface SeamCondition {
  readonly place: number;
  readonly room: number;
  readonly part: number;
  readonly dead: boolean;
  readonly flags: number;
  readonly steps: readonly number[];
  readonly things: readonly number[];
  readonly side: number;
}

export type SeamChange = 'moved' | 'hurt' | 'healed' | 'killed' | 'marked' | 'lifted' | 'robbed' | 'turned';

/** Every character of the game, in play or not. */
export function charactersOf(g: G): number[] {
  const first = g.p.cards.length;
  return g.s.things.def.flatMap((_, t) => (t >= first && (isExplorer(g, t) || isMonster(g, t)) ? [t] : []));
}

export const conditionOf = (g: G, who: number): SeamCondition => ({
  place: placeOf(g, who),
  room: roomOf(g, who),
  part: partOf(g, who),
  dead: isDead(g, who),
  flags: flagsOf(g, who),
  steps: isExplorer(g, who) ? g.p.traits.map((_, trait) => stepOf(g, who, trait)) : [],
  things: [...cardsHeldBy(g, who), ...carriedBy(g, who)],
  side: sideOf(g, who),
});

/** What has become of a character. */
export function changesOf(before: SeamCondition, after: SeamCondition): readonly SeamChange[] {
  const found: SeamChange[] = [];
  if (after.dead && !before.dead) found.push('killed');
  const gone = after.dead && !before.dead;
  if (!gone && (after.room !== before.room || after.part !== before.part || after.place !== before.place))
    found.push('moved');
  if (after.steps.some((step, trait) => step < (before.steps[trait] ?? 0))) found.push('hurt');
  if (after.steps.some((step, trait) => step > (before.steps[trait] ?? 0))) found.push('healed');
  if ((after.flags & ~before.flags) !== 0 && !gone) found.push('marked');
  if ((before.flags & ~after.flags) !== 0) found.push('lifted');
  if (!gone && before.things.some((thing) => !after.things.includes(thing))) found.push('robbed');
  if (after.side !== before.side) found.push('turned');
  return found;
}

export const everybody = (g: G): ReadonlyMap<number, SeamCondition> =>
  new Map(charactersOf(g).map((who) => [who, conditionOf(g, who)]));
