import { type Config, DEFAULTS } from './config/config.ts';
import { makeApp } from './http/app.ts';
import { openNode } from './node/open-node.ts';

export { homeAddresses } from './config/addresses.ts';
export { checkVapid, makeVapidKeys } from './config/vapid.ts';
export { PackError } from './content/offered-packs.ts';
export { UnusableStoreError } from './store/errors.ts';

export interface Serving {
  readonly port: number;
  close(): Promise<void>;
}

/** Starts a server. Resolves when it listens. */
export async function serve(wished: Partial<Config> = {}): Promise<Serving> {
  const config = { ...DEFAULTS, ...wished };
  const node = await openNode(config);
  const app = await makeApp(node);
  // A mistake at one table must not take the server from the others.
  const onRejection = (error: unknown): void => node.log.error({ err: error }, 'something failed and nobody waited');
  process.on('unhandledRejection', onRejection);
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : config.port,
    async close() {
      await app.close();
      await node.close();
      process.off('unhandledRejection', onRejection);
    },
  };
}
