/** One result: where it was, who played for it and against it, and what came of it, from 0 to 1. */
export interface Result {
  /** The same game counts once, whatever it was played for. */
  readonly game: string;
  /** What all results of the same haunt and number of players share. */
  readonly place: string;
  readonly plus: readonly string[];
  readonly minus: readonly string[];
  readonly score: number;
}

/** How strong somebody is beside whoever counts as zero, in points of Elo, and within which bounds with 95 per cent. */
export interface Strength {
  readonly name: string;
  readonly elo: number;
  readonly give: number;
}

/** 400 points are ten to one. */
const ELO = 400 / Math.LN10;
/** Nobody is held to be stronger, and no haunt more one-sided, than results say: so much holds them back. */
const STRENGTH_HELD = 1 / 9;
const PLACE_HELD = 1 / 4;
const STEPS = 40;
const STILL = 1e-9;

/** Solves a system of linear equations by Gauss, for several right sides at once; `m` and `right` are used up. */
function solve(m: number[][], right: number[][]): number[][] {
  const n = m.length;
  const at = (rows: number[][], i: number): number[] => rows[i] ?? [];
  for (let c = 0; c < n; c++) {
    let pivot = c;
    for (let r = c + 1; r < n; r++) if (Math.abs(at(m, r)[c] ?? 0) > Math.abs(at(m, pivot)[c] ?? 0)) pivot = r;
    for (const rows of [m, right]) [rows[c], rows[pivot]] = [at(rows, pivot), at(rows, c)];
    const head = at(m, c)[c] ?? 1;
    for (let r = 0; r < n; r++) {
      const share = (at(m, r)[c] ?? 0) / head;
      if (r === c || share === 0) continue;
      for (const rows of [m, right]) {
        const from = at(rows, c);
        const to = at(rows, r);
        for (const [k, x] of from.entries()) to[k] = (to[k] ?? 0) - share * x;
      }
    }
  }
  return right.map((row, r) => row.map((x) => x / (at(m, r)[r] ?? 1)));
}

interface Row {
  readonly terms: readonly (readonly [number, number])[];
  readonly score: number;
}

/** One step of Newton's: the slope and the curvature of how well the numbers explain the results. */
function curvature(rows: readonly Row[], x: readonly number[], held: readonly number[]): [number[][], number[]] {
  const matrix = x.map((_, i) => x.map((_, j) => (i === j ? (held[i] ?? 0) : 0)));
  const slope = x.map((value, i) => -(held[i] ?? 0) * value);
  for (const { terms, score } of rows) {
    const sum = terms.reduce((s, [i, sign]) => s + sign * (x[i] ?? 0), 0);
    const chance = 1 / (1 + Math.exp(-sum));
    for (const [i, sign] of terms) {
      slope[i] = (slope[i] ?? 0) + sign * (score - chance);
      const line = matrix[i] ?? [];
      for (const [j, other] of terms) line[j] = (line[j] ?? 0) + sign * other * chance * (1 - chance);
    }
  }
  return [matrix, slope];
}

/**
 * Bradley and Terry's strengths: the chance of a result goes by the difference between those who play for it and those
 * who play against it, and by a number of its own for each place. Whoever is in `zero` counts as nought.
 */
export function strengthsOf(played: readonly Result[], zero: readonly string[]): Strength[] {
  const results = [...new Map(played.map((result) => [result.game, result])).values()];
  const players = [...new Set(results.flatMap(({ plus, minus }) => [...plus, ...minus]))]
    .filter((name) => !zero.includes(name))
    .toSorted();
  const places = [...new Set(results.map(({ place }) => place))];
  const atPlayer = new Map(players.map((name, i) => [name, i]));
  const atPlace = new Map(places.map((name, i) => [name, players.length + i]));
  const signed = (names: readonly string[], sign: number): (readonly [number, number])[] =>
    names.flatMap((name) => {
      const i = atPlayer.get(name);
      return i === undefined ? [] : [[i, sign] as const];
    });
  const rows = results.map(
    ({ place, plus, minus, score }): Row => ({
      terms: [[atPlace.get(place) ?? 0, 1], ...signed(plus, 1), ...signed(minus, -1)],
      score,
    }),
  );
  const held = [...players.map(() => STRENGTH_HELD), ...places.map(() => PLACE_HELD)];
  let x = held.map(() => 0);
  for (let step = 0; step < STEPS; step++) {
    const [matrix, slope] = curvature(rows, x, held);
    const by = solve(
      matrix,
      slope.map((value) => [value]),
    ).map(([value]) => value ?? 0);
    x = x.map((value, i) => value + Math.max(-1, Math.min(1, by[i] ?? 0)));
    if (by.every((value) => Math.abs(value) < STILL)) break;
  }
  const [matrix] = curvature(rows, x, held);
  const inverse = solve(
    matrix,
    matrix.map((_, i) => matrix.map((_, j) => (i === j ? 1 : 0))),
  );
  return players.map((name, i) => ({
    name,
    elo: ELO * (x[i] ?? 0),
    give: 1.96 * ELO * Math.sqrt(Math.max(0, inverse[i]?.[i] ?? 0)),
  }));
}
