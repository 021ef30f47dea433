import type { BotName } from '@hollow/bots';
import type { BalanceCell, BalanceFigures, CastFigures } from '@hollow/protocol';
import { type Fixture, type Played, type Role, scoreOf } from '../ladder/played.ts';

/** A start is played three times: as it is, with random heroes, and with a random traitor. */
export const CASTS: readonly (Role | null)[] = [null, 'hero', 'traitor'];

export const fixtureOf = ({ haunt, players, start, bots, random }: BalanceJob): Fixture => ({
  haunt,
  players,
  start,
  base: bots,
  changed: random === null ? null : { role: random, bot: 'random' },
});

/** One game: a start of a haunt for so many players, who plays it, and which role chooses at random instead; null for none. */
export interface BalanceJob {
  readonly haunt: string;
  readonly players: number;
  readonly start: number;
  readonly bots: BotName;
  readonly random: Role | null;
}

/** A game that was played. */
export interface BalanceGame {
  readonly fixture: Fixture;
  readonly played: Played;
}

const count = <T>(list: readonly T[], is: (one: T) => boolean): number => list.filter(is).length;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

function castOf(games: readonly BalanceGame[], role: Role): CastFigures {
  const own = games.filter(({ fixture }) => fixture.changed?.role === role);
  return { games: own.length, heroes: sum(own.map(({ fixture, played }) => scoreOf(fixture, 'hero', played, false))) };
}

function cellOf(players: number, games: readonly BalanceGame[]): BalanceCell {
  const usual = games.filter(({ fixture }) => fixture.changed === null).map(({ played }) => played);
  const [traitor, nobody, capped] = ['traitor', 'nobody', 'capped'].map((side) =>
    count(usual, (played) => played.side === side),
  ) as [number, number, number];
  const how: Record<string, number> = {};
  for (const { why } of usual) how[why] = (how[why] ?? 0) + 1;
  return {
    players,
    games: usual.length,
    heroes: usual.length - traitor - nobody - capped,
    traitor,
    nobody,
    capped,
    rounds: sum(usual.map(({ rounds }) => rounds)),
    explorers: sum(usual.map(({ fared }) => fared.length)),
    deaths: sum(usual.map(({ deaths }) => deaths)),
    traitorDied: count(usual, ({ traitorDied }) => traitorDied),
    how: Object.fromEntries(Object.entries(how).sort(([a], [b]) => (a < b ? -1 : 1))),
    randomHeroes: castOf(games, 'hero'),
    randomTraitor: castOf(games, 'traitor'),
  };
}

/** Adds games up by haunt and number of players; `order` are the haunts in the order in which they are told. */
export function balanceOf(
  games: readonly BalanceGame[],
  order: readonly string[],
  head: Pick<BalanceFigures, 'made' | 'bots' | 'tree'>,
): BalanceFigures {
  const cells = (haunt: string): BalanceCell[] => {
    const own = games.filter(({ fixture }) => fixture.haunt === haunt);
    const numbers = [...new Set(own.map(({ fixture }) => fixture.players))].sort((a, b) => a - b);
    return numbers
      .map((players) =>
        cellOf(
          players,
          own.filter(({ fixture }) => fixture.players === players),
        ),
      )
      .filter((cell) => cell.games > 0);
  };
  const haunts = order.map((haunt) => [haunt, cells(haunt)] as const).filter(([, list]) => list.length > 0);
  return { format: 1, ...head, haunts: Object.fromEntries(haunts) };
}
