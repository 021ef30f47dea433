import { explorerDomain as everyExplorer } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import type { EveryoneEx } from '../../language/words.generated.ts';

export const everyoneWord = defineSet({
  x: 'everyone',
  means: 'Every explorer of the game, the dead included.',
  example: {},
  yields: 'who',
  bySide: true,
  fields: {},
  among: everyExplorer,
  holds: () => () => true,
});

export const everyone: EveryoneEx = { x: 'everyone' };
