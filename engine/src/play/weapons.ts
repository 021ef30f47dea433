import type { CardCode, G } from '../core/context.ts';
import { inScope } from '../core/scope.ts';
import { cardCode, partAt, placeOf, traitId } from '../core/tables.ts';
import { inSight } from '../house/geometry.ts';
import type { Weapon } from '../language/types.ts';
import {
  areTogether,
  bearsTrait,
  cardsHeldBy,
  explorersOf,
  isExplorer,
  monsterOf,
  monstersInPlay,
  roomOf,
  traitOf,
} from '../machine/characters.ts';
import { hasRuleAt, heldBack, noteRule, rulesAt } from '../machine/fold.ts';
import type { WhyNot } from '../machine/offers.ts';
import { cite } from '../rules/index.ts';
import { HELD } from '../state/state.ts';
import { waysFrom } from './ways.ts';

/** Whether a shot from one to the other is free: through a row of doors, or over a barrier where the books allow it. */
function inShot(g: G, who: number, target: number): boolean {
  const [from, to] = [roomOf(g, who), roomOf(g, target)];
  if (from === to) return g.law['ranged.over-barrier']();
  const row = inSight(g, from, to) || (isNear(g, who, target) && g.law['sight.links']());
  return g.law['ranged.los'](row) && g.law['sight.everybody'](isFirstIn(g, target, to));
}

/** Nobody before it in the order of the table is in the room. */
const isFirstIn = (g: G, target: number, room: number): boolean =>
  ![...explorersOf(g), ...monstersInPlay(g)].some((other) => other < target && roomOf(g, other) === room);

/** One step leads from the one to the other, by a door or another way that is one for everybody; none from nowhere. */
const isNear = (g: G, who: number, target: number): boolean => {
  const [from, to] = [roomOf(g, who), roomOf(g, target)];
  return from >= 0 && waysFrom(g, -1, from, partAt(g, who)).some((way) => way.to === to);
};

/** Notes the clause behind one field of a weapon. */
function citeField(g: G, weapon: Weapon, field: 'trait' | 'dice' | 'bonus' | 'range' | 'alone'): void {
  const clause = weapon.cites?.[field];
  if (clause !== undefined) cite(g, clause);
}

/** The target can be fought with the trait: it has it, and it is not proof against it. */
export const vulnerable = (g: G, target: number, trait: number): boolean =>
  g.law['attack.missing-trait'](bearsTrait(g, target, trait)) &&
  !(monsterOf(g, target)?.immune.includes(trait) ?? false);

/** Weapons that can be used now: those that reach, and whose one action of the turn is still free. */
export function weapons(g: G, who: number, target: number, own: boolean): number[] {
  if (!isExplorer(g, who)) return [];
  return g.p.weapons.filter((card) => {
    if (placeOf(g, card) !== HELD + who) return false;
    const { id, weapon } = cardCode(g, card);
    if (weapon === null) return false;
    cite(g, 'weapons.list');
    if (!vulnerable(g, target, swapped(g, who, weapon.trait))) return false;
    if (g.s.handled.includes(card) && !g.law['item.one-action']()) return false;
    if (g.s.turn.newCards.includes(card) && !g.law['weapons.new']()) return false;
    if (heldBack(g, `weapon/${id}`, who)) return false;
    if (!own || areTogether(g, who, target)) return true;
    citeField(g, weapon.def, 'range');
    if (weapon.def.range === 'near') return isNear(g, who, target);
    return weapon.def.range === 'sight' && inShot(g, who, target);
  });
}

/** The trait a character fights with when it uses no weapon. */
export const bareTrait = (g: G, who: number): number => {
  const monster = monsterOf(g, who);
  const own = monster?.attackTrait ?? -1;
  if (own >= 0) return own;
  const trait = swapped(g, who, g.p.fightTrait);
  return monster === null ? trait : g.law['monster.attack-trait'](trait, g.p.traits.length);
};

/** The trait that a `stat` rule puts in the place of the one that fights without a weapon. */
function swapped(g: G, who: number, trait: number): number {
  if (trait !== g.p.fightTrait || !hasRuleAt(g, 'stat')) return trait;
  const code = rulesAt(g, 'stat', who, -1).at(-1)?.rule;
  if (code === undefined || code.trait < 0) return trait;
  noteRule(g, code);
  return code.trait;
}

/** A rule may take away the bare hands, or single weapons, as means of attack. */
export const mayBare = (g: G, who: number): boolean => !heldBack(g, 'weapon/bare', who);

