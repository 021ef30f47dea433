/** How likely dice come to something. */

/** By sum, how likely so many dice with these sides come to it. */
export function sumsOf(dice: number, sides: readonly number[]): ReadonlyMap<number, number> {
  let sums: ReadonlyMap<number, number> = new Map([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums)
      for (const side of sides) next.set(sum + side, (next.get(sum + side) ?? 0) + chance / sides.length);
    sums = next;
  }
  return sums;
}

export function chanceThat(dice: number, sides: readonly number[], fits: (sum: number) => boolean): number {
  let chance = 0;
  for (const [sum, each] of sumsOf(dice, sides)) if (fits(sum)) chance += each;
  return chance;
}

/** As a person says it: what can happen is never 0, what may fail never 100. */
export function percent(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** What a row of a card wants: `5+`, `1–4`, `0`. */
export function sumsWithin(range: string): ((sum: number) => boolean) | null {
  const found = /^(\d+)(\+|–(\d+))?$/u.exec(range);
  if (found === null) return null;
  const from = Number(found[1]);
  const to = found[2] === '+' ? Number.POSITIVE_INFINITY : Number(found[3] ?? found[1]);
  return (sum) => sum >= from && sum <= to;
}
