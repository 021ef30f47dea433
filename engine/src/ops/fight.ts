import type { OpTable } from '../define/op-table.ts';
import {
  carriedBy,
  heldBy,
  isCharacter,
  isMonster,
  isStunned,
  monsterOf,
  roomOf,
  seatOf,
  together,
} from '../machine/characters.ts';
import { only } from '../machine/choice.ts';
import type { G } from '../machine/context.ts';
import { law, reading } from '../machine/law.ts';
import { carrierId, idOf, tell } from '../machine/log.ts';
import { closeHappening, done, fire, happen, happening, name, perform, pushScoped, put } from '../machine/machine.ts';
import { offersAt, spendUse, takeOffer } from '../machine/offers.ts';
import { HELD, type Value } from '../state/state.ts';
import { originTags } from './dice.ts';
import {
  armed,
  attackPool,
  attackTrait,
  bareTrait,
  defencePool,
  mayBare,
  shoots,
  vulnerable,
  weapons,
} from './weapons.ts';

/** The kind of damage that fights with a trait deal: the first kind the trait belongs to. */
function kindFor(g: G, trait: number): string {
  const kinds = Object.keys(g.p.damageKinds);
  const kind = kinds.find((k) => g.p.damageKinds[k].includes(trait)) ?? '';
  if (trait === g.p.fightTrait || law(g, `attack.${kind}`)) return kind;
  return kinds.find((k) => k !== kind) ?? kind;
}

/** Who fights whom, by the registers of a fight. */
export const fighters = (r: readonly Value[]): readonly [number, number] => [
  r[ATTACKER] as number,
  r[TARGET] as number,
];

/** Registers of a fight. TRAITS is a list to choose from, or empty for weapon and bare hands; WIN and LOSE are blocks, -1 for damage by difference. */
const [ATTACKER, TARGET, TRAIT, WEAPON, DICE, EVENT, TOTAL, HIT, OWN, WIN, LOSE, ROLLER, TOLD, TRAITS] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
];

export interface FightTerms {
  readonly attacker: number;
  readonly target: number;
  readonly trait?: number;
  readonly traits?: readonly number[];
  readonly dice?: number;
  readonly own?: boolean;
  readonly win?: number;
  readonly lose?: number;
  readonly roller?: number;
  /** The event that is told in `total` whether the target was hurt. */
  readonly told?: number;
}

/** Begins a fight; it is over when control comes back. */
export function fight(g: G, terms: FightTerms): void {
  const r: Value[] = [
    terms.attacker,
    terms.target,
    terms.trait ?? -1,
    -1,
    terms.dice ?? 0,
    -1,
    0,
    0,
    terms.own === true ? 1 : 0,
    terms.win ?? -1,
    terms.lose ?? -1,
    terms.roller ?? terms.attacker,
    terms.told ?? -1,
    [...(terms.traits ?? [])],
  ];
  perform(g, 'fight', terms.attacker, r);
}

function startRoll(g: G, r: Value[], who: number, pool: number, side: 'attack' | 'defence', as: number): void {
  const tags = [
    ...originTags(g),
    side,
    g.p.traits[r[TRAIT] as number],
    ...(law(g, 'dice.attack-not-trait-roll') ? [] : ['trait']),
  ];
  const ev = happen(g, { t: 'roll', who, by: g.scope.actor, pool, tags });
  r[EVENT] = ev;
  perform(g, 'throw', as, [ev]);
}

const nameOf = (g: G, who: number): string => (who < 0 ? carrierId(g, g.scope.owner) : idOf(g, who));

