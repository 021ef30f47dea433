import { serve } from '@hollow/server';

/** The server under load, in a process of its own: says where it listens, and what it uses when it is asked. Started with `--expose-gc`. */

export interface Usage {
  /** Bytes that are in use after what nobody needs has been thrown away. */
  readonly heap: number;
  readonly resident: number;
  /** Milliseconds of processor time since the start, of all threads: when it was asked, and after it has thrown away what nobody needs. */
  readonly cpuAsked: number;
  readonly cpuTold: number;
}

const [data, database] = process.argv.slice(2);
if (data === undefined) throw new Error('the folder for the games is missing');
const serving = await serve({
  port: 0,
  host: '127.0.0.1',
  data,
  ...(database === undefined ? {} : { database }),
  logLevel: 'error',
  // All of the load comes from one address.
  limits: 0,
});

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function usage(): Usage {
  const cpuAsked = processorTime();
  // Twice: what is only finalised by the first is thrown away by the second.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, resident: rss, cpuAsked, cpuTold: processorTime() };
}

process.on('message', (what) => {
  if (what === 'usage') process.send?.(usage());
  else void serving.close().then(() => process.exit(0));
});
process.send?.({ port: serving.port });
