import { type Picker, picker } from '@hollow/engine';
import type { G } from '@hollow/engine/inner';
import { expect, test } from 'vitest';
import { inChain } from '../src/plan/chain.ts';
import { evaluate, NEVER, type TurnsUntil } from '../src/position/evaluation.ts';

/** A position without anything in it: chains do not look at it. */
const NOTHING = { s: { things: { place: [] } } } as unknown as G;

/** What each link waits for: one of several ways, each of which is some links together; and what it takes itself. */
type Net = readonly { readonly own: number; readonly ways: readonly (readonly number[])[] }[];

function netOf(pick: Picker, size: number): Net {
  const some = <T>(most: number, make: () => T): T[] => Array.from({ length: pick(most) }, make);
  return Array.from({ length: size }, () => ({
    own: 1 + pick(5),
    ways: some(4, () => some(3, () => pick(size))),
  }));
}

/** The fewest turns of the ways; nothing to wait for is no way longer. */
const soonestOf = ({ own, ways }: Net[number], turnsOf: (link: number) => number): number =>
  own + (ways.length === 0 ? 0 : Math.min(...ways.map((way) => way.reduce((sum, link) => sum + turnsOf(link), 0))));

/** The same, looked for anew in every chain. */
function slowly(net: Net, link: number, busy: ReadonlySet<number>): number {
  const at = net[link];
  if (at === undefined || busy.has(link)) return NEVER;
  const turns = soonestOf(at, (next) => slowly(net, next, new Set([...busy, link])));
  const half = NEVER / 2;
  return turns <= half || turns === NEVER ? turns : NEVER - half * Math.exp(-(turns - half) / half);
}

/** More links than there are bits in a word: the last ones of many. */
function linksOf(net: Net): TurnsUntil[] {
  const links: TurnsUntil[] = net.map((at, link) =>
    inChain(link * 9, (now, me) => soonestOf(at, (next) => links[next]?.(now, me) ?? NEVER)),
  );
  return links;
}

test.each(Array.from({ length: 60 }, (_, n) => n))(
  'what is remembered of chains that lead back into themselves is what is found without remembering (%i)',
  (n) => {
    const net = netOf(picker(`net ${n}`), 7);
    const links = linksOf(net);
    const now = evaluate(NOTHING);
    const found = links.map((turns) => turns(now, 0));
    expect(found).toEqual(net.map((_, link) => slowly(net, link, new Set())));
    // Asked again, in another order, by another.
    expect(links.map((turns) => turns(now, 0))).toEqual(found);
    expect(links.toReversed().map((turns) => turns(evaluate(NOTHING), 1))).toEqual(found.toReversed());
  },
);
