import type { Program } from '../machine/context.ts';

/** How likely each sum of n dice is. */
type Sums = readonly number[];

interface Tables {
  readonly sums: Sums[];
  readonly fights: Map<number, Fight>;
}

/** What an attack with so many dice against so many is likely to bring. */
export interface Fight {
  /** How likely the attacker is ahead, and ahead by two or more. */
  readonly win: number;
  readonly byTwo: number;
  /** How likely the defender is ahead. */
  readonly lose: number;
  /** Points by which the attacker, and the defender, is ahead on average; 0 where the other one is. */
  readonly dealt: number;
  readonly taken: number;
}

const TABLES = new WeakMap<Program, Tables>();

function tablesOf(p: Program): Tables {
  const known = TABLES.get(p);
  if (known !== undefined) return known;
  const faces = p.edition.faces;
  const sums: Sums[] = [[1]];
  for (let n = 1; n <= p.edition.maxDice; n++) {
    const before = sums[n - 1];
    const next = new Array<number>(before.length + Math.max(...faces)).fill(0);
    before.forEach((chance, sum) => {
      for (const face of faces) next[sum + face] += chance / faces.length;
    });
    sums.push(next);
  }
  const made = { sums, fights: new Map<number, Fight>() };
  TABLES.set(p, made);
  return made;
}

const handful = (p: Program, n: number): number => Math.max(0, Math.min(p.edition.maxDice, n));

/** How likely n dice show `least` or more. */
export function atLeast(p: Program, n: number, least: number): number {
  const sums = tablesOf(p).sums[handful(p, n)];
  let chance = 0;
  for (let sum = Math.max(0, least); sum < sums.length; sum++) chance += sums[sum];
  return chance;
}

/** How likely n dice show from `min` to `max`. */
export const between = (p: Program, n: number, min: number, max: number): number =>
  atLeast(p, n, min) - atLeast(p, n, max + 1);

export function fightOdds(p: Program, attack: number, defence: number): Fight {
  const { sums, fights } = tablesOf(p);
  const [n, m] = [handful(p, attack), handful(p, defence)];
  const key = n * 100 + m;
  const known = fights.get(key);
  if (known !== undefined) return known;
  const odds = { win: 0, byTwo: 0, lose: 0, dealt: 0, taken: 0 };
  sums[n].forEach((mine, a) => {
    sums[m].forEach((theirs, d) => {
      const chance = mine * theirs;
      if (a > d) odds.win += chance;
      if (a > d + 1) odds.byTwo += chance;
      if (d > a) odds.lose += chance;
      odds.dealt += chance * Math.max(0, a - d);
      odds.taken += chance * Math.max(0, d - a);
    });
  });
  fights.set(key, odds);
  return odds;
}
