import type { Sheet } from '../core/choice.ts';
import type { G } from '../core/context.ts';
import { areTogether } from '../machine/characters.ts';
import { bareTrait, mayBare, shoots, vulnerable, weapons } from './weapons.ts';

/** An attack whose means have to be chosen, in the registers of the fight. */
interface Choosing {
  readonly attacker: number;
  readonly target: number;
  readonly trait: number;
  readonly traits: readonly number[];
  readonly own: number;
}

/** Whether the attacker has a weapon to choose. */
export const hasWeapons = (g: G, { attacker, target, trait, own }: Choosing): boolean =>
  attacker >= 0 && trait < 0 && weapons(g, attacker, target, own === 1).length > 0;

/** Whether bare hands reach the target, or whatever a monster has in their place. An attack that an effect commands reaches it anyway. */
export const isInReach = (g: G, { attacker, target, own }: Choosing): boolean =>
  attacker < 0 || own === 0 || areTogether(g, attacker, target) || shoots(g, attacker, target);

/** Traits of the choice that the target can be fought with; there is always one. */
export function offerTraits(g: G, { target, traits }: Choosing, sheet: Sheet): void {
  const fit = traits.filter((trait) => vulnerable(g, target, trait));
  for (const trait of fit.length > 0 ? fit : traits.slice(0, 1)) sheet.open.push({ verb: 'trait', trait });
}

export function offerWeapons(g: G, { attacker, target, own }: Choosing, sheet: Sheet): void {
  for (const card of weapons(g, attacker, target, own === 1)) sheet.open.push({ verb: 'weapon', card });
  if (
    (own === 0 || areTogether(g, attacker, target)) &&
    vulnerable(g, target, bareTrait(g, attacker)) &&
    mayBare(g, attacker) &&
    g.law['weapons.optional']()
  )
    sheet.open.push({ verb: 'bare' });
}
