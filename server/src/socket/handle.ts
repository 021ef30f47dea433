import type { ClientMessage } from '@hollow/protocol';
import {
  draftFor,
  isAside,
  type LastingMessage,
  type LogRow,
  MOST_ROWS,
  RefusedError,
  requireChange,
  requireRoomInLog,
  UnchangedError,
} from '@hollow/table';
import { surroundingsOf } from '../node/surroundings.ts';
import { RepeatError } from '../store/errors.ts';
import type { Connection } from './connection.ts';

/** Does what a message asks for. Throws a RefusedError where it is not done. */
export async function handle(connection: Connection, message: ClientMessage): Promise<void> {
  const { node, line, audience, viewer } = connection;
  if (message.t === 'ping') {
    line.send({ t: 'pong', now: node.now() });
    return;
  }
  if (message.t === 'explain') {
    const { game } = audience.moment;
    const barred = game === null ? [] : game.engine.explain(game.state, viewer, message.decision);
    line.send({ t: 'barred', decision: message.decision, barred });
    return;
  }
  await change(connection, message);
}

/** Changes the game, and acknowledges it: also a message that was applied before, and one that asks for what is so already. */
async function change(connection: Connection, message: LastingMessage): Promise<void> {
  const { node, line, seat, game } = connection;
  if (seat === null) throw new RefusedError('not-seated', 'a watcher cannot act');
  try {
    const [row] = await append(connection, seat, message);
    line.send({ t: 'done', id: message.id, ...stepsOf(row) });
  } catch (error) {
    const earlier =
      error instanceof RepeatError
        ? error.row
        : error instanceof RefusedError
          ? await node.store.rowOfMessage(game, `${seat}:${message.id}`)
          : null;
    if (earlier === null && !(error instanceof UnchangedError)) throw error;
    const repeat = earlier === null ? {} : ({ repeat: true } as const);
    line.send({ t: 'done', id: message.id, ...repeat, ...stepsOf(earlier) });
  }
}

function stepsOf(row: LogRow | null | undefined): { readonly steps?: number } {
  const steps = row?.body.steps;
  return steps === undefined ? {} : { steps };
}

async function append(
  { node, game, audience, address }: Connection,
  seat: number,
  message: LastingMessage,
): Promise<readonly LogRow[]> {
  const act = { seat, mid: message.id, at: node.now() };
  const around = surroundingsOf(node, game);
  // Answers can be given and taken back for ever, as in laying things out for a trade: a log that is full grows slowly.
  const aside = isAside(message) || audience.moment.version >= MOST_ROWS;
  if (aside && !node.limits.mayAside(game, seat)) throw new RefusedError('too-fast', 'too much at once: wait a little');
  if (!node.limits.mayTell(address, audience.eyes))
    throw new RefusedError('too-fast', 'too much from one address: wait a little');
  return await node.games.act(game, async (moment) => {
    requireRoomInLog(moment, message);
    return requireChange(moment, await draftFor(around, moment, act, message));
  });
}
