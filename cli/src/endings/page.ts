import type { EndingTally, Noted } from './area.ts';
import { GAME_KINDS, type GameKind } from './games.ts';
import { type Area, type Run, WHOLE } from './runs.ts';

/** What has been run, area by area. */
export type Runs = readonly (readonly [Area, Run])[];

/** By side. */
type BySide = Readonly<Record<string, number>>;

/** A row of the table: what was tried of one haunt with one number of players, by one kind of play. */
interface Row {
  readonly number: number;
  readonly key: string;
  readonly players: number;
  readonly kind: string;
  readonly games: number;
  readonly capped: number;
  readonly positions: number;
  readonly searched: number;
  readonly witnesses: BySide;
  readonly gaveUp: BySide;
  readonly deadEnds: number;
  readonly heldOpen: number;
  /** By which engine, planner and bots it was played; `–` where that was not kept yet. */
  readonly tree: string;
}

const UNKNOWN_TREE = '–';

/** Rows of the same area and kind of play are the same row. */
const nameOf = ({ key, players, kind }: Pick<Row, 'key' | 'players' | 'kind'>): string => `${key} ${players} ${kind}`;

const saidBySide = (counts: BySide): string =>
  Object.entries(counts)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([side, n]) => `${side} ${n}`)
    .join(', ');

const readBySide = (said: string): BySide =>
  Object.fromEntries([...said.matchAll(/([a-z-]+) (\d+)/g)].map(([, side = '', n]) => [side, Number(n)]));

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** A row as it stands on the page; null for any other line. */
function readRow(line: string): Row | null {
  const [
    number,
    key = '',
    players,
    kind = '',
    games,
    capped,
    positions,
    searched,
    witnesses,
    gaveUp,
    dead,
    held,
    tree,
  ] = cellsOf(line);
  if (held === undefined || !/^\d+$/.test(number ?? '')) return null;
  return {
    number: Number(number),
    key,
    players: Number(players),
    kind,
    games: Number(games),
    capped: Number(capped),
    positions: Number(positions),
    searched: Number(searched),
    witnesses: readBySide(witnesses ?? ''),
    gaveUp: readBySide(gaveUp ?? ''),
    deadEnds: Number(dead),
    heldOpen: Number(held),
    tree: tree ?? UNKNOWN_TREE,
  };
}

const writtenRow = (row: Row): string => {
  const { number, key, players, kind, games, capped, positions, searched, witnesses, gaveUp } = row;
  const counts = [number, key, players, kind, games, capped, positions, searched];
  const found = [saidBySide(witnesses), saidBySide(gaveUp), row.deadEnds, row.heldOpen, row.tree];
  return `| ${[...counts, ...found].join(' | ')} |`;
};

function rowOf({ key, haunt, players }: Area, kind: GameKind, tally: EndingTally, by: string): Row {
  const tree = by === '' ? UNKNOWN_TREE : by;
  const { games, capped, positions, searched, witnesses, gaveUp, noted } = tally;
  const deadEnds = noted.filter(({ what }) => what === 'dead-end').length;
  const heldOpen = noted.length - deadEnds;
  const { number } = haunt;
  return {
    number,
    key,
    players,
    kind,
    games,
    capped,
    positions,
    searched,
    witnesses,
    gaveUp,
    deadEnds,
    heldOpen,
    tree,
  };
}

function notedLine({ key, players }: Area, kind: GameKind, { seed, answers, round, what }: Noted): string {
  const said = what === 'dead-end' ? 'nobody can win' : `${what.join(', ')} only if the others do something`;
  return `| ${key} | ${players} | ${kind} | \`${seed}\` | ${answers} | ${round} | ${said} |`;
}

/** What somebody has to look at, as it stands on the page. */
function readNoted(page: string): readonly (readonly [name: string, line: string])[] {
  return page.split('\n').flatMap((line) => {
    const [key = '', players, kind = '', , , , what] = cellsOf(line);
    return what !== undefined && key.includes('/') ? [[nameOf({ key, players: Number(players), kind }), line]] : [];
  });
}

/** What was run here, and of the page as it was those areas that were not; in the order of the areas. */
function joined(runs: Runs, page: string): { readonly rows: readonly Row[]; readonly noted: readonly string[] } {
  const kept = new Map(
    page
      .split('\n')
      .flatMap((line) => readRow(line) ?? [])
      .map((row) => [nameOf(row), row]),
  );
  const keptNoted = readNoted(page);
  const rows: Row[] = [];
  const noted: string[] = [];
  for (const [area, run] of runs) {
    for (const kind of GAME_KINDS) {
      const name = nameOf({ ...area, kind });
      const tally = run[kind];
      const onPage = kept.get(name);
      // A row gives way to one that stands for as many games.
      const isOwn = tally.games > 0 && (onPage === undefined || tally.games >= onPage.games);
      const row = isOwn ? rowOf(area, kind, tally, run.tree) : onPage;
      if (row === undefined) continue;
      rows.push(row);
      if (isOwn) noted.push(...tally.noted.map((one) => notedLine(area, kind, one)));
      else noted.push(...keptNoted.flatMap(([of, line]) => (of === name ? [line] : [])));
    }
  }
  return { rows, noted };
}

