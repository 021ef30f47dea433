import { type HauntNode, isHauntNode, isTransient, listIn, speaksOf, wordOf } from './syntax.ts';

/** A condition on whoever wins a fight in their own turn, as a condition on oneself: what one fights with one has to hold. */
export function asAttacker(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.map(asAttacker);
  if (!isHauntNode(raw)) return raw;
  if (raw.x === 'foe' || raw.x === 'winner' || raw.x === 'active') return { x: 'self' };
  if (raw.x === 'isIn' && wordOf(raw.who) === 'foughtWith') return { x: 'holds', who: { x: 'self' }, things: raw.of };
  return Object.fromEntries(Object.entries(raw).map(([field, value]) => [field, asAttacker(value)]));
}

/** Nobody can tell it before the fight; that it is one's own turn whoever attacks need not look for. */
const isOfTheFight = (raw: unknown): boolean => isTransient(raw) || speaksOf(raw, 'ownTurn');

/** Of a condition on whoever wins a fight, what one can see to beforehand: of alternatives those that can be told. */
export function termsOfAttacker(raw: unknown): readonly unknown[] {
  const term = asAttacker(raw);
  if (wordOf(term) === 'all') return listIn(term as HauntNode, 'of').flatMap(termsOfAttacker);
  if (wordOf(term) !== 'any') return isOfTheFight(term) ? [] : [term];
  const told = listIn(term as HauntNode, 'of').filter((one) => !isOfTheFight(one));
  return told.length > 1 ? [{ x: 'any', of: told }] : told;
}
