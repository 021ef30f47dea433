import { GameId, ViewerWord } from '@hollow/protocol';
import { openBothBooks, RefusedError } from '@hollow/table';
import type { WebSocket } from 'ws';
import * as z from 'zod';
import { accessOfDevice } from '../audience/access.ts';
import type { Audience, Membership } from '../audience/audience.ts';
import { entriesBetween } from '../audience/stream.ts';
import { LanguageQuery, requireLanguage } from '../content/languages.ts';
import { addressKey } from '../limits/rate-limits.ts';
import type { ServerNode } from '../node/server-node.ts';
import { noteReturn } from '../presence/return.ts';
import { version } from '../telemetry/version.ts';
import { CLOSED_BY_SERVER, ClientLine, GOING_AWAY, HungUpError, Outbox } from './client-line.ts';
import type { Client, Connection } from './connection.ts';
import { receiver } from './receive.ts';
import { refusalMessage, refuseConnection } from './refusals.ts';
import { watchAccess } from './watch-access.ts';

/** The address of a socket: what is in its path, and its query. */
const Params = z.object({ game: GameId });
const Query = LanguageQuery.extend({
  viewer: ViewerWord,
  from: z.coerce.number().int().min(0).default(0),
  known: z.enum(['0', '1']).default('0'),
});

/** Serves a socket until it closes. Nothing waits for that: what was needed for the welcome is not kept by every open line. */
export async function connect(
  node: ServerNode,
  socket: WebSocket,
  params: unknown,
  query: unknown,
  client: Client,
): Promise<void> {
  const line = new ClientLine(socket, node.metrics);
  try {
    await letIn(node, line, params, query, client);
  } catch (error) {
    const refused = refuseConnection(error);
    if (refused.code === 'internal' && !(error instanceof HungUpError))
      node.log.error({ err: error }, 'a connection failed');
    line.send(refusalMessage(null, refused));
    line.close(CLOSED_BY_SERVER, refused.code);
  }
  line.cleanUpWhenClosed();
}

/** From the first look at the address until messages are taken. Whoever hangs up meanwhile is let go at the next step. */
async function letIn(
  node: ServerNode,
  line: ClientLine,
  params: unknown,
  query: unknown,
  { device, address }: Client,
): Promise<void> {
  countSocket(node, line, address);
  const { data: { game } = {} } = Params.safeParse(params);
  if (game === undefined) throw new RefusedError('not-found', 'there is no such game');
  const { viewer, from, lang, known } = Query.parse(query);
  requireLanguage(lang);
  const { audience, leave } = await node.audiences.enter(game);
  line.addCleanup(leave);
  line.requireOpen();
  const { seat, delay, asDead } = await accessOfDevice(node.seats, audience.moment, device, viewer);
  line.requireOpen();
  for (const dead of asDead)
    await node.games.act(game, (present) => openBothBooks(present, { seat: dead, mid: null, at: node.now() }));
  // What happens while the entries are being read is sent after the welcome.
  const outbox = new Outbox(line);
  const joined = await audience.join({ viewer, lang, known: known === '1' && viewer !== 'all', delay }, outbox.send);
  line.addCleanup(joined.leave);
  line.requireOpen();
  const connection: Connection = { node, line, game, viewer, seat, audience, address };
  enterPresence(connection);
  await watchAccess(connection, { device, viewer, seat, delay });
  line.requireOpen();
  await welcome(connection, joined, from);
  outbox.open();
  audience.refresh();
  node.scheduler.onArrival(game, joined.moment);
  if (seat !== null) await noteReturn(node, joined.moment, seat);
  line.requireOpen();
  tellOfChanges(node, line, audience);
  line.listen(receiver(connection));
}

function countSocket(node: ServerNode, line: ClientLine, address: string): void {
  const release = node.limits.socket(address);
  if (release === null) throw new RefusedError('too-fast', 'too many lines from one address');
  line.addCleanup(release);
}

/** The seat, or a watcher, is here until the line closes. */
function enterPresence({ node, line, game, seat, address }: Connection): void {
  const leave = node.presence.enter(game, seat, addressKey(address));
  line.addCleanup(() => {
    leave();
    void node.audiences.refresh(game);
    if (seat !== null) void node.scheduler.onDeparture(game, seat);
  });
}

/** The first message: all that the viewer may see, and the entries that the client does not have. */
async function welcome({ node, line, viewer, seat }: Connection, joined: Membership, from: number): Promise<void> {
  const { state, n, moment } = joined;
  const entries = await entriesBetween(node.store, moment, viewer, from > n ? 0 : from);
  line.requireOpen();
  const host = seat !== null && seat === moment.table.host;
  const server = { version, now: node.now(), beat: node.config.pause };
  line.send({ t: 'welcome', ...state, you: { seat, viewer, host }, entries, n, server });
}

/** Tells the client when the server goes down, the store fails, or the game is deleted. */
function tellOfChanges(node: ServerNode, line: ClientLine, audience: Audience): void {
  const open = {
    closeForRestart(): void {
      line.send({ t: 'bye', why: 'restart', again: true });
      line.close(GOING_AWAY);
    },
  };
  node.connections.add(open);
  if (!node.health.isOk) line.send({ t: 'storage', ok: false });
  line.addCleanup(
    node.health.listen((ok) => line.send({ t: 'storage', ok })),
    audience.onDelete(() => {
      line.send({ t: 'bye', why: 'deleted', again: false });
      line.close(CLOSED_BY_SERVER, 'deleted');
    }),
    () => node.connections.delete(open),
  );
}
