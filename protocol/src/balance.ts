import type { HauntDef } from '@hollow/engine';

/** How fair haunts are, as bots have played them: figures of one run, by haunt and number of players. */

/** Games of one cast, and how many of them the heroes won; half of those that nobody has won count. */
export interface CastFigures {
  readonly games: number;
  readonly heroes: number;
}

/** What came of the games of a haunt with so many players. Where there is no traitor, whoever wins is a hero. */
export interface BalanceCell {
  readonly players: number;
  readonly games: number;
  readonly heroes: number;
  readonly traitor: number;
  /** Games that ended without a winner, and that came to no end. */
  readonly nobody: number;
  readonly capped: number;
  /** Rounds of the haunt, explorers who began it, and who of them died: sums over all games. */
  readonly rounds: number;
  readonly explorers: number;
  readonly deaths: number;
  /** Games in which the traitor was dead at the end. */
  readonly traitorDied: number;
  /** How they were decided, by the name of the goal or of what ended them. */
  readonly how: Readonly<Record<string, number>>;
  /** The same starts with heroes, and with a traitor, who choose at random: what skill is worth there. */
  readonly randomHeroes: CastFigures;
  readonly randomTraitor: CastFigures;
}

/** One run. */
export interface BalanceFigures {
  readonly format: 1;
  /** The day it was made, the bots that played, and the hash of the rules and bots that they were. */
  readonly made: string;
  readonly bots: string;
  readonly tree: string;
  /** By haunt, as `pack/id`. */
  readonly haunts: Readonly<Record<string, readonly BalanceCell[]>>;
}

/** GET /api/balance?lang=. */
export interface BalanceReport extends Omit<BalanceFigures, 'haunts'> {
  readonly haunts: readonly HauntBalance[];
}

export interface HauntBalance {
  readonly haunt: string;
  /** The name of its pack. */
  readonly pack: string;
  readonly number: number;
  /** Of a haunt that this device has met; else it stays a surprise. */
  readonly name: string | null;
  /** Whether there is a traitor, or everybody plays alone. */
  readonly kind: 'sides' | 'together' | 'each';
  readonly cells: readonly BalanceCell[];
}

/** What a haunt's definition says of its sides. */
export const kindOfHaunt = ({ kind, wins = {} }: Pick<HauntDef, 'kind' | 'wins'>): HauntBalance['kind'] =>
  wins.each !== undefined ? 'each' : kind === 'none' ? 'together' : 'sides';

/** A share and the bounds within which it lies with 95 per cent, all from 0 to 1. */
export interface ShareWithin {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** After Wilson. */
export function shareWithin(won: number, games: number): ShareWithin {
  if (games === 0) return { share: 0.5, low: 0, high: 1 };
  const z = 1.96;
  const share = won / games;
  const whole = 1 + (z * z) / games;
  const middle = (share + (z * z) / (2 * games)) / whole;
  const spread = (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) / whole;
  return { share, low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) };
}

const castSum = (a: CastFigures, b: CastFigures): CastFigures => ({
  games: a.games + b.games,
  heroes: a.heroes + b.heroes,
});

const NO_GAMES: CastFigures = { games: 0, heroes: 0 };

/** All cells of a haunt as one. */
export const sumOfCells = (cells: readonly BalanceCell[]): Omit<BalanceCell, 'players'> =>
  cells.reduce<Omit<BalanceCell, 'players'>>(
    (sum, cell) => ({
      games: sum.games + cell.games,
      heroes: sum.heroes + cell.heroes,
      traitor: sum.traitor + cell.traitor,
      nobody: sum.nobody + cell.nobody,
      capped: sum.capped + cell.capped,
      rounds: sum.rounds + cell.rounds,
      explorers: sum.explorers + cell.explorers,
      deaths: sum.deaths + cell.deaths,
      traitorDied: sum.traitorDied + cell.traitorDied,
      how: Object.fromEntries(
        [...new Set([...Object.keys(sum.how), ...Object.keys(cell.how)])].map((key) => [
          key,
          (sum.how[key] ?? 0) + (cell.how[key] ?? 0),
        ]),
      ),
      randomHeroes: castSum(sum.randomHeroes, cell.randomHeroes),
      randomTraitor: castSum(sum.randomTraitor, cell.randomTraitor),
    }),
    {
      games: 0,
      heroes: 0,
      traitor: 0,
      nobody: 0,
      capped: 0,
      rounds: 0,
      explorers: 0,
      deaths: 0,
      traitorDied: 0,
      how: {},
      randomHeroes: NO_GAMES,
      randomTraitor: NO_GAMES,
    },
  );

