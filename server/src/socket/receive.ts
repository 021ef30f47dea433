import { ClientMessage } from '@hollow/protocol';
import { RefusedError } from '@hollow/table';
import { requireLanguageIn } from '../content/languages.ts';
import { isTooDeep } from '../limits/nesting.ts';
import { AGAINST_THE_RULES } from './client-line.ts';
import type { Connection } from './connection.ts';
import { handle } from './handle.ts';
import { refusalMessage, refuseForFailure } from './refusals.ts';

const idOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && value.id.length <= 40
    ? value.id
    : null;

/** The id of a message that is not looked at further, so that whoever sent it knows which it was. */
function idIn(text: string): string | null {
  if (isTooDeep(text)) return null;
  try {
    return idOf(JSON.parse(text));
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new RefusedError('malformed', 'nested too deep');
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedError('malformed', 'JSON expected');
  }
}

function parseMessage(value: unknown): ClientMessage {
  const parsed = ClientMessage.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RefusedError('malformed', issue?.message ?? 'not a message', { field: issue?.path.join('.') ?? '' });
}

/** One message: parsed at the border, done or refused. Nothing that a client sends ends the process. */
async function receive(connection: Connection, text: string): Promise<void> {
  let id: string | null = null;
  const { metrics, log } = connection.node;
  const arrived = performance.now();
  try {
    const value = parseJson(text);
    id = idOf(value);
    const message = parseMessage(value);
    requireLanguageIn(message);
    await handle(connection, message);
    metrics.observeMessage(message.t, performance.now() - arrived);
  } catch (error) {
    const refused = error instanceof RefusedError ? error : refuseForFailure(error);
    if (refused !== error) log.error({ err: error, game: connection.game }, 'a message failed');
    metrics.countRefusal(refused.code);
    connection.line.send(refusalMessage(id, refused));
  }
}

/** Takes the messages of a connection, one after the other and no more than its limits allow. */
export function receiver(connection: Connection): (text: string) => void {
  const { node, line, game, seat, address } = connection;
  const judge = node.limits.line(address, game, seat);
  let tail = Promise.resolve();
  return (text) => {
    if (node.tasks.isClosing) return;
    const verdict = judge();
    if (verdict === 'heard') tail = node.tasks.track(tail.then(() => receive(connection, text)));
    else node.metrics.countLimited(verdict);
    if (verdict === 'refused')
      line.send(refusalMessage(idIn(text), new RefusedError('too-fast', 'too many messages: wait a little')));
    if (verdict === 'cut') line.close(AGAINST_THE_RULES, 'too-fast');
  };
}
