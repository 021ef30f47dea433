import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, writtenSince } from '../recipes/copy.ts';
import { type Ran, readRecipe, runCommand, writeBlock } from '../recipes/recipe.ts';
import { STATIC_CHECKS } from '../static-checks.mjs';

/** Each recipe is followed to the letter in a copy of the project; then the copy has to be as ready as the project itself. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FULL = process.env.HOLLOW_TEST === 'full';
/** In the order in which a newcomer may meet them; what one of them makes is there for the next. */
const RECIPES = ['add-a-card', 'add-a-haunt', 'add-a-word', 'add-a-language', 'add-a-pack'];
/** Tests that a new thing touches: words, pages of the docs, the language, names, imports. */
const TOUCHED = [
  'cli/test/docs.test.ts',
  'text/test/keys.test.ts',
  'text/test/messages.test.ts',
  'text/test/written.test.ts',
  'tools/checks/content-imports.test.ts',
  'tools/checks/docs.test.ts',
  'tools/checks/haunt-length.test.ts',
  'tools/checks/language.test.ts',
];
/** Of the whole project, not of what is new: in the short run they come once, when all recipes have been followed. */
const WHOLE = /^npm (test$|run (types|layers|dead-code|lint|format|build)$)/;
/** Checks that only the full run makes of the copy: no recipe writes into `web`, each uses what it exports, and what content may import is among the tests below. */
const FULL_ONLY: readonly string[] = ['types of web', 'layers', 'dead code'];
/** Tests that a recipe names: in the short run they too come once, with those that are touched. */
const TESTS = /^npx --no-install vitest run ((?:\S+\.test\.ts ?)+)$/;
/** The copy follows no recipes itself. */
const FOLLOWED = { HOLLOW_RECIPES: 'followed' };

let root = '';
let copied = 0;
const named = new Set(TOUCHED);

const plainly = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('npm warn'))
    .join('\n');

/** Folders of packs that recipes have made: every server offers them. */
const FOLDERS = ['my-cards', 'my-pack'];

/** A server is asked for its packs when it has said where it is, and ended; a game in the terminal is left again. */
async function follow(command: string): Promise<Ran> {
  if (/\bserve\b/.test(command)) {
    const look = async (address: string): Promise<string> => await (await fetch(`${address}api/packs?lang=en`)).text();
    const ran = await runCommand(root, `${command} --port 0`, { until: /https?:\/\/\S+/, look });
    const files = [...command.matchAll(/([\w-]+)\.json/g)].map(([, pack = '']) => pack);
    for (const pack of [...FOLDERS, ...files]) expect(ran.output).toContain(`"id":"${pack}"`);
    return ran;
  }
  return await runCommand(root, command, { typed: 'q\n', env: FOLLOWED });
}

/** What npx would start, without asking it again in each line of a page where it has found it once. */
const withoutAsking = (command: string): string =>
  command.replace(/^npx --no-install hollow\b/, `"${process.execPath}" cli/bin/hollow.mjs`);

/** Whether the short run puts the command off to the end. */
function isLater(command: string): boolean {
  const tests = TESTS.exec(command)?.[1];
  if (tests !== undefined) for (const file of tests.split(' ')) named.add(file);
  return tests === undefined ? WHOLE.test(command) : !FULL;
}

async function followRecipe(name: string): Promise<void> {
  const page = readFileSync(join(ROOT, 'docs/recipes', `${name}.md`), 'utf8');
  let asked = false;
  for (const step of readRecipe(page)) {
    if (step.kind === 'writing') writeBlock(root, step);
    else if (!isLater(step.command)) {
      const { code, output } = await follow(asked && !FULL ? withoutAsking(step.command) : step.command);
      asked ||= step.command.startsWith('npx');
      const at = `docs/recipes/${name}.md:${step.line}: ${step.command}`;
      expect(code, `${at}\n${plainly(output)}`).toBe(0);
      expect(output, at).not.toMatch(/\bundefined\b|\bto none\b|the none\b/);
    }
  }
}

describe.skipIf(process.env.HOLLOW_RECIPES === 'followed')('a newcomer who does what the recipes say', () => {
  beforeAll(() => {
    root = copyProject();
    copied = Date.now();
  });
  afterAll(() => {
    rmSync(dirname(root), { recursive: true, force: true });
  });

  test.each(RECIPES)('can do all of %s', async (name) => {
    await followRecipe(name);
  });

  test('has every file in the right format, once it was formatted', async () => {
    // What nobody has touched is looked at in the project itself.
    const files = FULL ? '' : writtenSince(root, copied).join(' ');
    const check = 'node node_modules/@biomejs/biome/bin/biome check --write --error-on-warnings';
    const { code, output } = await runCommand(root, `${check} --files-ignore-unknown=true ${files}`);
    expect(code, plainly(output)).toBe(0);
  });

  // None of these writes anything: they share the time.
  const [, ...checks] = STATIC_CHECKS.filter(({ name }) => FULL || !FULL_ONLY.includes(name));
  test.concurrent.each(checks)('has nothing to mend: $name', async ({ args }) => {
    const { code, output } = await runCommand(root, ['node', ...args].join(' '));
    expect(code, plainly(output)).toBe(0);
  });

  test.concurrent('has nothing to put right in any pack', async () => {
    const { code, output } = await runCommand(root, 'npx --no-install hollow content lint');
    expect(code, plainly(output)).toBe(0);
  });

  test.concurrent('passes the tests that the new things touch', async () => {
    const command = `npx --no-install vitest run --maxWorkers=1 ${[...named].join(' ')}`;
    const { code, output } = await runCommand(root, command, { env: FOLLOWED });
    expect(code, plainly(output)).toBe(0);
  });

  test('is told of a slip with file and line', async () => {
    const file = join(root, 'content/my-cards/items/glass-eye.ts');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace("w.trait('knowledge')", "w.trait(nowledge, 'knowledge')"));
    const { code, output } = await runCommand(root, 'npx --no-install hollow content lint');
    writeFileSync(file, text);
    expect(code).toBe(2);
    expect(output).toContain('content/my-cards/items/glass-eye.ts:8: nowledge is not defined');
  });

  test.runIf(FULL)('passes the whole of npm test', async () => {
    const { code, output } = await runCommand(root, 'npm test', { env: FOLLOWED });
    expect(code, plainly(output)).toBe(0);
  });
});

describe('a recipe', () => {
  const block = (info: string, body: string): string => `\`\`\`${info}\n${body}\n\`\`\`\n`;

  test('is read as commands and files, in its order', () => {
    const page = `Do:\n\n${block('sh', 'npm run x   # why\n# not this')}\nIn \`a/b.ts\`:\n\n${block('ts a/b.ts', 'x;')}`;
    expect(readRecipe(page)).toEqual([
      { kind: 'command', line: 4, command: 'npm run x' },
      { kind: 'writing', line: 10, file: 'a/b.ts', place: null, text: 'x;' },
    ]);
  });

  test('names the file of a block where a reader sees it', () => {
    expect(() => readRecipe(`Somewhere:\n\n${block('ts a/b.ts', 'x;')}`)).toThrow('does not name the file “a/b.ts”');
  });
});
