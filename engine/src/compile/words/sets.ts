import { ContentError } from '../../define/names.ts';
import { hasStatus } from '../../machine/characters.ts';
import type { G, MemberFn, SetFn } from '../../machine/context.ts';
import { law } from '../../machine/law.ts';
import { asSet, type Exprs, list, type Maker, type Raw, text, texts, withIt } from './shared.ts';

function extreme(raw: Raw, c: Exprs, better: (a: number, b: number) => boolean): SetFn {
  const who = c.set(raw.who);
  const by = c.num(raw.by);
  return (g) => {
    let best: number[] = [];
    let top = 0;
    for (const candidate of who(g)) {
      const value = withIt(g, candidate, by);
      if (best.length === 0 || better(value, top)) {
        best = [candidate];
        top = value;
      } else if (value === top) best.push(candidate);
    }
    return best;
  };
}

/** Words that yield sets of any kind: named, chosen or put together from others; and traits. */
export const SETS: Readonly<Record<string, Maker<SetFn>>> = {
  with: (raw, c) => {
    const status = c.names.status(text(raw.status));
    return (g) => g.s.things.flags.flatMap((_, thing) => (hasStatus(g, thing, status) ? [thing] : []));
  },
  place: (raw, c) => c.set(c.names.place(text(raw.name))),
  theseTraits: (raw, c) => {
    const traits = texts(raw.traits).map((t) => c.names.trait(t));
    return () => traits;
  },
  most: (raw, c) => extreme(raw, c, (a, b) => a > b),
  fewest: (raw, c) => extreme(raw, c, (a, b) => a < b),
  $: (raw) => {
    const name = text(raw.name);
    return (g) => {
      const value = g.scope.vals[name];
      if (value === undefined) return [];
      return typeof value === 'number' ? asSet(value) : value;
    };
  },
  traitsOf: (raw, c) => {
    const kind = text(raw.kind);
    if (!c.names.damageKinds.includes(kind)) throw new ContentError(c.path, `unknown kind of damage “${kind}”`);
    return (g) => g.p.damageKinds[kind];
  },
  allTraits: () => (g) => g.p.traits.map((_, t) => t).slice(law(g, 'traits.four') ? 0 : 1),
  both: (raw, c) => {
    const sets = list(raw.of).map((x) => c.set(x));
    const quick = list(raw.of).map((x) => c.quick(x));
    return (g) => {
      let kept = sets[0](g);
      for (let i = 1; i < sets.length && kept.length > 0; i++) kept = onlyIn(g, kept, sets[i], quick[i]);
      return kept;
    };
  },
  either: (raw, c) => {
    const sets = list(raw.of).map((x) => c.set(x));
    return (g) => [...new Set(sets.flatMap((x) => x(g)))];
  },
  except: (raw, c) => {
    const of = c.set(raw.of);
    const without = c.set(raw.without);
    const quick = c.quick(raw.without);
    return (g) => {
      if (quick !== null) return of(g).filter((x) => !quick(g, x));
      const gone = without(g);
      return of(g).filter((x) => !gone.includes(x));
    };
  },
  where: (raw, c) => {
    const of = c.set(raw.of);
    const test = c.truth(raw.test);
    return (g) => of(g).filter((x) => withIt(g, x, test));
  },
  first: (raw, c) => {
    const of = c.set(raw.of);
    return (g) => of(g).slice(0, 1);
  },
};

/** What is in both; the second set is made only where its members cannot be told one by one. */
function onlyIn(g: G, kept: readonly number[], set: SetFn, quick: MemberFn | null): readonly number[] {
  if (quick !== null) return kept.filter((x) => quick(g, x));
  const others = set(g);
  return kept.filter((x) => others.includes(x));
}
