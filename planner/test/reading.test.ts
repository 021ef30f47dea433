import { expect, test } from 'vitest';
import { endAmong } from '../src/index.ts';

const verbs = (...list: string[]): { readonly verb: string }[] => list.map((verb) => ({ verb }));

test('the end of a turn is found wherever it stands among the options', () => {
  expect(endAmong(verbs('move', 'attack', 'end'))).toBe(2);
  expect(endAmong(verbs('end', 'move', 'drop'))).toBe(0);
});

test('where a turn may not end yet, no option stands for its end', () => {
  expect(endAmong(verbs('move', 'attack'))).toBe(-1);
});
