import type { OpTable } from '../compile/op.ts';
import { inSight } from '../house/geometry.ts';
import type { Weapon } from '../language/types.ts';
import { heldBy, isExplorer, roomOf, seatOf, together, traitOf } from '../machine/characters.ts';
import type { CardCode, G } from '../machine/context.ts';
import { noteRule } from '../machine/fold.ts';
import { law, reading } from '../machine/law.ts';
import { carrierId, idOf, tell } from '../machine/log.ts';
import { closeHappening, done, happen, happening, name, perform, pushScoped, put } from '../machine/machine.ts';
import { markUsed, offersAt, spendUse } from '../machine/offers.ts';
import { HELD } from '../state/state.ts';
import { originTags } from './dice.ts';
import { choice } from './flow.ts';

type Armed = CardCode & { readonly weapon: NonNullable<CardCode['weapon']> };

/** Whether a shot from one to the other is free: through a row of doors, or over a barrier where the books allow it. */
function inShot(g: G, who: number, target: number): boolean {
  if (!law(g, 'ranged.los')) return false;
  const [from, to] = [roomOf(g, who), roomOf(g, target)];
  return from === to ? reading(g, 'barrierRanged') === 'allowed' : inSight(g, from, to);
}

/** A clause behind one field of a weapon is in force. */
const cited = (g: G, weapon: Weapon, field: 'trait' | 'dice' | 'range' | 'alone'): boolean => {
  const clause = weapon.cites?.[field];
  return clause === undefined || law(g, clause);
};

/** Weapons that can be used now: those that reach, and whose one action of the turn is still free. */
function weapons(g: G, who: number, target: number, own: boolean): number[] {
  return heldBy(g, who).filter((card) => {
    const weapon = g.p.cards[card].weapon?.def;
    if (weapon === undefined || !law(g, 'weapons.list')) return false;
    if (g.s.handled.includes(card) && law(g, 'item.one-action')) return false;
    if (!own || together(g, who, target)) return true;
    return weapon.range === 'sight' && cited(g, weapon, 'range') && inShot(g, who, target);
  });
}

/** Dice that a weapon adds; never more than one weapon's. */
function weaponDice(g: G, who: number, card: number): number {
  const code = armed(g, card);
  if (code === null) return 0;
  const own = cited(g, code.weapon.def, 'dice') ? (code.weapon.def.dice ?? 0) : 0;
  if (law(g, 'weapons.one') && cited(g, code.weapon.def, 'alone')) return own;
  return heldBy(g, who).reduce((sum, c) => sum + (g.p.cards[c].weapon?.def.dice ?? 0), 0);
}

/** Dice that weapons add to a defence: none. */
function shieldDice(g: G, who: number): number {
  if (law(g, 'weapons.attack-only')) return 0;
  return Math.max(0, ...heldBy(g, who).map((card) => g.p.cards[card].weapon?.def.dice ?? 0));
}

const armed = (g: G, card: number): Armed | null => {
  const code = card < 0 ? null : g.p.cards[card];
  return code === null || code.weapon === null ? null : (code as Armed);
};

/** The kind of damage that fights with a trait deal: the first kind the trait belongs to. */
function kindFor(g: G, trait: number): number {
  return Object.values(g.p.damageKinds).findIndex((traits) => traits.includes(trait));
}

// Registers of an attack.
const [ATTACKER, TARGET, TRAIT, WEAPON, DICE, EVENT, ATTACK, HIT] = [0, 1, 2, 3, 4, 5, 6, 7];

function startRoll(
  g: G,
  r: (number | number[])[],
  who: number,
  pool: number,
  side: 'attack' | 'defence',
  as: number,
): void {
  const ev = happen(g, {
    t: 'roll',
    who,
    by: g.scope.actor,
    pool,
    tags: [
      ...originTags(g),
      side,
      g.p.traits[r[TRAIT] as number],
      ...(law(g, 'dice.attack-not-trait-roll') ? [] : ['trait']),
    ],
  });
  r[EVENT] = ev;
  perform(g, 'throw', as, [ev]);
}

