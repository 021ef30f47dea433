import { type ChildProcess, fork } from 'node:child_process';
import type { Usage } from './child.ts';

/** A server in a process of its own that answers questions about itself. */
export interface Measured {
  readonly port: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

const answer = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const failed = (): void => reject(new Error('the server ended'));
    child.once('exit', failed);
    child.once('message', (value) => {
      child.off('exit', failed);
      resolve(value as T);
    });
  });

export async function startMeasured(script: string, args: readonly string[]): Promise<Measured> {
  const child = fork(script, args, { execArgv: ['--expose-gc'], env: { ...process.env, NODE_ENV: 'production' } });
  const { port } = await answer<{ port: number }>(child);
  return {
    port,
    async usage() {
      const told = answer<Usage>(child);
      child.send('usage');
      return await told;
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.send('stop');
      await gone;
    },
  };
}
