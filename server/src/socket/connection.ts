import type { Viewer } from '@hollow/engine';
import type { Audience } from '../audience/audience.ts';
import type { ServerNode } from '../node/server-node.ts';
import type { ClientLine } from './client-line.ts';

/** A client that has been let in: one game, one viewer. */
export interface Connection {
  readonly node: ServerNode;
  readonly line: ClientLine;
  readonly game: string;
  readonly viewer: Viewer;
  /** The seat that may act over it, or null. */
  readonly seat: number | null;
  readonly audience: Audience;
  /** Where it comes from. */
  readonly address: string;
}

/** Who is at the other end of a line. */
export interface Client {
  /** Hash of the device's token. */
  readonly device: string | null;
  readonly address: string;
}
