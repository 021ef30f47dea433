import type { G } from '../core/context.ts';
import { stepOf } from '../machine/characters.ts';
import { happening } from '../machine/machine.ts';
import { citing } from '../rules/index.ts';
import { lowestStep } from './traits.ts';

/** Every way to share out an amount among so many. */
function shares(amount: number, among: number): number[][] {
  if (among === 1) return [[amount]];
  return Array.from({ length: amount + 1 }, (_, first) =>
    shares(amount - first, among - 1).map((rest) => [first, ...rest]),
  ).flat();
}

const wasted = (parts: readonly number[], room: readonly number[]): number =>
  parts.reduce((sum, part, i) => sum + Math.max(0, part - (room[i] ?? 0)), 0);

/** Losses that no clip can take are wasted; the third edition does not allow that while others can. */
function withoutWaste(g: G, who: number, traits: readonly number[], every: readonly number[][]): readonly number[][] {
  if (g.s.haunt >= 0) return every;
  if (g.law['damage.waste-before-haunt']()) return every;
  const room = traits.map((trait) => stepOf(g, who, trait) - lowestStep(g));
  const least = Math.min(...every.map((parts) => wasted(parts, room)));
  // Of those that come to the same, one is enough: where a loss is wasted does not matter.
  const seen = new Set<string>();
  return every.filter((parts) => {
    if (wasted(parts, room) > least) return false;
    const comesTo = parts.map((part, i) => Math.min(part, room[i] ?? 0)).join();
    if (seen.has(comesTo)) return false;
    seen.add(comesTo);
    return true;
  });
}

/** Losses in a fixed order: each trait down to its lowest number, what is left on the last. */
function inOrder(g: G, who: number, traits: readonly number[], amount: number): number[] {
  let left = amount;
  return traits.map((trait, i) => {
    const part = i === traits.length - 1 ? left : Math.min(left, Math.max(0, stepOf(g, who, trait)));
    left -= part;
    return part;
  });
}

/** The traits that damage of this kind may be put on. */
function traitsHurt(g: G, ev: number): readonly number[] {
  const { kind, tags } = happening(g, ev);
  if (tags.length > 0) return tags.map((tag) => g.p.traits.indexOf(tag));
  return g.law['traits.kinds'](g.p.damageKinds[kind] ?? []);
}

/** Ways in which whoever is hurt may share the damage out among traits: any that adds up to it, unless something has fixed an order. */
export function splitsOf(g: G, ev: number): readonly (readonly (readonly [trait: number, loss: number])[])[] {
  const { who, kind, n, tags } = happening(g, ev);
  const traits = traitsHurt(g, ev);
  const splits =
    tags.length > 0
      ? [inOrder(g, who, traits, n)]
      : citing(g, `damage.${kind}`)['damage.split'](withoutWaste(g, who, traits, shares(n, traits.length)), kind);
  return splits.map((parts) => traits.map((trait, i) => [trait, parts[i] ?? 0]));
}
