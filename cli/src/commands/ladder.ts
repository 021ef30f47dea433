import { type Command, Option } from 'commander';
import { BadInput } from '../console/bad-input.ts';
import { type NumberRange, range, wholeNumber } from '../console/options.ts';
import { printJson } from '../console/output.ts';
import { parseBotName, playoutsOption } from '../game/bots.ts';
import { wishFor } from '../game/wished-haunt.ts';
import { writtenHaunts } from '../golden/kept-game.ts';
import { Book, codeOfPlay } from '../ladder/book.ts';
import { answerOf } from '../ladder/interval.ts';
import { BotLadder, type CellFound, type Contest, drawnByLot, type LadderCell } from '../ladder/ladder.ts';
import { Referee, ROLES, type Role } from '../ladder/played.ts';
import { printSummary, summaryOf } from '../ladder/report.ts';
import { checkPlayers, choosePacks, engineFor, type PackOptions, withPackOptions } from '../packs/packs.ts';
import { keptStarts } from '../starts/kept-starts.ts';

interface LadderOptions extends PackOptions {
  readonly bot: string;
  readonly against: string;
  readonly playouts: number;
  readonly haunt?: readonly string[];
  readonly players: NumberRange;
  readonly role?: readonly Role[];
  readonly games: number;
  readonly skillGames: number;
  readonly cells?: number;
  readonly seed: string;
  readonly file?: string;
  readonly json?: true;
}

export function addLadder(program: Command): void {
  withPackOptions(
    program
      .command('ladder')
      .description('compare two kinds of bots on the same starts, one role at a time, with intervals'),
  )
    .option(
      '--bot <kind>',
      'who takes the place of others: quick, light, search, random, or a level: easy, normal, hard',
      'random',
    )
    .option('--against <kind>', 'who plays everywhere else', 'quick')
    .addOption(playoutsOption())
    .option('--haunt <id|n...>', 'only these haunts')
    .option('--players <n|a..b>', 'numbers of players', range, { from: 3, to: 6 })
    .addOption(new Option('--role <role...>', 'only these roles').choices(ROLES))
    .option('--games <n>', 'most games of a cell, two for each start; fewer where it is clear', wholeNumber(2), 400)
    .option('--skill-games <n>', 'games of a cell that show how much skill can show there', wholeNumber(0), 48)
    .option('--cells <n>', 'so many cells of haunt, players and role, drawn by lot', wholeNumber(1))
    .option('--seed <s>', 'where that lot comes from', 'hollow')
    .option('--file <path>', 'keep every game here, and go on from there')
    .option('--json', 'print what it comes to as JSON')
    .action(ladder);
}

/** The haunts that are asked for, as `pack/id`, in the order of their numbers. */
function hauntsIn(packs: ReturnType<typeof choosePacks>, asked: readonly string[] | undefined): string[] {
  const wished = asked?.map((name) => wishFor(packs, name).haunt);
  return [...writtenHaunts(packs)]
    .filter(([, def]) => wished === undefined || wished.includes(def))
    .sort(([, a], [, b]) => a.number - b.number)
    .map(([key]) => key);
}

function ladder(options: LadderOptions): void {
  const packs = choosePacks(options);
  const { players } = options;
  checkPlayers(packs, players.from, players.to);
  const contest: Contest = {
    bot: parseBotName(options.bot, '--bot'),
    base: parseBotName(options.against, '--against'),
    games: options.games,
    skill: options.skillGames,
  };
  if (contest.bot === contest.base) throw new BadInput('--bot', `${contest.bot} already plays everywhere else`);
  const engine = engineFor(packs);
  const roles = ROLES.filter((role) => options.role?.includes(role) !== false);
  const numbers = Array.from({ length: players.to - players.from + 1 }, (_, i) => players.from + i);
  const all = hauntsIn(packs, options.haunt).flatMap((haunt) =>
    numbers.flatMap((n) => roles.map((role): LadderCell => ({ haunt, players: n, role }))),
  );
  const book = new Book(options.file ?? null, codeOfPlay(engine, options.playouts));
  const referee = new Referee(engine, keptStarts(), options.playouts);
  const measured = new BotLadder(referee, book, contest);
  const found: CellFound[] = [];
  const cells = drawnByLot(all, options.cells ?? all.length, options.seed);
  for (const [i, cell] of cells.entries()) {
    if (!referee.hasRole(cell, cell.role)) continue;
    const one = measured.measure(cell);
    if (one.difference.pairs === 0) continue;
    found.push(one);
    const { pairs, mean } = one.difference;
    process.stderr.write(
      `${i + 1} of ${cells.length}: ${cell.haunt}, ${cell.players} players, ${cell.role}: ${answerOf(one.difference)} after ${pairs} pairs, ${Math.round(100 * mean)} points\n`,
    );
  }
  const summary = summaryOf(contest, found);
  if (options.json === true) printJson(summary);
  else printSummary(summary);
}
