import { maybeOps, ops, truth } from '../../../define/field.ts';
import { write } from '../../../define/make.ts';
import { defineOp } from '../../../define/operation.ts';
import type { Truth } from '../../../language/ex.ts';
import type { Ops, WhenOp } from '../../../language/words.generated.ts';
import { push } from '../../../machine/machine.ts';

// A property that is spelled out as `then` looks like a promise to the tools.
const then = ops;
const example = (then: readonly object[]): Readonly<Record<string, unknown>> => ({ test: { x: 'hauntOn' }, then });

export const whenWord = defineOp({
  op: 'when',
  means: 'Carries out one list if the condition holds, else the other.',
  example: example([{ op: 'end', what: 'turn' }]),
  quiet: true,
  steers: true,
  fields: { test: truth, then, else: maybeOps },
  registers: {},
  stages: {
    run: {
      run(x) {
        const branch = x.a.test(x.g) ? x.a.then : x.a.else;
        x.done();
        push(x.g, branch);
      },
    },
  },
});

export const when = (test: Truth, then: Ops, otherwise?: Ops): WhenOp =>
  write<WhenOp>({ op: 'when', test, then, else: otherwise });
