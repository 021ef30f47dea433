import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublic } from './address.ts';
import { addressesInHouse, addressesOf } from './names.ts';

/** Calls addresses that strangers have typed: the one way in which this server speaks to others. */

/** The address is one that this server does not call. Nothing was sent. */
export class RefusedTarget extends Error {}

export interface CallPolicy {
  /** Calls private addresses as well: for tests, and for whoever runs everything in one house. */
  readonly privateTargets: boolean;
  /** Milliseconds for everything together, from the name to the end of the answer. */
  readonly limit?: number;
  readonly resolve?: (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>;
}

export interface OutgoingCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Uint8Array;
}

const LIMIT = 5000;
/** Bytes of an answer that are read; nobody looks at them. */
const MOST = 16_384;
const MOST_LETTERS = 2000;
const FIRST_FREE_PORT = 1024;

/** What can be seen from the address alone. Throws a RefusedTarget. */
export function checkUrl(text: string, { privateTargets }: CallPolicy): URL {
  const url = text.length <= MOST_LETTERS && URL.canParse(text) ? new URL(text) : null;
  if (url === null) throw new RefusedTarget('not an address');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new RefusedTarget('only http and https');
  if (url.username !== '' || url.password !== '') throw new RefusedTarget('no name and password in the address');
  const port = Number(url.port);
  // Other services than web servers may be made to misunderstand a request.
  if (url.port !== '' && port < FIRST_FREE_PORT && port !== 80 && port !== 443 && !privateTargets)
    throw new RefusedTarget('no such port');
  return url;
}

const withoutBrackets = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** The address that the name stands for, once and for this call. All that it stands for must be public. */
async function target(url: URL, policy: CallPolicy): Promise<{ readonly address: string; readonly family: number }> {
  const host = withoutBrackets(url.hostname);
  const literal = isIP(host);
  const found =
    literal > 0
      ? [{ address: host, family: literal }]
      : await (policy.resolve ?? (policy.privateTargets ? addressesInHouse : addressesOf))(host).catch(() => {
          throw new RefusedTarget('no address that may be called');
        });
  const [first] = found;
  if (first === undefined || (!policy.privateTargets && !found.every(({ address }) => isPublic(address))))
    throw new RefusedTarget('no address that may be called');
  return first;
}

/** Checks an address as far as that is possible without calling it. */
export async function checkTarget(text: string, policy: CallPolicy): Promise<URL> {
  const url = checkUrl(text, policy);
  await withinTime(target(url, policy), policy.limit ?? LIMIT);
  return url;
}

async function withinTime<T>(work: Promise<T>, limit: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('too slow')), limit);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Sends a letter and tells the status of the answer. Redirects are not followed. */
export async function post(letter: OutgoingCall, policy: CallPolicy): Promise<number> {
  const url = checkUrl(letter.url, policy);
  const limit = policy.limit ?? LIMIT;
  const start = Date.now();
  const { address, family } = await withinTime(target(url, policy), limit);
  // The name was looked up once: whoever answers for it now sends the call nowhere else.
  const lookupPinned: LookupFunction = (_host, { all }, found) => {
    if (all === true) found(null, [{ address, family }]);
    else found(null, address, family);
  };
  const { promise, resolve: tell, reject } = Promise.withResolvers<number>();
  const body = Buffer.from(letter.body);
  const request = (url.protocol === 'https:' ? secure : plain)(
    url,
    {
      method: 'POST',
      headers: { ...letter.headers, 'content-length': body.length },
      lookup: lookupPinned,
      agent: false,
      signal: AbortSignal.timeout(Math.max(1, limit - (Date.now() - start))),
    },
    (response) => {
      let got = 0;
      const done = (): void => tell(response.statusCode ?? 0);
      response.on('data', (chunk: Uint8Array) => {
        got += chunk.length;
        if (got <= MOST) return;
        done();
        response.destroy();
      });
      response.on('end', done);
      response.on('error', reject);
    },
  );
  request.on('error', reject);
  request.end(body);
  return await promise;
}
