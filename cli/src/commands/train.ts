import { FEATURE_NAMES, UNFITTED, UNTRAINED } from '@hollow/bots';
import { fingerprint, type HauntDef } from '@hollow/engine';
import { type Command, Option } from 'commander';
import { BadInput } from '../console/bad-input.ts';
import { wholeNumber } from '../console/options.ts';
import { farther, print, printTable } from '../console/output.ts';
import { writtenHaunts } from '../golden/kept-game.ts';
import { packsBehind } from '../packs/packs.ts';
import { keptStarts } from '../starts/kept-starts.ts';
import { Crew } from '../threads/crew.ts';
import {
  ExampleFile,
  keepLearning,
  readLearning,
  readShared,
  writeAims,
  writeHauntAims,
  writeHopes,
} from '../train/files.ts';
import type { Done, TrainingTask } from '../train/tasks.ts';
import {
  beginLearning,
  exampleTask,
  fitHopes,
  type LearningPlan,
  learnOn,
  namesOfHaunt,
  type Perform,
  TRAINED_ROLES,
} from '../train/training.ts';
import type { StartRef, TrainedRole } from '../train/training-ground.ts';

interface TrainOptions {
  readonly edition: string;
  readonly what: 'aims' | 'hopes';
  readonly haunt?: string;
  readonly games?: number;
  readonly generations: number;
  readonly candidates: number;
  readonly rounds: number;
  readonly starts: number;
  readonly role?: readonly TrainedRole[];
  readonly seed: string;
  readonly threads: number;
}

/** Threads at most: a training leaves room for others. */
const MOST_THREADS = 2;
/** Games where nobody says how many: of one candidate, and for examples. */
const GAMES = { aims: 60, hopes: 1500 } as const;
/** Games for examples that are played before they are written down. */
const AT_ONCE = 10;

export function addTrain(program: Command): void {
  program
    .command('train')
    .description(
      'train what light bots weigh their aims by, or fit what hopes rest on; the same seed and games, the same weights',
    )
    .option('--edition <id>', 'whose haunts are played', 'second-edition')
    .addOption(new Option('--what <part>', 'what is trained').choices(['aims', 'hopes']).default('aims'))
    .option('--haunt <id>', 'only what this haunt adds to the aims that all share')
    .option('--games <n>', 'games of each candidate (60), or for hopes in all (1500)', wholeNumber(1))
    .option('--generations <n>', 'generations of candidates; one that was broken off goes on', wholeNumber(1), 30)
    .option('--candidates <n>', 'candidates of a generation', wholeNumber(4), 20)
    .option('--rounds <n>', 'rounds of a candidate’s games', wholeNumber(1), 6)
    .option('--starts <n>', 'start positions of each haunt and number of players', wholeNumber(1), 1)
    .addOption(new Option('--role <role...>', 'only these learn their aims').choices(TRAINED_ROLES))
    .option('--seed <s>', 'where all chance comes from', 'hollow')
    .option('--threads <n>', 'threads that play, 2 at most', wholeNumber(1), 1)
    .action(train);
}

/** The last of the kept starts of an edition's haunts, some for each number of players: a ladder begins with the first. */
function startsOf(edition: string, many: number): StartRef[] {
  return Object.entries(keptStarts())
    .filter(([haunt]) => haunt.startsWith(`${edition}/`))
    .flatMap(([haunt, byPlayers]) =>
      Object.entries(byPlayers).flatMap(([players, seeds]) =>
        seeds.map((_, n) => ({ haunt, players: Number(players), n })).slice(-many),
      ),
    );
}

/** The one haunt that is trained; null where all are. */
function hauntOf({ edition, haunt, what }: TrainOptions): HauntDef | null {
  if (haunt === undefined) return null;
  if (what === 'hopes') throw new BadInput('--haunt', 'hopes are fitted for all haunts at once');
  const found = writtenHaunts(packsBehind(`${edition}/`)).get(`${edition}/${haunt}`);
  if (found === undefined) throw new BadInput('--haunt', `${edition} has no haunt “${haunt}”`);
  return found;
}

async function train(options: TrainOptions): Promise<void> {
  const { edition, seed, threads } = options;
  if (threads > MOST_THREADS) throw new BadInput('--threads', `${MOST_THREADS} at most`);
  const one = hauntOf(options);
  const starts = startsOf(edition, options.starts).filter(
    ({ haunt }) => one === null || haunt === `${edition}/${one.id}`,
  );
  const [first] = starts;
  if (first === undefined) throw new BadInput('--edition', `no starts are kept of “${edition}”`);
  const script = new URL('../train/thread.ts', import.meta.url);
  const crew = new Crew<TrainingTask, Done>(script, threads, first.haunt);
  const tell = farther();
  const perform: Perform = (tasks) => {
    let done = 0;
    return crew.perform(tasks, { done: () => tell(++done, tasks.length) });
  };
  try {
    if (options.what === 'hopes') await trainHopes(options, starts, perform);
    else await trainAims(options, starts, perform);
  } finally {
    await crew.close();
  }
  print(`written for ${edition}, seed ${seed}`);
}

async function trainAims(options: TrainOptions, starts: readonly StartRef[], perform: Perform): Promise<void> {
  const { edition, seed, candidates, rounds, generations, games = GAMES.aims } = options;
  const shared = readShared(edition);
  const haunt = hauntOf(options);
  const [first, names] = haunt === null ? [UNTRAINED, FEATURE_NAMES] : [shared.aims, namesOfHaunt(haunt)];
  const roles = TRAINED_ROLES.filter((role) => options.role?.includes(role) !== false);
  const plan: LearningPlan = { first, names, starts, roles, seed, candidates, games, rounds };
  let learning = readLearning(edition, plan) ?? beginLearning(plan);
  while (learning.generation < generations) {
    learning = await learnOn(plan, learning, perform);
    keepLearning(edition, plan, learning);
    const told = learning.told.at(-1) ?? { role: '', mean: 0, first: 0 };
    print(
      `${learning.generation} of ${generations}: ${told.role} ${told.mean.toFixed(3)}, as it was at first ${told.first.toFixed(3)}`,
    );
  }
  if (haunt === null) writeAims(edition, shared, plan, learning);
  else writeHauntAims(edition, haunt, plan, learning);
}

async function trainHopes(options: TrainOptions, starts: readonly StartRef[], perform: Perform): Promise<void> {
  const { edition, seed, games = GAMES.hopes } = options;
  const shared = readShared(edition);
  const file = new ExampleFile(edition, seed, fingerprint(JSON.stringify([shared.features, shared.aims, starts])));
  while (file.games.length < games) {
    const from = file.games.length;
    const many = Math.min(AT_ONCE, games - from);
    const tasks = Array.from({ length: many }, (_, i) => exampleTask(shared.aims, starts, seed, from + i));
    for (const { examples } of await perform(tasks)) file.add(examples);
    process.stderr.write(`${file.games.length} of ${games} games\n`);
  }
  const hopes = fitHopes(file.games.slice(0, games), UNFITTED);
  printTable([
    ['whose', 'positions kept apart', 'surprise', 'by hand', 'by the haunt alone'],
    ...Object.entries(hopes.surprise).map(([part, { fit, byHand, byHaunt, seen }]) => [
      part,
      seen,
      fit.toFixed(3),
      byHand.toFixed(3),
      byHaunt.toFixed(3),
    ]),
  ]);
  writeHopes(edition, shared, writtenHaunts(packsBehind(`${edition}/`)), hopes, seed);
}
