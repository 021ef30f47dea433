import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { HauntDef, Pack } from '@hollow/engine';
import { casesOf, runCase, runScript } from '@hollow/engine/kit';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { allDifferences, parseFigures } from '../src/content/figures/lint.ts';
import { PROJECT_ROOT } from '../src/files/project.ts';
import { baseOf, PROGRAMS, SHIPPED } from '../src/packs/packs.ts';
import { readScripts } from '../src/proof/script-files.ts';
import { amountIn, amountSource, momentOf } from '../src/templates/sheet/parse.ts';
import { hollow, scratch } from './hollow.ts';
import { must } from './must.ts';

const sheet = (name: string): string => fileURLToPath(new URL(`sheets/${name}.yaml`, import.meta.url));
const edition = baseOf(SHIPPED);
const root = scratch();
symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(root, 'node_modules'));
writeFileSync(join(root, 'package.json'), '{"type": "module"}');
await hollow(['new', 'pack', 'deep-water', '--root', root]);
cpSync(join(PROJECT_ROOT, 'content/second-edition/traitors.ts'), join(root, 'content/deep-water/traitors.ts'));
const made = (id: string, more: readonly string[]): ReturnType<typeof hollow> =>
  hollow(['new', 'haunt', id, '--in', 'deep-water', '--root', root, ...more]);
const bell = await made('the-drowned-bell', ['--from', sheet('the-drowned-bell')]);
const choir = await made('the-glass-choir', ['--from', sheet('the-glass-choir'), '--number', '77']);
spawnSync(process.execPath, [join(PROJECT_ROOT, 'tools/content/index-pack.mjs'), join(root, 'content')]);
const { deepWater } = (await import(
  /* @vite-ignore */ pathToFileURL(join(root, 'content/deep-water/pack.ts')).href
)) as { readonly deepWater: Pack };
const haunt = (id: string): HauntDef =>
  must(
    deepWater.haunts?.find((def) => def.id === id),
    id,
  );
const figures = (id: string): ReturnType<typeof parseFigures> =>
  parseFigures({ value: parse(readFileSync(join(root, `content/deep-water/haunts/${id}.figures.yaml`), 'utf8')) });

describe('a sheet with a list for each side', () => {
  test('gives monsters, deeds with rolls, places, limits and needs, and the goals', () => {
    expect(bell).toMatchObject({ code: 0, err: '' });
    expect(haunt('the-drowned-bell')).toMatchObject({
      number: 901,
      kind: 'traitor',
      counters: { 'might-tokens': { to: { x: 'players' } } },
      pieces: { rope: { n: 2 } },
      monsters: {
        diver: {
          n: { x: 'byPlayers', of: [1, 1, 2, 2] },
          traits: { speed: 3, might: 5, sanity: null, knowledge: null },
          immune: ['speed'],
          defeat: 'die',
        },
      },
      actions: {
        pull: {
          where: { x: 'named', ids: ['underground-lake', 'chasm'] },
          limit: 'one-step',
          roll: { trait: 'might' },
          pass: { x: 'choose', yes: 4, no: 6 },
          do: [{ op: 'set', name: 'might-tokens', by: 1 }],
        },
        oil: { roll: { trait: ['knowledge', 'sanity'] }, pass: 4, do: [] },
      },
      rules: {
        rise: { on: 'turn.after', do: [{ op: 'roll' }] },
        seize: { on: 'defeat.offer', when: { x: 'is', cmp: '≥', b: 2 } },
      },
    });
  });

  test('says what must still be said by hand', () => {
    expect(bell.out).toContain('actions/oil.do: the axle turns freely');
    expect(bell.out).toContain('rules/wet-rooms-cost-2: Wet rooms cost 2 spaces to leave');
    expect(bell.out).toContain('knows/how-fast-water-rises: hidden from heroes');
    expect(bell.out).not.toContain('actions/pull.');
  });

  test('keeps its figures beside it, and they wait for what is not said yet', () => {
    const read = figures('the-drowned-bell');
    expect(read).not.toHaveProperty('faults');
    const found = 'figures' in read ? allDifferences(haunt('the-drowned-bell'), read.figures, [3, 4, 5, 6]) : [];
    expect(found.map(({ path }) => path)).toEqual([
      'rules/wet-rooms-cost-2',
      'rulings/rope-dropped-water',
      'knows/how-fast-water-rises',
      'knows/rooms-rolls-pulling',
    ]);
  });
});

