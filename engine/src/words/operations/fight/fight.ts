import { only } from '../../../core/choice.ts';
import type { G } from '../../../core/context.ts';
import { cardCode, traitId } from '../../../core/tables.ts';
import { defineOp, type Near } from '../../../define/operation.ts';
import {
  bit,
  listOf,
  maybe,
  maybeEvent,
  type NamedRegisters,
  ownEvent,
  quantity,
  the,
} from '../../../define/register.ts';
import { isDead, seatOf } from '../../../machine/characters.ts';
import { carrierId, idOf, tell } from '../../../machine/log.ts';
import { happen, happening, NEW_EVENT, pushFor } from '../../../machine/machine.ts';
import { spendUse, takeOffer } from '../../../machine/offers.ts';
import { fightTags } from '../../../play/dice.ts';
import { hasWeapons, isInReach, offerTraits, offerWeapons } from '../../../play/means.ts';
import { isSpared, lootOf, openDefeat, rewardsOf, winnerOf } from '../../../play/spoils.ts';
import { attackPool, attackTrait, defencePool, weaponBonus, weaponOf } from '../../../play/weapons.ts';
import { HELD } from '../../../state/state.ts';
import { handWord } from '../cards/hand.ts';
import { hurtWord } from '../damage/hurt.ts';
import { throwWord } from '../dice/throw.ts';
import { fire, instead } from '../rules/_hooks.ts';

const registers = {
  // What whoever begins the fight says of it.
  /** -1: a thing without a body attacks. */
  attacker: maybe('character'),
  target: the('character'),
  /** The trait that both fight with; -1 while that depends on the weapon. */
  trait: maybe('trait'),
  /** The attacker chooses one of these; empty for weapon and bare hands. */
  traits: listOf('trait'),
  /** Dice of an attacker without a body, and who throws them. */
  dice: quantity,
  roller: maybe('character'),
  /** An attack of one's own will: its means must reach the target. */
  own: bit,
  /** What winning and losing do in place of damage. */
  win: maybe('block'),
  lose: maybe('block'),
  /** The event that is told in `total` whether the target was hurt. */
  told: maybeEvent('attack'),
  // What comes of it.
  /** The card that the attack is made with; -1 for bare hands. */
  weapon: maybe('card'),
  /** The fight itself, open as long as it lasts: who fights whom with what. */
  fight: ownEvent('attack'),
  /** The roll that is being made. */
  roll: ownEvent('roll'),
  /** The result of the attack. */
  attack: quantity,
  /** One has beaten the other. */
  defeat: ownEvent('defeat'),
  /** The target has been hurt. */
  hit: bit,
};
type Fight = Near<typeof registers>;

/** The id of a fighter; of one without a body, that of what it comes from. */
const nameOf = (g: G, who: number): string => (who < 0 ? carrierId(g, g.scope.owner) : idOf(g, who));

/** `as`: who throws the dice; nobody's cards touch the roll of a thing without a body. */
function startRoll(
  { g, r }: Fight,
  side: 'attack' | 'defence',
  who: number,
  pool: number,
  as: number,
  bonus: number,
): void {
  const tags = fightTags(g, side, r.trait);
  r.roll = happen(g, { ...NEW_EVENT, t: 'roll', who, by: g.scope.actor, pool, bonus, tags });
  throwWord.perform(g, as, { event: r.roll });
}

