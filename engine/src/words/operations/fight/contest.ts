import type { G } from '../../../core/context.ts';
import { traitId } from '../../../core/tables.ts';
import { mustBind, num, oneWho, optional, traitField } from '../../../define/field.ts';
import { write } from '../../../define/make.ts';
import { defineOp, type Near } from '../../../define/operation.ts';
import { isAsked } from '../../../define/question.ts';
import { ownEvent, quantity } from '../../../define/register.ts';
import type { Num, OneWho, TraitRef } from '../../../language/ex.ts';
import type { ContestOp } from '../../../language/words.generated.ts';
import { isCharacter, traitOf } from '../../../machine/characters.ts';
import { happen, happening, NEW_EVENT } from '../../../machine/machine.ts';
import { throwWord } from '../dice/throw.ts';

const registers = { roll: ownEvent('roll'), first: quantity };

const diceOf = (g: G, who: number, of: number): number => (isCharacter(g, who) ? Math.max(0, traitOf(g, who, of)) : 0);

function startRoll({ g, r }: Near<typeof registers>, who: number, rolled: number, extra: number): void {
  const pool = diceOf(g, who, rolled) + extra;
  r.roll = happen(g, { ...NEW_EVENT, t: 'roll', who, by: g.scope.actor, pool, tags: ['contest', traitId(g, rolled)] });
  throwWord.perform(g, who, { event: r.roll });
}

export const contestWord = defineOp({
  op: 'contest',
  means: 'Two roll against each other without an attack; how much more `a` has than `b` is named.',
  example: { a: { x: 'self' }, b: { x: 'traitor' }, trait: 'might', as: 'margin' },
  fields: {
    a: oneWho,
    b: oneWho,
    trait: traitField,
    against: optional(traitField),
    extra: optional(num),
    as: mustBind('number'),
  },
  chosen: { trait: ({ a }, asked) => (isAsked(a, asked) ? { key: 'roll-with' } : null) },
  registers,
  stages: {
    rollFirst: {
      passing: true,
      run(x) {
        const { g, a } = x;
        x.to('rollSecond');
        startRoll(x, a.a(g), a.trait(g), a.extra?.(g) ?? 0);
      },
    },
    rollSecond: {
      holds: ['roll'],
      run(x) {
        const { g, a, r } = x;
        r.first = happening(g, r.roll).total;
        x.close('roll');
        x.to('compare');
        startRoll(x, a.b(g), (a.against ?? a.trait)(g), 0);
      },
    },
    compare: {
      holds: ['roll', 'first'],
      run(x) {
        const { g, r } = x;
        const margin = r.first - happening(g, r.roll).total;
        x.close('roll');
        x.bind(margin);
        x.done();
      },
    },
  },
});

export interface ContestOptions {
  readonly a: OneWho;
  readonly b: OneWho;
  readonly trait: TraitRef;
  readonly against?: TraitRef;
  readonly extra?: Num;
  readonly as: string;
}
/** Opposed rolls; `as` is how much more `a` has than `b`. */
export const contest = (options: ContestOptions): ContestOp => write<ContestOp>({ op: 'contest', ...options });
