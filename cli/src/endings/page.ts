import type { EndingTally } from './area.ts';
import { GAME_KINDS } from './games.ts';
import { type Area, type Run, WHOLE } from './runs.ts';

/** What has been run, area by area. */
export type Runs = readonly (readonly [Area, Run])[];

const bySide = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([side, n]) => `${side} ${n}`)
    .join(', ');

const deadEnds = ({ noted }: EndingTally): number => noted.filter(({ what }) => what === 'dead-end').length;
const heldUps = ({ noted }: EndingTally): number => noted.filter(({ what }) => what !== 'dead-end').length;

const tallies = (runs: Runs): EndingTally[] => runs.flatMap(([, run]) => GAME_KINDS.map((kind) => run[kind]));

const sum = (runs: Runs, of: (tally: EndingTally) => number): string =>
  tallies(runs)
    .reduce((all, tally) => all + of(tally), 0)
    .toLocaleString('en');

const all = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0);

function rowsOf([{ key, haunt, players }, run]: Runs[number]): string[] {
  return GAME_KINDS.flatMap((kind) => {
    const tally = run[kind];
    if (tally.games === 0) return [];
    const cells = [haunt.number, key, players, kind, tally.games, tally.capped, tally.positions, tally.searched];
    return [
      `| ${[...cells, bySide(tally.witnesses), bySide(tally.gaveUp), deadEnds(tally), heldUps(tally)].join(' | ')} |`,
    ];
  });
}

function notedIn(runs: Runs): string {
  const lines = runs.flatMap(([{ key, players }, run]) =>
    GAME_KINDS.flatMap((kind) =>
      run[kind].noted.map(({ seed, answers, round, what }) => {
        const said = what === 'dead-end' ? 'nobody can win' : `${what.join(', ')} only if the others do something`;
        return `| ${key} | ${players} | ${kind} | \`${seed}\` | ${answers} | ${round} | ${said} |`;
      }),
    ),
  );
  if (lines.length === 0) return 'None.';
  return ['| haunt | players | play | seed | answers | round | what |', '|---|---|---|---|---|---|---|', ...lines].join(
    '\n',
  );
}

/** The page of what was tried and found. */
export const endingsPage = (runs: Runs): string => `# Evidence: the endings

Written by \`npm run endings\`. Whether a game can still come to an end: a side *can still win* if it reaches its goal
when everything helps (\`engine/src/kit/endings\`). Each turn is played in several ways, with dice that fall as the side
needs, piles that lie as they help where nobody knows them, and answers of everybody that suit it; the planner tells
which way is best; so on for up to 40 rounds, in several tries. What is found is kept as a tale is, by answers and by
what chance decided, and played again before it counts. A win that comes only because nobody is left counts where a
ruling of the haunt says so.

Two laws are held. *No dead end*: from every position at least one side can win. *Nobody holds the game open*: a side
that can win with the help of the others can also win if those do nothing of their own accord, or the game ends
otherwise; that one side has no way left at all is no fault.

A position is taken every five rounds of the haunt, and at the cap of 40. Where a game was won, it is itself the
witness of all its positions, and for one game in ten a win of the other side is looked for from the first; where it was
not, a win is looked for from the last position backwards.

Of a whole run (${WHOLE.random} random and ${WHOLE.sensible} sensible games of each haunt and number of players) this page has
${sum(runs, ({ games }) => games)} games: ${sum(runs, ({ positions }) => positions)} positions, ${sum(runs, ({ witnesses }) => all(witnesses))} witnesses (${sum(runs, ({ played }) => played)} of them the game itself), ${sum(runs, ({ searched }) => searched)} positions searched, at
${sum(runs, ({ gaveUp }) => all(gaveUp))} of which the search gave up for one side; ${sum(runs, ({ longer }) => longer)} double give-ups that a longer search solved, ${sum(runs, deadEnds)} dead ends,
${sum(runs, heldUps)} positions that one side can hold open.

## Looked at

${notedIn(runs)}

## Found on the way

- Mystic Slide took a hero down who was outside the house in haunt 46: it reaches only those who are in a room now.

## Taken out again

\`cli/test/endings.test.ts\` takes three mendings out, and each is found: the stairs that a dead traitor's player may no
longer fetch for the Elder God of haunt 33 (a dead end), the hero of haunt 46 who stays outside (held open), and the
heroes of haunt 35 who died otherwise than by a Cat (a dead end). \`cli/endings\` keeps a win of each side
of each haunt, but for those that the search does not find from the beginning (haunt 12, and the heroes of 27); \`npm test\` plays them again.

## By haunt, players and kind of play

| # | haunt | players | play | games | at the cap | positions | searched | witnesses | gave up | dead ends | held open |
|---|---|---|---|---|---|---|---|---|---|---|---|
${runs.flatMap(rowsOf).join('\n')}
`;
