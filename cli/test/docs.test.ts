import { readFileSync } from 'node:fs';
import { secondEdition } from '@hollow/content';
import { EXPRESSION_WORDS, OPERATION_WORDS } from '@hollow/engine';
import { runScript, type Script } from '@hollow/engine/kit';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const page = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

describe('the page of the language', () => {
  const text = page('HAUNT-LANGUAGE.md');
  it.each([...OPERATION_WORDS, ...EXPRESSION_WORDS])('names %s', (word) => {
    expect(text).toContain(`\`${word}\``);
  });
});

describe('the page of the scripts', () => {
  const snippets = [...page('SCRIPTS.md').matchAll(/```yaml\n([\s\S]*?)```/g)].map(
    (match) => parse(match[1]) as Script,
  );
  it('holds an example', () => {
    expect(snippets.length).toBeGreaterThan(0);
  });
  it.each(snippets.map((script) => [script.title, script] as const))('runs its example: %s', (_, script) => {
    expect(runScript([secondEdition], script).message).toBe('');
  });
});
