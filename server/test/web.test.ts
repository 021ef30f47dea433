import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scratch, startServer, type TestServer } from './serving.ts';

const PACKED = { headers: { 'accept-encoding': 'gzip, deflate, br' } };
const UNPACKED = { headers: { 'accept-encoding': 'identity' } };
const { folder, remove } = scratch();
let server: TestServer;
let base: string;
beforeAll(async () => {
  const web = join(folder, 'dist');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<title>door</title>');
  writeFileSync(join(web, 'page.html'), '<title>house</title>');
  writeFileSync(join(web, 'page.html.br'), brotliCompressSync('<title>packed house</title>'));
  writeFileSync(join(web, 'assets', 'part-abc.js'), 'export {};');
  writeFileSync(join(web, 'assets', 'part-abc.js.br'), brotliCompressSync('export { packed };'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  server = await startServer({ data: ':memory:', web });
  base = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.close();
  remove();
});

describe('the page', () => {
  test('is served at every address that is no file, and asked for anew', async () => {
    for (const path of ['/g/ABCDE', `/s/${'x'.repeat(43)}`]) {
      const response = await fetch(base + path, UNPACKED);
      expect([response.status, await response.text()]).toEqual([200, '<title>house</title>']);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('names the picture of an invitation by its whole address', async () => {
    const web = join(folder, 'invited');
    mkdirSync(web);
    writeFileSync(join(web, 'page.html'), '<meta property="og:image" content="/preview.jpg" />');
    const other = await startServer({ data: ':memory:', web });
    const page = await (await fetch(`http://127.0.0.1:${other.port}/join/ABCDE`)).text();
    expect(page).toBe(`<meta property="og:image" content="http://127.0.0.1:${other.port}/preview.jpg" />`);
    await other.close();
  });

  test('has a front door of its own', async () => {
    const response = await fetch(base);
    expect([response.status, await response.text()]).toEqual([200, '<title>door</title>']);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test('is sent packed to whoever can unpack it', async () => {
    const page = await fetch(`${base}/g/ABCDE`, PACKED);
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('vary')).toContain('accept-encoding');
    expect(await page.text()).toBe('<title>packed house</title>');
    const part = await fetch(`${base}/assets/part-abc.js`, PACKED);
    expect(part.headers.get('content-type')).toContain('javascript');
    expect(part.headers.get('cache-control')).toContain('immutable');
    expect(await part.text()).toBe('export { packed };');
    const plain = await fetch(`${base}/assets/part-abc.js`, UNPACKED);
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, 'export {};']);
  });

  test('has parts that are kept for ever', async () => {
    const response = await fetch(`${base}/assets/part-abc.js`);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  test('is not what somebody gets who asks for a part of an older one', async () => {
    const gone = await fetch(`${base}/assets/part-old.js`);
    expect([gone.status, gone.headers.get('content-type')]).toEqual([404, expect.stringContaining('json')]);
    expect(gone.headers.get('cache-control') ?? '').not.toContain('immutable');
  });

  test('is not what a call gets that is not there, nor a file outside', async () => {
    const nothing = await fetch(`${base}/api/nothing`);
    expect([nothing.status, await nothing.json()]).toMatchObject([404, { error: { code: 'not-found' } }]);
    for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt'])
      expect(await (await fetch(base + path)).text()).not.toContain('secret');
    const posted = await fetch(`${base}/`, { method: 'POST' });
    expect(posted.status).toBe(404);
  });

  test('answers calls that nobody may keep', async () => {
    const response = await fetch(`${base}/api/mine`);
    expect([response.headers.get('cache-control'), await response.json()]).toEqual(['no-store', []]);
  });
});
