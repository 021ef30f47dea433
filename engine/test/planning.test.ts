import { expect, test } from 'vitest';
import { bringsOf, isOfTheMoment } from '../src/compile/planning.ts';
import { OPERATION_WORDS } from '../src/index.ts';
import { OPERATIONS } from '../src/words/operations.generated.ts';

const fieldsOf = (word: string): string[] => Object.keys(OPERATIONS.get(word)?.fields ?? {});

test('what an operation brings about is told by fields that it has', () => {
  const told = OPERATION_WORDS.flatMap((word) => bringsOf(word).map((brings) => ({ word, brings })));
  expect(told.length).toBeGreaterThan(10);
  for (const { word, brings } of told) {
    const { of, pieces, cards, with: also, flag } = brings;
    const named = [of, pieces, cards, also, flag?.[0]].filter((field) => field !== undefined);
    expect(fieldsOf(word), word).toEqual(expect.arrayContaining(named));
  }
});

test('an operation that brings about nothing to ask for, and what is no operation, has no rows', () => {
  expect(bringsOf('say')).toEqual([]);
  expect(bringsOf('constructor')).toEqual([]);
});

test('words for what is happening mean something only at the moment, words for the house always', () => {
  for (const x of ['ev', 'subject', 'theRoom', '$']) expect(isOfTheMoment(x), x).toBe(true);
  for (const x of ['self', 'here', 'pieces', 'constructor']) expect(isOfTheMoment(x), x).toBe(false);
});
