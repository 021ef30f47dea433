import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { RefusedError } from '@hollow/table';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { requireLanguageIn } from '../content/languages.ts';
import { DEEPEST, DEEPEST_IN_FILE, isTooDeep } from '../limits/nesting.ts';
import { addressKey } from '../limits/rate-limits.ts';
import type { ServerNode } from '../node/server-node.ts';

/** What is asked of every call before it is looked at, and what every answer says to browsers. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Calls from one address in a time. */
const CALLS: Readonly<Record<string, { readonly max: number; readonly timeWindow: number }>> = {
  'POST /api/games': { max: 60, timeWindow: HOUR },
  'POST /api/practice': { max: 60, timeWindow: HOUR },
  'POST /api/import': { max: 10, timeWindow: HOUR },
  // Every game in the list is read.
  'GET /api/mine': { max: 120, timeWindow: MINUTE },
  'GET /api/games/:ref/replay': { max: 120, timeWindow: MINUTE },
  'GET /api/games/:ref/export': { max: 20, timeWindow: MINUTE },
  'POST /api/games/:ref/seats/:seat/link': { max: 60, timeWindow: HOUR },
  'POST /api/memory': { max: 60, timeWindow: MINUTE },
  'POST /api/claim': { max: 30, timeWindow: MINUTE },
  'POST /api/games/:ref/push': { max: 60, timeWindow: HOUR },
  'POST /api/games/:ref/webhook': { max: 30, timeWindow: HOUR },
  'POST /api/passkeys/options': { max: 20, timeWindow: MINUTE },
  'POST /api/passkeys': { max: 20, timeWindow: MINUTE },
  'POST /api/sign-in/options': { max: 20, timeWindow: MINUTE },
  'POST /api/sign-in': { max: 20, timeWindow: MINUTE },
  'POST /api/games/:ref/knock': { max: 10, timeWindow: MINUTE },
  'POST /api/games/:ref/join': { max: 30, timeWindow: MINUTE },
};
const OTHERS = { max: 1200, timeWindow: MINUTE };

/** Everything from this server and nothing from anywhere else. Drawings set colours in attributes; that runs no script. */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};
const A_YEAR = 31_536_000;

/** A page of another site: a browser says where a call comes from, other clients need not. */
function isFromElsewhere({ headers, host }: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = headers;
  if (origin === undefined || origins.includes(origin)) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

const changesSomething = ({ method, headers }: FastifyRequest): boolean =>
  (method !== 'GET' && method !== 'HEAD') || headers.upgrade !== undefined;

async function limitCalls(app: FastifyInstance, { limits }: ServerNode): Promise<void> {
  // Before the package's own hook, which reads what is set here.
  app.addHook('onRoute', (route: RouteOptions) => {
    const calls = CALLS[`${String(route.method)} ${route.url}`];
    if (calls !== undefined) route.config = { ...route.config, rateLimit: { ...calls, max: limits.calls(calls.max) } };
  });
  await app.register(rateLimit, {
    max: limits.calls(OTHERS.max),
    timeWindow: OTHERS.timeWindow,
    keyGenerator: ({ ip }) => addressKey(ip),
    errorResponseBuilder: () => new RefusedError('too-fast', 'too many calls: wait a little'),
  });
  // Codes are short: whoever asks for many that are not there is guessing.
  const asksForGame = ({ params }: FastifyRequest): boolean =>
    typeof params === 'object' && params !== null && 'ref' in params;
  app.addHook('preHandler', async (request) => {
    if (asksForGame(request) && !limits.mayGuess(request.ip))
      throw new RefusedError('too-fast', 'too many wrong codes');
  });
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode === 404 && asksForGame(request)) limits.countMiss(request.ip);
  });
}

/** Whatever names a language names one that there are words in; a socket is told so over its own line. */
function checkLanguages(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ url, headers, query, params, body }) => {
    if (url.startsWith('/api/') && headers.upgrade === undefined) requireLanguageIn(query, params, body);
  });
}

export async function guard(app: FastifyInstance, node: ServerNode): Promise<void> {
  app.addHook('onRequest', async (request) => {
    if (changesSomething(request) && isFromElsewhere(request, node.config.origins))
      throw new RefusedError('not-allowed', 'a page of another site may not do that');
  });
  // A socket that was refused is nobody's any more, and would stay open for ever.
  app.addHook('onResponse', async ({ headers, raw }) => {
    if (headers.upgrade !== undefined) raw.socket.destroySoon();
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    // Older than the policy above, and ignored where that is understood.
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    // Said over a safe line only: on a plain one it means nothing.
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${A_YEAR}`);
  });
  await limitCalls(app, node);
  checkLanguages(app);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body, request.routeOptions.url === '/api/import' ? DEEPEST_IN_FILE : DEEPEST))
      done(new RefusedError('malformed', 'nested too deep'));
    else parse(request, body, done);
  });
}
