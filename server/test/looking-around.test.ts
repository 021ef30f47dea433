import { afterEach, expect, test, vi } from 'vitest';
import { serverForFile } from './file-server.ts';
import { gameOf, tableOf } from './serving.ts';

const server = await serverForFile();
afterEach(() => void vi.restoreAllMocks());

test('all open games are looked at with one question to the store, not one each', async () => {
  const tables = [await tableOf(server, 1, 3), await tableOf(server, 2, 3), await gameOf(server, 2, 3)];
  const { store, games } = server.node;
  const one = vi.spyOn(store, 'version');
  const many = vi.spyOn(store, 'versions');
  await games.lookAround();
  expect([one.mock.calls.length, many.mock.calls.length]).toEqual([0, 1]);
  expect(new Set(many.mock.calls[0]?.[0])).toEqual(new Set(tables.map(({ game }) => game)));
});

test('a game that went on, or was deleted, without a word is told to those who look at it', async () => {
  const [still, gone] = [await tableOf(server, 1, 3), await tableOf(server, 1, 3)];
  const { store, games } = server.node;
  const before = await store.game(still.game);
  const said = { kind: 'chat', seat: 0, name: 'Ada', to: 'table', text: 'by hand', only: null } as const;
  const { version, table } = await games.moment(still.game);
  await store.append({
    game: still.game,
    version,
    counts: table.counts,
    rows: [{ kind: 'chat', seat: 0, mid: null, body: { items: [said] }, before: null }],
    head: JSON.stringify({ ...table, counts: table.counts.map((n) => n + 1) }),
    phase: before?.phase ?? '',
    at: 1,
    due: { at: null, node: '', until: 0 },
  });
  await store.delete(gone.game);
  await games.lookAround();
  const { line } = still.people[0];
  await line.until(() => line.entries.some((entry) => entry.kind === 'chat'), 'what was said');
  const deleted = gone.people[0].line;
  await deleted.until(() => deleted.messages.at(-1)?.t === 'bye', 'the end of the other');
});