export const FIGHT: OpTable = {
  /** An attack that an effect calls for. */
  attack: (raw, c) => {
    const on = c.one(raw.on);
    const by = raw.by === undefined ? null : c.one(raw.by);
    const dice = raw.dice === undefined ? null : c.num(raw.dice);
    const trait = raw.trait === undefined ? -1 : c.names.trait(String(raw.trait));
    const traits = Array.isArray(raw.traits) ? raw.traits.map((t) => c.names.trait(String(t))) : [];
    const rolledBy = raw.rolledBy === undefined ? null : c.one(raw.rolledBy);
    const as = typeof raw.as === 'string' ? raw.as : undefined;
    const own = raw.own === true;
    const win = c.block(raw.win, 'win');
    const lose = c.block(raw.lose, 'lose');
    return {
      run(g, f) {
        if (f.st === 0) {
          const target = on(g);
          const attacker = by?.(g) ?? -1;
          if (!isCharacter(g, target) || (by !== null && attacker < 0)) {
            name(g, f, as, 0);
            done(f);
            return;
          }
          const told = happen(g, { t: 'attack', who: target, by: attacker });
          f.r = [told];
          f.st = 1;
          const rolls = rolledBy?.(g);
          fight(g, {
            attacker,
            target,
            dice: dice?.(g) ?? 0,
            own,
            win,
            lose,
            told,
            traits,
            ...(trait < 0 ? {} : { trait }),
            ...(rolls === undefined ? {} : { roller: rolls }),
          });
          return;
        }
        const told = f.r[0] as number;
        name(g, f, as, happening(g, told).total);
        closeHappening(g, told);
        done(f);
      },
    };
  },

  /** The fight itself: means, cost, two rolls, margin, one outcome. */
  fight: () => ({
    run(g, f) {
      const { r } = f;
      const [attacker, target] = [r[ATTACKER] as number, r[TARGET] as number];
      switch (f.st) {
        case 0: {
          const traits = r[TRAITS] as number[];
          const own = r[OWN] === 1;
          if (traits.length > 0) put(g, f, 'trait', seatOf(g, attacker));
          else if (
            attacker >= 0 &&
            r[TRAIT] === -1 &&
            weapons(g, attacker, target, own).length > 0 &&
            law(g, 'weapons.declare')
          )
            put(g, f, 'weapon', seatOf(g, attacker), true);
          else if (attacker < 0 || !own || together(g, attacker, target) || shoots(g, attacker, target)) f.st = 1;
          else done(f); // Out of reach.
          return;
        }
        case 1: {
          const weapon = armed(g, r[WEAPON] as number);
          f.st = 2;
          if (r[TRAIT] === -1) r[TRAIT] = attackTrait(g, attacker, r[WEAPON] as number);
          if (weapon === null) return;
          spendUse(g, r[WEAPON] as number);
          pushScoped(g, weapon.weapon.cost, {
            self: attacker,
            actor: attacker,
            owner: HELD + (r[WEAPON] as number),
            ev: -1,
            vals: {},
          });
          return;
        }
        case 2: {
          if (attacker >= 0 && g.s.turn.noAttack && g.s.turn.who === attacker) {
            done(f);
            return;
          }
          tell(g, 'attack', {
            by: nameOf(g, attacker),
            on: idOf(g, target),
            trait: g.p.traits[r[TRAIT] as number],
            weapon: armed(g, r[WEAPON] as number)?.id ?? '',
          });
          const pool =
            attacker < 0 ? (r[DICE] as number) : attackPool(g, attacker, r[TRAIT] as number, r[WEAPON] as number);
          f.st = 3;
          // A thing without a body has its dice thrown by a neighbour, and nobody's cards touch that roll.
          startRoll(g, r, attacker, pool, 'attack', r[ROLLER] as number);
          return;
        }
        case 3: {
          const ev = r[EVENT] as number;
          r[TOTAL] = happening(g, ev).total;
          closeHappening(g, ev);
          f.st = 4;
          startRoll(g, r, target, defencePool(g, target, r[TRAIT] as number), 'defence', target);
          return;
        }
        case 4: {
          const roll = r[EVENT] as number;
          const defence = happening(g, roll).total;
          closeHappening(g, roll);
          const margin = law(g, 'attack.roll') ? (r[TOTAL] as number) - defence : 0;
          const winner = settle(g, r, margin);
          tell(g, 'fought', {
            by: nameOf(g, attacker),
            on: idOf(g, target),
            attack: r[TOTAL] as number,
            defence,
            winner: winner === null ? '' : nameOf(g, winner),
            margin: Math.abs(margin),
          });
          f.st = r[EVENT] === -1 ? 9 : 5;
          return;
        }
        case 5: {
          const h = happening(g, r[EVENT] as number);
          const block = h.by === attacker ? (r[WIN] as number) : (r[LOSE] as number);
          if (block >= 0) {
            f.st = 8;
            r[HIT] = h.by === attacker ? 1 : 0;
            pushScoped(g, block, {
              self: attacker,
              actor: attacker,
              owner: g.scope.owner,
              ev: r[EVENT] as number,
              vals: {},
            });
          } else if (h.by >= 0 && (loot(g, r).length > 0 || offersInstead(g, r).length > 0))
            put(g, f, 'defeat', seatOf(g, h.by), true);
          else f.st = 6;
          return;
        }
        case 6: {
          const { who, n, kind } = happening(g, r[EVENT] as number);
          f.st = 7;
          if (!law(g, 'attack.damage') || spared(g, r, who)) return;
          perform(g, 'hurt', who, [Object.keys(g.p.edition.damage).indexOf(kind), n, r[EVENT]]);
          return;
        }
        case 7:
          if (happening(g, r[EVENT] as number).total <= 0) r[HIT] = 0;
          f.st = 8;
          return;
        case 8:
          closeHappening(g, r[EVENT] as number);
          f.st = 9;
          return;
        case 9:
          f.st = 10;
          r[EVENT] = happen(g, { t: 'attack', who: target, by: attacker });
          fire(g, 'attack.after', attacker, r[EVENT]);
          return;
        default:
          closeHappening(g, r[EVENT] as number);
          if ((r[TOLD] as number) >= 0) happening(g, r[TOLD] as number).total = r[HIT] as number;
          done(f);
      }
    },
    options(g, f, sheet) {
      const { r } = f;
      const [attacker, target] = [r[ATTACKER] as number, r[TARGET] as number];
      if (f.st === 0) {
        const traits = r[TRAITS] as number[];
        if (traits.length > 0) {
          const fit = traits.filter((t) => vulnerable(g, target, t));
          for (const t of fit.length > 0 ? fit : traits.slice(0, 1)) sheet.open.push({ verb: 'trait', trait: t });
          return;
        }
        const own = r[OWN] === 1;
        for (const card of weapons(g, attacker, target, own)) sheet.open.push({ verb: 'weapon', card });
        if (
          (!own || together(g, attacker, target)) &&
          vulnerable(g, target, bareTrait(g, attacker)) &&
          mayBare(g, attacker) &&
          law(g, 'weapons.optional')
        )
          sheet.open.push({ verb: 'bare' });
        return;
      }
      sheet.open.push({ verb: 'hurt' });
      for (const card of loot(g, r)) sheet.open.push({ verb: 'steal', card });
      for (const { rule, owner } of offersInstead(g, r))
        sheet.open.push({ verb: 'offer', rule: rule.index, owner: owner });
    },
    take(g, f, taken) {
      const { r } = f;
      if (taken.verb === 'trait') {
        r[TRAIT] = taken.trait;
        r[TRAITS] = [];
        f.st = 1;
        return;
      }
      if (taken.verb === 'weapon' || taken.verb === 'bare') {
        r[WEAPON] = taken.verb === 'weapon' ? taken.card : -1;
        f.st = 1;
        return;
      }
      if (taken.verb === 'hurt') {
        f.st = 6;
        return;
      }
      const ev = r[EVENT] as number;
      const { by: winner } = happening(g, ev);
      r[HIT] = 0;
      f.st = 8;
      if (taken.verb === 'steal') {
        if (law(g, 'item.received-this-turn')) g.s.handled.push(taken.card);
        if (!law(g, 'steal.instead')) f.st = 6;
        perform(g, 'hand', winner, [taken.card, HELD + winner, 1]);
        return;
      }
      takeOffer(g, only(taken, 'offer'), winner, ev);
    },
  }),
};

