import { ClientMessage, GameId, Language, type ServerMessage, ViewerWord } from '@hollow/protocol';
import type { WebSocket } from 'ws';
import * as z from 'zod';
import { comeBack, lookAtAll } from '../game/away.ts';
import { Refused } from '../game/refused.ts';
import { isTooDeep } from '../limits/nesting.ts';
import type { Node } from '../node.ts';
import { mayLook } from '../seats/looking.ts';
import { StoreFailure } from '../store/games.ts';
import { version } from '../version.ts';
import { handle } from './handle.ts';
import type { Connection } from './session.ts';
import { isInDoubt, staying } from './staying.ts';
import { entriesBetween } from './stream.ts';

/** The query of a socket's address. */
const Query = z.object({
  viewer: ViewerWord,
  from: z.coerce.number().int().min(0).default(0),
  lang: Language.default('en'),
  known: z.enum(['0', '1']).default('0'),
});

const CLOSED_BY_SERVER = 4000;
const GOING_AWAY = 1001;
const AGAINST_THE_RULES = 1008;
/** Messages that may come before the welcome. */
const MOST_EARLY = 32;
/** Bytes that may wait for a client to read them. */
const MOST_UNREAD = 4_194_304;

/** Who is at the other end of a line. */
export interface Caller {
  /** Hash of the device's token. */
  readonly device: string | null;
  readonly address: string;
}

export const refusal = (id: string | null, { code, message, rule, field }: Refused): ServerMessage => ({
  t: 'refused',
  id,
  code,
  ...(rule === undefined ? {} : { rule }),
  ...(field === undefined ? {} : { field }),
  message,
});

/** Somebody else did it first, or it need not be done. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Refused)) throw error;
}

/** The client has gone before it was welcomed: nobody is to be told. */
class HungUp extends Error {}

/** Serves a socket until it closes. Nothing waits for that: what was needed for the welcome is not kept by every open line. */
export async function connect(
  node: Node,
  socket: WebSocket,
  params: unknown,
  query: unknown,
  caller: Caller,
): Promise<void> {
  // What is to be undone when the line is closed, whenever that is; the last first.
  const endings: (() => void)[] = [];
  const end = (): void => {
    for (const ending of endings.toReversed()) ending();
  };
  await welcome(node, socket, params, query, caller, endings);
  if (socket.readyState === socket.OPEN || socket.readyState === socket.CONNECTING) socket.on('close', end);
  else end();
}

