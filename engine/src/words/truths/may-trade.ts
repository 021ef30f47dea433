import { defineTruth } from '../../define/expression.ts';
import type { MayTradeEx } from '../../language/words.generated.ts';
import { isTradeFree } from '../../play/trading.ts';

export const mayTradeWord = defineTruth({
  x: 'mayTrade',
  means: 'The trade of this turn has not been made.',
  example: {},
  fields: {},
  holds: () => isTradeFree,
});

export const mayTrade: MayTradeEx = { x: 'mayTrade' };
