import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { loadText } from '@hollow/text';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BUDGET, firstChunks, firstLoads, packed, partChunks } from '../build/size.ts';
import { comesLater } from '../build/words.ts';

const EDITIONS = ['second-edition', 'third-edition'];
const textOf = (edition: string): URL => new URL(`../../text/en/${edition}/`, import.meta.url);
const out = mkdtempSync(join(tmpdir(), 'hollow-web-'));
let shipped = '';
/** Names and texts of all files of script, style and page. */
let files: readonly (readonly [name: string, text: string])[] = [];
let loads: ReturnType<typeof firstLoads> = [];
let modules: readonly string[] = [];
let chunks: readonly Rolldown.OutputChunk[] = [];

/** Shorter ones may also be a phrase of the renderer. */
const SENTENCE = 40;

/** Every sentence of a file of words: what a player would read. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return value.length > SENTENCE ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentences) : [];
}

/** As it is, or as it stands inside a string of JSON inside a string of script. */
const formsOf = (line: string): string[] => [
  line,
  JSON.stringify(line).slice(1, -1),
  JSON.stringify(JSON.stringify(line)).slice(3, -3),
];

const isShipped = (line: string): boolean => formsOf(line).some((form) => shipped.includes(form));

/** The modules of words or definitions that hold a line. */
const holders = (line: string): string[] =>
  chunks
    .filter(({ code }) => formsOf(line).some((form) => code.includes(form)))
    .flatMap((chunk) => Object.keys(chunk.modules));

const pages = EDITIONS.flatMap((edition) =>
  readdirSync(new URL('haunts/', textOf(edition)), { recursive: true, encoding: 'utf8' })
    .filter((name) => /[\\/].*\.json$/.test(name))
    .map((name) => `${edition}/haunts/${name}`),
);

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));

/** The modules that are fetched as soon as a question shows them. */
const QUESTIONS = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .flatMap((name) =>
    [
      ...readFileSync(join(SOURCE, name), 'utf8').matchAll(
        /\b(?:withQuestion|answering)\(\(\) => import\('([^']+)'\)/g,
      ),
    ].map(([, path = '']) => relative(SOURCE, join(SOURCE, dirname(name), path)).replaceAll('\\', '/')),
  )
  .filter((part, i, all) => all.indexOf(part) === i);

beforeAll(async () => {
  // Else the packages are built as for a test.
  vi.stubEnv('NODE_ENV', 'production');
  const built = (await build({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    build: { outDir: out, emptyOutDir: true },
  })) as Rolldown.RolldownOutput;
  vi.unstubAllEnvs();
  chunks = built.output.filter((file) => file.type === 'chunk');
  loads = firstLoads(chunks);
  modules = chunks.flatMap((chunk) => Object.keys(chunk.modules));
  files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|html|json)$/.test(name))
    .map((name) => [name, readFileSync(join(out, name), 'utf8')]);
  shipped = files.map(([, text]) => text).join('\n');
});

afterAll(() => rmSync(out, { recursive: true, force: true }));

test('carries no words that only the terminal says', () => {
  const text = loadText('en', []);
  expect(shipped).toContain(text.t('play.no-rules'));
  expect(shipped).not.toContain(text.t('terminal.barred-none'));
});

test('a first visit loads no more script than it may', () => {
  expect(loads.map(([visit]) => visit)).toEqual(['the front door', 'a seat at a table']);
  for (const [visit, kB] of loads) {
    // A page alone is more than this: less would mean that it was not found.
    expect(kB, visit).toBeGreaterThan(100);
    expect(kB, visit).toBeLessThan(BUDGET);
  }
});

