/** Numbers of links as bits, so many to a word. */
const BITS = 31;
export type Links = readonly number[];

export const NO_LINKS: Links = [];

export function withLink(links: Links, link: number): Links {
  const at = Math.floor(link / BITS);
  const copy = links.slice();
  while (copy.length <= at) copy.push(0);
  copy[at] = (copy[at] ?? 0) | (1 << (link % BITS));
  return copy;
}

export const hasLink = (links: Links, link: number): boolean =>
  ((links[Math.floor(link / BITS)] ?? 0) & (1 << (link % BITS))) !== 0;

export function bothLinks(a: Links, b: Links): Links {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  return short.length === 0 ? long : long.map((bits, i) => bits | (short[i] ?? 0));
}

/** What looking for something has come to: which links were asked for on the way and further on, and which were busy. */
export interface FoundTurns {
  readonly turns: number;
  readonly asked: Links;
  readonly busy: Links;
}

/** Of the links that were asked for, the same ones are busy now: looking again would go the same way. */
export const isAsThen = ({ asked, busy }: FoundTurns, now: Links): boolean =>
  asked.every((bits, i) => (bits & (busy[i] ?? 0)) === (bits & (now[i] ?? 0)));
