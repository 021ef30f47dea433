import { defineOne } from '../../define/expression.ts';
import { optional, text } from '../../define/field.ts';
import type { Ex } from '../../language/ex.ts';
import type { TheItEx } from '../../language/words.generated.ts';

export const theItWord = defineOne({
  x: 'theIt',
  means:
    'The element under test in `where`, `most`, `fewest` and `sum`, and what a `may` rule is asked about; `of` a name, the element of the `where` around it that bears that name.',
  example: {},
  yields: 'any',
  fields: { of: optional(text) },
  gives: (a) => {
    const { of } = a;
    return of === null ? (g) => g.it : (g) => g.outer[of] ?? -1;
  },
});

/** A character. */
export const it: TheItEx & Ex<'who', 'one'> = { x: 'theIt' };
export const itRoom: TheItEx & Ex<'rooms', 'one'> = { x: 'theIt' };
export const itThing: TheItEx & Ex<'things', 'one'> = { x: 'theIt' };
export const theTrait: TheItEx & Ex<'trait', 'one'> = { x: 'theIt' };
/** The element of the `where` around this test that bears the name: a character, room or thing. */
export const outer = (name: string): TheItEx & Ex<'who', 'one'> => ({ x: 'theIt', of: name });
export const outerRoom = (name: string): TheItEx & Ex<'rooms', 'one'> => ({ x: 'theIt', of: name });
export const outerThing = (name: string): TheItEx & Ex<'things', 'one'> => ({ x: 'theIt', of: name });
