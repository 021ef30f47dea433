import type { Command } from 'commander';
import { BadInput } from '../console/bad-input.ts';
import { wholeNumber } from '../console/options.ts';
import { print, printJson, printTable, progressBar } from '../console/output.ts';
import { parseBotName } from '../game/bots.ts';
import { wishFor } from '../game/wished-haunt.ts';
import { engineFor, packsBehind, SHIPPED } from '../packs/packs.ts';
import { keptStarts } from '../starts/kept-starts.ts';
import { ACTS, type Foolish } from '../watch/acts.ts';
import { drawLots, type Lot, watchGame } from '../watch/games.ts';

interface WatchOptions {
  readonly haunt?: string;
  readonly games: number;
  readonly bots: string;
  readonly seed: string;
  readonly each?: true;
  readonly json?: true;
}

export function addWatch(program: Command): void {
  program
    .command('watch')
    .description('let bots play kept starts drawn by lot, and count what a friend would call foolish')
    .option('--haunt <id|n>', 'only this haunt')
    .option('--games <n>', 'how many games', wholeNumber(1), 20)
    .option('--bots <kind>', 'who plays the haunt', 'quick')
    .option('--seed <s>', 'by which the lot falls', 'hollow')
    .option('--each', 'print every such act as well')
    .option('--json', 'print the figures of each game as JSON')
    .action(watch);
}

/** Where and when it was, and all that was done in the turn. */
function lineOf({ haunt, players, seed }: Lot, { act, turn, what }: Foolish): string {
  const done = turn.steps.map(({ option }) => ('room' in option ? `${option.verb} ${option.room}` : option.verb));
  return `${haunt}, ${players} players, ${seed}, round ${turn.round}, seat ${turn.seat}: ${act} (${what}): ${done.join(', ')}`;
}

function watch({ haunt, games, bots, seed, each, json }: WatchOptions): void {
  const name = parseBotName(bots);
  const number = haunt === undefined ? null : wishFor(SHIPPED, haunt).haunt;
  const kept = Object.entries(keptStarts());
  const starts = Object.fromEntries(kept.filter(([key]) => number === null || key.endsWith(`/${number.id}`)));
  if (Object.keys(starts).length === 0) throw new BadInput('--haunt', `no start is kept of “${haunt}”`);
  const lots = drawLots(starts, seed, games);
  const shown = progressBar(lots.length);
  const counts = new Map<string, number>();
  const sides = new Map<string, number>();
  let [turns, rounds] = [0, 0];
  const played = lots.flatMap((lot, n) => {
    const before = process.cpuUsage();
    const game = watchGame(engineFor(packsBehind(lot.haunt)), lot, name);
    shown(n + 1, lot.haunt);
    if (game === null) return [];
    const { user, system } = process.cpuUsage(before);
    for (const one of game.acts) {
      counts.set(one.act, (counts.get(one.act) ?? 0) + 1);
      if (each === true) print(lineOf(lot, one));
    }
    sides.set(game.side, (sides.get(game.side) ?? 0) + 1);
    turns += game.turns;
    rounds += game.rounds;
    const acts = game.acts.map(({ act }) => act);
    return [{ ...lot, side: game.side, rounds: game.rounds, turns: game.turns, acts, ms: (user + system) / 1000 }];
  });
  if (json === true) {
    printJson(played);
    return;
  }
  const of = Math.max(1, played.length);
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  print(
    `${played.length} games, ${rounds} rounds, ${turns} turns; won by ${[...sides].map((one) => one.join(' ')).join(', ')}`,
  );
  printTable([
    ['act', 'times', 'a game'],
    ...Object.keys(ACTS).map((act) => [act, counts.get(act) ?? 0, ((counts.get(act) ?? 0) / of).toFixed(2)]),
    ['all', total, (total / of).toFixed(2)],
  ]);
}
