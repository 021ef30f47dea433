import type { AppliedRule, G } from '../core/context.ts';
import { cardCode, tokenCode } from '../core/tables.ts';
import { cardsHeldBy, carriedBy, isMonster, isStunnedNow, monsterOf, roomOf } from '../machine/characters.ts';
import { happen, happening, NEW_EVENT } from '../machine/machine.ts';
import { offersAt } from '../machine/offers.ts';
import { citing } from '../rules/index.ts';
import { mayTake, tokensChangeHands } from './belongings.ts';
import { weaponOf } from './weapons.ts';

/** Who attacked whom, with which card (-1: none) and trait. */
interface Fight {
  readonly attacker: number;
  readonly target: number;
  readonly trait: number;
  readonly weapon: number;
}
/** A fight that one has won: with the event that the other is beaten. */
interface Won extends Fight {
  readonly defeat: number;
}

/** The kind of damage that fights with a trait deal: the first kind the trait belongs to. */
function kindOfTrait(g: G, trait: number): string {
  const kinds = Object.keys(g.p.damageKinds);
  const kind = kinds.find((each) => g.p.damageKinds[each]?.includes(trait)) ?? '';
  return trait === g.p.fightTrait ? kind : citing(g, `attack.${kind}`)['attack.kind'](kind, kinds);
}

/** The kind of damage that the winner deals: what the weapon says, else what the monster does, else what belongs to the trait. */
function damageKind(g: G, winner: number, { weapon, trait }: Fight): string {
  const own = monsterOf(g, winner)?.damage ?? '';
  return weaponOf(g, weapon)?.def.damage ?? (own === '' ? kindOfTrait(g, trait) : own);
}

/** Who has won by this margin; null on a tie. */
export function winnerOf(g: G, { attacker, target }: Fight, margin: number): number | null {
  if (margin === 0 && !g.law['attack.tie']()) return null;
  return margin > 0 ? attacker : target;
}

/** Opens the event that the other one is beaten; a thing without a body cannot be, and then there is none (-1). */
export function openDefeat(g: G, fight: Fight, winner: number, margin: number): number {
  const loser = winner === fight.attacker ? fight.target : fight.attacker;
  if (loser < 0) return -1;
  const kind = damageKind(g, winner, fight);
  return happen(g, {
    ...NEW_EVENT,
    t: 'defeat',
    who: loser,
    by: winner,
    n: Math.max(1, margin),
    kind,
    thing: fight.weapon,
  });
}

/** An attack from afar, by a weapon or by a monster that can. */
export const isShot = (g: G, { attacker, weapon }: Fight): boolean =>
  weaponOf(g, weapon)?.def.range === 'sight' || monsterOf(g, attacker)?.shoots === true;

/** A loser who is not hurt: who shot from afar, or who attacked a stunned monster. */
export function isSpared(g: G, fight: Fight, loser: number): boolean {
  const { attacker, target, weapon } = fight;
  if (loser !== attacker) return false;
  if (!g.law['attack.backlash']()) return true;
  if (isStunnedNow(g, target) && !g.law['attack.stunned-target']()) return true;
  if (weaponOf(g, weapon)?.def.safe === true && !g.law['weapons.safe']()) return true;
  return isShot(g, fight) && !g.law['ranged.no-backlash'](roomOf(g, attacker) !== roomOf(g, target));
}

/** What the winner may do in place of the damage: nothing where there would be none. */
export function rewardsOf(g: G, fight: Won): readonly AppliedRule[] {
  const { by: winner, who: loser } = happening(g, fight.defeat);
  return isSpared(g, fight, loser) ? [] : offersAt(g, 'defeat.offer', winner, fight.defeat, '');
}

/** What the attacker may take in place of two or more physical damage: never at range, and monsters only where their haunt says so. */
export function lootOf(g: G, { attacker, defeat }: Won): number[] {
  const { by: winner, who: loser, kind, n } = happening(g, defeat);
  if (attacker < 0 || winner !== attacker || kind !== Object.keys(g.p.edition.damage)[0]) return [];
  if (isMonster(g, attacker) && !g.law['monster.no-special-attacks']()) return [];
  if (!g.law['steal.condition'](n)) return [];
  if (roomOf(g, attacker) !== roomOf(g, loser) && !g.law['steal.not-ranged']()) return [];
  const cards = cardsHeldBy(g, loser).filter(
    (card) => g.law['steal.tradable-only'](cardCode(g, card).steal) && !g.s.handled.includes(card),
  );
  const pieces = carriedBy(g, loser).filter((piece) => tokenCode(g, piece).carry === 'item' && tokensChangeHands(g));
  return [...cards, ...pieces].filter((thing) => mayTake(g, winner, thing));
}
