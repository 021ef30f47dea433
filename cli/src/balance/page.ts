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
import { loadText, type Text } from '@hollow/text';
import { wishFor } from '../game/wished-haunt.ts';
import { packsBehind } from '../packs/packs.ts';

const percent = (share: number): number => Math.round(100 * share);
const within = ({ share, low, high }: ShareWithin): string => `${percent(share)} % (${percent(low)}–${percent(high)})`;
/** In percentage points; where nobody has played at random, nothing is known of it. */
const points = (share: number | null): string =>
  share === null ? '–' : `${share < 0 ? '−' : '+'}${Math.abs(percent(share))}`;
const fromTo = (least: number, most: number): string => (least === most ? `${least}` : `${least} to ${most}`);
const mean = (sum: number, games: number): string => (sum / Math.max(1, games)).toFixed(1);

const FAIRNESS: Readonly<Record<Fairness, string>> = {
  fair: 'fair',
  heroes: 'for the heroes',
  traitor: 'for the traitor',
  unknown: 'too few games',
  alone: 'everybody alone',
};

const CAUSES: Readonly<Record<LikelyCause, string>> = {
  endless: 'a quarter of the games or more come to no end in 100 rounds',
  skill: 'how these bots play for the losing side makes hardly any difference',
  short: 'it is over in four rounds or fewer, before the heroes can do much',
  deaths: 'most explorers die',
  goal: 'the heroes live, but do not get to their goal in time',
  killed: 'the traitor is killed in most games',
  easy: 'the heroes reach their goal before the traitor can stop them',
};

type KnownHaunt = Pick<HauntBalance, 'haunt' | 'number' | 'kind' | 'cells'> & {
  /** What the page calls it: its English name, and its edition where that is not the first of the figures. */
  readonly title: string;
};

/** A haunt of the figures with what its definition tells. */
function hauntsOf({ haunts }: BalanceFigures): readonly KnownHaunt[] {
  const editionOf = (haunt: string): string => haunt.slice(0, haunt.indexOf('/'));
  const usual = editionOf(Object.keys(haunts)[0] ?? '');
  const words = new Map<string, Text>();
  return Object.entries(haunts).map(([haunt, cells]) => {
    const packs = packsBehind(haunt);
    const { haunt: def } = wishFor(packs, haunt);
    const edition = editionOf(haunt);
    const text = words.get(edition) ?? loadText('en', packs);
    words.set(edition, text);
    const name = text.name(def.id, 'haunts');
    const title = edition === usual ? name : `${name} (${edition.replace('-', ' ')})`;
    return { haunt, number: def.number, kind: kindOfHaunt(def), cells, title };
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
function rowsOf({ title, number, kind, cells }: KnownHaunt): string[] {
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
    line(`**${number}** ${title}`, sumOfCells(cells), cells),
    ...cells.map((cell) => line(`${cell.players} players`, cell, [cell])),
  ];
}

/** What haunts outside are called together. */
const UNFAIR: readonly (readonly [Fairness, string])[] = [
  ['traitor', 'For the traitor: heroes score below 25 %'],
  ['heroes', 'For the heroes: they score above 75 %'],
];

/** A list of the haunts outside what is called fair, one for each side that they are for. */
function unfairOf(figures: BalanceFigures): string[] {
  const list = hauntsOf(figures);
  return UNFAIR.flatMap(([side, heading]) => {
    const rows = list.flatMap(({ title, number, kind, cells }) => {
      const cause = fairnessOf(kind, cells) === side ? causeOf(side, cells) : null;
      if (cause === null) return [];
      const sum = sumOfCells(cells);
      return [
        row([number, title, whoWins(kind, sum), sum.games, isSure(side, cells) ? 'yes' : 'not yet', CAUSES[cause]]),
      ];
    });
    return [
      `### ${heading} (${rows.length} haunts)`,
      '',
      row(['no', 'haunt', 'heroes score', 'games', 'sure', 'likely cause']),
      '|---|---|---|---|---|---|',
      ...rows,
      '',
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
    `Bots have played ${games} games of ${list.length} haunts, ${fromTo(Math.min(...counts), Math.max(...counts))} for each haunt and number of players.`,
    '',
    `- **Who played:** ${figures.bots} bots on every seat, as they were in tree ${figures.tree}. Bots or rules that have changed since then may fare otherwise; \`hollow balance\` refuses to add games of different ones up.`,
    '- **From where:** the games begin where haunts begin after sensible play ([start positions](BOTS.md#start-positions)).',
    '- **Heroes score:** the share of games that the heroes win. A game without a winner or without an end counts half. In brackets stands the interval of 95 per cent, after Wilson: with few games it is wide.',
    `- **Fair:** the heroes score from 25 to 75 %. ${fair} of ${list.length} haunts do.`,
    '- **Skill:** what these bots gain over others who choose at random on some of the same starts, in points of a hundred games. Where it is near nought, the figure says little about how people would fare.',
    '',
    'People are not bots: a haunt that is unfair to bots need not be unfair to them.',
    '',
    `Made by \`hollow balance --write\` on ${figures.made}. It goes on from the file of games it keeps; \`--shard i/n\` plays a part, \`--merge\` adds parts up, \`--write\` writes this page and what the app shows, and \`--page\` this page alone, from what the app shows.`,
    '',
    '## Outside 25 to 75 %, and the likely cause',
    '',
    'The cause is read off the figures by rule, not found by watching. *Sure* means that all of the interval lies outside 25 to 75 %.',
    '',
    ...unfairOf(figures),
    '## All haunts',
    '',
    row(['haunt', 'games', 'heroes score', 'rounds', 'deaths', 'decided by', 'skill of heroes', 'of the traitor']),
    '|---|---|---|---|---|---|---|---|',
    ...list.flatMap(rowsOf),
  ].join('\n')}\n`;
}
