import { traitField } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { TraitRef } from '../../../language/ex.ts';
import type { UseTraitOp } from '../../../language/words.generated.ts';
import { happening } from '../../../machine/machine.ts';
import { traitDice } from '../../../play/dice.ts';

export const useTraitWord = defineOp({
  op: 'useTrait',
  means: 'The trait roll that the offer answers to is made with another trait, and is a roll of that one.',
  example: { trait: 'knowledge' },
  fields: { trait: traitField },
  brings: [{ topic: 'altered' }],
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const trait = a.trait(g);
        x.done();
        if (g.scope.ev < 0 || trait < 0) return;
        const h = happening(g, g.scope.ev);
        const old = g.p.traits.findIndex((id) => h.tags.includes(id));
        if (old < 0) return;
        h.pool += traitDice(g, h.who, trait) - traitDice(g, h.who, old);
        h.tags = h.tags.map((tag) => (tag === g.p.traits[old] ? (g.p.traits[trait] ?? tag) : tag));
      },
    },
  },
});

export const useTrait = (t: TraitRef): UseTraitOp => ({ op: 'useTrait', trait: t });