test('a sheet with one list of deeds gives the same', () => {
  expect(choir).toMatchObject({ code: 0, err: '' });
  expect(haunt('the-glass-choir')).toMatchObject({
    number: 77,
    counters: { track: { from: 3 } },
    monsters: { singer: { defeat: 'nothing' } },
    actions: {
      hush: {
        where: { x: 'named', ids: ['library', 'chapel'] },
        rows: { '5+': [{ op: 'set' }], '3-4': [{ op: 'damage' }], '0-2': [{ op: 'damage' }] },
      },
      tune: { who: { x: 'traitor' }, pass: 4, do: [{ op: 'set', name: 'track', by: -1 }], fail: [{ op: 'shift' }] },
    },
    wins: { traitor: { x: 'any' } },
  });
  expect(figures('the-glass-choir')).not.toHaveProperty('faults');
});

describe.each(['the-drowned-bell', 'the-glass-choir'])('%s', (id) => {
  const packs = [edition, deepWater];
  test('begins, as its script says', () => {
    for (const { script } of readScripts(join(root, `content/deep-water/haunts/${id}.script.yaml`)))
      expect(runScript(packs, script).message).toBe('');
  });

  test('has scripts that are generated, and pass', () => {
    const { made: cases } = casesOf(packs, id, { programs: PROGRAMS });
    expect(cases.length).toBeGreaterThan(4);
    expect(cases.map((one) => runCase(packs, one, PROGRAMS)).filter((message) => message !== '')).toEqual([]);
  });
});

describe('what sheets say in numbers', () => {
  test.each([
    ['3', 3, '3'],
    ['N', 'N', 'w.players'],
    ['2N, two each', '2N', 'w.times(2, w.players)'],
    ['ceil(H/2)', 'H/2 up', 'w.half(w.heroesAtStart, true)'],
    ['P[1,1,2,2]', { 3: 1, 4: 1, 5: 2, 6: 2 }, 'w.byPlayers(1, 1, 2, 2)'],
    ['3-4 players 1; 5-6 players 2', { 3: 1, 4: 1, 5: 2, 6: 2 }, 'w.byPlayers(1, 1, 2, 2)'],
    ['1, after the ritual', 1, '1'],
  ])('%s', (text, amount, source) => {
    const found = amountIn(text);
    expect(found).toEqual(amount);
    expect(amountSource(must(found, text))).toBe(source);
  });

  test('and in moments', () => {
    expect(momentOf('end of each traitor turn')).toEqual({ on: 'turn.after', whom: 'w.traitor' });
    expect(momentOf('start of monster turn')).toEqual({ on: 'monsterTurn.before', whom: null });
    expect(momentOf('hit by fire')).toBeNull();
  });
});

test('a file without the sheet, or for something else than a haunt, is refused', async () => {
  const none = await made('another', ['--from', sheet('the-glass-choir'), '--number', '78']);
  expect(none).toMatchObject({ code: 2 });
  expect(none.err).toContain('there is no sheet of haunt 78 in it; there are 77');
  mkdirSync(join(root, 'content/deep-water/rooms'), { recursive: true });
  const room = await hollow([
    'new',
    'room',
    'pool',
    '--in',
    'deep-water',
    '--root',
    root,
    '--from',
    sheet('the-glass-choir'),
  ]);
  expect(room.err).toContain('only a haunt has a sheet');
});
