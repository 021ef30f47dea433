import { expect, test } from 'vitest';
import { homeAddresses } from '../src/config/addresses.ts';
import type { Config } from '../src/config/config.ts';
import { startServer } from './serving.ts';

/** What the server says to somebody at its own machine, and the port it listens at. */
async function told(config: Partial<Config>): Promise<{ readonly address: string | null; readonly port: number }> {
  const server = await startServer({ data: ':memory:', ...config });
  const response = await fetch(`http://127.0.0.1:${server.port}/api/address`);
  const { address } = (await response.json()) as { readonly address: string | null };
  await server.close();
  return { address, port: server.port };
}

test('whoever sits at the machine of the server invites others to its address in the house', async () => {
  const { address, port } = await told({ host: '0.0.0.0' });
  expect(address).toBe(homeAddresses('0.0.0.0', port)[0] ?? null);
  expect(address ?? '').not.toMatch(/localhost|127\.0\.0\.1/);
});

test('a server that only its own machine hears has no other address', async () => {
  expect((await told({ host: '127.0.0.1' })).address).toBeNull();
});

test('the address that the server was given goes before its own', async () => {
  expect((await told({ host: '0.0.0.0', publicAddress: 'https://play.example' })).address).toBe('https://play.example');
});