/** What the heroes score: games that nobody has won, or that came to no end, count half. */
export const heroesWithin = ({ heroes, nobody, capped, games }: Omit<BalanceCell, 'players'>): ShareWithin =>
  shareWithin(heroes + (nobody + capped) / 2, games);

/** The shares between which a haunt is called fair, and the fewest games after which it is called anything. */
export const FAIR = { from: 0.25, to: 0.75, games: 4 } as const;

export type Fairness = 'fair' | 'heroes' | 'traitor' | 'unknown' | 'alone';

/** What may be said of a haunt. Where everybody plays alone, or all together, there are no sides to be fair to. */
export function fairnessOf(kind: HauntBalance['kind'], cells: readonly BalanceCell[]): Fairness {
  if (kind === 'each') return 'alone';
  const sum = sumOfCells(cells);
  if (sum.games < FAIR.games) return 'unknown';
  const { share } = heroesWithin(sum);
  return share < FAIR.from ? 'traitor' : share > FAIR.to ? 'heroes' : 'fair';
}

/** Whether more games could hardly change what is said of a haunt: all of the interval lies where the share does. */
export function isSure(fairness: Fairness, cells: readonly BalanceCell[]): boolean {
  const { low, high } = heroesWithin(sumOfCells(cells));
  if (fairness === 'fair') return low >= FAIR.from && high <= FAIR.to;
  return fairness === 'heroes' ? low > FAIR.to : fairness !== 'traitor' || high < FAIR.from;
}

/** What skill is worth to a side, as a share of games: what those who play gain over others who choose at random; null where no such others have played. */
interface Skill {
  readonly heroes: number | null;
  readonly traitor: number | null;
}

export function skillOf(cells: readonly BalanceCell[]): Skill {
  const sum = sumOfCells(cells);
  const { share } = heroesWithin(sum);
  const gain = ({ games, heroes }: CastFigures, sign: 1 | -1): number | null =>
    games === 0 ? null : sign * (share - heroes / games);
  return { heroes: gain(sum.randomHeroes, 1), traitor: gain(sum.randomTraitor, -1) };
}

/** Why a haunt is likely to be as unfair as it is, as far as the figures tell. */
export type LikelyCause = 'endless' | 'skill' | 'short' | 'deaths' | 'goal' | 'killed' | 'easy';

/** Less skill than this makes no difference. */
const NO_SKILL = 0.05;
const isIdle = (skill: number | null): boolean => skill !== null && Math.abs(skill) < NO_SKILL;
const SHORT = 4;
const MANY_DEAD = 0.6;
const OFTEN = 0.25;

export function causeOf(fairness: Fairness, cells: readonly BalanceCell[]): LikelyCause | null {
  if (fairness !== 'heroes' && fairness !== 'traitor') return null;
  const sum = sumOfCells(cells);
  const skill = skillOf(cells);
  if (sum.capped / sum.games >= OFTEN) return 'endless';
  if (fairness === 'traitor') {
    if (sum.deaths / Math.max(1, sum.explorers) >= MANY_DEAD) return 'deaths';
    if (sum.rounds / sum.games <= SHORT) return 'short';
    return isIdle(skill.heroes) ? 'skill' : 'goal';
  }
  if (sum.traitorDied / sum.games >= MANY_DEAD) return 'killed';
  return isIdle(skill.traitor) ? 'skill' : 'easy';
}
