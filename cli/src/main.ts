import { readFileSync } from 'node:fs';
import { FORMAT, PACK_FORMAT } from '@hollow/engine';
import { Command, CommanderError } from 'commander';
import { addAdmin } from './commands/admin.ts';
import { addBalance } from './commands/balance.ts';
import { addBench } from './commands/bench.ts';
import { addCheck } from './commands/check.ts';
import { addContent } from './commands/content.ts';
import { addLadder } from './commands/ladder.ts';
import { addLoad } from './commands/load.ts';
import { addNew } from './commands/new.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addRules } from './commands/rules.ts';
import { addScript } from './commands/script.ts';
import { addServe } from './commands/serve.ts';
import { addShow } from './commands/show.ts';
import { addSim } from './commands/sim.ts';
import { addTrain } from './commands/train.ts';
import { addVapid } from './commands/vapid.ts';
import { addWatch } from './commands/watch.ts';
import { BadInput, CheckFailed } from './console/bad-input.ts';

const COMMANDS: readonly ((program: Command) => void)[] = [
  addServe,
  addAdmin,
  addPlay,
  addSim,
  addLadder,
  addBalance,
  addTrain,
  addWatch,
  addScript,
  addReplay,
  addShow,
  addBench,
  addLoad,
  addContent,
  addNew,
  addCheck,
  addRules,
  addVapid,
];

const complain = (line: string): void => {
  process.stderr.write(`${line.trim().replace(/\s*\n\s*/g, ' ')}\n`);
};

/** The version of the package, and what it writes: whoever runs another can tell whether it reads that. */
function versionLine(): string {
  const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(file) as { readonly version: string };
  return `${version} (games of format ${FORMAT}, packs of format ${PACK_FORMAT})`;
}

/** Runs one command line; the launcher in bin/ has checked the version of Node. */
export async function main(args: readonly string[]): Promise<void> {
  const program = new Command('hollow')
    .description('Hollow Hill on the command line')
    .version(versionLine(), '-V, --version', 'print the version, and the formats of games and packs that it writes')
    .exitOverride()
    .configureOutput({ outputError: complain })
    .showHelpAfterError(false);
  for (const add of COMMANDS) add(program);
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    process.exitCode = exitCodeFor(error);
  }
}

function exitCodeFor(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof CheckFailed) return 1;
  if (error instanceof BadInput) {
    complain(`error: ${error.message}`);
    return 2;
  }
  throw error;
}