async function welcome(
  node: Node,
  socket: WebSocket,
  params: unknown,
  query: unknown,
  { device, address }: Caller,
  endings: (() => void)[],
): Promise<void> {
  const early: string[] = [];
  let receive: (text: string) => void = (text) => {
    if (early.length < MOST_EARLY) early.push(text);
  };
  socket.on('message', (data, isBinary) => receive(isBinary ? '' : String(data)));
  socket.on('error', () => socket.terminate());
  const sendText = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    // Who does not read what is sent is let go, and can come back for the rest.
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    else socket.send(text);
    node.metrics.sent(Buffer.byteLength(text));
  };
  const write = (message: ServerMessage): void => sendText(JSON.stringify(message));
  const unlessHungUp = (): void => {
    if (socket.readyState !== socket.OPEN) throw new HungUp();
  };
  try {
    const hangUp = node.limits.socket(address);
    if (hangUp === null) throw new Refused('too-fast', 'too many lines from one address');
    endings.push(hangUp);
    const { game } = z.object({ game: GameId }).parse(params);
    const { viewer, from, lang, known } = Query.parse(query);
    const entered = await node.rooms.enter(game);
    endings.push(entered.leave);
    unlessHungUp();
    const { room } = entered;
    const { seat, delay, asDead } = await mayLook(node.seats, room.moment, device, viewer);
    unlessHungUp();
    for (const dead of asDead)
      await node.games.act(game, (present) => lookAtAll(present, { seat: dead, mid: null, at: node.now() }));

    // What happens while the entries are being read is sent after the welcome.
    let queued: string[] | null = [];
    const joined = await room.join({ viewer, lang, known: known === '1' && viewer !== 'all', delay }, (text) => {
      if (queued !== null) queued.push(text);
      else sendText(text);
    });
    endings.push(joined.leave);
    unlessHungUp();
    const gone = node.presence.enter(game, seat);
    endings.push(() => {
      gone();
      void node.rooms.refresh(game);
      if (seat !== null) void node.keeper.left(game, seat);
    });
    const opened = { device, viewer, seat, delay };
    const lookAgain = async (): Promise<void> => {
      try {
        const verdict = await staying(node, room.moment, opened);
        if (verdict === 'stays') return;
        write({ t: 'bye', why: verdict, again: verdict === 'changed' });
        socket.close(CLOSED_BY_SERVER, verdict);
      } catch (error) {
        // Whoever it is may come back and is looked at then.
        node.log.error({ err: error, game }, 'looking whose seat it is failed');
        socket.close(GOING_AWAY);
      }
    };
    let { table } = room.moment;
    const unwatch = room.watch((rows) => {
      const before = table;
      ({ table } = room.moment);
      if (isInDoubt(opened, before, table, rows)) void lookAgain();
    });
    endings.push(unwatch);
    // Something may have happened before anybody watched.
    await lookAgain();
    unlessHungUp();
    const { held, n, moment } = joined;
    const entries = await entriesBetween(node.store, moment, viewer, from > n ? 0 : from);
    unlessHungUp();
    const host = seat !== null && seat === moment.table.host;
    write({ t: 'welcome', ...held, you: { seat, viewer, host }, entries, n, server: { version, now: node.now() } });
    for (const text of queued) socket.send(text);
    queued = null;
    room.refresh();
    node.keeper.arrived(game, moment);
    if (seat !== null && moment.table.seats[seat]?.substituted === true)
      await node.games
        .act(game, (present) => comeBack(present, { seat, mid: null, at: node.now() }))
        .catch(unlessRefused);
    unlessHungUp();

    const farewell = (): void => {
      write({ t: 'bye', why: 'restart', again: true });
      socket.close(GOING_AWAY);
    };
    node.farewells.add(farewell);
    if (!node.health.isOk) write({ t: 'storage', ok: false });
    endings.push(
      node.health.listen((ok) => write({ t: 'storage', ok })),
      room.onGone(() => {
        write({ t: 'bye', why: 'deleted', again: false });
        socket.close(CLOSED_BY_SERVER, 'deleted');
      }),
      () => node.farewells.delete(farewell),
    );
    const connection: Connection = { node, game, viewer, seat, room, send: write };
    const judge = node.limits.line(address, game, seat);
    let tail = Promise.resolve();
    receive = (text) => {
      if (node.work.isClosing) return;
      const verdict = judge();
      if (verdict === 'heard') tail = node.work.track(tail.then(() => received(connection, text)));
      else node.metrics.limited(verdict);
      if (verdict === 'refused')
        write(refusal(idIn(text), new Refused('too-fast', 'too many messages: wait a little')));
      if (verdict === 'cut') socket.close(AGAINST_THE_RULES, 'too-fast');
    };
    for (const text of early) receive(text);
  } catch (error) {
    const told =
      error instanceof Refused
        ? error
        : error instanceof z.ZodError
          ? new Refused('malformed', 'the address is not right', { field: String(error.issues[0]?.path.join('.')) })
          : new Refused('internal', 'the server failed');
    if (told.code === 'internal' && !(error instanceof HungUp)) node.log.error({ err: error }, 'a connection failed');
    write(refusal(null, told));
    socket.close(CLOSED_BY_SERVER, told.code);
  }
}

/** What is said of a failure of the server itself; why stands in the log. */
const failure = (error: unknown): Refused =>
  error instanceof StoreFailure
    ? new Refused('storage', 'the server cannot write now; nothing has changed')
    : new Refused('internal', 'the server failed; nothing has changed');

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

/** One message: parsed at the border, done or refused. Nothing that a client sends ends the process. */
async function received(connection: Connection, text: string): Promise<void> {
  let id: string | null = null;
  const { metrics } = connection.node;
  const arrived = performance.now();
  try {
    let value: unknown;
    if (isTooDeep(text)) throw new Refused('malformed', 'nested too deep');
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
    metrics.message(parsed.data.t, performance.now() - arrived);
  } catch (error) {
    if (error instanceof Refused) {
      metrics.refused(error.code);
      connection.send(refusal(id, error));
      return;
    }
    connection.node.log.error({ err: error, game: connection.game }, 'a message failed');
    const told = failure(error);
    metrics.refused(told.code);
    connection.send(refusal(id, told));
  }
}
