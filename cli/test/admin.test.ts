import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hollow/server';
import { openAdmin } from '@hollow/server/admin';
import { afterAll, describe, expect, test } from 'vitest';
import { hollow, lastJson, scratch } from './hollow.ts';

const folder = scratch();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const store = join(folder, 'data');
const data = ['--data', store];
const copy = join(folder, 'copy');

describe('hollow admin', () => {
  test('counts, lists, prunes, copies and restores a store', async () => {
    // A folder without a store is a mistake, not an empty store.
    expect(await hollow(['admin', 'backup', copy, ...data])).toMatchObject({ code: 2 });
    expect(existsSync(copy)).toBe(false);
    await (await openAdmin({ data: store }, { fresh: true })).close();
    const counted = await hollow(['admin', 'stats', ...data, '--json']);
    expect(lastJson(counted)).toEqual({ games: {}, rows: 0, devices: 0, packs: 0 });
    expect(await hollow(['admin', 'list', ...data])).toMatchObject({ code: 0, out: '' });
    const pruned = await hollow(['admin', 'prune', '--older-than', '30', ...data]);
    expect(pruned.out).toContain('deleted 0 finished and 0 abandoned');
    expect(await hollow(['admin', 'backup', copy, ...data])).toMatchObject({ code: 0 });
    const restored = await hollow(['admin', 'restore', copy, '--data', join(folder, 'new')]);
    expect(restored.out).toContain('restored 0 games');
  });

  test('takes an empty HOLLOW_DATABASE for none, as compose files write it', async () => {
    process.env.HOLLOW_DATABASE = '';
    process.env.HOLLOW_DATA = data[1];
    try {
      expect(lastJson(await hollow(['admin', 'stats', '--json']))).toMatchObject({ games: {} });
    } finally {
      delete process.env.HOLLOW_DATABASE;
      delete process.env.HOLLOW_DATA;
    }
  });

  test('forgets a player only when told so, with those devices alone that are named', async () => {
    const own = join(folder, 'players');
    const serving = await serve({ port: 0, host: '127.0.0.1', data: own, pause: 0, logLevel: 'error' });
    const made = await fetch(`http://127.0.0.1:${serving.port}/api/games`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Adaline', seats: 3 }),
    });
    const { code } = (await made.json()) as { code: string };
    await serving.close();
    const forget = (...args: readonly string[]) =>
      hollow(['admin', 'delete-player', code, '0', '--data', own, ...args]);
    const stored = (): string => readFileSync(join(own, 'hollow.sqlite'), 'latin1');
    const listed = await forget();
    expect(listed.out).toContain('nothing was erased');
    const [{ device }] = lastJson(await forget('--json')) as [{ device: string }];
    expect(listed.out).toContain(device.slice(0, 12));
    for (const start of [device.slice(0, 7), 'ffffffffffff'])
      expect(await forget('--device', start, '--yes')).toMatchObject({ code: 2, err: expect.stringContaining(start) });
    expect(stored()).toContain('Adaline');
    const erased = await forget('--device', device.slice(0, 8), '--yes');
    expect(erased.out).toContain('erased at 1 seats, 1 devices');
    expect(stored()).not.toContain('Adaline');
    expect(lastJson(await hollow(['admin', 'stats', '--data', own, '--json']))).toMatchObject({ devices: 0 });
  });

  test.each([
    [['delete-game', 'ZZZZZ', ...data], 'there is no game ZZZZZ'],
    [['delete-player', 'ZZZZZ', '0', ...data], 'there is no game ZZZZZ'],
    [['backup', copy, ...data], 'already'],
    [['restore', join(folder, 'nowhere'), ...data], 'no store'],
    [['prune', '--older-than', '30', '--only', 'some', ...data], 'finished or abandoned'],
    [['prune', ...data], '--older-than'],
    [['prune', '--older-than', '0', ...data], '--yes'],
  ])('says in one line what is wrong with %j', async (args, message) => {
    const { code, err } = await hollow(['admin', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
