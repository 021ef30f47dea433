import { defineNumber } from '../../define/expression.ts';
import { anyOne, optional, variable } from '../../define/field.ts';
import type { AnyOne } from '../../language/ex.ts';
import type { VarEx } from '../../language/words.generated.ts';
import { readVar } from '../../machine/variables.ts';

export const varWord = defineNumber({
  x: 'var',
  means: 'The value of a variable or counter; with `of`, that of a character, a room or a thing.',
  example: { name: 'keys' },
  fields: { name: variable, of: optional(anyOne) },
  value: (a) => (g) => readVar(g, a.name, a.of?.(g)),
});

export const v = (id: string): VarEx => ({ x: 'var', name: id });
/** A variable of a character, room or thing. */
export const vOf = (id: string, of: AnyOne): VarEx => ({ x: 'var', name: id, of });
