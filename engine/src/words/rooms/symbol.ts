import { house } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { names } from '../../define/field.ts';
import type { SymbolEx } from '../../language/words.generated.ts';

export const symbolWord = defineSet({
  x: 'symbol',
  means: 'Rooms that show one of these symbols.',
  example: { symbols: ['omen'] },
  yields: 'rooms',
  fields: { symbols: names('symbol') },
  among: house,
  holds:
    ({ symbols }) =>
    (g, room) =>
      symbols.includes(g.p.rooms[room]?.deck ?? -1),
});

export const symbol = (...symbols: string[]): SymbolEx => ({ x: 'symbol', symbols });
