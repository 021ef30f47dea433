import { num, ops, optional, or, truth } from '../../../define/field.ts';
import { write } from '../../../define/make.ts';
import { defineOp } from '../../../define/operation.ts';
import { repetitions } from '../../../define/register.ts';
import type { Num, Truth } from '../../../language/ex.ts';
import type { Ops, RepeatOp } from '../../../language/words.generated.ts';
import { push } from '../../../machine/machine.ts';
import type { Frame } from '../../../state/state.ts';

/** What repeats itself for ever is a mistake of the author. */
const MOST = 99;
/** More than so many are left only of what goes on while something holds. */
const COUNTED = MOST / 2;

export const repeatWord = defineOp({
  op: 'repeat',
  means:
    'Carries out the list a number of times; with `while`, only as long as the condition holds, which is looked at before each time (99 times at most where no number is said).',
  example: { times: 2, do: [{ op: 'end', what: 'turn' }] },
  fields: { times: or(num, MOST), while: optional(truth), do: ops },
  registers: { left: repetitions },
  stages: {
    count: {
      passing: true,
      run(x) {
        x.r.left = x.a.times(x.g);
        x.to('again');
      },
    },
    again: {
      holds: ['left'],
      run(x) {
        if (x.r.left <= 0 || x.a.while?.(x.g) === false) {
          x.done();
          return;
        }
        x.r.left--;
        push(x.g, x.a.do);
      },
    },
  },
});

/** How often its list is still to be carried out after this time; 0 where nobody has counted. */
export function timesLeft(f: Frame): number {
  const { left } = repeatWord.read(f);
  return repeatWord.stageOf(f) === 'again' && left < COUNTED ? left : 0;
}

export const repeat = (n: Num, body: Ops, as: { readonly while?: Truth } = {}): RepeatOp =>
  write<RepeatOp>({ op: 'repeat', times: n, ...as, do: body });
/** As long as the condition holds. */
export const repeatWhile = (test: Truth, body: Ops): RepeatOp => ({ op: 'repeat', while: test, do: body });
