import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HauntDef, Pack } from '@hollow/engine';
import { runScript } from '@hollow/engine/kit';
import * as w from '@hollow/engine/words';
import { gapsIn, type HauntSides, loadWords, type ThingWords, unsettled, type Words } from '@hollow/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../src/files/project.ts';
import { baseOf, families, SHIPPED } from '../src/packs/packs.ts';
import { readScripts } from '../src/proof/script-files.ts';
import { printedHaunt } from '../src/templates/printed.ts';
import { TemplateHouse } from '../src/templates/template-house.ts';
import { templates } from '../src/templates/templates.ts';
import { hollow, scratch } from './hollow.ts';

const edition = baseOf(SHIPPED);
const freeNumber =
  Math.max(
    300,
    ...families().flatMap((packs) => packs.flatMap((pack) => (pack.haunts ?? []).map(({ number }) => number))),
  ) + 1;
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The words that were written into a folder, as if it were that of the project. */
function wordsIn(root: string, pack: string): Words {
  const folder = join(root, 'text/en', pack);
  const of = (kind: string): [string, ThingWords][] =>
    globSync(`${kind}/*.json`, { cwd: folder }).map((file) => [
      file.slice(kind.length + 1, -'.json'.length),
      read(join(folder, file)) as ThingWords,
    ]);
  const pages: Record<string, Record<string, unknown>> = {};
  for (const file of globSync('haunts/*/*.json', { cwd: folder })) {
    const [, id = '', side = ''] = file.replace('.json', '').split('/');
    pages[id] = { ...pages[id], [side]: read(join(folder, file)) };
  }
  const kinds = ['rooms', 'items', 'omens', 'events', 'haunts'];
  return {
    ...loadWords('en', []),
    things: Object.fromEntries(kinds.map((kind) => [kind, Object.fromEntries(of(kind))])),
    haunts: pages as Record<string, HauntSides>,
  };
}

describe('what hollow new writes', async () => {
  const root = scratch();
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(root, 'node_modules'));
  const made = async (...args: string[]): Promise<void> => {
    expect(await hollow(['new', ...args, '--root', root])).toMatchObject({ code: 0, err: '' });
  };
  writeFileSync(join(root, 'package.json'), '{"type": "module"}');
  await made('pack', 'sea-side');
  await made('haunt', 'low-tide', '--in', 'sea-side');
  await made('room', 'boat-house', '--in', 'sea-side');
  for (const deck of ['item', 'omen', 'event']) await made('card', `wet-${deck}`, '--deck', deck, '--in', 'sea-side');
  spawnSync(process.execPath, [join(PROJECT_ROOT, 'tools/content/index-pack.mjs'), join(root, 'content')]);
  const { seaSide } = (await import(/* @vite-ignore */ pathToFileURL(join(root, 'content/sea-side/pack.ts')).href)) as {
    readonly seaSide: Pack;
  };

  test('is exported beside the other packs', () => {
    expect(readFileSync(join(root, 'content/index.ts'), 'utf8')).toBe(
      "export { seaSide } from './sea-side/pack.ts';\n",
    );
    expect(seaSide.haunts?.map(({ number }: HauntDef) => number)).toEqual([freeNumber]);
    expect(seaSide.cards?.map(({ id }) => id).sort()).toEqual(['wet-event', 'wet-item', 'wet-omen']);
  });

  test('has a name that players can read', () => {
    expect(read(join(root, 'text/en/sea-side/pack.json'))).toEqual({ name: 'Sea Side' });
  });

  const scripts = globSync('content/**/*.script.yaml', { cwd: root }).flatMap((file) => readScripts(join(root, file)));
  test.each(scripts.map(({ script }) => [script.title, script] as const))('passes its script: %s', (_, script) => {
    expect(runScript([edition, seaSide], script).message).toBe('');
  });

  test('lacks nothing but words of one’s own', () => {
    const gaps = gapsIn(wordsIn(root, 'sea-side'), seaSide);
    expect(gaps.filter(({ message }) => !message.endsWith('is that of the template'))).toEqual([]);
    expect(new Set(gaps.map(({ file }) => file)).size).toBe(7);
    expect(unsettled(wordsIn(root, 'sea-side'), 'sea-side', false)).toEqual([]);
  });

  test('does not write over what is there', async () => {
    const again = await hollow(['new', 'room', 'boat-house', '--in', 'sea-side', '--root', root]);
    expect(again).toMatchObject({ code: 2 });
    expect(again.err).toContain('boat-house.ts: the file is there already');
  });
});

describe('a haunt that the pack knows by a line', () => {
  const line = (id: string, number: number, traitor?: HauntDef['traitor']): HauntDef =>
    w.haunt({
      id,
      number,
      ...(traitor === undefined ? { kind: 'none' } : { kind: 'traitor', traitor }),
    });
  const mighty = w.most(w.except(w.explorers, w.revealer), w.level(w.it, 'might'));
  const lines = [
    line('the-strong-one', 914, w.revealerThenLeft(mighty)),
    line('the-clever-one', 915, w.playedBy('zoe-ingstrom')),
    line('nobody-turns', 916),
  ];
  const setting = new TemplateHouse([{ ...edition, haunts: [...(edition.haunts ?? []), ...lines] }]);
  const root = scratch();
  const known = (id: string): ReturnType<typeof printedHaunt> =>
    printedHaunt(setting, { root, pack: 'second-edition' }, id);

  beforeAll(() => {
    mkdirSync(join(root, 'content/second-edition'), { recursive: true });
    mkdirSync(join(root, 'text/en/second-edition/haunts'), { recursive: true });
    cpSync(join(PROJECT_ROOT, 'content/second-edition/traitors.ts'), join(root, 'content/second-edition/traitors.ts'));
    writeFileSync(
      join(root, 'content/second-edition/haunts.ts'),
      `export const UNWRITTEN = [
  w.haunt({ id: 'the-strong-one', number: 914, kind: 'traitor', traitor: highest(others, 'might') }),
  w.haunt({
    id: 'the-clever-one',
    number: 915,
    kind: 'traitor',
    traitor: orElse(w.playedBy('zoe-ingstrom'), highest(w.explorers, 'knowledge')),
  }),
  w.haunt({ id: 'nobody-turns', number: 916, kind: 'none' }),
];
`,
    );
    writeFileSync(join(root, 'text/en/second-edition/haunts/the-strong-one.json'), '{ "name": "The Strong One" }');
  });

  test('keeps its name, and who turns', () => {
    const printed = known('the-strong-one');
    expect(printed).toMatchObject({ name: 'The Strong One', traitor: "highest(others, 'might')" });
    const wish = { id: 'the-strong-one', pack: 'second-edition', setting, deck: 'item', number: 914, printed };
    const [content, script] = templates.haunt(wish).map(({ text }) => text);
    expect(content).toContain("import { highest, others } from '../traitors.ts';");
    // Of those who did not reveal it, Father Rhinehardt is weaker than Darrin.
    expect(printed?.turns).toBe('darrin-flash-williams');
    expect(script).toContain('turn: father-rhinehardt }');
  });

  test('is a traitor over several lines, or none', () => {
    expect(known('the-clever-one')).toMatchObject({
      traitor: "orElse(w.playedBy('zoe-ingstrom'), highest(w.explorers, 'knowledge'))",
      own: ['highest', 'orElse'],
    });
    expect(known('nobody-turns')).toBeNull();
  });
});
