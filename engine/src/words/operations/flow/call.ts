import { givesNumbers, givesThings, proc } from '../../../define/field.ts';
import { write } from '../../../define/make.ts';
import { defineOp } from '../../../define/operation.ts';
import type { AnyOne, Num } from '../../../language/ex.ts';
import type { CallOp } from '../../../language/words.generated.ts';
import { push, pushScoped } from '../../../machine/machine.ts';

export const callWord = defineOp({
  op: 'call',
  means:
    'Carries out a procedure of the haunt, or else of the edition. What it is given under a name (`with` one thing, `numbers`) it finds there as a result; then what it names itself is known to it alone.',
  example: { proc: 'haunt-roll' },
  fields: { proc, with: givesThings, numbers: givesNumbers },
  brings: [{ topic: 'proc', of: 'proc' }],
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const block = g.p.haunts[g.s.haunt]?.procs[a.proc] ?? g.p.procs[a.proc] ?? -1;
        const given = [...a.with, ...a.numbers].map(([name, value]) => [name, value(g)] as const);
        x.done();
        if (given.length === 0) push(g, block);
        else pushScoped(g, block, { ...g.scope, vals: { ...g.scope.vals, ...Object.fromEntries(given) } });
      },
    },
  },
});

export interface CallOptions {
  /** One character, room, thing or trait under each name. */
  readonly with?: Readonly<Record<string, AnyOne>>;
  readonly numbers?: Readonly<Record<string, Num>>;
}
export const call = (name: string, given: CallOptions = {}): CallOp =>
  write<CallOp>({ op: 'call', proc: name, ...given });
