import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { hollow, scratch, spawned } from './hollow.ts';

// Each of these starts a Node, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const example = (name: string): string => fileURLToPath(new URL(`../../docs/examples/${name}.json`, import.meta.url));
const LIGHTHOUSE = example('the-lighthouse');

test('an edition of one’s own is played in the terminal: its floors, traits, deck and dice', () => {
  const typed = `${'3\n1\n4\n'.repeat(12)}m\np\ni boat-hook\nq\n`;
  const { out, code, err } = spawned(
    ['play', '--new', '--pack', LIGHTHOUSE, '--players', '3', '--seed', 'rock'],
    typed,
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('── Rock');
  expect(out).toContain('── Tower');
  expect(out).toMatch(/Nerve {2,}†/);
  expect(out).toContain('Boat Hook (find)');
  expect(out).toContain('The sea falls back, for now.');
  expect(out).not.toContain('undefined');
});

test('both example packs are played by chance without an error, and the way of the Lighthouse to its haunt is its own', () => {
  for (const name of ['the-lighthouse', 'the-long-dark']) {
    const { out, code } = spawned(['sim', '--pack', example(name), '--games', '6', '--bots', 'random', '--json'], '');
    expect(code).toBe(0);
    expect(JSON.parse(out.trim().split('\n').at(-1) ?? '')).toMatchObject({ games: 6, errors: [] });
  }
  const haunted = spawned(
    ['sim', '--pack', LIGHTHOUSE, '--haunt', 'the-other-keeper', '--games', '2', '--bots', 'random'],
    '',
  );
  expect(haunted).toMatchObject({ code: 0 });
});

const lighthouse = JSON.parse(readFileSync(LIGHTHOUSE, 'utf8')) as { readonly rooms: readonly object[] };

test.each([
  [
    'a floor that there is not',
    JSON.stringify({ ...lighthouse, rooms: lighthouse.rooms.map((room) => ({ ...room, floors: ['moon'] })) }),
    'broken.json',
  ],
  ['rooms that are no list', JSON.stringify({ ...lighthouse, rooms: 1 }), 'broken.json: rooms: a list expected'],
  ['half a file', '{', 'broken.json'],
])(
  'a server is not started with a pack that cannot be played, and file, place and reason are told: %s',
  (_, text, told) => {
    const folder = scratch();
    const file = join(folder, 'broken.json');
    writeFileSync(file, text);
    const ran = spawned(['serve', '--port', '0', '--data', join(folder, 'data'), '--pack', file], '');
    expect(ran).toMatchObject({ code: 2, err: expect.stringContaining(told) });
  },
);

test.each(['the-lighthouse', 'the-long-dark'])('there is nothing to put right in %s', async (name) => {
  const { code, out } = await hollow(['content', 'lint', '--pack', example(name)]);
  expect({ code, out }).toEqual({ code: 0, out: 'nothing to put right\n' });
});
