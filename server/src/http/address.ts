import type { InviteAddress } from '@hollow/protocol';
import type { FastifyInstance } from 'fastify';
import { homeAddresses, isLoopback } from '../config/addresses.ts';
import type { ServerNode } from '../node/server-node.ts';

/** The address that invitations carry. What lies behind this server is told to nobody but whoever sits at its machine. */
export function addressRoutes(app: FastifyInstance, { config }: ServerNode): void {
  app.get('/api/address', async (request) => {
    const isHere = isLoopback(request.ip) && isLoopback(request.hostname);
    const [home] = isHere ? homeAddresses(config.host, request.port ?? config.port) : [];
    const answer: InviteAddress = { address: config.publicAddress ?? home ?? null };
    return answer;
  });
}
