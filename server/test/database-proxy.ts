import { connect, createServer, type Socket } from 'node:net';

/** Stands between a server and its database, and does to the line what networks do. */
export interface DatabaseProxy {
  /** The address of a database, by way of here. */
  through(url: string): string;
  /** From now on new lines lead to the database at this address. */
  leadTo(url: string): void;
  /** Breaks every line. */
  cut(): void;
  /** Nothing gets through any more, and nobody is told; what was sent meanwhile arrives when `release` is called. */
  hold(): void;
  release(): void;
  /** Nobody is let in, and every line is broken. */
  shut(): void;
  open(): void;
  close(): Promise<void>;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

const portOf = (url: string): number => Number(new URL(url).port);

export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const pairs = new Set<Pair>();
  let target = portOf(url);
  let held = false;
  let isShut = false;
  const breakLines = (): void => {
    for (const { near, far } of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  const server = createServer((near) => {
    if (isShut) {
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    const pair = { near, far };
    pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.pipe(to);
      // A line that breaks here breaks there.
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
      if (held) from.pause();
    }
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    through(to) {
      const changed = new URL(to);
      changed.port = String(port);
      return changed.href;
    },
    leadTo(to) {
      target = portOf(to);
    },
    cut: breakLines,
    hold() {
      held = true;
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.pause();
    },
    release() {
      held = false;
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.resume();
    },
    shut() {
      isShut = true;
      breakLines();
    },
    open() {
      isShut = false;
    },
    async close() {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      breakLines();
      await closed.promise;
    },
  };
}
