import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPlain, parse } from '../src/language/icu.ts';
import { unpackMessage } from '../src/language/packed.ts';
import { readSentence } from '../src/language/sentence.ts';

const ROOT = new URL('..', import.meta.url).pathname;

/** What authors write as whole sentences among the words of a thing or a haunt: they are said as they stand, by a page that has no parser. */
const SECTIONS = ['questions', 'told', 'says'];

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

const written = globSync('*/*-edition/**/*.json', { cwd: ROOT }).flatMap((file) => {
  const words = JSON.parse(readFileSync(`${ROOT}/${file}`, 'utf8')) as Readonly<Record<string, unknown>>;
  return SECTIONS.flatMap((section) => stringsIn(words[section]));
});

describe('A sentence that an author wrote', () => {
  it('is read without a parser as a parser would read it', () => {
    const sentences = written.filter((sentence) => !isPlain(sentence));
    expect(sentences.length).toBeGreaterThan(20);
    for (const sentence of sentences) expect(unpackMessage(readSentence(sentence)), sentence).toEqual(parse(sentence));
  });

  it.each([
    'Where does {of_the} go?',
    '{n, plural, =0 {Nothing is} one {1 room is} other {# rooms are}} left for {who}.',
    '{side, select, traitor {You} other {{n, plural, one {# hero} other {# heroes}}}} may go.',
  ])('may have arguments, plurals and selections: %s', (sentence) => {
    expect(unpackMessage(readSentence(sentence))).toEqual(parse(sentence));
  });

  it.each(['An open { brace', 'Nothing to {', '{n, number}'])(
    'stops nobody where it is written wrongly: %s',
    (sentence) => {
      expect(readSentence(sentence)).toEqual([sentence]);
    },
  );
});
