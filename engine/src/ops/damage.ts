import { ContentError } from '../define/names.ts';
import type { OpTable } from '../define/op-table.ts';
import { isCard, isCharacter, isDead, isMonster, isVillain, seatOf, stepOf } from '../machine/characters.ts';
import { only } from '../machine/choice.ts';
import type { G } from '../machine/context.ts';
import { law, reading } from '../machine/law.ts';
import { carrierId, idOf, tell } from '../machine/log.ts';
import { closeHappening, done, fire, happen, happening, instead, modify, perform, put } from '../machine/machine.ts';
import { offersAt, takeOffer } from '../machine/offers.ts';
import { HELD, holder } from '../state/state.ts';
import { beaten } from './death.ts';
import { originTags } from './dice.ts';
import { lowestStep } from './traits.ts';

function split(amount: number, traits: number): number[][] {
  if (traits === 1) return [[amount]];
  return Array.from({ length: amount + 1 }, (_, first) =>
    split(amount - first, traits - 1).map((rest) => [first, ...rest]),
  ).flat();
}

/** Ways to share out damage. Losses that no clip can take are wasted; the third edition does not allow that while others can. */
function splits(g: G, who: number, traits: readonly number[], amount: number): number[][] {
  const every = split(amount, traits.length);
  if (g.s.haunt >= 0) return every;
  if (law(g, 'damage.waste-before-haunt') && reading(g, 'preHauntDamageWaste') !== 'forbidden') return every;
  const room = traits.map((t) => stepOf(g, who, t) - lowestStep(g));
  const wasted = (parts: readonly number[]): number =>
    parts.reduce((sum, part, i) => sum + Math.max(0, part - room[i]), 0);
  const least = Math.min(...every.map(wasted));
  return every.filter((parts) => wasted(parts) === least);
}

const kindsOf = (g: G): string[] => Object.keys(g.p.edition.damage);

