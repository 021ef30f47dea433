import type { ActionDef, HauntDef } from '@hollow/engine';
import { nodesIn } from './facts.ts';
import type { ReachJudge } from './judge.ts';

/** Dice of the edition: how many at most, and the highest face. */
export interface Dice {
  readonly most: number;
  readonly face: number;
}

const RAISING = ['dice', 'total'];

/** Why dice alone never show what the action asks for; cards that add to a result are left out of account. */
export function tooHigh(
  judge: ReachJudge,
  def: HauntDef,
  { roll, pass }: ActionDef,
  { most, face }: Dice,
): string | null {
  if (roll === undefined || pass === undefined || typeof pass === 'string') return null;
  if ([...nodesIn(def)].some(({ on }) => RAISING.includes(String(on)))) return null;
  const thrown = 'dice' in roll ? Math.min(most, judge.range(roll.dice)[1]) : most;
  const highest = thrown * face + (roll.bonus === undefined ? 0 : judge.range(roll.bonus)[1]);
  const [least] = judge.range(pass);
  return least > highest ? `the dice show ${highest} at most, and ${least} is asked for` : null;
}
