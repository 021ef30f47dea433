import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import statics from '@fastify/static';
import websocket from '@fastify/websocket';
import { type ErrorCode, LIMITS } from '@hollow/protocol';
import { RefusedError } from '@hollow/table';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Config } from '../config/config.ts';
import type { ServerNode } from '../node/server-node.ts';
import { connect } from '../socket/connect.ts';
import { limitBytes } from '../socket/frames.ts';
import { keepAlive } from '../socket/heartbeat.ts';
import { refuseForStore } from '../socket/refusals.ts';
import { StoreFailure } from '../store/errors.ts';
import { addressRoutes } from './address.ts';
import { balanceRoutes } from './balance.ts';
import { deviceOf } from './devices.ts';
import { gameRoutes } from './games.ts';
import { guard } from './guard.ts';
import { myGamesRoute } from './my-games.ts';
import { noticeRoutes } from './notices.ts';
import { operatorRoutes } from './operators.ts';
import { packRoutes } from './packs.ts';
import { registrationRoutes, signInRoutes } from './passkeys.ts';
import { peopleRoutes } from './people.ts';
import { practiceRoutes } from './practice.ts';
import { readingRoutes } from './reading.ts';
import { replayRoutes } from './replay.ts';
import { seatRoutes } from './seats.ts';

const STATUS: Partial<Record<ErrorCode, number>> = {
  malformed: 400,
  'too-large': 413,
  'too-fast': 429,
  'not-found': 404,
  'not-seated': 403,
  'not-host': 403,
  'not-allowed': 403,
  closed: 403,
  internal: 500,
  storage: 503,
};
const CONFLICT = 409;
const BODY = 65_536;
/** How long the head of a call may take to arrive, in milliseconds. */
const HEADERS = 15_000;
/** How long a server that goes down waits for what it is doing, and then for clients to hang up, in milliseconds. */
const LAST_WORDS = 5000;

function asRefused(error: unknown): RefusedError {
  if (error instanceof RefusedError) return error;
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return new RefusedError('malformed', issue?.message ?? 'not right', { field: issue?.path.join('.') ?? '' });
  }
  if (error instanceof StoreFailure) return refuseForStore();
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413) return new RefusedError('too-large', 'the body is too large');
  if (typeof status === 'number' && status < 500) return new RefusedError('malformed', 'the request is not right');
  return new RefusedError('internal', 'the server failed');
}

const asError = ({ code, message, field }: RefusedError): object => ({
  error: { code, message, ...(field === undefined ? {} : { field }) },
});

/** Invitations are shown before they are followed, and whoever shows them wants the picture by its whole address. */
const previewed = (page: string, origin: string | null): string =>
  origin === null ? page : page.replace('content="/preview.jpg"', `content="${origin}/preview.jpg"`);

/** The page for every address that is no file: the front door's own is drawn already, and would be seen for a moment elsewhere. */
const PAGES = ['page.html', 'index.html'];

/** The web client, where it has been built: every address that is no file is the page itself. A part that is not there is no page. */
async function serveWeb(app: FastifyInstance, { web: folder, publicAddress }: Config): Promise<void> {
  const originOf = ({ protocol, host }: FastifyRequest): string | null =>
    publicAddress ?? (/^[\w.:[\]-]+$/.test(host) ? `${protocol}://${host}` : null);
  const page = folder === undefined ? undefined : PAGES.find((name) => existsSync(join(folder, name)));
  if (folder !== undefined && page !== undefined)
    await app.register(statics, {
      root: folder,
      wildcard: false,
      index: ['index.html'],
      cacheControl: false,
      // The build lays a packed copy beside what packs well.
      preCompressed: true,
      // The names of built parts hold a hash of their content.
      setHeaders: (reply, path) => {
        const forEver = path.startsWith(join(folder, 'assets'));
        reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  const invitation = folder === undefined || page === undefined ? null : readFileSync(join(folder, page), 'utf8');
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|assets)\//.test(request.url);
    if (invitation !== null && isPage && request.url.startsWith('/join/'))
      return reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(previewed(invitation, originOf(request)));
    if (page !== undefined && isPage) return reply.sendFile(page);
    return reply.code(404).send({ error: { code: 'not-found', message: 'there is nothing here' } });
  });
}

/** HTTP, sockets and the web client on one port. */
export async function makeApp(node: ServerNode): Promise<FastifyInstance> {
  const { proxy: proxies, arrival } = node.config;
  const app = fastify({
    logger: false,
    bodyLimit: BODY,
    // A HEAD costs what its GET does, and would be counted apart from it.
    exposeHeadRoutes: false,
    requestTimeout: arrival,
    // Looked at often enough that nobody stays for much longer.
    http: { headersTimeout: Math.min(arrival, HEADERS), connectionsCheckingInterval: Math.min(arrival, 5000) },
    trustProxy: proxies === 0 ? false : (_address, hop) => hop < proxies,
    // An address that cannot be read fails before any route is found.
    frameworkErrors: (error, _request, reply) => {
      void (reply as unknown as FastifyReply).code(400).send(asError(asRefused(error)));
    },
  });
  let closing: ReturnType<typeof setTimeout> | undefined;
  // Before the sockets' own, which closes them without a word.
  app.addHook('preClose', async () => {
    await node.tasks.finish(LAST_WORDS);
    for (const connection of [...node.connections]) connection.closeForRestart();
    // Who does not hang up is hung up on.
    closing = setTimeout(() => {
      for (const socket of app.websocketServer.clients) socket.terminate();
      app.server.closeAllConnections();
    }, LAST_WORDS);
  });
  await app.register(cookie);
  await guard(app, node);
  await app.register(websocket, { options: { maxPayload: LIMITS.message, autoPong: false } });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error, _request, reply) => {
    const refused = asRefused(error);
    if (error instanceof StoreFailure) node.health.note(false);
    if (refused.code === 'internal' || refused.code === 'storage') node.log.error({ err: error }, 'a request failed');
    return reply.code(STATUS[refused.code] ?? CONFLICT).send(asError(refused));
  });
  operatorRoutes(app, node);
  addressRoutes(app, node);
  gameRoutes(app, node);
  myGamesRoute(app, node);
  packRoutes(app, node);
  practiceRoutes(app, node);
  balanceRoutes(app, node);
  seatRoutes(app, node);
  readingRoutes(app, node);
  replayRoutes(app, node);
  noticeRoutes(app, node);
  peopleRoutes(app, node);
  registrationRoutes(app, node);
  signInRoutes(app, node);
  app.get('/api/games/:game/socket', { websocket: true }, (socket, request) => {
    limitBytes(request.raw.socket, node.limits.bytesFrom(request.ip));
    void connect(node, socket, request.params, request.query, { device: deviceOf(request), address: request.ip });
  });
  const stopBeating = keepAlive(app.websocketServer.clients);
  app.addHook('onClose', async () => {
    stopBeating();
    clearTimeout(closing);
  });
  await serveWeb(app, node.config);
  return app;
}
