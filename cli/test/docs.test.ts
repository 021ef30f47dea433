import { readFileSync } from 'node:fs';
import { secondEdition } from '@hollow/content';
import { EXPRESSION_WORDS, OPERATION_WORDS } from '@hollow/engine';
import { runScript, SCRIPT_VOCABULARY, type Script } from '@hollow/engine/kit';
import * as mechanics from '@hollow/engine/mechanics';
import * as builders from '@hollow/engine/words';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { madePages, unsaid } from '../../tools/content/pages.ts';

const page = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

describe('the page of the language', () => {
  const text = page('HAUNT-LANGUAGE.md');

  it('is what `npm run docs:pages` makes of the schema and the packs, and so is that of the packs', () => {
    for (const [name, made] of Object.entries(madePages())) expect(page(name)).toBe(made);
  });

  it('says of every word what it means', () => {
    expect(unsaid()).toEqual([]);
  });

  it('names only builders that there are', () => {
    const listed = /## Builders\n([\s\S]*)$/.exec(text)?.[1] ?? '';
    const known: Readonly<Record<string, unknown>> = { ...builders, ...mechanics };
    const named = [...listed.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    expect(
      named.filter(
        (name) => known[name] === undefined && !OPERATION_WORDS.includes(name) && !EXPRESSION_WORDS.includes(name),
      ),
    ).toEqual([]);
  });
});

/** Rows of the table under a heading, as cells; `header` is its first cell. */
function tableOf(text: string, header: string): string[][] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`| ${header} |`));
  const rows = lines.slice(at + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end < 0 ? undefined : end).map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
}

/** The words in code of a cell, each without what follows it. */
const wordsIn = (cell = ''): string[] => [...cell.matchAll(/`([a-zA-Z-]+)[^`]*`/g)].map(([, word = '']) => word);
const firstWords = (text: string, header: string): string[] =>
  tableOf(text, header).flatMap(([cell]) => wordsIn(cell?.replaceAll(/`<[^`]*`|…/g, '')));

describe('the page of the scripts', () => {
  const text = page('SCRIPTS.md');
  const { fields, position, explorers, pieces, steps, questions, expectations, explorerExpectations, sees, events } =
    SCRIPT_VOCABULARY;
  it.each([
    ['field', fields],
    ['field of `position`', position],
    ['field of an explorer', explorers],
    ['field of a piece', pieces],
    ['step', steps],
    ['question', questions],
    ['expectation', expectations],
    ['of an explorer', [...explorerExpectations, 'speed', 'might']],
    ['`sees: { 0: {…} }`', [...sees, 'rooms']],
    ['event', Object.keys(events)],
  ])('says of every “%s” what it is, and of nothing else', (header, known) => {
    expect([...new Set(firstWords(text, header))].sort()).toEqual([...known].sort());
  });

  it('names the fields of every event', () => {
    const said = tableOf(text, 'event').map(([event, , cell]) => [wordsIn(event)[0], wordsIn(cell)]);
    expect(Object.fromEntries(said)).toEqual(events);
  });

  const snippets = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = '']) => parse(yaml) as Script);
  it('holds an example', () => {
    expect(snippets.length).toBeGreaterThan(0);
  });
  it.each(snippets.map((script) => [script.title, script] as const))('runs its example: %s', (_, script) => {
    expect(runScript([secondEdition], script).message).toBe('');
  });
});
