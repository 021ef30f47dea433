import {
  PushBody,
  type PushKey,
  type PushState,
  WebhookBody,
  type WebhookMade,
  type WebhookState,
} from '@hollow/protocol';
import { RefusedError } from '@hollow/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { newSecret } from '../identity/secrets.ts';
import type { ServerNode } from '../node/server-node.ts';
import { checkTarget } from '../notices/post.ts';
import { deviceOf } from './devices.ts';
import { gameOf } from './games.ts';

type Ref = { readonly Params: { readonly ref: string } };

/** Where people want to be told of their turn. */
export function noticeRoutes(app: FastifyInstance, node: ServerNode): void {
  const { notices, noticeStore } = node;

  /** The game, and the device that holds a seat at it. */
  async function requireSeat(request: FastifyRequest<Ref>) {
    const game = await gameOf(node, request.params.ref);
    const device = deviceOf(request);
    const seats = device === null ? [] : await node.seats.seatsOf(device, game);
    if (device === null || seats.length === 0) throw new RefusedError('not-seated', 'this device has no seat here');
    return { game, device, seats };
  }

  async function requireHost(request: FastifyRequest<Ref>): Promise<string> {
    const { game, seats } = await requireSeat(request);
    const { table } = await node.games.moment(game);
    if (!seats.includes(table.host)) throw new RefusedError('not-host', 'only the host may do that');
    return game;
  }

  /** One refusal for everything that is not called, so that nobody learns what there is behind this server. */
  async function requireCallable(url: string): Promise<URL> {
    try {
      return await checkTarget(url, notices.policy);
    } catch {
      throw new RefusedError('not-allowed', 'that address is not called from here', { field: 'url' });
    }
  }

  app.get('/api/push', async () => {
    const answer: PushKey = { key: notices.key };
    return answer;
  });

  app.get<Ref>('/api/games/:ref/push', async (request) => {
    const { game, device } = await requireSeat(request);
    const answer: PushState = { on: await noticeStore.isSubscribed(device, game) };
    return answer;
  });

  app.post<Ref>('/api/games/:ref/push', async (request) => {
    const { subscription } = PushBody.parse(request.body ?? {});
    const { game, device } = await requireSeat(request);
    if (notices.key === null) throw new RefusedError('closed', 'this server sends nothing to browsers');
    if (subscription === null) await noticeStore.unsubscribe(device, game);
    else {
      await requireCallable(subscription.endpoint);
      await noticeStore.subscribe(device, game, subscription, node.now());
    }
    const answer: PushState = { on: subscription !== null };
    return answer;
  });

  app.get<Ref>('/api/games/:ref/webhook', async (request) => {
    const hook = await noticeStore.webhook(await requireHost(request));
    const answer: WebhookState = {
      origin: hook === null ? null : new URL(hook.url).origin,
      failures: hook?.failures ?? 0,
    };
    return answer;
  });

  app.post<Ref>('/api/games/:ref/webhook', async (request, reply) => {
    const { url } = WebhookBody.parse(request.body ?? {});
    const game = await requireHost(request);
    if (url === null) {
      await noticeStore.removeWebhook(game);
      const answer: WebhookState = { origin: null, failures: 0 };
      return answer;
    }
    const { href, origin } = await requireCallable(url);
    const secret = newSecret();
    await noticeStore.setWebhook(game, href, secret, node.now());
    const made: WebhookMade = { origin, secret };
    return reply.code(201).send(made);
  });
}
