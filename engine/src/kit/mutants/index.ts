import type { Rules } from '../../rules/index.ts';
import { CARD_DEVIATIONS } from './cards.ts';
import { DICE_DEVIATIONS } from './dice.ts';
import { FIGHT_DEVIATIONS } from './fights.ts';
import { HAUNT_DEVIATIONS } from './haunts.ts';
import { HOUSE_DEVIATIONS } from './house.ts';
import { MONSTER_DEVIATIONS } from './monsters.ts';
import { MOVEMENT_DEVIATIONS } from './movement.ts';
import { NAMED_DEVIATIONS } from './named.ts';
import { SETUP_DEVIATIONS } from './setup.ts';
import { TURN_DEVIATIONS } from './turn.ts';
import { VICTORY_DEVIATIONS } from './victory.ts';

/** What an engine without the rule would do, rule by rule: the probe swaps them in to see whether a script notices. */
const DEVIATIONS: Rules = {
  ...CARD_DEVIATIONS,
  ...DICE_DEVIATIONS,
  ...FIGHT_DEVIATIONS,
  ...HAUNT_DEVIATIONS,
  ...HOUSE_DEVIATIONS,
  ...MONSTER_DEVIATIONS,
  ...MOVEMENT_DEVIATIONS,
  ...SETUP_DEVIATIONS,
  ...TURN_DEVIATIONS,
  ...VICTORY_DEVIATIONS,
};

const isRule = (name: string): name is keyof Rules => Object.hasOwn(DEVIATIONS, name);

/** The rules of an engine that does without those of these names. */
export function deviating(names: Iterable<string>): Partial<Rules> {
  let found: Partial<Rules> = {};
  for (const name of names)
    found = { ...found, ...(isRule(name) ? { [name]: DEVIATIONS[name] } : NAMED_DEVIATIONS[name]) };
  return found;
}