export const DAMAGE: OpTable = {
  damage: (raw, c) => {
    const who = c.set(raw.who);
    const kind = c.names.damageKinds.indexOf(String(raw.kind));
    if (kind < 0) throw new ContentError(c.path, `unknown kind of damage “${String(raw.kind)}”`);
    const spec = raw.n as { dice?: unknown } | number;
    const isDice = typeof spec === 'object' && spec !== null && 'dice' in spec;
    const n = c.num(isDice ? (spec as { dice: unknown }).dice : spec);
    return {
      run(g, f) {
        if (f.st === 0) {
          f.r = [who(g).filter((x) => isCharacter(g, x) && !isDead(g, x)), 0, -1];
          f.st = 1;
        }
        const list = f.r[0] as number[];
        const i = f.r[1] as number;
        if (i >= list.length) {
          done(f);
          return;
        }
        const victim = list[i];
        if (f.st === 2) {
          const ev = f.r[2] as number;
          const { total } = happening(g, ev);
          closeHappening(g, ev);
          f.r[1] = i + 1;
          f.st = 1;
          perform(g, 'hurt', victim, [kind, total]);
          return;
        }
        const amount = n(g);
        if ((isDice || reading(g, 'damageWording') === 'pointsAreDice') && law(g, 'damage.dice')) {
          const ev = happen(g, {
            t: 'roll',
            who: victim,
            by: g.scope.actor,
            pool: amount,
            tags: [...originTags(g), 'damage'],
          });
          f.r[2] = ev;
          f.st = 2;
          perform(g, 'throw', victim, [ev]);
          return;
        }
        f.r[1] = i + 1;
        perform(g, 'hurt', victim, [kind, amount]);
      },
    };
  },

  /** Damage of a known amount. Registers: kind, amount, event, and the event that is told how much was taken, or -1. */
  hurt: () => ({
    run(g, f) {
      const who = g.scope.self;
      switch (f.st) {
        case 0: {
          const [kind, amount, told = -1] = f.r as number[];
          const taken = immune(g, who) ? 0 : amount;
          const ev = happen(g, {
            t: 'damage',
            who,
            kind: kindsOf(g)[kind],
            n: taken,
            by: told < 0 ? -1 : happening(g, told).by,
          });
          f.r = [kind, amount, ev, told];
          f.st = 1;
          fire(g, 'damage.before', who, ev);
          return;
        }
        case 1: {
          const ev = f.r[2] as number;
          if (happening(g, ev).n <= 0) f.st = 5;
          else if (offersAt(g, 'damage.offer', who, ev, '').length > 0)
            put(g, f, 'before-damage', seatOf(g, who), true);
          else f.st = 2;
          return;
        }
        case 2: {
          const ev = f.r[2] as number;
          // After the offers, because one of them may have changed the kind.
          modify(g, 'damage.modify', who, ev);
          f.st = happening(g, ev).n <= 0 ? 5 : 3;
          if (f.st === 3) instead(g, 'damage.instead', who, ev);
          return;
        }
        case 3: {
          const h = happening(g, f.r[2] as number);
          if (h.replaced.length > 0) {
            f.st = 5;
            return;
          }
          tell(g, 'damage', { who: idOf(g, who), kind: h.kind, n: h.n, about: carrierId(g, g.scope.owner) });
          if (isMonster(g, who)) {
            h.total = h.n;
            if ((f.r[3] as number) >= 0) happening(g, f.r[3] as number).total = h.n;
            f.st = 4;
            beaten(g, who, f.r[2] as number);
            return;
          }
          put(g, f, 'split', splitter(g, who));
          return;
        }
        case 4:
          f.st = 5;
          fire(g, 'damage.after', who, f.r[2] as number);
          return;
        default:
          closeHappening(g, f.r[2] as number);
          done(f);
      }
    },
    options(g, f, sheet) {
      const who = g.scope.self;
      const ev = f.r[2] as number;
      if (f.st === 1) {
        for (const { rule, owner } of offersAt(g, 'damage.offer', who, ev, ''))
          sheet.open.push({ verb: 'offer', rule: rule.index, owner: owner });
        sheet.open.push({ verb: 'pass' });
        return;
      }
      const traits = traitsHurt(g, ev);
      for (const parts of splitsOf(g, ev))
        sheet.open.push({ verb: 'split', losses: traits.map((t, i) => [t, parts[i]]) });
    },
    take(g, f, taken) {
      const who = g.scope.self;
      const ev = f.r[2] as number;
      const h = happening(g, ev);
      if (taken.verb === 'pass') {
        f.st = 2;
        return;
      }
      if (taken.verb === 'offer') {
        takeOffer(g, taken, who, ev);
        return;
      }
      f.st = 4;
      shareOut(g, who, only(taken, 'split').losses);
      h.total = h.n;
      const told = f.r[3] as number;
      if (told >= 0) happening(g, told).total = h.n;
    },
  }),
};

/** By one reading the traitor is proof against damage from cards as well. */
const immune = (g: G, who: number): boolean =>
  g.scope.owner >= HELD &&
  isCard(g, holder(g.scope.owner)) &&
  isVillain(g, who) &&
  reading(g, 'traitorIgnoresCardDamage') === 'true';

/** The player whose explorer is hurt decides. */
const splitter = (g: G, who: number): number => (law(g, 'damage.who-splits') ? seatOf(g, who) : -1);

/** The traits that damage of this kind may be put on. */
function traitsHurt(g: G, ev: number): readonly number[] {
  const { kind, tags } = happening(g, ev);
  if (tags.length > 0) return tags.map((t) => g.p.traits.indexOf(t));
  return law(g, 'traits.kinds') ? g.p.damageKinds[kind] : g.p.damageKinds[kind].toReversed().slice(0, 1);
}

/** Losses in a fixed order: each trait down to its lowest number, what is left on the last. */
function inOrder(g: G, who: number, traits: readonly number[], amount: number): number[] {
  let left = amount;
  return traits.map((t, i) => {
    const part = i === traits.length - 1 ? left : Math.min(left, Math.max(0, stepOf(g, who, t)));
    left -= part;
    return part;
  });
}

/** Any proportion that adds up to the damage. */
function splitsOf(g: G, ev: number): number[][] {
  const { who, kind, n, tags } = happening(g, ev);
  if (tags.length > 0) return [inOrder(g, who, traitsHurt(g, ev), n)];
  const every = splits(g, who, traitsHurt(g, ev), n);
  return law(g, `damage.${kind}`) ? every : every.slice(-1);
}

function shareOut(g: G, who: number, parts: readonly (readonly [number, number])[]): void {
  for (const [trait, part] of parts.toReversed()) if (part > 0) perform(g, 'move-clip', who, [trait, -part, 0]);
}
