import { join } from 'node:path';
import type { Command } from 'commander';
import { BadInput } from '../console/bad-input.ts';
import { wholeNumber } from '../console/options.ts';
import { print } from '../console/output.ts';
import { storeFromEnvironment, unlessEmpty } from '../console/settings.ts';
import { readJson } from '../files/files.ts';
import { PROJECT_ROOT } from '../files/project.ts';
import { checkPack } from '../packs/check-pack.ts';
import { vapidOf } from './vapid.ts';

interface ServeOptions {
  readonly port?: number;
  readonly host: string;
  readonly data?: string;
  readonly database?: string;
  readonly behindProxy?: number;
  readonly publicAddress?: string;
  readonly origin?: readonly string[];
  readonly metricsToken?: string;
  readonly keepDays?: number;
  readonly pack?: readonly string[];
  readonly botThreads?: number;
}

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the game: tables, seats and the page on one port')
    .option('--port <n>', 'the port; PORT or 8080 by default', wholeNumber(0))
    .option('--host <address>', 'the address to listen at', '0.0.0.0')
    .option('--data <dir>', 'the folder of the data; HOLLOW_DATA or ./data by default')
    .option('--database <url>', 'PostgreSQL in place of the folder; HOLLOW_DATABASE by default')
    .option(
      '--behind-proxy <n>',
      'so many reverse proxies are believed what they say about addresses and https; HOLLOW_PROXY or 0 by default',
      wholeNumber(0),
    )
    .option(
      '--public-address <url>',
      'where people find the server, for invitations and notices; HOLLOW_PUBLIC_ADDRESS, or that of this machine, by default',
    )
    .option('--origin <url...>', 'pages that may use the server beside its own; HOLLOW_ORIGINS by default')
    .option('--metrics-token <token>', 'opens /metrics to whoever sends it; HOLLOW_METRICS_TOKEN by default')
    .option(
      '--keep-days <n>',
      'deletes games that nobody has touched for so long; HOLLOW_KEEP_DAYS, or never, by default',
      wholeNumber(1),
    )
    .option(
      '--bot-threads <n>',
      'threads that think for bots; HOLLOW_BOT_THREADS, or one for each core but one, by default',
      wholeNumber(1),
    )
    .option('--pack <file...>', 'packs of your own that tables may play, as JSON')
    .action(run);
}

/** The address as links begin with it. */
function publicAddress(typed: string | undefined): string | undefined {
  if (typed === undefined) return undefined;
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new BadInput('--public-address', 'an address begins with https:// or http://');
  return url.origin;
}

const words = (text = ''): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

const keptDays = (days: string | undefined): number | null => (days === undefined ? null : wholeNumber(1)(days));

const given = (number: string | undefined): number | undefined => {
  const typed = unlessEmpty(number);
  return typed === undefined ? undefined : wholeNumber(1)(typed);
};

async function run(options: ServeOptions): Promise<void> {
  // Other commands need none of the server's packages.
  const { serve, checkVapid, homeAddresses, PackError, UnusableStoreError } = await import('@hollow/server');
  const own = (options.pack ?? []).map((file) => ({ file, pack: checkPack(file, readJson(file)) }));
  const { env } = process;
  const database = options.database ?? storeFromEnvironment().url;
  const serving = await serve({
    port: options.port ?? wholeNumber(0)(env.PORT ?? '8080'),
    host: options.host,
    data: options.data ?? storeFromEnvironment().data,
    database,
    web: join(PROJECT_ROOT, 'web', 'dist'),
    proxy: options.behindProxy ?? wholeNumber(0)(env.HOLLOW_PROXY ?? '0'),
    publicAddress: publicAddress(options.publicAddress ?? unlessEmpty(env.HOLLOW_PUBLIC_ADDRESS)),
    origins: options.origin ?? words(env.HOLLOW_ORIGINS),
    limits: wholeNumber(0)(env.HOLLOW_LIMITS ?? '1'),
    vapid: vapidOf(env, checkVapid),
    privateTargets: env.HOLLOW_PRIVATE_TARGETS === '1',
    metricsToken: options.metricsToken ?? unlessEmpty(env.HOLLOW_METRICS_TOKEN),
    keepDays: options.keepDays ?? keptDays(unlessEmpty(env.HOLLOW_KEEP_DAYS)),
    packs: own.map(({ pack }) => pack),
    logLevel: env.HOLLOW_LOG ?? 'warn',
    threads: options.botThreads ?? given(env.HOLLOW_BOT_THREADS),
    ...(env.HOLLOW_BOT_SECONDS === undefined ? {} : { thinking: 1000 * wholeNumber(1)(env.HOLLOW_BOT_SECONDS) }),
    ...(env.HOLLOW_PAUSE === undefined ? {} : { pause: wholeNumber(0)(env.HOLLOW_PAUSE) }),
  }).catch((error: unknown) => {
    if (error instanceof UnusableStoreError)
      throw new BadInput(database === undefined ? '--data' : '--database', error.message);
    if (!(error instanceof PackError)) throw error;
    throw new BadInput(own.find(({ pack }) => pack.id === error.pack)?.file ?? error.pack, error.message);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  for (const address of [`http://localhost:${serving.port}`, ...homeAddresses(options.host, serving.port)])
    print(`${address}/`);
  await promise;
  await serving.close();
}
