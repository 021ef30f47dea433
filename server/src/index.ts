import { type Config, DEFAULTS } from './config.ts';
import { makeApp } from './http/app.ts';
import { openNode } from './node.ts';

export { checkVapid, makeVapidKeys } from './notices/notices.ts';

export interface Serving {
  readonly port: number;
  close(): Promise<void>;
}

/** Starts a server. Resolves when it listens. */
export async function serve(wished: Partial<Config> = {}): Promise<Serving> {
  const config = { ...DEFAULTS, ...wished };
  const node = await openNode(config);
  const app = await makeApp(node);
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : config.port,
    async close() {
      await app.close();
      await node.close();
    },
  };
}
