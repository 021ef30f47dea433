import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linesOf, pages, WIDTH, wrap } from '../docs/wrap.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const PAGES = pages();

/** How GitHub names a heading in an address. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (path: string): string[] =>
  linesOf(read(path)).flatMap(({ text, prose }) =>
    !prose && /^#+ /.test(text) ? [anchorOf(text.replace(/^#+ /, ''))] : [],
  );

interface Link {
  readonly from: string;
  /** Path from the root; a page of the project, a file or a folder. */
  readonly to: string;
  readonly anchor: string | null;
}

/** The links of a page that lead to somewhere in the project. */
function linksOf(from: string): Link[] {
  const prose = read(from).replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [path = '', anchor = null] = target.split('#');
    const to = path === '' ? from : new URL(path, new URL(from, ROOT)).href.slice(ROOT.href.length);
    return [{ from, to, anchor }];
  });
}

const LINKS = PAGES.flatMap(linksOf);

test('every link leads to a file of the project, and to a heading that is there', () => {
  expect(LINKS.length).toBeGreaterThan(60);
  const dead = LINKS.filter(({ to, anchor }) => {
    if (!existsSync(new URL(to, ROOT))) return true;
    return anchor !== null && !anchorsOf(to).includes(anchor);
  }).map(({ from, to, anchor }) => `${from}: ${to}${anchor === null ? '' : `#${anchor}`}`);
  expect(dead).toEqual([]);
});

test('every test that a page names is there', () => {
  const files = globSync('*/{test,e2e,checks}/**/*.test.ts', { cwd: ROOT }).map((file) => `/${file}`);
  const named = PAGES.flatMap((page) =>
    [...read(page).matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, path = '']) => ({ page, path })),
  );
  expect(named.length).toBeGreaterThan(40);
  // A recipe may have the reader write one.
  const isThere = (page: string, path: string): boolean =>
    files.some((file) => file.endsWith(`/${path}`)) || read(page).includes(`\n\`\`\`ts ${path}\n`);
  expect(named.filter(({ page, path }) => !isThere(page, path))).toEqual([]);
});

test('every page is linked from README or ARCHITECTURE, or from CONTRIBUTING, which both link', () => {
  const doors = ['README.md', 'docs/ARCHITECTURE.md', 'CONTRIBUTING.md'];
  const linked = new Set(LINKS.filter(({ from }) => doors.includes(from)).map(({ to }) => to));
  expect(PAGES.filter((page) => page !== 'README.md' && !linked.has(page))).toEqual([]);
});

test(`no line of prose is longer than ${WIDTH} characters: npm run docs:wrap mends it`, () => {
  const long = PAGES.flatMap((page) =>
    linesOf(read(page)).flatMap(({ text, prose }, i) =>
      (prose || text.startsWith('#')) && [...text].length > WIDTH ? [`${page}:${i + 1}`] : [],
    ),
  );
  expect(long).toEqual([]);
});

test('no blank line cuts a table in two: what comes after it would be no table', () => {
  const cut = PAGES.flatMap((page) => {
    const lines = linesOf(read(page)).map(({ text }) => text);
    return lines.flatMap((text, i) => {
      const opens = text.startsWith('|') && !lines[i - 1]?.startsWith('|');
      return opens && !/^\|[-|: ]+\|$/.test(lines[i + 1] ?? '') ? [`${page}:${i + 1}`] : [];
    });
  });
  expect(cut).toEqual([]);
});

test('wrapping keeps code on one line, begins no list by accident, and leaves tables and code alone', () => {
  const long = `${'word '.repeat(22)}and then \`some code\` - not a list`;
  const page = `${long}\n\n| ${'cell '.repeat(40)}|\n\n\`\`\`\n${'x'.repeat(200)}\n\`\`\`\n\n- ${long}\n`;
  const wrapped = wrap(page).split('\n');
  expect(wrapped.slice(0, 2)).toEqual([`${'word '.repeat(22)}and then`, '`some code` - not a list']);
  expect(wrapped).toContain(`| ${'cell '.repeat(40)}|`);
  expect(wrapped).toContain('x'.repeat(200));
  expect(wrapped.at(-2)).toMatch(/^ {2}\S/);
  expect(wrap(wrapped.join('\n'))).toBe(wrapped.join('\n'));
});

/** The folders that tables of the docs explain, by package: `| folder of `x` | …`. */
function explainedFolders(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const page of PAGES)
    for (const [, name = '', rows = ''] of read(page).matchAll(/^\| folder of `(\w+)` \|.*\n((?:\|.*\n)*)/gm))
      found.set(
        name,
        new Set(
          rows
            .split('\n')
            .flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([\w-]+)\/`/g)].map(([, f = '']) => f)),
        ),
      );
  return found;
}

test('every folder of a package stands in the table that explains them, and no other', () => {
  const explained = explainedFolders();
  expect([...explained.keys()].sort()).toEqual([
    'cli',
    'drawing',
    'engine',
    'planner',
    'server',
    'table',
    'text',
    'web',
  ]);
  for (const [name, folders] of explained) {
    const there = readdirSync(new URL(`${name}/src/`, ROOT), { withFileTypes: true });
    expect([...folders].sort(), name).toEqual(
      there.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort(),
    );
  }
});
