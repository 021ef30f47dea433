import { DEFAULT_SETTINGS, Language, PractiseBody } from '@hollow/protocol';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { fullName } from '../game/haunts.ts';
import { practiceHaunts, practise } from '../game/practice.ts';
import type { Node } from '../node.ts';
import { deviceFor, deviceOf } from './devices.ts';

const Asked = z.object({ lang: Language.default('en') });

/** Tables at which one person meets a haunt of their choice, with bots. */
export function practiceRoutes(app: FastifyInstance, node: Node): void {
  app.get('/api/practice', async (request) => {
    const { lang } = Asked.parse(request.query);
    const packs = node.library.packs(DEFAULT_SETTINGS.edition);
    const engine = await node.library.begin(packs);
    const { text } = node.library.language(engine, lang);
    const device = deviceOf(request);
    const met = new Set(device === null ? [] : (await node.memory.of(device)).met.map(({ haunt }) => haunt));
    return practiceHaunts(packs, ({ id }) => (met.has(fullName(packs, id)) ? text.name(id, 'haunts') : null));
  });

  app.post('/api/practice', async (request, reply) => {
    const wish = PractiseBody.parse(request.body ?? {});
    const device = await deviceFor(node, request, reply);
    return reply.code(201).send(await practise(node, { ...wish, device }));
  });
}
