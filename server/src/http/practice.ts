import { type PracticeHaunt, PractiseBody } from '@hollow/protocol';
import type { FastifyInstance } from 'fastify';
import { LanguageQuery } from '../content/languages.ts';
import { addressKey } from '../limits/rate-limits.ts';
import type { ServerNode } from '../node/server-node.ts';
import { practiceHaunts } from '../practice/haunts.ts';
import { practise } from '../practice/practice.ts';
import { deviceFor, hauntsMet } from './devices.ts';

/** Tables at which one person meets a haunt of their choice, with bots. */
export function practiceRoutes(app: FastifyInstance, node: ServerNode): void {
  app.get('/api/practice', async (request) => {
    const { lang } = LanguageQuery.parse(request.query);
    const met = await hauntsMet(node, request);
    const found: PracticeHaunt[] = [];
    for (const packs of node.content.offered.families) {
      const { text } = node.content.language(node.content.engineOf(packs), lang);
      // The haunts of an edition stay a surprise. To an expansion people have come for its haunts, or have written them.
      const isNamed = (name: string): boolean => packs.at(-1)?.edition === undefined || met.has(name);
      found.push(...practiceHaunts(packs, (name, { id }) => (isNamed(name) ? text.name(id, 'haunts') : null)));
    }
    return found;
  });

  app.post('/api/practice', async (request, reply) => {
    const wish = PractiseBody.parse(request.body ?? {});
    const device = await deviceFor(node, request, reply);
    // The house is played until the haunt begins, which takes as long as many answers.
    const address = addressKey(request.ip);
    const seated = await node.longWork.run(address, () => practise(node, { ...wish, device }));
    node.presence.noteMaker(seated.game, address);
    return reply.code(201).send(seated);
  });
}
