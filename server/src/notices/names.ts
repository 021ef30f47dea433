import { lookup, Resolver } from 'node:dns/promises';

/** What a name of the internet stands for. */

interface FoundAddress {
  readonly address: string;
  readonly family: number;
}

/** How long a name server may take, in milliseconds, and how often it is asked. */
const PATIENCE = { timeout: 2000, tries: 2 };

/**
 * Asks name servers. Not by way of the operating system, as for other calls: each of its look-ups holds one of the few threads that files are read with, and
 * whoever owns a name may have its server answer never. `servers` are those of this machine where none are named.
 */
export async function addressesOf(host: string, servers?: readonly string[]): Promise<readonly FoundAddress[]> {
  const resolver = new Resolver(PATIENCE);
  if (servers !== undefined) resolver.setServers(servers);
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const listed = (found: PromiseSettledResult<readonly string[]>, family: number): FoundAddress[] =>
    found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : [];
  return [...listed(four, 4), ...listed(six, 6)];
}

/** Asks the operating system, which knows the names of the house as well: for whoever runs everything there. */
export const addressesInHouse = async (host: string): Promise<readonly FoundAddress[]> =>
  await lookup(host, { all: true });
