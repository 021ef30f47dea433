import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { midGame } from '../bench/engine.ts';
import { installedPeer } from '../bench/peer.ts';
import { wholeNumber } from '../console/options.ts';
import { print, printJson, printTable } from '../console/output.ts';
import { PROJECT_ROOT } from '../files/project.ts';
import { startMeasured } from '../load/process.ts';
import { type Counts, type Load, underLoad } from '../load/run.ts';
import { openTable, step } from '../load/tables.ts';
import { choosePacks, engineFor } from '../packs/packs.ts';

interface LoadOptions {
  readonly games: number;
  readonly bots: number;
  readonly every: number;
  readonly seconds: number;
  readonly ahead: number;
  readonly database?: string;
  readonly folder: string;
  readonly peer: boolean;
  readonly json?: true;
}

export function addLoad(program: Command): void {
  program
    .command('load')
    .description(
      "measure the server under many games at a person's pace, beside boardgame.io's own server in the same run",
    )
    .option('--games <n>', 'live games, with four lines each', wholeNumber(1), 1000)
    .option('--bots <n>', 'so many of them with two bots', wholeNumber(0), 200)
    .option('--every <ms>', 'one answer in so long at each', wholeNumber(100), 8000)
    .option('--seconds <n>', 'how long', wholeNumber(1), 120)
    .option('--ahead <n>', 'answers at each before that', wholeNumber(0), 8)
    .option('--database <url>', 'PostgreSQL in place of SQLite in a folder that is thrown away')
    .option('--folder <dir>', 'where the folders that are thrown away are made: on a disk, or in memory', tmpdir())
    .option('--no-peer', 'without boardgame.io')
    .option('--json', 'print the figures as JSON')
    .action(load);
}

const CHILD = fileURLToPath(new URL('../load/child.ts', import.meta.url));

async function ours(options: LoadOptions): Promise<Load> {
  const folder = mkdtempSync(join(options.folder, 'hollow-load-'));
  const server = await startMeasured(CHILD, [folder, ...(options.database === undefined ? [] : [options.database])]);
  try {
    return await underLoad(server, folder, options, (number, counts: () => Counts) =>
      openTable(server.port, number, number < options.bots, counts).then((table) => ({
        step: () => step(table),
        close: () => {
          for (const line of table.lines) line.close();
        },
      })),
    );
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface PeerMatch {
  readonly lines: readonly { close(): void }[];
  step(): Promise<void>;
}

/** The same number of moves on boardgame.io's server, whose G is our state in the middle of a game. */
async function theirs(options: LoadOptions): Promise<Load | null> {
  if (!options.peer || !installedPeer()) return null;
  const folder = mkdtempSync(join(options.folder, 'hollow-load-'));
  const file = join(folder, 'state.json');
  writeFileSync(file, JSON.stringify(midGame(engineFor(choosePacks({})))));
  const player = (await import(join(PROJECT_ROOT, 'bench', 'boardgameio-player.mjs'))) as {
    openMatch(port: number, number: number, counts: () => Counts): Promise<PeerMatch>;
  };
  const server = await startMeasured(join(PROJECT_ROOT, 'bench', 'boardgameio-server.mjs'), [file]);
  try {
    return await underLoad(server, folder, options, async (number, counts) => {
      const match = await player.openMatch(server.port, number, counts);
      return {
        step: async () => {
          await match.step();
          return true;
        },
        close: () => {
          for (const line of match.lines) line.close();
        },
      };
    });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const ROWS: readonly [keyof Load, string][] = [
  ['answers', 'answers acknowledged'],
  ['perSecond', 'answers a second'],
  ['p50', 'p50 of an acknowledged answer, ms'],
  ['p99', 'p99, ms'],
  ['flushP50', 'p50 of a flush to the disk meanwhile, ms'],
  ['flushP99', 'p99, ms'],
  ['cpuPercent', 'processor, % of one core'],
  ['cpuPerAnswer', 'processor for an answer, ms'],
  ['bytesMedian', 'bytes to a viewer for an answer, median'],
  ['bytesP99', 'the same, p99'],
  ['heapPerGame', 'heap of an idle game with four lines, kB'],
  ['residentMB', 'resident, MB'],
];

async function load(options: LoadOptions): Promise<void> {
  const our = await ours(options);
  const peer = await theirs(options);
  const [lastMinute = 0] = loadavg();
  const busy = lastMinute.toFixed(1);
  if (options.json === true) {
    printJson({ games: options.games, withBots: options.bots, load: Number(busy), hollow: our, boardgameio: peer });
    return;
  }
  print(`${options.games} games with four lines, ${options.bots} of them with bots; load of the machine ${busy}`);
  printTable([
    ['', 'hollow', 'boardgame.io'],
    ...ROWS.map(([key, words]) => [words, our[key], peer === null ? '-' : peer[key]]),
  ]);
}
