import type { Viewer } from '@hollow/engine';
import type { WebSocket } from 'ws';
import * as z from 'zod';
import { Refused } from '../game/refused.ts';
import type { Node } from '../node.ts';
import { ClientMessage, GameId, Language, type ServerMessage, Viewer as ViewerWord } from '../protocol/index.ts';
import { version } from '../version.ts';
import { handle } from './handle.ts';
import type { Room } from './room.ts';
import type { Connection } from './session.ts';
import { entriesBetween } from './stream.ts';

/** The query of a socket's address. */
const Query = z.object({
  viewer: z.preprocess(
    (value) => (typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value),
    ViewerWord,
  ),
  from: z.coerce.number().int().min(0).default(0),
  lang: Language.default('en'),
  known: z.enum(['0', '1']).default('0'),
});

const CLOSED_BY_SERVER = 4000;

export const refusal = (id: string | null, { code, message, rule, field }: Refused): ServerMessage => ({
  t: 'refused',
  id,
  code,
  ...(rule === undefined ? {} : { rule }),
  ...(field === undefined ? {} : { field }),
  message,
});

/** Which seat a device acts for as this viewer. Throws where it may not look. */
async function admitted(node: Node, room: Room, device: string | null, viewer: Viewer): Promise<number | null> {
  const { table } = room.moment;
  const mine = device === null ? [] : await node.seats.seatsOf(device, table.id);
  if (typeof viewer === 'number') {
    if (!mine.includes(viewer)) throw new Refused('not-seated', 'this device does not hold the seat');
    return viewer;
  }
  if (viewer === 'all' && table.phase !== 'over') throw new Refused('not-allowed', 'not before the game is over');
  if (mine.length === 0 && !table.settings.watchers) throw new Refused('not-allowed', 'nobody may watch this table');
  return null;
}

/** Serves a socket until it closes. */
export async function connect(
  node: Node,
  socket: WebSocket,
  params: unknown,
  query: unknown,
  device: string | null,
): Promise<void> {
  const early: string[] = [];
  let receive: (text: string) => void = (text) => void early.push(text);
  socket.on('message', (data, isBinary) => receive(isBinary ? '' : String(data)));
  socket.on('error', () => socket.terminate());
  const write = (message: ServerMessage): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  let leave: (() => void) | null = null;
  try {
    const { game } = z.object({ game: GameId }).parse(params);
    const { viewer, from, lang, known } = Query.parse(query);
    const entered = await node.rooms.enter(game);
    leave = entered.leave;
    const { room } = entered;
    const seat = await admitted(node, room, device, viewer);

    // What happens while the entries are being read is sent after the welcome.
    let queued: string[] | null = [];
    const joined = room.join({ viewer, lang, known: known === '1' && viewer !== 'all' }, (text) => {
      if (queued !== null) queued.push(text);
      else if (socket.readyState === socket.OPEN) socket.send(text);
    });
    const gone = node.presence.enter(game, seat);
    leave = () => {
      joined.leave();
      gone();
      entered.leave();
      void node.rooms.refresh(game);
    };
    const { held, n } = joined.channel;
    const { moment } = room;
    const entries = await entriesBetween(node.store, moment, viewer, from > n ? 0 : from);
    const host = seat !== null && seat === moment.table.host;
    write({ t: 'welcome', ...held, you: { seat, viewer, host }, entries, n, server: { version, now: node.now() } });
    for (const text of queued) socket.send(text);
    queued = null;
    room.refresh();

    const connection: Connection = { node, game, viewer, seat, room, send: write };
    let tail = Promise.resolve();
    receive = (text) => {
      tail = tail.then(() => received(connection, text));
    };
    for (const text of early) receive(text);
  } catch (error) {
    const told =
      error instanceof Refused
        ? error
        : error instanceof z.ZodError
          ? new Refused('malformed', 'the address is not right', { field: String(error.issues[0]?.path.join('.')) })
          : new Refused('internal', 'the server failed');
    if (told.code === 'internal') node.log.error({ err: error }, 'a connection failed');
    write(refusal(null, told));
    socket.close(CLOSED_BY_SERVER, told.code);
  }
  if (socket.readyState === socket.OPEN || socket.readyState === socket.CONNECTING) {
    const { promise, resolve } = Promise.withResolvers<void>();
    socket.on('close', () => resolve());
    await promise;
  }
  leave?.();
}

const idOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && value.id.length <= 40
    ? value.id
    : null;

/** One message: parsed at the border, done or refused. Nothing that a client sends ends the process. */
async function received(connection: Connection, text: string): Promise<void> {
  let id: string | null = null;
  try {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new Refused('malformed', 'JSON expected');
    }
    id = idOf(value);
    const parsed = ClientMessage.safeParse(value);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new Refused('malformed', issue?.message ?? 'not a message', { field: issue?.path.join('.') ?? '' });
    }
    await handle(connection, parsed.data);
  } catch (error) {
    if (error instanceof Refused) {
      connection.send(refusal(id, error));
      return;
    }
    connection.node.log.error({ err: error, game: connection.game }, 'a message failed');
    connection.send(refusal(id, new Refused('internal', 'the server failed; nothing has changed')));
  }
}
