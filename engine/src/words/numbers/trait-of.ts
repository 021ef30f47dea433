import { defineNumber } from '../../define/expression.ts';
import { oneWho, traitField, word } from '../../define/field.ts';
import type { OneWho, TraitRef } from '../../language/ex.ts';
import type { TraitOfEx } from '../../language/words.generated.ts';
import { isExplorer, isMonster, sheetOf, stepOf, traitOf } from '../../machine/characters.ts';

export const traitOfWord = defineNumber({
  x: 'traitOf',
  means:
    'The value of a trait; or its value at the start, its lowest, the step its clip is at, or the step it starts at. A monster has one value and no steps.',
  example: { who: { x: 'self' }, trait: 'might', which: 'now' },
  fields: { who: oneWho, trait: traitField, which: word('now', 'start', 'lowest', 'step', 'startStep') },
  value: (a) => (g) => {
    const [who, t] = [a.who(g), a.trait(g)];
    if (t < 0) return 0;
    if (isMonster(g, who)) return a.which === 'step' || a.which === 'startStep' ? 0 : traitOf(g, who, t);
    if (!isExplorer(g, who)) return 0;
    const { tracks, start } = sheetOf(g, who);
    switch (a.which) {
      case 'start':
        return tracks[t]?.[start[t] ?? 0] ?? 0;
      case 'lowest':
        return tracks[t]?.[0] ?? 0;
      case 'step':
        return stepOf(g, who, t);
      case 'startStep':
        return start[t] ?? 0;
      case 'now':
        return traitOf(g, who, t);
    }
  },
});

export const level = (of: OneWho, t: TraitRef, which: TraitOfEx['which'] = 'now'): TraitOfEx => ({
  x: 'traitOf',
  who: of,
  trait: t,
  which,
});
