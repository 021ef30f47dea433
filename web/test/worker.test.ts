import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { workerFor } from '../build/worker.ts';

type Listener = (event: unknown) => void;
interface Answer {
  readonly ok: boolean;
  readonly body: string;
  readonly headers: { readonly get: () => string };
  readonly clone: () => Answer;
}

const answer = (body: string, type: string, ok = true): Answer => {
  const made: Answer = { ok, body, headers: { get: () => type }, clone: () => made };
  return made;
};
const SCRIPT = 'text/javascript';
const PAGE = 'text/html; charset=utf-8';
const ADDRESS = 'https://house.example';

/** A worker with drawers of its own, and a server that answers as it is told. */
function working(drawers = new Map<string, Map<string, Answer>>(), files = ['assets/a-1.js']) {
  const listeners = new Map<string, Listener>();
  const served = new Map<string, Answer>();
  let full = false;
  const nameOf = (request: string | { readonly url: string }): string =>
    new URL(typeof request === 'string' ? request : request.url, ADDRESS).pathname;
  const drawer = (name: string) => {
    const found = drawers.get(name) ?? new Map<string, Answer>();
    drawers.set(name, found);
    return {
      addAll: async () => undefined,
      match: async (request: string) => found.get(nameOf(request)),
      put: async (request: string, kept: Answer) => {
        if (full) throw new Error('QuotaExceededError');
        found.set(nameOf(request), kept);
      },
    };
  };
  const caches = {
    open: async (name: string) => drawer(name),
    keys: async () => [...drawers.keys()],
    delete: async (name: string) => drawers.delete(name),
    match: async (request: string) =>
      [...drawers.values()].map((kept) => kept.get(nameOf(request))).find((found) => found !== undefined),
  };
  const self = {
    location: { origin: ADDRESS },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    skipWaiting: () => undefined,
    clients: { claim: () => undefined },
  };
  const fetch = async ({ url }: { readonly url: string }): Promise<Answer> => {
    const found = served.get(nameOf(url));
    if (found === undefined) throw new TypeError('no line');
    return found;
  };
  runInContext(workerFor(files), createContext({ self, caches, fetch, URL, Response: { error: () => null } }));
  const happens = async (type: string, more: object = {}): Promise<unknown> => {
    const waits: unknown[] = [];
    let given: unknown = null;
    const event = {
      ...more,
      waitUntil: (work: unknown) => waits.push(work),
      respondWith: (work: unknown) => {
        given = work;
      },
    };
    listeners.get(type)?.(event);
    const responded = await given;
    await Promise.all(waits);
    return responded;
  };
  const asks = async (path: string, mode = 'cors'): Promise<string | null> => {
    const found = (await happens('fetch', { request: { url: ADDRESS + path, method: 'GET', mode } })) as Answer | null;
    return found?.body ?? null;
  };
  return {
    drawers,
    served,
    happens,
    asks,
    fill: () => {
      full = true;
    },
  };
}

test('Parts are kept, and come without a line', async () => {
  const { served, asks } = working();
  served.set('/assets/a-1.js', answer('one', SCRIPT));
  expect(await asks('/assets/a-1.js')).toBe('one');
  served.clear();
  expect(await asks('/assets/a-1.js')).toBe('one');
});

test('A page in place of a part is not kept', async () => {
  const { served, asks } = working();
  served.set('/assets/a-1.js', answer('page', PAGE));
  await asks('/assets/a-1.js');
  served.set('/assets/a-1.js', answer('one', SCRIPT));
  expect(await asks('/assets/a-1.js')).toBe('one');
});

test('A full drawer takes nothing away', async () => {
  const { served, asks, fill } = working();
  fill();
  served.set('/assets/a-1.js', answer('one', SCRIPT));
  expect(await asks('/assets/a-1.js')).toBe('one');
});

test('The page that was seen last at any address opens without a line', async () => {
  const { served, asks } = working();
  served.set('/g/abc', answer('the new page', PAGE));
  await asks('/g/abc', 'navigate');
  served.clear();
  expect(await asks('/rules', 'navigate')).toBe('the new page');
});

test('What is said about games is none of its business', async () => {
  const { happens } = working();
  const request = { url: `${ADDRESS}/api/mine`, method: 'GET', mode: 'cors' };
  expect(await happens('fetch', { request })).toBeNull();
});

test('A release keeps its parts and those of the one before it, and no more', async () => {
  const drawers = new Map<string, Map<string, Answer>>();
  for (const file of ['assets/a-1.js', 'assets/a-2.js', 'assets/a-3.js']) {
    const { served, asks, happens } = working(drawers, [file]);
    served.set(`/${file}`, answer(file, SCRIPT));
    await asks(`/${file}`);
    await happens('activate');
  }
  expect([...drawers.values()].map((kept) => [...kept.keys()])).toEqual([['/assets/a-2.js'], ['/assets/a-3.js']]);
});
