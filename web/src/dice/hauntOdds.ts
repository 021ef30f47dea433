import type { Text } from '@hollow/text/browser';
import { chanceThat, percent } from './chance.ts';

interface HauntRoll {
  readonly dice: number;
  readonly atMost: number;
}

/** What begins the haunt, and how likely that is, for whoever wants to know. */
export function hauntOdds({ dice, atMost }: HauntRoll, sides: readonly number[], text: Text, chances: boolean): string {
  const n = chances ? percent(chanceThat(dice, sides, (sum) => sum <= atMost)) : 'none';
  return text.t('play.then-haunt-roll', { most: atMost, n });
}
