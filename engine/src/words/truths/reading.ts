import { defineTruth } from '../../define/expression.ts';
import { label, list, text } from '../../define/field.ts';
import type { ReadingEx } from '../../language/words.generated.ts';

export const readingWord = defineTruth({
  x: 'reading',
  means: 'The table plays by one of these readings of a switch.',
  example: { name: 'weather', values: ['open'] },
  fields: { name: label('switch'), values: list(text, 1) },
  check: (a, c) => c.names.reading(a.name, a.values),
  holds: (a) => (g) => a.values.includes(g.p.ruleset[a.name] ?? ''),
});

export const reading = (id: string, ...values: string[]): ReadingEx => ({ x: 'reading', name: id, values });