export const FIGHT: OpTable = {
  /** The attack primitive: means, cost, two rolls, margin, one outcome. */
  attack: (raw, c) => {
    const on = c.one(raw.on);
    const by = raw.by === undefined ? null : c.one(raw.by);
    const dice = raw.dice === undefined ? null : c.num(raw.dice);
    const trait = raw.trait === undefined ? -1 : c.names.trait(String(raw.trait));
    const rolledBy = raw.rolledBy === undefined ? null : c.one(raw.rolledBy);
    const as = typeof raw.as === 'string' ? raw.as : undefined;
    const own = raw.own === true;
    return {
      run(g, f) {
        const { r } = f;
        switch (f.st) {
          case 0: {
            const target = on(g);
            if (!isExplorer(g, target)) {
              name(g, f, as, 0);
              done(f);
              return;
            }
            f.r = [by?.(g) ?? -1, target, trait < 0 ? g.p.fightTrait : trait, -1, dice?.(g) ?? 0, -1, 0, 0];
            f.st = 1;
            return;
          }
          case 1: {
            const attacker = r[ATTACKER] as number;
            const target = r[TARGET] as number;
            const choose = attacker >= 0 && weapons(g, attacker, target, own).length > 0 && law(g, 'weapons.declare');
            if (choose) put(g, f, 'weapon', seatOf(g, attacker), true);
            else if (attacker < 0 || !own || together(g, attacker, target)) f.st = 2;
            else {
              // Out of reach.
              name(g, f, as, 0);
              done(f);
            }
            return;
          }
          case 2: {
            const weapon = armed(g, r[WEAPON] as number);
            f.st = 3;
            if (weapon !== null) {
              spendUse(g, r[WEAPON] as number);
              if (cited(g, weapon.weapon.def, 'trait')) r[TRAIT] = weapon.weapon.trait;
              const attacker = r[ATTACKER] as number;
              pushScoped(g, weapon.weapon.cost, {
                self: attacker,
                actor: attacker,
                owner: HELD + (r[WEAPON] as number),
                ev: -1,
                vals: {},
              });
            }
            return;
          }
          case 3: {
            const attacker = r[ATTACKER] as number;
            if (attacker >= 0 && g.s.turn.noAttack) {
              name(g, f, as, 0);
              done(f);
              return;
            }
            const target = r[TARGET] as number;
            const weapon = armed(g, r[WEAPON] as number);
            tell(g, 'attack', {
              by: attacker < 0 ? carrierId(g, g.scope.owner) : idOf(g, attacker),
              on: idOf(g, target),
              trait: g.p.traits[r[TRAIT] as number],
              weapon: weapon?.id ?? '',
            });
            const pool =
              attacker < 0
                ? (r[DICE] as number)
                : traitOf(g, attacker, r[TRAIT] as number) + weaponDice(g, attacker, r[WEAPON] as number);
            // A thing without a body has its dice thrown by a neighbour, and nobody's cards touch that roll.
            const roller = attacker >= 0 ? attacker : -1;
            f.st = 4;
            startRoll(g, r, roller, pool, 'attack', rolledBy?.(g) ?? roller);
            return;
          }
          case 4: {
            const ev = r[EVENT] as number;
            r[ATTACK] = happening(g, ev).total;
            closeHappening(g, ev);
            const target = r[TARGET] as number;
            f.st = 5;
            startRoll(g, r, target, traitOf(g, target, r[TRAIT] as number) + shieldDice(g, target), 'defence', target);
            return;
          }
          case 5: {
            const roll = r[EVENT] as number;
            const defence = happening(g, roll).total;
            closeHappening(g, roll);
            const margin = (r[ATTACK] as number) - defence;
            law(g, 'attack.roll');
            const attacker = r[ATTACKER] as number;
            const target = r[TARGET] as number;
            const winner = margin > 0 ? attacker : margin < 0 ? target : -1;
            const loser = margin > 0 ? target : margin < 0 ? attacker : -1;
            tell(g, 'fought', {
              by: attacker < 0 ? carrierId(g, g.scope.owner) : idOf(g, attacker),
              on: idOf(g, target),
              attack: r[ATTACK] as number,
              defence,
            });
            if (margin === 0 || loser < 0) {
              if (margin === 0) law(g, 'attack.tie');
              name(g, f, as, 0);
              done(f);
              return;
            }
            const weapon = armed(g, r[WEAPON] as number);
            const kind = weapon?.weapon.def.damage ?? Object.keys(g.p.damageKinds)[kindFor(g, r[TRAIT] as number)];
            r[EVENT] = happen(g, {
              t: 'defeat',
              who: loser,
              by: winner,
              n: Math.abs(margin),
              kind,
              thing: r[WEAPON] as number,
            });
            r[HIT] = margin > 0 ? 1 : 0;
            f.st = 6;
            return;
          }
          case 6: {
            const h = happening(g, r[EVENT] as number);
            if (
              h.by >= 0 &&
              (loot(g, r).length > 0 || offersAt(g, 'defeat.offer', h.by, r[EVENT] as number, '').length > 0)
            )
              put(g, f, 'defeat', seatOf(g, h.by), true);
            else f.st = 7;
            return;
          }
          case 7: {
            const { who, n, kind } = happening(g, r[EVENT] as number);
            f.st = 8;
            law(g, 'attack.damage');
            const attacker = r[ATTACKER] as number;
            const shot = attacker === who && armed(g, r[WEAPON] as number)?.weapon.def.range === 'sight';
            const safe =
              reading(g, 'rangedBacklash') === 'never' || roomOf(g, attacker) !== roomOf(g, r[TARGET] as number);
            if (shot && safe && law(g, 'ranged.no-backlash')) return;
            perform(g, 'hurt', who, [Object.keys(g.p.edition.damage).indexOf(kind), n, r[EVENT]]);
            return;
          }
          case 8:
            if (happening(g, r[EVENT] as number).total <= 0) r[HIT] = 0;
            closeHappening(g, r[EVENT] as number);
            f.st = 9;
            return;
          default:
            name(g, f, as, r[HIT]);
            done(f);
        }
      },
      options(g, f, sheet) {
        const { r } = f;
        if (f.st === 1) {
          const [attacker, target] = [r[ATTACKER] as number, r[TARGET] as number];
          for (const card of weapons(g, attacker, target, own)) sheet.open.push(choice('weapon', card));
          if ((!own || together(g, attacker, target)) && law(g, 'weapons.optional')) sheet.open.push(choice('bare'));
          return;
        }
        const h = happening(g, r[EVENT] as number);
        sheet.open.push(choice('hurt'));
        for (const card of loot(g, r)) sheet.open.push(choice('steal', card));
        for (const { rule, owner } of offersAt(g, 'defeat.offer', h.by, r[EVENT] as number, ''))
          sheet.open.push(choice('offer', rule.index, owner));
      },
      take(g, f, taken) {
        const { r } = f;
        if (taken.verb === 'weapon' || taken.verb === 'bare') {
          r[WEAPON] = taken.a;
          f.st = 2;
          return;
        }
        if (taken.verb === 'hurt') {
          f.st = 7;
          return;
        }
        const { by: winner } = happening(g, r[EVENT] as number);
        closeHappening(g, r[EVENT] as number);
        r[HIT] = 0;
        f.st = 9;
        if (taken.verb === 'steal') {
          if (law(g, 'item.received-this-turn')) g.s.handled.push(taken.a);
          perform(g, 'hand', winner, [taken.a, HELD + winner, 1]);
          return;
        }
        const rule = g.p.rules[taken.a];
        markUsed(g, { rule, owner: taken.b }, winner);
        noteRule(g, rule);
        pushScoped(g, rule.block, { self: winner, actor: winner, owner: taken.b, ev: -1, vals: {} });
      },
    };
  },
};

/** What the attacker may take in place of two or more physical damage: never at range. */
function loot(g: G, r: readonly (number | number[])[]): number[] {
  const h = happening(g, r[EVENT] as number);
  const attacker = r[ATTACKER] as number;
  if (h.by !== attacker || attacker < 0 || h.kind !== Object.keys(g.p.edition.damage)[0]) return [];
  if (h.n < 2 && law(g, 'steal.condition')) return [];
  if (roomOf(g, attacker) !== roomOf(g, h.who) && law(g, 'steal.not-ranged')) return [];
  return heldBy(g, h.who).filter(
    (card) => (g.p.cards[card].steal || !law(g, 'steal.tradable-only')) && !g.s.handled.includes(card),
  );
}
