import { existsSync, globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
/** So many exported names may be declared in more than one place: most are a word of the language and the function that works it out. */
const MOST = 20;

const PACKAGES = 'engine,text,bots,planner,protocol,table,drawing,server,web,cli,tools';
/** Sources without tests, without what only tests and benchmarks of the page use, and without the declarations of others. */
const sources = globSync(`{${PACKAGES}}/**/*.{ts,tsx,mjs}`, { cwd: ROOT }).filter(
  (file) => !/node_modules|[/\\](dist|test|e2e)[/\\]|^web[/\\]bench[/\\]|\.test\.tsx?$|\.d\.ts$/.test(file),
);

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) &&
  !(ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);

/** Names that the file itself declares and exports; what it passes on from another file is declared there. */
function exportsOf(file: string): Set<string> {
  const source = ts.createSourceFile(file, readFileSync(new URL(file, ROOT), 'utf8'), ts.ScriptTarget.Latest, true);
  const names = source.statements.filter(isExported).flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement);
    return isNamed && statement.name !== undefined ? [statement.name.text] : [];
  });
  return new Set(names);
}

const places = new Map<string, string[]>();
for (const file of sources) for (const name of exportsOf(file)) places.set(name, [...(places.get(name) ?? []), file]);

test('hardly any exported name is declared in two places: a name means one thing', () => {
  expect(places.size).toBeGreaterThan(2000);
  const written = [...places].map(([name, files]) => ({
    name,
    files: files.filter((file) => !file.includes('.generated.')),
  }));
  const twice = written
    .filter(({ files }) => files.length > 1)
    .map(({ name, files }) => `${name}: ${files.join(', ')}`);
  expect(twice.length, twice.join('\n')).toBeLessThanOrEqual(MOST);
});

describe('the glossary', () => {
  const rows = readFileSync(new URL('docs/GLOSSARY.md', ROOT), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| **'))
    .map((line) => line.split(' | '));

  test('gives every word one meaning', () => {
    const words = rows.flatMap((cells) => [...cells.join(' | ').matchAll(/\*\*([^*]+)\*\*/g)].map(([, word]) => word));
    expect(words.length).toBeGreaterThan(40);
    expect(words.length).toBe(new Set(words).size);
  });

  test('says where the code has each word', () => {
    const missing = rows.flatMap(([word = '', , where = '']) => {
      const named = [...where.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
      const lost = named.filter((name) => (name.includes('/') ? !existsSync(new URL(name, ROOT)) : !places.has(name)));
      return named.length === 0 ? [`${word}: nowhere`] : lost.map((name) => `${word}: ${name}`);
    });
    expect(missing).toEqual([]);
  });
});
