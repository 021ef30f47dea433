import type { Admin } from '@hollow/server/admin';
import type { Command } from 'commander';
import { BadInput, wholeNumber } from '../bad-input.ts';
import { print, printJson, printTable } from '../output.ts';

interface Where {
  readonly data?: string;
  readonly database?: string;
  readonly json?: true;
}

const DAY = 86_400_000;

/** Opens the store, does the work, closes it again. */
async function on<T>(where: Where, work: (admin: Admin) => Promise<T>): Promise<T> {
  const { openAdmin } = await import('@hollow/server/admin');
  const { env } = process;
  const admin = await openAdmin({
    data: where.data ?? env.HOLLOW_DATA ?? './data',
    url: where.database ?? env.HOLLOW_DATABASE,
  });
  try {
    return await work(admin);
  } finally {
    await admin.close();
  }
}

const withStore = (command: Command): Command =>
  command
    .option('--data <dir>', 'the folder of the data; HOLLOW_DATA or ./data by default')
    .option('--database <url>', 'PostgreSQL in place of the folder; HOLLOW_DATABASE by default')
    .option('--json', 'print the result as JSON');

function tell(where: Where, result: object, line: string): void {
  if (where.json === true) printJson(result);
  else print(line);
}

const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** What went wrong in plain words, where the store says so. */
async function orComplain<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Error && /store/.test(error.message) ? new BadInput('folder', error.message) : error;
  }
}

export function addAdmin(program: Command): void {
  const admin = program.command('admin').description('look after the store of a server, while it runs or not');
  withStore(admin.command('stats').description('how much there is')).action(async (where: Where) => {
    const stats = await on(where, (store) => store.stats());
    if (where.json === true) return printJson(stats);
    printTable([
      ...Object.entries(stats.games).map(([phase, n]) => [`games, ${phase}`, n]),
      ['rows of their logs', stats.rows],
      ['devices', stats.devices],
      ['packs', stats.packs],
    ]);
  });
  withStore(admin.command('list').description('games, newest first, without names'))
    .option('--phase <phase>', 'lobby, playing or over')
    .option('--most <n>', 'so many at most', wholeNumber(1), 50)
    .action(async (where: Where & { readonly phase?: string; readonly most: number }) => {
      const games = await on(where, (store) => store.list(where.most, where.phase));
      if (where.json === true) return printJson(games);
      printTable(games.map(({ id, code, phase, rows, touched }) => [id, code, phase, rows, day(touched)]));
    });
  withStore(
    admin.command('delete-game <game>').description('delete a game, by id or code, with all that was said'),
  ).action(async (game: string, where: Where) => {
    if (!(await on(where, (store) => store.deleteGame(game)))) throw new BadInput('game', `there is no game ${game}`);
    tell(where, { deleted: game }, `deleted ${game}`);
  });
  withStore(
    admin
      .command('delete-player <game> <seat>')
      .description(
        'take whoever holds a seat out of the store: names, chat, devices, memory, here and at their other tables',
      ),
  ).action(async (game: string, seat: string, where: Where) => {
    const erased = await on(where, (store) => store.erasePlayer(game, wholeNumber(0)(seat)));
    if (erased === null) throw new BadInput('game', `there is no game ${game}`);
    tell(where, erased, `erased at ${erased.seats} seats, ${erased.devices} devices`);
  });
  withStore(admin.command('prune').description('delete games that nobody has touched for a time'))
    .requiredOption('--older-than <days>', 'days since the last row', wholeNumber(0))
    .option('--only <kind>', 'finished or abandoned; both by default')
    .option('--yes', 'with --older-than 0: every such game is meant')
    .action(async (where: Where & { readonly olderThan: number; readonly only?: string; readonly yes?: true }) => {
      if (where.olderThan === 0 && where.yes !== true)
        throw new BadInput('--older-than', '0 deletes every game, also those that are played now: say so with --yes');
      if (where.only !== undefined && where.only !== 'finished' && where.only !== 'abandoned')
        throw new BadInput('--only', 'finished or abandoned is expected');
      const before = Date.now() - where.olderThan * DAY;
      const pruned = await on(where, (store) =>
        store.prune({
          finishedBefore: where.only === 'abandoned' ? null : before,
          abandonedBefore: where.only === 'finished' ? null : before,
        }),
      );
      tell(where, pruned, `deleted ${pruned.finished} finished and ${pruned.abandoned} abandoned games`);
    });
  withStore(
    admin.command('backup <folder>').description('copy the store, of either kind, into a new folder of data'),
  ).action(async (folder: string, where: Where) => {
    await orComplain(on(where, (store) => store.backup(folder)));
    tell(where, { backup: folder }, `copied to ${folder}; "hollow serve --data ${folder}" would run on it`);
  });
  withStore(admin.command('restore <folder>').description('put a backup into an empty store, of either kind')).action(
    async (folder: string, where: Where) => {
      const copied = await orComplain(on(where, (store) => store.restore(folder)));
      tell(where, copied, `restored ${copied.games ?? 0} games with ${copied.log ?? 0} rows`);
    },
  );
}
