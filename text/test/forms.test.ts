import { describe, expect, it } from 'vitest';
import type { Forms, Grammar, Noun, NounKind } from '../src/grammar/grammar.ts';
import { readOwnWords, type Words } from '../src/index.ts';
import { nounOf } from '../src/language/words.ts';
import { must } from './must.ts';
import { SHIPPED } from './packs.ts';

/** The nouns of a pack in a language, by where they stand. */
function nounsIn(words: Words): [place: string, noun: Noun][] {
  const noun = (name: string, forms: Forms, kind: NounKind): Noun => ({ name, forms, kind });
  const things = Object.entries(words.things).flatMap(([kind, all]) =>
    kind === 'haunts' || kind === 'scenarios'
      ? []
      : Object.entries(all ?? {}).map(([id, { name, forms = {} }]): [string, Noun] => [
          `${kind}/${id}`,
          noun(name, forms, kind as NounKind),
        ]),
  );
  const labels = Object.entries(words.haunts ?? {}).flatMap(([haunt, sides]) =>
    Object.values(sides).flatMap((page) =>
      (['monsters', 'pieces'] as const).flatMap((kind) =>
        Object.entries(page[kind] ?? {}).map(([id, label]): [string, Noun] => {
          const { name, forms } = nounOf(label);
          return [`${haunt}/${id}`, noun(name, forms, kind)];
        }),
      ),
    ),
  );
  return [...things, ...labels];
}

/** Where, where to and where from: asked of rooms. */
const PLACED = ['in', 'into', 'to', 'from'];

/** A noun in every form: forms that read alike stand together. */
function allForms({ forms, inflect }: Grammar, noun: Noun): string {
  const said = new Map<string, string[]>();
  for (const form of forms) {
    if (form === 'being' || (noun.kind !== 'rooms' && PLACED.includes(form))) continue;
    const text = inflect(noun, form);
    if (text !== null) said.set(text, [...(said.get(text) ?? []), form]);
  }
  return [...said].map(([text, names]) => `${names.join(' ')}: ${text}`).join(' | ');
}

const spoken = ['de', 'pl'].flatMap((lang) =>
  SHIPPED.map(
    (pack) => [lang, pack.id, nounsIn(readOwnWords(lang, [pack.id])), readOwnWords(lang, []).grammar] as const,
  ),
);

describe.each(spoken)('The nouns of %s, %s', (lang, pack, nouns, own) => {
  const grammar = must(own, 'a grammar module');

  it('read in every form as they were read through', async () => {
    const lines = nouns.map(([place, noun]) => `${place}  ${allForms(grammar, noun)}\n`);
    expect(lines.length).toBeGreaterThan(160);
    await expect(lines.join('')).toMatchFileSnapshot(`__snapshots__/forms.${pack}.${lang}.txt`);
  });

  it('say no word twice in a row', () => {
    const twice = nouns.flatMap(([, noun]) =>
      grammar.forms
        .flatMap((form) => grammar.inflect(noun, form) ?? [])
        .filter((text) => /(^|\s)(\p{L}+)\s+\2(?!\p{L})/u.test(text)),
    );
    expect(twice).toEqual([]);
  });
});