const NOTED = ['| haunt | players | play | seed | answers | round | what |', '|---|---|---|---|---|---|---|'];

const all = (counts: BySide): number => Object.values(counts).reduce((a, b) => a + b, 0);

/** Whether all rows are of the tree that is there now, and else how many are. */
function saidOfTrees(rows: readonly Row[], present: string): string {
  const own = rows.filter(({ tree }) => tree === present).length;
  const all = `The last column names the tree: the first eight digits of a hash of engine, planner and bots. The present one is ${present},`;
  return own === rows.length
    ? `${all} and every row is of it.`
    : `${all} and ${own} of ${rows.length} rows are of it; the others are of earlier ones (${UNKNOWN_TREE}: it was not kept yet), and tell nothing of what has changed since. The full test counts the present tree alone.`;
}

/** Where what somebody has written begins, and where it ends. */
const TOLD = '## Found on the way';
const TABLE = '## By haunt, players and kind of play';

/** What somebody has written of what was found: it stands on the page alone, and stays as it is. */
function toldIn(page: string): string {
  const [from, to] = [page.indexOf(TOLD), page.indexOf(TABLE)];
  return from < 0 || to < from ? TOLD : page.slice(from, to).trimEnd();
}

/** The page of what was tried and found: what was not run here stands as it stood on the page before. */
export function endingsPage(runs: Runs, before: string, present: string): string {
  const { rows, noted } = joined(runs, before);
  const sum = (of: (row: Row) => number): string =>
    rows.reduce((sofar, row) => sofar + of(row), 0).toLocaleString('en');
  return `# Evidence: the endings

Written by \`npm run endings\`. Whether a game can still come to an end: a side *can still win* if it reaches its goal
when everything helps (\`engine/src/kit/endings\`). Each turn is played in several ways, with dice that fall as the side
needs, piles that lie as they help where nobody knows them, and answers of everybody that suit it; the planner tells
which way is best; so on for up to 40 rounds, in several tries. What is found is kept as a tale is, by answers and by
what chance decided, and played again before it counts. A win that comes only because nobody is left counts where a
ruling of the haunt says so. Where the search gives up for every side, quick bots play on three times and chance three
hundred times. Before a side counts as held up, light bots lead it with dice that help, and light and quick bots play it
alone as the dice fall. Only what still has no end then is noted.

Two laws are held. *No dead end*: from every position at least one side can win. *Nobody holds the game open*: a side
that can win with the help of the others can also win if those do nothing of their own accord, or the game ends
otherwise; that one side has no way left at all is no fault, nor that a side waits which wins all of six games in which
everybody plays on by light bots: it gains nothing by that. A ruling may let those who can win without help take their
time (haunt 24 of the third edition, once the traitor is dead and no Dark Queen has come; haunt 10, where the Zombies
may wait as long as they see nobody).

A position is taken every five rounds of the haunt, and at the cap of 40. Where a game was won, it is itself the
witness of all its positions, and for one game in ten a win of the other side is looked for from the first; where it was
not, a win is looked for from the last position backwards, and what is won from a later position is a win from the
earlier ones too (for one game in ten only if it comes within 40 rounds). Whether somebody can hold a game open is looked
at in one game in ten too; in the others one side that can still win, by the first look or any later one, is enough.
Sensible games are played by light bots, every tenth by quick ones.

Of a whole run (${WHOLE.random} random and ${WHOLE.sensible} sensible games of each haunt and number of players) this page has
${sum(({ games }) => games)} games: ${sum(({ positions }) => positions)} positions, ${sum(({ witnesses }) => all(witnesses))} witnesses, ${sum(({ searched }) => searched)} positions searched, ${sum(({ gaveUp }) => all(gaveUp))} times that the search
gave up for one side, ${sum(({ deadEnds }) => deadEnds)} dead ends, ${sum(({ heldOpen }) => heldOpen)} positions that one side can hold open. A row gives way to
another that stands for as many games.

${saidOfTrees(rows, present)}

## Looked at

${noted.length === 0 ? 'None.' : [...NOTED, ...noted].join('\n')}

${toldIn(before)}

${TABLE}

| # | haunt | players | play | games | at the cap | positions | searched | witnesses | gave up | dead ends | held open | tree |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
${rows.map(writtenRow).join('\n')}
`;
}
