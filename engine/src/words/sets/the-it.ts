import { defineOne } from '../../define/expression.ts';
import type { Ex } from '../../language/ex.ts';
import type { TheItEx } from '../../language/words.generated.ts';

export const theItWord = defineOne({
  x: 'theIt',
  means: 'The element under test in `where`, `most`, `fewest` and `sum`, and what a `may` rule is asked about.',
  example: {},
  yields: 'any',
  fields: {},
  gives: () => (g) => g.it,
});

/** A character. */
export const it: TheItEx & Ex<'who', 'one'> = { x: 'theIt' };
export const itRoom: TheItEx & Ex<'rooms', 'one'> = { x: 'theIt' };
export const itThing: TheItEx & Ex<'things', 'one'> = { x: 'theIt' };
export const theTrait: TheItEx & Ex<'trait', 'one'> = { x: 'theIt' };
