import { readFileSync } from 'node:fs';
import { secondEdition } from '@hollow/content';
import { EXPRESSION_WORDS, OPERATION_WORDS } from '@hollow/engine';
import { runScript, type Script } from '@hollow/engine/kit';
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

  it('counts the haunts that lack a word', () => {
    const lacking = new Set(
      [...text.slice(text.indexOf('| missing word')).matchAll(/\b(?:ww|3e)-(?:\d+|star)/g)].flat(),
    );
    const [, sayable, rest] = /three sets[\s\S]*?\s(\d+)\s+can\s+be\s+said[\s\S]*?\s(\d+)\s+need/.exec(text) ?? [];
    expect([Number(sayable), Number(rest)]).toEqual([151 - lacking.size, lacking.size]);
  });

  it('names only builders that there are', () => {
    const listed = /## Builders\n([\s\S]*?)\n## /.exec(text)?.[1] ?? '';
    const known: Readonly<Record<string, unknown>> = { ...builders, ...mechanics };
    const named = [...listed.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    expect(
      named.filter(
        (name) => known[name] === undefined && !OPERATION_WORDS.includes(name) && !EXPRESSION_WORDS.includes(name),
      ),
    ).toEqual([]);
  });
});

describe('the page of the scripts', () => {
  const snippets = [...page('SCRIPTS.md').matchAll(/```yaml\n([\s\S]*?)```/g)].map(
    ([, yaml = '']) => parse(yaml) as Script,
  );
  it('holds an example', () => {
    expect(snippets.length).toBeGreaterThan(0);
  });
  it.each(snippets.map((script) => [script.title, script] as const))('runs its example: %s', (_, script) => {
    expect(runScript([secondEdition], script).message).toBe('');
  });
});