/** The fight itself, in the order of the books: means, cost, two rolls, the difference, one outcome. */
export const fightWord = defineOp({
  op: 'fight',
  means: 'Carries out an attack.',
  fields: {},
  registers,
  given: ['attacker', 'target', 'trait', 'traits', 'dice', 'roller', 'own', 'win', 'lose', 'told'],
  fits: (r, stage) => ['declare', 'chooseTrait', 'chooseWeapon'].includes(stage) || r.trait >= 0,
  stages: {
    /** What the attack is made with is said before anything else. Out of reach nothing happens. */
    declare: {
      passing: true,
      run(x) {
        const { g, r } = x;
        if (r.traits.length > 0) x.to('chooseTrait');
        else if (hasWeapons(g, r) && g.law['weapons.declare']()) x.to('chooseWeapon');
        else if (isInReach(g, r)) x.to('pay');
        else x.done();
      },
    },
    chooseTrait: {
      run: (x) => x.ask('trait', seatOf(x.g, x.r.attacker)),
      options: ({ g, r }, sheet) => offerTraits(g, r, sheet),
      take(x, taken) {
        x.r.trait = only(taken, 'trait').trait;
        x.to('pay');
      },
    },
    chooseWeapon: {
      run: (x) => x.ask('weapon', seatOf(x.g, x.r.attacker), true),
      options: ({ g, r }, sheet) => offerWeapons(g, r, sheet),
      take(x, taken) {
        if (taken.verb === 'weapon') x.r.weapon = taken.card;
        x.to('pay');
      },
    },
    /** A weapon has its one use of the turn, and some cost more than that. */
    pay: {
      passing: true,
      run(x) {
        const { g, r } = x;
        if (r.trait < 0) r.trait = attackTrait(g, r.attacker, r.weapon);
        x.to('attack');
        const weapon = weaponOf(g, r.weapon);
        if (weapon === null) return;
        if (g.law['weapons.handled']()) spendUse(g, r.weapon);
        pushFor(g, weapon.cost, r.attacker, HELD + r.weapon);
      },
    },
    attack: {
      holds: ['weapon'],
      run(x) {
        const { g, r } = x;
        const { attacker, trait, weapon } = r;
        // The price of the weapon may have called the attack off, or killed.
        const off = g.s.turn.noAttack && g.s.turn.who === attacker;
        if (attacker >= 0 && (off || (weapon >= 0 && isDead(g, attacker)))) {
          x.done();
          return;
        }
        tell(g, 'attack', {
          by: nameOf(g, attacker),
          on: idOf(g, r.target),
          trait: traitId(g, trait),
          weapon: weapon < 0 ? '' : cardCode(g, weapon).id,
        });
        r.fight = happen(g, { ...NEW_EVENT, t: 'attack', who: r.target, by: attacker, thing: weapon });
        x.to('defend');
        const pool = attacker < 0 ? r.dice : attackPool(g, attacker, trait, weapon);
        startRoll(x, 'attack', attacker, pool, r.roller, weaponBonus(g, weapon));
      },
    },
    defend: {
      holds: ['weapon', 'fight', 'roll'],
      run(x) {
        const { g, r } = x;
        r.attack = happening(g, r.roll).total;
        x.close('roll');
        x.to('compare');
        startRoll(x, 'defence', r.target, defencePool(g, r.target, r.trait), r.target, 0);
      },
    },
    compare: {
      holds: ['weapon', 'fight', 'roll', 'attack'],
      run(x) {
        const { g, r } = x;
        const { attack } = r;
        const defence = happening(g, r.roll).total;
        x.close('roll');
        r.attack = 0;
        const margin = g.law['attack.roll'](attack, defence);
        const winner = winnerOf(g, r, margin);
        r.defeat = winner === null ? -1 : openDefeat(g, r, winner, Math.abs(margin));
        r.hit = r.defeat >= 0 && winner === r.attacker ? 1 : 0;
        tell(g, 'fought', {
          by: nameOf(g, r.attacker),
          on: idOf(g, r.target),
          attack,
          defence,
          winner: winner === null ? '' : nameOf(g, winner),
          margin: Math.abs(margin),
        });
        x.to(r.defeat < 0 ? 'finish' : 'reward');
      },
    },
    /** What the effect says of winning or losing; else the winner may take something in place of the damage. */
    reward: {
      holds: ['weapon', 'fight', 'defeat', 'hit'],
      run(x) {
        const { g, r } = x;
        const { by: winner } = happening(g, r.defeat);
        const block = winner === r.attacker ? r.win : r.lose;
        if (block >= 0) {
          x.to('settled');
          pushFor(g, block, r.attacker, g.scope.owner, r.defeat);
        } else if (winner >= 0 && (lootOf(g, r).length > 0 || rewardsOf(g, r).length > 0))
          x.ask('defeat', seatOf(g, winner), true);
        else x.to('damage');
      },
      options({ g, r }, sheet) {
        sheet.open.push({ verb: 'hurt' });
        for (const card of lootOf(g, r)) sheet.open.push({ verb: 'steal', card });
        for (const { rule: offered, owner } of rewardsOf(g, r))
          sheet.open.push({ verb: 'offer', rule: offered.index, owner });
      },
      take(x, taken) {
        const { g, r } = x;
        if (taken.verb === 'hurt') {
          x.to('damage');
          return;
        }
        const { by: winner } = happening(g, r.defeat);
        r.hit = 0;
        x.to('settled');
        if (taken.verb !== 'steal') {
          takeOffer(g, only(taken, 'offer'), winner, r.defeat);
          return;
        }
        if (g.law['item.received-this-turn']()) g.s.handled.push(taken.card);
        if (!g.law['steal.instead']()) x.to('damage');
        handWord.perform(g, winner, { thing: taken.card, to: HELD + winner, theft: 1 });
      },
    },
    damage: {
      passing: true,
      holds: ['weapon', 'fight', 'defeat', 'hit'],
      run(x) {
        const { g, r } = x;
        const { who: loser } = happening(g, r.defeat);
        x.to('harmed');
        if (!g.law['attack.damage']() || isSpared(g, r, loser)) return;
        x.to('hurt');
        instead(g, 'defeat.instead', loser, r.defeat);
      },
    },
    /** Armour and the like may have taken it all. */
    harmed: {
      holds: ['weapon', 'fight', 'defeat', 'hit'],
      run(x) {
        if (happening(x.g, x.r.defeat).total <= 0) x.r.hit = 0;
        x.to('settled');
      },
    },
    settled: {
      holds: ['weapon', 'fight', 'defeat', 'hit'],
      run(x) {
        x.close('defeat');
        x.to('finish');
      },
    },
    finish: {
      passing: true,
      holds: ['weapon', 'fight', 'hit'],
      run(x) {
        const { g, r } = x;
        x.to('end');
        fire(g, 'attack.after', r.attacker, r.fight);
      },
    },
    end: {
      holds: ['weapon', 'fight', 'hit'],
      run(x) {
        const { g, r } = x;
        x.close('fight');
        if (r.told >= 0) happening(g, r.told).total = r.hit;
        x.done();
      },
    },
    /** Nothing stood in place of the damage. */
    hurt: {
      passing: true,
      holds: ['weapon', 'fight', 'defeat', 'hit'],
      run(x) {
        const { g, r } = x;
        const { who: loser, n, kind, replaced } = happening(g, r.defeat);
        x.to('harmed');
        if (replaced.length > 0) return;
        const kinds = Object.keys(g.p.edition.damage);
        hurtWord.perform(g, loser, { kind: kinds.indexOf(kind), amount: n, fight: r.defeat });
      },
    },
  },
});

type Terms = NamedRegisters<typeof registers>;

/** Begins a fight on these terms; it is over when control comes back. */
export const startFight = (g: G, terms: Pick<Terms, 'attacker' | 'target'> & Partial<Terms>): void =>
  fightWord.perform(g, terms.attacker, { roller: terms.attacker, ...terms });
