import { piecesOfKinds } from '../../define/domain.ts';
import { defineSet } from '../../define/expression.ts';
import { names } from '../../define/field.ts';
import type { TokensOfEx } from '../../language/words.generated.ts';
import { roomOf } from '../../machine/characters.ts';

export const tokensOfWord = defineSet({
  x: 'tokensOf',
  means: 'Tokens of these kinds that lie in rooms.',
  example: { kinds: ['keyhole'] },
  yields: 'things',
  fields: { kinds: names('token') },
  among: ({ kinds }) => piecesOfKinds(kinds),
  holds: () => (g, t) => roomOf(g, t) >= 0,
});

export const tokensOf = (...kinds: string[]): TokensOfEx => ({ x: 'tokensOf', kinds });
