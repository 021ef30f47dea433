import type { Stakes } from '../contract/option.ts';
import type { Choice } from '../core/choice.ts';
import type { G } from '../core/context.ts';
import { traitId } from '../core/tables.ts';
import { fold } from '../machine/fold.ts';
import { closeHappening, happen, topNode } from '../machine/machine.ts';
import { attackPool, attackTrait, defencePool, weapons } from '../play/weapons.ts';
import { fightWord } from '../words/operations/fight/fight.ts';

/** What an attack would be made with everybody could count: traits and weapons lie open. */

/** Dice that would be thrown, as far as rules already say it. */
function poolOf(g: G, who: number, pool: number, side: string, trait: string): number {
  const ev = happen(g, { t: 'roll', who, pool, tags: [side, trait] });
  const most = fold(g, 'dice', who, g.p.edition.maxDice, ev);
  const dice = Math.max(0, g.law['dice.max'](fold(g, 'pool', who, pool, ev), most));
  closeHappening(g, ev);
  return dice;
}

function stakes(g: G, attacker: number, target: number, trait: number, card: number): Stakes {
  const name = traitId(g, trait);
  return {
    trait: name,
    dice: poolOf(g, attacker, attackPool(g, attacker, trait, card), 'attack', name),
    against: poolOf(g, target, defencePool(g, target, trait), 'defence', name),
  };
}

/** What an option of the open question would be fought with; nothing for what is no attack, or where the means are chosen later. */
function stakesOf(g: G, choice: Choice): Stakes | null {
  const { frames } = g.s;
  const f = frames[frames.length - 1];
  if (choice.verb === 'attack' && topNode(g).op === 'menu') {
    const who = g.scope.self;
    const { target } = choice;
    return weapons(g, who, target, true).length > 0 ? null : stakes(g, who, target, attackTrait(g, who, -1), -1);
  }
  if (f === undefined || topNode(g).op !== fightWord.op) return null;
  const { attacker, target } = fightWord.read(f);
  if (attacker < 0) return null;
  if (choice.verb === 'trait') return stakes(g, attacker, target, choice.trait, -1);
  if (choice.verb !== 'weapon' && choice.verb !== 'bare') return null;
  const card = choice.verb === 'weapon' ? choice.card : -1;
  return stakes(g, attacker, target, attackTrait(g, attacker, card), card);
}

/** The same as fields of the option. To look is not to apply a rule: nothing is cited. */
export function stakesFor(g: G, choice: Choice): Partial<Stakes> {
  const { trace } = g;
  g.trace = null;
  const found = stakesOf(g, choice);
  g.trace = trace;
  return found ?? {};
}
