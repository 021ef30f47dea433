import { afterAll } from 'vitest';
import type { Config } from '../src/config/config.ts';
import { scratch, startServer, type TestServer } from './serving.ts';

/** One server for all tests of a file, with a folder of its own; both are gone afterwards. */
export async function serverForFile(config: Partial<Config> = {}, now?: () => number): Promise<TestServer> {
  const { folder, remove } = scratch();
  const server = await startServer({ data: folder, ...config }, now);
  afterAll(async () => {
    await server.close();
    remove();
  });
  return server;
}
