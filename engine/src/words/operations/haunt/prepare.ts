import type { G } from '../../../core/context.ts';
import { rowOf } from '../../../core/tables.ts';
import { defineOp } from '../../../define/operation.ts';
import type { PrepareOp } from '../../../language/words.generated.ts';
import { explorersOf, isDead, tableOrder } from '../../../machine/characters.ts';
import { tell } from '../../../machine/log.ts';
import { pushScoped, putToAll } from '../../../machine/machine.ts';

/** Who carries out what the heroes' page says of the first steps: the revealer, unless that is the traitor. */
const firstHero = (g: G): number =>
  explorersOf(g).find((x) => x === g.s.revealer && x !== g.s.traitor) ??
  tableOrder(g).find((x) => x !== g.s.traitor && !isDead(g, x)) ??
  g.s.revealer;

export const prepareWord = defineOp({
  op: 'prepare',
  means: 'Both sides read and say that they are ready; then each carries out its first steps.',
  example: {},
  fields: {},
  registers: {},
  stages: {
    read: {
      passing: true,
      run(x) {
        const { g } = x;
        x.to('ready');
        const seats = Array.from({ length: g.s.seats }, (_, seat) => seat);
        if (g.law['haunt-setup.ready']()) putToAll(g, 'ready', seats);
      },
    },
    ready: {
      run(x) {
        const { g } = x;
        const { setup } = rowOf(g.p.haunts, g.s.haunt);
        x.to('begin');
        const steps = [
          ['everyone', g.s.revealer],
          ['traitor', g.s.traitor],
          ['heroes', firstHero(g)],
        ] as const;
        for (const [page, self] of steps.toReversed()) {
          const block = setup[page];
          if (block !== undefined && self >= 0)
            pushScoped(g, block, { self, actor: self, owner: -1, ev: -1, vals: {} });
        }
      },
      options(_x, sheet) {
        sheet.open.push({ verb: 'ready' });
      },
      take() {
        // Every seat has said so; the next run goes on.
      },
    },
    begin: {
      run(x) {
        const { g } = x;
        g.s.underway = true;
        tell(g, 'haunt-begins', { haunt: rowOf(g.p.haunts, g.s.haunt).def.id });
        x.done();
      },
    },
  },
});

export const prepare: PrepareOp = { op: 'prepare' };
