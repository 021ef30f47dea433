import type { Viewer } from '@hollow/engine';
import type { ServerMessage } from '@hollow/protocol';
import type { Node } from '../node.ts';
import type { Room } from './room.ts';

/** A connection: one game, one viewer. */
export interface Connection {
  readonly node: Node;
  readonly game: string;
  readonly viewer: Viewer;
  /** The seat that may act over it, or null. */
  readonly seat: number | null;
  readonly room: Room;
  send(message: ServerMessage): void;
}
