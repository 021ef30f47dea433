import { house } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { hasClearWindow } from '../../house/geometry.ts';
import type { WithWindowEx } from '../../language/words.generated.ts';

export const withWindowWord = defineSet({
  x: 'withWindow',
  means: 'Rooms with a window that looks outside: one that ends at a wall does not count.',
  example: {},
  yields: 'rooms',
  fields: {},
  among: house,
  holds: () => hasClearWindow,
});

export const withWindow: WithWindowEx = { x: 'withWindow' };
