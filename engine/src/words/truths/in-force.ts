import { defineTruth } from '../../define/expression.ts';
import { label } from '../../define/field.ts';
import type { InForceEx } from '../../language/words.generated.ts';
import { law } from '../../machine/law.ts';

export const inForceWord = defineTruth({
  x: 'inForce',
  means: 'A clause of the ledger holds; false only where a proof has switched it off.',
  example: { id: '2e.dice.max' },
  fields: { id: label('clause') },
  holds: (a) => (g) => law(g, a.id),
});

export const inForce = (id: string): InForceEx => ({ x: 'inForce', id });