/** Writes down who won and by how much; nobody is hurt on a tie, and a thing without a body cannot be. Gives the winner, or null on a tie. */
function settle(g: G, r: Value[], difference: number): number | null {
  const [attacker, target] = [r[ATTACKER] as number, r[TARGET] as number];
  r[EVENT] = -1;
  if (difference === 0 && law(g, 'attack.tie')) return null;
  const won = difference > 0;
  const [winner, loser] = won ? [attacker, target] : [target, attacker];
  if (loser < 0) return winner;
  const own = monsterOf(g, winner)?.damage ?? '';
  const kind = armed(g, r[WEAPON] as number)?.weapon.def.damage ?? (own === '' ? kindFor(g, r[TRAIT] as number) : own);
  r[EVENT] = happen(g, {
    t: 'defeat',
    who: loser,
    by: winner,
    n: Math.max(1, Math.abs(difference)),
    kind,
    thing: r[WEAPON] as number,
  });
  r[HIT] = won ? 1 : 0;
  return winner;
}

/** A loser who is not hurt: who shot from afar, or who attacked a stunned monster. */
function spared(g: G, r: readonly Value[], loser: number): boolean {
  const [attacker, target] = [r[ATTACKER] as number, r[TARGET] as number];
  if (loser !== attacker) return false;
  if (!law(g, 'attack.backlash')) return true;
  if (isStunned(g, target) && law(g, 'attack.stunned-target')) return true;
  const shot = armed(g, r[WEAPON] as number)?.weapon.def.range === 'sight' || monsterOf(g, attacker)?.shoots === true;
  const apart = reading(g, 'rangedBacklash') === 'never' || roomOf(g, attacker) !== roomOf(g, target);
  return shot && apart && law(g, 'ranged.no-backlash');
}

/** What the winner may do in place of the damage: nothing where there would be none. */
function offersInstead(g: G, r: readonly Value[]): ReturnType<typeof offersAt> {
  const { by, who } = happening(g, r[EVENT] as number);
  return spared(g, r, who) ? [] : offersAt(g, 'defeat.offer', by, r[EVENT] as number, '');
}

/** Item tokens of a haunt are given, dropped and stolen like item cards. */
export const tokensChangeHands = (g: G): boolean =>
  law(g, 'item.haunt-tokens') === (reading(g, 'itemTokens') !== 'fixed');

/** What the attacker may take in place of two or more physical damage: never at range, and monsters only where their haunt says so. */
function loot(g: G, r: readonly Value[]): number[] {
  const h = happening(g, r[EVENT] as number);
  const attacker = r[ATTACKER] as number;
  const bars = isMonster(g, attacker) && law(g, 'monster.no-special-attacks');
  if (h.by !== attacker || attacker < 0 || bars || h.kind !== Object.keys(g.p.edition.damage)[0]) return [];
  if (h.n < 2 && law(g, 'steal.condition')) return [];
  if (roomOf(g, attacker) !== roomOf(g, h.who) && law(g, 'steal.not-ranged')) return [];
  const cards = heldBy(g, h.who).filter(
    (card) => (g.p.cards[card].steal || !law(g, 'steal.tradable-only')) && !g.s.handled.includes(card),
  );
  const pieces = carriedBy(g, h.who).filter(
    (t) => g.p.tokens[g.s.things.def[t]].carry === 'item' && tokensChangeHands(g),
  );
  return [...cards, ...pieces];
}
