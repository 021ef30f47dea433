import type { G } from '../../core/context.ts';
import { defineOne } from '../../define/expression.ts';
import { who } from '../../define/field.ts';
import type { Who } from '../../language/ex.ts';
import type { RevealerThenLeftEx } from '../../language/words.generated.ts';
import { roundFrom } from '../../machine/characters.ts';

const chosen = (g: G, tied: readonly number[]): number =>
  g.law['reveal.tie'](tied, g.s.revealer, roundFrom(g, g.s.revealer)) ?? -1;

export const revealerThenLeftWord = defineOne({
  x: 'revealerThenLeft',
  means: 'Of several the revealer if among them, else the one nearest on the revealer’s left.',
  example: { who: { x: 'explorers' } },
  yields: 'who',
  fields: { who },
  gives: (a) => (g) => chosen(g, a.who(g)),
});

export const revealerThenLeft = (these: Who): RevealerThenLeftEx => ({ x: 'revealerThenLeft', who: these });
