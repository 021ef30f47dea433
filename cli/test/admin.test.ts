import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openAdmin } from '@hollow/server/admin';
import { afterAll, describe, expect, test } from 'vitest';
import { hollow, lastJson, scratch } from './hollow.ts';

const folder = scratch();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const data = ['--data', join(folder, 'data')];
const copy = join(folder, 'copy');

describe('hollow admin', () => {
  test('counts, lists, prunes, copies and restores a store', async () => {
    // A folder without a store is a mistake, not an empty store.
    expect(await hollow(['admin', 'backup', copy, ...data])).toMatchObject({ code: 2 });
    expect(existsSync(copy)).toBe(false);
    await (await openAdmin({ data: data[1] }, { fresh: true })).close();
    const counted = await hollow(['admin', 'stats', ...data, '--json']);
    expect(lastJson(counted)).toEqual({ games: {}, rows: 0, devices: 0, packs: 0 });
    expect(await hollow(['admin', 'list', ...data])).toMatchObject({ code: 0, out: '' });
    const pruned = await hollow(['admin', 'prune', '--older-than', '30', ...data]);
    expect(pruned.out).toContain('deleted 0 finished and 0 abandoned');
    expect(await hollow(['admin', 'backup', copy, ...data])).toMatchObject({ code: 0 });
    const restored = await hollow(['admin', 'restore', copy, '--data', join(folder, 'new')]);
    expect(restored.out).toContain('restored 0 games');
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
