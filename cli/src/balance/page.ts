import {
  type BalanceCell,
  type BalanceFigures,
  causeOf,
  type Fairness,
  fairnessOf,
  type HauntBalance,
  heroesWithin,
  isSure,
  kindOfHaunt,
  type LikelyCause,
  type ShareWithin,
  skillOf,
  sumOfCells,
} from '@hollow/protocol';
import { wishFor } from '../game/wished-haunt.ts';
import { packsBehind } from '../packs/packs.ts';

const percent = (share: number): number => Math.round(100 * share);
const within = ({ share, low, high }: ShareWithin): string => `${percent(share)} % (${percent(low)}–${percent(high)})`;
const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(percent(share))}`;
const mean = (sum: number, games: number): string => (sum / Math.max(1, games)).toFixed(1);

const FAIRNESS: Readonly<Record<Fairness, string>> = {
  fair: 'fair',
  heroes: 'for the heroes',
  traitor: 'for the traitor',
  unknown: 'too few games',
  alone: 'everybody alone',
};

const CAUSES: Readonly<Record<LikelyCause, string>> = {
  endless: 'many games come to no end in 100 rounds',
  skill: 'how that side plays makes hardly any difference to these bots',
  short: 'it is over before the heroes can do much',
  deaths: 'most explorers die before the goal is reached',
  goal: 'the heroes live, but do not get to their goal in time',
  killed: 'the traitor is killed in most games',
  easy: 'the heroes reach their goal before the traitor can stop them',
};

/** A haunt of the figures with what its definition tells. */
function hauntsOf({ haunts }: BalanceFigures): readonly Pick<HauntBalance, 'haunt' | 'number' | 'kind' | 'cells'>[] {
  return Object.entries(haunts).map(([haunt, cells]) => {
    const { haunt: def } = wishFor(packsBehind(haunt), haunt);
    return { haunt, number: def.number, kind: kindOfHaunt(def), cells };
  });
}

const whoWins = (kind: HauntBalance['kind'], cell: Omit<BalanceCell, 'players'>): string =>
  kind === 'each' ? '-' : within(heroesWithin(cell));

/** For the terminal: a row for each haunt. */
export function tableOf(figures: BalanceFigures): (string | number)[][] {
  return [
    ['no', 'haunt', 'games', 'heroes score', 'rounds', 'deaths', 'skill of heroes', 'of traitor', 'verdict'],
    ...hauntsOf(figures).map(({ haunt, number, kind, cells }) => {
      const sum = sumOfCells(cells);
      const skill = skillOf(cells);
      return [
        number,
        haunt,
        sum.games,
        whoWins(kind, sum),
        mean(sum.rounds, sum.games),
        mean(sum.deaths, sum.games),
        points(skill.heroes),
        kind === 'sides' ? points(skill.traitor) : '-',
        FAIRNESS[fairnessOf(kind, cells)],
      ];
    }),
  ];
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const howOf = (how: BalanceCell['how']): string =>
  Object.entries(how)
    .sort(([, a], [, b]) => b - a)
    .map(([why, n]) => `${why} ${n}`)
    .join(', ');

/** A haunt as rows: all numbers of players together, then one by one. */
function rowsOf({ haunt, number, kind, cells }: Pick<HauntBalance, 'haunt' | 'number' | 'kind' | 'cells'>): string[] {
  const line = (who: string, cell: Omit<BalanceCell, 'players'>, own: readonly BalanceCell[]): string => {
    const skill = skillOf(own);
    return row([
      who,
      cell.games,
      whoWins(kind, cell),
      mean(cell.rounds, cell.games),
      mean(cell.deaths, cell.games),
      howOf(cell.how),
      points(skill.heroes),
      kind === 'sides' ? points(skill.traitor) : '-',
    ]);
  };
  return [
    line(`**${number}** ${haunt}`, sumOfCells(cells), cells),
    ...cells.map((cell) => line(`${cell.players} players`, cell, [cell])),
  ];
}

/** The sentences about haunts outside what is called fair. */
function unfairOf(figures: BalanceFigures): string[] {
  return hauntsOf(figures).flatMap(({ haunt, number, kind, cells }) => {
    const fairness = fairnessOf(kind, cells);
    const cause = causeOf(fairness, cells);
    const sum = sumOfCells(cells);
    return cause === null
      ? []
      : [
          `- **${number}** ${haunt}, ${FAIRNESS[fairness]}: heroes score ${whoWins(kind, sum)} in ${sum.games} games${isSure(fairness, cells) ? '' : ', too few to be sure'}; ${CAUSES[cause]}.`,
        ];
  });
}

/** `docs/BALANCE.md`. */
export function balancePage(figures: BalanceFigures): string {
  const list = hauntsOf(figures);
  const counts = list.flatMap(({ cells }) => cells.map(({ games }) => games));
  const games = counts.reduce((a, b) => a + b, 0);
  const fair = list.filter(({ kind, cells }) => fairnessOf(kind, cells) === 'fair').length;
  return `${[
    '# How fair the haunts are',
    '',
    `Made by \`hollow balance --write\` on ${figures.made}: ${games} games of ${list.length} haunts, ${Math.min(...counts)} to ${Math.max(...counts)} for each haunt and number of players, played by ${figures.bots} bots on every seat (tree ${figures.tree}).`,
    '',
    `The games begin where haunts begin after sensible play ([start positions](BOTS.md#start-positions)). *Heroes score* is the share of games that the heroes win, games without a winner or without an end counting half, with Wilson’s interval for 95 per cent: where there are few games it is wide, and then nothing is sure. A haunt counts as fair where they score from 25 to 75 %: ${fair} of ${list.length} do. *Skill* is what these bots gain over others who choose at random on some of these starts, in points of a hundred games: where it is near nought, the figure says little about how people would fare. People are not bots, and a haunt that is unfair to bots need not be unfair to them.`,
    '',
    '`hollow balance` goes on from the file of games it keeps; `--shard i/n` plays a part, `--merge` adds parts up, `--write` writes this page and what the app shows.',
    '',
    '## Outside 25 to 75 %, and the likely cause',
    '',
    ...unfairOf(figures),
    '',
    '## All haunts',
    '',
    row(['haunt', 'games', 'heroes score', 'rounds', 'deaths', 'decided by', 'skill of heroes', 'of the traitor']),
    '|---|---|---|---|---|---|---|---|',
    ...list.flatMap(rowsOf),
  ].join('\n')}\n`;
}
