import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const wordsOf = (lang: string): string[] =>
  Object.keys(JSON.parse(readFileSync(new URL(`../${lang}/end.json`, import.meta.url), 'utf8')) as object).filter(
    (key) => key.startsWith('story.'),
  );

test.each(['de', 'pl'])(
  'the tale at the end of a game is told in one language from the first sentence to the last: %s',
  (lang) => {
    expect(wordsOf(lang)).toEqual(wordsOf('en'));
  },
);
