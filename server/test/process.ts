import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own, to be killed. */
export interface ServerProcess {
  readonly port: number;
  readonly process: ChildProcess;
  /** Resolves when the process is gone. */
  kill(signal: NodeJS.Signals): Promise<void>;
}

const LAUNCHER = fileURLToPath(new URL('../../cli/bin/hollow.mjs', import.meta.url));

export async function spawnServer(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [LAUNCHER, 'serve', '--host', '127.0.0.1', '--port', '0', ...args], {
    env: { ...process.env, HOLLOW_LOG: 'error', HOLLOW_LIMITS: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let told = '';
    child.stdout.on('data', (data) => {
      told += String(data);
      const found = /:(\d+)\//.exec(told);
      if (found !== null) resolve(Number(found[1]));
    });
    child.on('exit', () => reject(new Error('the server did not start')));
  });
  return {
    port,
    process: child,
    async kill(signal) {
      child.kill(signal);
      await gone;
    },
  };
}
