import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { PLAYOUTS } from '@hollow/bots';
import { VERSION } from '@hollow/engine';
import type { BalanceFigures } from '@hollow/protocol';
import type { Command } from 'commander';
import { type BalanceGame, type BalanceJob, balanceOf, CASTS } from '../balance/figures.ts';
import { balancePage, tableOf } from '../balance/page.ts';
import { jobsLeft, runBalance } from '../balance/run.ts';
import { BadInput } from '../console/bad-input.ts';
import { type NumberRange, range, type Shard, shard, wholeNumber } from '../console/options.ts';
import { print, printJson, printTable, progressBar } from '../console/output.ts';
import { readJson, writeText } from '../files/files.ts';
import { PROJECT_ROOT } from '../files/project.ts';
import { parseBotName } from '../game/bots.ts';
import { wishFor } from '../game/wished-haunt.ts';
import { writtenHaunts } from '../golden/kept-game.ts';
import { Book, codeOfPlay } from '../ladder/book.ts';
import { SHIPPED } from '../packs/packs.ts';
import { keptStarts } from '../starts/kept-starts.ts';

/** The figures as the server reads them, and as people do. */
const DATA = join(PROJECT_ROOT, 'server', 'balance', 'figures.json');
const PAGE = join(PROJECT_ROOT, 'docs', 'BALANCE.md');

interface BalanceOptions {
  readonly haunt?: readonly string[];
  readonly players: NumberRange;
  readonly bots: string;
  readonly games: number;
  readonly skill: number;
  readonly minutes?: number;
  readonly threads: number;
  readonly shard?: Shard;
  readonly file: string;
  readonly merge?: readonly string[];
  readonly write?: true;
  readonly page?: true;
  readonly json?: true;
}

export function addBalance(program: Command): void {
  program
    .command('balance')
    .description('let bots play every haunt and tell how fair it is, and how much of that is the bots')
    .option('--haunt <id|n...>', 'only these haunts')
    .option('--players <n|a..b>', 'numbers of players', range, { from: 3, to: 6 })
    .option('--bots <kind>', 'who plays', 'quick')
    .option('--games <n>', 'starts of each haunt and number of players', wholeNumber(1), 8)
    .option('--skill <n>', 'so many of them also with random heroes, and with a random traitor', wholeNumber(0), 8)
    .option('--minutes <n>', 'begin nothing new after so long', wholeNumber(1))
    .option('--threads <n>', 'threads that play', wholeNumber(1), Math.max(1, availableParallelism() - 1))
    .option('--shard <i/n>', 'play only the i-th of n parts', shard)
    .option('--file <path>', 'keep every game here, and go on from there', 'balance.jsonl')
    .option('--merge <file...>', 'add the games of these files, play nothing')
    .option('--write', 'write the figures of the server and docs/BALANCE.md')
    .option('--page', 'write docs/BALANCE.md anew from the figures of the server, play nothing')
    .option('--json', 'print the figures as JSON')
    .action(balance);
}

/** Haunts that come with the game, as `pack/id`, in the order of packs and numbers. */
function hauntsAsked(asked: readonly string[] | undefined): string[] {
  const wished = asked?.map((name) => wishFor(SHIPPED, name).haunt);
  return SHIPPED.flatMap((pack) =>
    [...writtenHaunts([pack])]
      .filter(([, def]) => wished === undefined || wished.includes(def))
      .sort(([, a], [, b]) => a.number - b.number)
      .map(([key]) => key),
  );
}

/** By cast and start first: a run that ends early has played every haunt alike. */
function jobsFor(
  haunts: readonly string[],
  { players, games, skill, bots, shard: part }: BalanceOptions,
): BalanceJob[] {
  const starts = keptStarts();
  const cells = haunts.flatMap((haunt) =>
    Object.keys(starts[haunt] ?? {})
      .map(Number)
      .filter((n) => n >= players.from && n <= players.to)
      .map((n) => ({ haunt, players: n })),
  );
  const kind = parseBotName(bots);
  const all = CASTS.flatMap((random) =>
    Array.from({ length: random === null ? games : Math.min(games, skill) }, (_, start) =>
      cells.map((cell): BalanceJob => ({ ...cell, start, bots: kind, random })),
    ).flat(),
  );
  return part === undefined ? all : all.filter((_, i) => i % part.of === part.part - 1);
}

/** The tree that git has, where it has one, beside the hash of the rules and bots. */
function treeOf(play: string): string {
  try {
    const git = execFileSync('git', ['rev-parse', '--short=12', 'HEAD^{tree}'], {
      cwd: PROJECT_ROOT,
      encoding: 'utf8',
    });
    return `${git.trim()} of version ${VERSION}, rules and bots ${play}`;
  } catch {
    return `of version ${VERSION}, rules and bots ${play}`;
  }
}

async function balance(options: BalanceOptions): Promise<void> {
  if (options.page === true) {
    writeText(PAGE, balancePage(readJson(DATA) as BalanceFigures));
    return;
  }
  const haunts = hauntsAsked(options.haunt);
  const play = codeOfPlay({ packs: SHIPPED }, PLAYOUTS);
  const games = options.merge === undefined ? await played(haunts, play, options) : merged(options.merge, play);
  if (games.length === 0) throw new BadInput('--file', 'no game has been played');
  const made = new Date().toISOString().slice(0, 10);
  const own = games.filter(({ fixture }) => fixture.base === options.bots);
  if (own.length === 0) throw new BadInput('--bots', `no game was played by ${options.bots}`);
  const figures = balanceOf(own, hauntsAsked(undefined), { made, bots: options.bots, tree: treeOf(play) });
  if (options.write === true) write(figures);
  if (options.json === true) printJson(figures);
  else printTable(tableOf(figures));
}

async function played(
  haunts: readonly string[],
  play: string,
  options: BalanceOptions,
): Promise<readonly BalanceGame[]> {
  const book = new Book(options.file, play);
  const jobs = jobsFor(haunts, options);
  const left = jobsLeft(jobs, book).length;
  const bar = progressBar(left);
  const minutes = options.minutes ?? Number.POSITIVE_INFINITY;
  const until = performance.now() + 60_000 * minutes;
  const done = await runBalance({
    jobs,
    book,
    threads: options.threads,
    until,
    tell: (n, _, job) => bar(n, job.haunt),
  });
  if (done < left) print(`${done} of ${left} games were played; the same command goes on with the others`);
  return book.games();
}

/** Games of several runs, or parts of one; those that two files have count once. */
function merged(files: readonly string[], play: string): readonly BalanceGame[] {
  const all = files.flatMap((file) => new Book(file, play).games());
  return [...new Map(all.map((game) => [JSON.stringify(game.fixture), game])).values()];
}

function write(figures: BalanceFigures): void {
  writeText(DATA, `${JSON.stringify(figures, null, 1)}\n`);
  writeText(PAGE, balancePage(figures));
}
