import type { BalanceReport, HauntBalance } from '@hollow/protocol';
import type { FastifyInstance } from 'fastify';
import { balanceFigures, hauntBalances } from '../balance/figures.ts';
import { LanguageQuery } from '../content/languages.ts';
import type { ServerNode } from '../node/server-node.ts';
import { hauntsMet } from './devices.ts';

/** How fair haunts are: by number, and by name only those that the device has met. */
export function balanceRoutes(app: FastifyInstance, node: ServerNode): void {
  const figures = node.config.balance ?? balanceFigures();
  app.get('/api/balance', async (request) => {
    const { lang } = LanguageQuery.parse(request.query);
    const met = await hauntsMet(node, request);
    const haunts: HauntBalance[] = [];
    for (const packs of node.content.offered.families) {
      const { text } = node.content.language(node.content.engineOf(packs), lang);
      const nameOf = (haunt: string): string | null =>
        met.has(haunt) ? text.name(haunt.slice(haunt.indexOf('/') + 1), 'haunts') : null;
      haunts.push(...hauntBalances(figures, packs, nameOf));
    }
    const { format, made, bots, tree } = figures;
    const report: BalanceReport = { format, made, bots, tree, haunts };
    return report;
  });
}