/** A monster whose haunt lets it attack from afar sees its target. */
export const shoots = (g: G, who: number, target: number): boolean =>
  monsterOf(g, who)?.shoots === true && g.law['ranged.monsters']() && inShot(g, who, target);

/** Whether the character has any means to attack those who are not together with it. */
export function reachesFar(g: G, who: number): boolean {
  if (!isExplorer(g, who)) return monsterOf(g, who)?.shoots === true;
  for (const card of g.p.weapons)
    if (placeOf(g, card) === HELD + who && cardCode(g, card).weapon?.def.range !== undefined) return true;
  return false;
}

/** A haunt may let nobody attack a monster before something is so, of the attacker or of the monster itself. */
export function isExposed(g: G, who: number, target: number): boolean {
  const only = monsterOf(g, target)?.only ?? null;
  return only === null || inScope(g, who, HELD + target, -1, only);
}

/** Whether the character could attack the target at all. */
export function canReach(g: G, who: number, target: number): boolean {
  if (!isExposed(g, who, target)) return false;
  const trait = bareTrait(g, who);
  const near = areTogether(g, who, target) || shoots(g, who, target);
  if (near && bearsTrait(g, who, trait) && vulnerable(g, target, trait) && mayBare(g, who)) return true;
  return weapons(g, who, target, true).length > 0;
}

/** The weapon that would do, were it not for what has been done with it in this turn. */
function spentWeapon(g: G, who: number, target: number): WhyNot | null {
  if (!isExplorer(g, who)) return null;
  for (const card of g.p.weapons) {
    const { id, weapon } = cardCode(g, card);
    if (placeOf(g, card) !== HELD + who || weapon === null || heldBack(g, `weapon/${id}`, who)) continue;
    if (!vulnerable(g, target, swapped(g, who, weapon.trait))) continue;
    const isNew = g.s.turn.newCards.includes(card) && !g.law['weapons.new']();
    return { rule: isNew ? 'weapons.new' : 'item.one-action', args: { card: id } };
  }
  return null;
}

/** Why the character cannot attack somebody who stands together with it. */
export function whyOutOfReach(g: G, who: number, target: number): WhyNot {
  const trait = bareTrait(g, who);
  if (!isExposed(g, who, target)) return { rule: 'attack.spared', args: {} };
  const spent = spentWeapon(g, who, target);
  if (spent !== null) return spent;
  if (!vulnerable(g, target, trait)) return { rule: 'attack.missing-trait', args: { trait: traitId(g, trait) } };
  return { rule: 'attack.spared', args: {} };
}

/** Dice of every weapon that somebody has. */
const diceOfAll = (g: G, who: number): number[] =>
  cardsHeldBy(g, who).map((card) => cardCode(g, card).weapon?.def.dice ?? 0);

/** Dice that a weapon adds; never more than one weapon's. */
function weaponDice(g: G, who: number, card: number): number {
  const def = weaponOf(g, card)?.def;
  if (def === undefined) return 0;
  citeField(g, def, 'dice');
  citeField(g, def, 'alone');
  return g.law['weapons.one'](def.dice ?? 0, diceOfAll(g, who));
}

/** What a weapon adds to the result of the attack. */
export function weaponBonus(g: G, card: number): number {
  const def = weaponOf(g, card)?.def;
  if (def?.bonus === undefined) return 0;
  citeField(g, def, 'bonus');
  return def.bonus;
}

/** Dice that weapons add to a defence: none. */
const shieldDice = (g: G, who: number): number =>
  isExplorer(g, who) ? g.law['weapons.attack-only'](diceOfAll(g, who)) : 0;

/** What the card is as a weapon; null for one that is none, and for no card at all (-1). */
export const weaponOf = (g: G, card: number): CardCode['weapon'] => (card < 0 ? null : cardCode(g, card).weapon);

/** The trait that an attack with the weapon (or with none: -1) is made with. */
export function attackTrait(g: G, who: number, card: number): number {
  const weapon = weaponOf(g, card);
  if (weapon === null) return who < 0 ? g.p.fightTrait : bareTrait(g, who);
  citeField(g, weapon.def, 'trait');
  return swapped(g, who, weapon.trait);
}

/** The trait of the defence: the one that the attack is made with. */
const answered = (g: G, trait: number): number =>
  trait === g.p.fightTrait ? trait : g.law['attack.other-trait'](trait, g.p.fightTrait);

export const attackPool = (g: G, who: number, trait: number, card: number): number =>
  traitOf(g, who, trait) + weaponDice(g, who, card);

export const defencePool = (g: G, who: number, trait: number): number =>
  traitOf(g, who, answered(g, trait)) + shieldDice(g, who);
