import { type Choice, only } from '../../../core/choice.ts';
import type { G, TruthFn } from '../../../core/context.ts';
import { flag, map, oneWho, ops, or, truth } from '../../../define/field.ts';
import { write } from '../../../define/make.ts';
import { defineOp } from '../../../define/operation.ts';
import { questionField } from '../../../define/question.ts';
import type { OneWho, Truth } from '../../../language/ex.ts';
import type { ChooseOp, Ops } from '../../../language/words.generated.ts';
import { seatOf } from '../../../machine/characters.ts';
import { carrierId, idOf, tell } from '../../../machine/log.ts';
import { push } from '../../../machine/machine.ts';

interface Courses {
  readonly options: readonly (readonly [string, number])[];
  readonly if: readonly (readonly [string, TruthFn])[];
}

/** The courses that are open. */
const coursesOf = (g: G, { options, if: conditions }: Courses): Choice[] =>
  options.flatMap(([key], course): Choice[] =>
    conditions.some(([named, holds]) => named === key && !holds(g)) ? [] : [{ verb: 'choose', course, key }],
  );

export const chooseWord = defineOp({
  op: 'choose',
  means:
    'Somebody takes one of several courses; one that `if` sets a condition to is open only where that holds. The last one left is taken unasked, and where none is left nothing happens. `question` is the key of the sentence that says what is at stake. With `secret`, others are not told which it was.',
  example: { who: { x: 'self' }, options: { stay: [], go: [{ op: 'end', what: 'turn' }] } },
  steers: true,
  fields: { who: oneWho, options: map(ops, 2), if: or(map(truth), {}), question: questionField, secret: flag },
  registers: {},
  stages: {
    ask: {
      run(x) {
        const { g, a } = x;
        if (coursesOf(g, a).length > 0) x.ask('choose', seatOf(g, a.who(g)), a.if.length === 0);
        else x.done();
      },
      options(x, sheet) {
        sheet.open.push(...coursesOf(x.g, x.a));
      },
      take(x, taken) {
        const { g, a } = x;
        const { course, key } = only(taken, 'choose');
        // Where only one course was open nobody has chosen anything.
        if (!a.secret && coursesOf(g, a).length > 1)
          tell(g, 'chose', { who: idOf(g, a.who(g)), key, about: carrierId(g, g.scope.owner) });
        x.done();
        push(g, a.options[course]?.[1] ?? -1);
      },
    },
  },
});

export const choose = (
  who: OneWho,
  options: Readonly<Record<string, Ops>>,
  open: {
    readonly if?: Readonly<Record<string, Truth>>;
    readonly question?: ChooseOp['question'];
    readonly secret?: boolean;
  } = {},
): ChooseOp => write<ChooseOp>({ op: 'choose', who, options, ...open });
