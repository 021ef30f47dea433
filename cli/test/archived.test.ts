import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublicTable } from '@hollow/protocol';
import { type Serving, serve } from '@hollow/server';
import { sealOf } from '@hollow/table/promise';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hollow } from './hollow.ts';

const folder = mkdtempSync(join(tmpdir(), 'hollow-archived-'));
const file = join(folder, 'game.json');
let serving: Serving;
let code: string;

/** A game with bots that its one person ends by agreement with herself. */
beforeAll(async () => {
  serving = await serve({ port: 0, host: '127.0.0.1', data: folder, pause: 0, logLevel: 'error' });
  const base = `http://127.0.0.1:${serving.port}`;
  const made = await fetch(`${base}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', seats: 3, bots: 2 }),
  });
  const cookie = String(made.headers.get('set-cookie')).split(';')[0];
  const { game, code: own } = (await made.json()) as { game: string; code: string };
  code = own;
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/games/${game}/socket?viewer=0`, {
    headers: { cookie },
  } as never);
  await new Promise<void>((resolve, reject) => {
    let commitment = '';
    const word = 'abcd'.repeat(8);
    const wishes = [
      () => ({ t: 'seal', id: 'sealseal', seal: sealOf(commitment, 0, word) }),
      () => ({ t: 'host', id: 'startstart', do: { what: 'start' } }),
      () => ({ t: 'word', id: 'wordword', word }),
      () => ({ t: 'draw', id: 'drawdraw' }),
    ];
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as { t: string; code?: string; table?: PublicTable };
      commitment = message.table?.promise?.commitment ?? commitment;
      if (message.t === 'refused') reject(new Error(message.code));
      if (message.t !== 'done' && message.t !== 'welcome') return;
      const wish = wishes.shift();
      if (wish === undefined) resolve();
      else socket.send(JSON.stringify(wish()));
    };
    socket.onerror = () => reject(new Error('no line'));
  });
  socket.close();
  const exported = await fetch(`${base}/api/games/${code}/export`, { headers: { cookie } });
  writeFileSync(file, await exported.text());
});
afterAll(async () => {
  await serving.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a game of a server', () => {
  test('is told from its file without being played again', async () => {
    const ran = await hollow(['replay', file]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('Ada sits down.');
    expect(ran.out).toContain('Everybody agrees: the game is a draw.');
  });

  test('of an earlier version is refused, and the version that plays it is named', async () => {
    const old = join(folder, 'old.json');
    writeFileSync(old, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version: 1 }));
    const ran = await hollow(['replay', old]);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('This game was saved by Hollow Hill 0.1 (format 1). Version 0.1 plays it; this is 0.3.');
  });

  test('is verified from its file, and from the store by its code', async () => {
    expect(await hollow(['replay', file, '--verify'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('verified, dealt as promised (1 word, sealed before any was opened)'),
    });
    process.env.HOLLOW_DATA = folder;
    expect(await hollow(['replay', code, '--verify'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('verified, dealt as promised'),
    });
    expect(await hollow(['replay', 'ZZZZZ'])).toMatchObject({ code: 2, err: expect.stringContaining('no such game') });
    // A folder without a store is a mistake, and none is made there.
    process.env.HOLLOW_DATA = join(folder, 'nowhere');
    expect(await hollow(['replay', 'ZZZZZ'])).toMatchObject({ code: 2, err: expect.stringContaining('no store') });
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
    delete process.env.HOLLOW_DATA;
  });

  test('is found out where it was changed', async () => {
    const archive = JSON.parse(readFileSync(file, 'utf8')) as {
      seed: string;
      packs: string[];
      words: (string | null)[];
    };
    const changed = join(folder, 'changed.json');
    writeFileSync(changed, JSON.stringify({ ...archive, seed: 'another' }));
    expect(await hollow(['replay', changed, '--verify'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('promised before the game'),
    });
    // A word that nobody sent, and one letter of a card in the packs that came along.
    writeFileSync(changed, JSON.stringify({ ...archive, words: ['ab'.repeat(16), null, null] }));
    expect(await hollow(['replay', changed, '--verify'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('words.0: it is not the one that was sealed'),
    });
    const text = JSON.stringify(archive);
    const bent = text.replace('"id":"bell"', '"id":"belk"');
    expect(bent).not.toBe(text);
    writeFileSync(changed, bent);
    expect((await hollow(['replay', changed, '--verify'])).code).toBeGreaterThan(0);
    writeFileSync(changed, JSON.stringify({ ...archive, packs: ['other@1'] }));
    expect(await hollow(['replay', changed, '--verify'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('other engine'),
    });
    writeFileSync(changed, JSON.stringify({ ...archive, seed: 7 }));
    expect(await hollow(['replay', changed])).toMatchObject({ code: 2, err: expect.stringContaining('seed') });
  });
});
