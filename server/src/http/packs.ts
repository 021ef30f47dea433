import type { Pack } from '@hollow/engine';
import { PackHash } from '@hollow/protocol';
import { RefusedError } from '@hollow/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LanguageQuery } from '../content/languages.ts';
import type { JsonDocument } from '../content/pack-documents.ts';
import type { ServerNode } from '../node/server-node.ts';

async function packAt(node: ServerNode, hash: unknown): Promise<Pack> {
  const parsed = PackHash.safeParse(hash);
  const pack = parsed.success ? await node.content.pack(parsed.data) : null;
  if (pack === null) throw new RefusedError('not-found', 'there is no such pack', { field: 'hash' });
  return pack;
}

function sendDocument(request: FastifyRequest, reply: FastifyReply, document: JsonDocument, caching: string) {
  const { tag, text } = document;
  reply.header('cache-control', caching).header('etag', tag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  const packed = document.packedFor(String(request.headers['accept-encoding'] ?? ''));
  return packed === null ? reply.send(text) : reply.header('content-encoding', packed.encoding).send(packed.bytes);
}

/** Definitions come with the game, by the hash of its packs; of haunts nothing but their numbers. */
export function packRoutes(app: FastifyInstance, node: ServerNode): void {
  const { documents } = node.content;

  app.get('/api/packs', async (request) => documents.offers(LanguageQuery.parse(request.query).lang));

  app.get<{ Params: { readonly hash: string } }>('/api/packs/:hash', async (request, reply) => {
    const pack = await packAt(node, request.params.hash);
    return sendDocument(request, reply, documents.house(pack), 'public, max-age=31536000, immutable');
  });

  app.get<{ Params: { readonly hash: string; readonly lang: string } }>(
    '/api/packs/:hash/words/:lang',
    async (request, reply) => {
      const pack = await packAt(node, request.params.hash);
      const { lang } = LanguageQuery.parse(request.params);
      // Words may be put right without the pack becoming another: kept, but asked about.
      return sendDocument(request, reply, documents.words(pack, lang), 'public, no-cache');
    },
  );
}
