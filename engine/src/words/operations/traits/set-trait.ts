import type { G } from '../../../core/context.ts';
import { rowOf } from '../../../core/tables.ts';
import { someTraits, who, word } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import { isAsked } from '../../../define/question.ts';
import type { SomeTraits, Who } from '../../../language/ex.ts';
import type { SetTraitOp } from '../../../language/words.generated.ts';
import { isExplorer, sheetOf, stepOf } from '../../../machine/characters.ts';
import { self } from '../../characters/self.ts';
import { moveClipWord } from './move-clip.ts';

/** The step that a clip is brought to: never down to the start, never up to the lowest. */
function goalOf(g: G, of: number, trait: number, to: SetTraitOp['to']): number {
  const now = stepOf(g, of, trait);
  const { start, tracks } = sheetOf(g, of);
  const track = rowOf(tracks, trait);
  switch (to) {
    case 'start':
      return g.law['traits.heal'](now, rowOf(start, trait), track);
    case 'lowest':
      return Math.min(0, now);
    case 'critical':
      return 0;
    case 'top':
      return track.length - 1;
  }
}

export const setTraitWord = defineOp({
  op: 'setTrait',
  means:
    'Brings clips to the starting value (never down: `start`, that is healing), to the lowest number above the skull, but not up from it (`lowest`) or in any case (`critical`), or to the highest (`top`).',
  example: { who: { x: 'self' }, trait: 'might', to: 'start' },
  fields: { who, trait: someTraits, to: word('start', 'lowest', 'critical', 'top') },
  brings: [
    { topic: 'hurt', on: 'who' },
    { topic: 'healed', on: 'who' },
  ],
  chosen: {
    trait: ({ who: whose, to }, asked) => (isAsked(whose, asked) ? { key: `to-${String(to)}` } : null),
  },
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const brought = a.trait(g);
        x.done();
        for (const each of a.who(g)) {
          if (!isExplorer(g, each)) continue;
          for (const trait of brought) {
            const steps = goalOf(g, each, trait, a.to) - stepOf(g, each, trait);
            if (steps !== 0) moveClipWord.perform(g, each, { trait, steps });
          }
        }
      },
    },
  },
});

/** Back to the starting value, never down. */
export const heal = (t: SomeTraits, whose: Who = self): SetTraitOp => setTrait(whose, t, 'start');
/** To the starting value (never down), or to the lowest number above the skull. */
export const setTrait = (whose: Who, t: SomeTraits, to: SetTraitOp['to']): SetTraitOp => ({
  op: 'setTrait',
  who: whose,
  trait: t,
  to,
});
