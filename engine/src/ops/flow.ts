import type { OpTable } from '../define/op-table.ts';
import { law } from '../machine/law.ts';
import { done, push } from '../machine/machine.ts';

export const FLOW: OpTable = {
  /** What a clause of the ledger asks of a card or a room: left out when that clause is switched off. */
  clause: (raw, c) => {
    const id = String(raw.id);
    const body = c.block(raw.do, 'do');
    return {
      run(g, f) {
        const holds = law(g, id);
        done(f);
        if (holds) push(g, body);
      },
    };
  },
};
