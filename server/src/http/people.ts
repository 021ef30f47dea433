import type { Me } from '@hollow/protocol';
import { RefusedError } from '@hollow/table';
import type { FastifyInstance } from 'fastify';
import type { ServerNode } from '../node/server-node.ts';
import { deviceOf, forgetDevice } from './devices.ts';

/** Whom a device belongs to, as its person sees it. */
export async function accountOf({ people }: ServerNode, device: string | null): Promise<Me> {
  const person = device === null ? null : await people.personOf(device);
  return { signedIn: person !== null, passkeys: person === null ? 0 : (await people.passkeysOf(person)).length };
}

/** People who want their games on every device. Nobody needs to be known. */
export function peopleRoutes(app: FastifyInstance, node: ServerNode): void {
  app.get('/api/me', async (request) => await accountOf(node, deviceOf(request)));

  /** The device stays the person's, so that its games are kept; this browser is nobody's from now on. */
  app.post('/api/sign-out', async (request, reply) => {
    await forgetDevice(node, request, reply);
    return await accountOf(node, null);
  });

  app.post('/api/passkeys/forget', async (request) => {
    const device = deviceOf(request);
    const person = device === null ? null : await node.people.personOf(device);
    if (person === null) throw new RefusedError('not-allowed', 'nobody is signed in here');
    await node.people.forget(person);
    return await accountOf(node, device);
  });
}
