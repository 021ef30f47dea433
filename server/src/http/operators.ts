import { timingSafeEqual } from 'node:crypto';
import { RefusedError } from '@hollow/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { hashSecret } from '../identity/secrets.ts';
import type { ServerNode } from '../node/server-node.ts';
import { version } from '../telemetry/version.ts';

/** For whoever runs the server. */

/** How long the store may take to answer, in milliseconds. */
const PATIENCE = 3000;

async function storeAnswers({ db }: ServerNode): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), PATIENCE);
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([asked, promise]);
  clearTimeout(timer);
  return answered;
}

/** Compared by their hashes, so that the time it takes tells nothing. */
const isToken = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(Buffer.from(hashSecret(headers.authorization ?? '')), Buffer.from(hashSecret(`Bearer ${token}`)));

export function operatorRoutes(app: FastifyInstance, node: ServerNode): void {
  const { metricsToken } = node.config;
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    node.metrics.observeCall(route, reply.statusCode, reply.elapsedTime);
    // The pattern of the route and never the address, which may hold a secret.
    node.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'call',
    );
  });

  app.get('/healthz', { config: { rateLimit: false }, exposeHeadRoute: true }, async (_request, reply) => {
    const reachable = await storeAnswers(node);
    const { fault } = node.content;
    const ok = reachable && fault === null && node.health.isOk && !node.tasks.isClosing;
    return reply
      .header('cache-control', 'no-store')
      .code(ok ? 200 : 503)
      .send({
        ok,
        version,
        store: reachable ? (node.health.isOk ? 'ok' : 'cannot write') : 'away',
        content: fault === null ? 'ok' : 'broken',
      });
  });

  app.get('/metrics', async (request, reply) => {
    if (metricsToken === undefined) throw new RefusedError('not-found', 'there is nothing here');
    if (!isToken(request, metricsToken)) throw new RefusedError('not-allowed', 'the token is wrong');
    return reply
      .header('cache-control', 'no-store')
      .type(node.metrics.contentType)
      .send(await node.metrics.text());
  });
}
