import type { Text } from '@hollow/text/browser';
import { chanceThat, percent } from './chance.ts';
import { bound, meets, type Wanted } from './wanted.ts';

interface HauntRoll extends Wanted {
  readonly dice: number;
}

/** What begins the haunt, and how likely that is, for whoever wants to know; nothing where nobody can. */
export function hauntOdds(roll: HauntRoll, sides: readonly number[], text: Text, chances: boolean): string {
  const wanted = bound(roll);
  if (wanted === null) return ' ';
  const n = chances ? percent(chanceThat(roll.dice, sides, (sum) => meets(roll, sum) === true)) : 'none';
  return text.t('play.then-haunt-roll', { most: wanted.n, way: wanted.way, n });
}