/** The keys that these say. */
const saidIn = (some: readonly Rolldown.OutputChunk[]): ReadonlySet<string> => {
  const code = some
    .filter(({ facadeModuleId }) => facadeModuleId?.includes('virtual:words/') !== true)
    .map((chunk) => chunk.code)
    .join('\n');
  return new Set([...code.matchAll(/["'`]([a-z]+\.[a-z0-9.-]*)/g)].map(([, key = '']) => key));
};

test('a first visit says no word that comes later', () => {
  const said = saidIn(firstChunks(chunks));
  expect(said).toContain('lobby.away');
  expect([...said].filter(comesLater)).toEqual([]);
});

test.each(QUESTIONS)('%s, which a question may need, comes with the first load and its words', (part) => {
  const needed = partChunks(chunks, part);
  expect(needed.flatMap(({ moduleIds }) => moduleIds)).toContainEqual(expect.stringContaining(part));
  expect(packed(needed)).toBeLessThan(BUDGET);
  expect([...saidIn(needed)].filter(comesLater)).toEqual([]);
});

test('the front door is drawn into its page from the keys of its words, and into no other', () => {
  const { t } = loadText('en', ['second-edition']);
  const door = readFileSync(join(out, 'index.html'), 'utf8');
  for (const words of [t('web.title'), t('door.play-now'), t('door.open-table'), t('door.learn')])
    expect(door).toContain(`>${words}<`);
  expect(readFileSync(join(out, 'page.html'), 'utf8')).toContain('<div id="app"></div>');
});

test('beside what packs well lie packed copies of it', () => {
  const script = readdirSync(join(out, 'assets')).find((name) => /^page-.*\.js$/.test(name)) ?? '';
  const plain = readFileSync(join(out, 'assets', script));
  expect(brotliDecompressSync(readFileSync(join(out, 'assets', `${script}.br`)))).toEqual(plain);
  expect(gunzipSync(readFileSync(join(out, 'assets', `${script}.gz`)))).toEqual(plain);
});

test('a face is shipped once, in the form that every browser reads', () => {
  const shippedFaces = readdirSync(join(out, 'assets')).filter((name) => /\.(woff2?|ttf|otf)$/.test(name));
  expect(shippedFaces.length).toBeGreaterThan(20);
  expect(shippedFaces.filter((name) => !name.endsWith('.woff2'))).toEqual([]);
});

test('words of rooms and cards come with the game: only the lesson brings its own along', () => {
  for (const file of ['rooms/library', 'events/creepy-crawlies', 'omens/girl']) {
    const words = new URL(`${file}.json`, textOf('second-edition'));
    const { flavour } = JSON.parse(readFileSync(words, 'utf8')) as { readonly flavour: string };
    expect(holders(flavour).filter((name) => !/lesson/.test(name))).toEqual([]);
    expect(holders(flavour)).not.toEqual([]);
  }
});

test('definitions of rooms and cards come with the game: only the lesson brings its own along', () => {
  const operation = /\\?"op\\?":\\?"/;
  const holding = files.filter(([, text]) => operation.test(text)).map(([name]) => name);
  expect(holding).toEqual(EDITIONS.map(() => expect.stringMatching(/edition.*\.js$/)));
});

test('no code of the engine reaches the browser but who has won, how packs amend others, and how a word is sealed', () => {
  const engine = modules.filter((id) => id.includes('/engine/src/')).map((id) => id.replace(/^.*\/engine\/src\//, ''));
  expect(modules.length).toBeGreaterThan(300);
  expect(engine.sort()).toEqual(['contract/winners.ts', 'language/amend.ts', 'random/sha256.ts']);
});

test('there are pages of haunts to look for', () => {
  expect(pages.length).toBeGreaterThan(40);
});

test.each(pages)('the client holds no sentence of %s', (page) => {
  const lines = sentences(JSON.parse(readFileSync(new URL(page, textOf('.')), 'utf8')));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => isShipped(line))).toEqual([]);
});

test('the client holds the rules of no haunt', () => {
  const ids = EDITIONS.flatMap((edition) => readdirSync(new URL(`../../content/${edition}/haunts/`, import.meta.url)))
    .filter((name) => name.endsWith('.ts') && name.includes('-'))
    .map((name) => name.slice(0, -'.ts'.length));
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter((id) => shipped.includes(id))).toEqual([]);
});
