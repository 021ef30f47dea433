import type { Admin, HoldingDevice } from '@hollow/server/admin';
import type { Command } from 'commander';
import { BadInput, CheckFailed } from '../console/bad-input.ts';
import { wholeNumber } from '../console/options.ts';
import { print, printJson, printTable } from '../console/output.ts';
import { storeFromEnvironment } from '../console/settings.ts';

interface Where {
  readonly data?: string;
  readonly database?: string;
  readonly json?: true;
}

const DAY = 86_400_000;

/** Opens the store, does the work, closes it again. */
async function on<T>(where: Where, work: (admin: Admin) => Promise<T>, fresh = false): Promise<T> {
  const { openAdmin } = await import('@hollow/server/admin');
  const { data, url } = storeFromEnvironment();
  const at = { data: where.data ?? data, url: where.database ?? url };
  const admin = await orComplain(openAdmin(at, { fresh }));
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

interface Forgetting extends Where {
  readonly device?: readonly string[];
  readonly yes?: true;
}

/** The one device of the seat whose name begins so. */
function deviceOf(found: readonly HoldingDevice[], start: string): string {
  const [only, ...more] = found.filter(({ device }) => start.length >= 8 && device.startsWith(start));
  if (only === undefined || more.length > 0)
    throw new BadInput('--device', `no device of the seat begins with ${start}`);
  return only.device;
}

const holderLine = ({ device, since, otherSeats, hasPasskey }: HoldingDevice): string[] => [
  device.slice(0, 12),
  `since ${day(since)}`,
  `${otherSeats} other seats`,
  hasPasskey ? 'with a passkey: all devices of its owner' : '',
];

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
      .description("take a seat's name and chat out of the store, and those of its devices that are named"),
  )
    .option('--device <start...>', 'also these devices, by the first 8 or more of their letters, with all their seats')
    .option('--yes', 'do it; without it, what holds the seat is listed')
    .action(async (game: string, seat: string, where: Forgetting) => {
      const chair = wholeNumber(0)(seat);
      await on(where, async (store) => {
        const found = await store.findPlayer(game, chair);
        if (found === null) throw new BadInput('game', `there is no game ${game}`);
        const chosen = (where.device ?? []).map((start) => deviceOf(found, start));
        if (where.yes !== true) {
          if (where.json === true) return printJson(found);
          printTable(found.map(holderLine));
          print('nothing was erased: give --yes, and --device for those that are theirs');
          return;
        }
        const erased = await store.erasePlayer(game, chair, chosen);
        tell(where, erased ?? {}, `erased at ${erased?.seats ?? 0} seats, ${erased?.devices ?? 0} devices`);
      });
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
  withStore(admin.command('verify').description('play every game again and say which comes to something else')).action(
    async (where: Where) => {
      const verified = await orComplain(on(where, (store) => store.verify()));
      const { same, lobby, otherVersion, differ } = verified;
      if (where.json === true) printJson(verified);
      else {
        printTable(differ.map(({ id, code, message }) => [id, code, message ?? '']));
        print(
          `${same} ${same === 1 ? 'game' : 'games'} the same, ${differ.length} differ; ${lobby} not begun, ${otherVersion} of another version`,
        );
      }
      if (differ.length > 0) throw new CheckFailed();
    },
  );
  withStore(admin.command('restore <folder>').description('put a backup into an empty store, of either kind')).action(
    async (folder: string, where: Where) => {
      const copied = await orComplain(on(where, (store) => store.restore(folder), true));
      tell(where, copied, `restored ${copied.games ?? 0} games with ${copied.log ?? 0} rows`);
    },
  );
}
