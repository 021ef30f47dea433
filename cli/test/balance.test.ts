import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BalanceFigures } from '@hollow/protocol';
import { afterAll, expect, test } from 'vitest';
import { balancePage } from '../src/balance/page.ts';
import { PROJECT_ROOT } from '../src/files/project.ts';
import { keptStarts } from '../src/starts/kept-starts.ts';
import { hollow, lastJson } from './hollow.ts';
import { must } from './must.ts';

const folder = mkdtempSync(join(tmpdir(), 'hollow-balance-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TICK = 'second-edition/tick-tick-tick';
const args = ['balance', '--haunt', '45', '--players', '3', '--games', '2', '--threads', '1', '--json'];
const run = async (...more: readonly string[]): Promise<BalanceFigures> =>
  lastJson(await hollow([...args, ...more])) as BalanceFigures;

test('a haunt is measured; a run goes on where it was, and its parts add up to the whole', async () => {
  const file = join(folder, 'whole.jsonl');
  const whole = await run('--file', file);
  const cell = must(whole.haunts[TICK]?.[0], 'the cell');
  expect(cell).toMatchObject({
    players: 3,
    games: 2,
    explorers: 6,
    randomHeroes: { games: 2 },
    randomTraitor: { games: 2 },
  });
  expect(cell.heroes + cell.traitor + cell.nobody + cell.capped).toBe(2);
  expect(Object.values(cell.how).reduce((a, b) => a + b, 0)).toBe(2);
  const kept = readFileSync(file, 'utf8');
  expect(await run('--file', file)).toEqual(whole);
  expect(readFileSync(file, 'utf8')).toBe(kept);
  const parts = [1, 2].map((part) => join(folder, `part-${part}.jsonl`));
  for (const [i, part] of parts.entries()) await run('--shard', `${i + 1}/2`, '--file', part);
  expect(await run('--merge', ...parts)).toEqual(whole);
});

test('the page of the docs tells what the figures of the app are', () => {
  const figures = JSON.parse(
    readFileSync(join(PROJECT_ROOT, 'server', 'balance', 'figures.json'), 'utf8'),
  ) as BalanceFigures;
  const page = readFileSync(join(PROJECT_ROOT, 'docs', 'BALANCE.md'), 'utf8');
  const bare = (text: string): string => text.replace(/\s+/g, ' ');
  expect(bare(page)).toBe(bare(balancePage(figures)));
  const known = Object.keys(keptStarts());
  expect(Object.keys(figures.haunts).filter((haunt) => !known.includes(haunt))).toEqual([]);
});
