import type { G } from '../../../core/context.ts';
import { flagsOf } from '../../../core/tables.ts';
import { flag, or, who } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import { condition } from '../../../define/special-field.ts';
import type { Who } from '../../../language/ex.ts';
import type { MarkOp } from '../../../language/words.generated.ts';
import { isMonster, monsterOf } from '../../../machine/characters.ts';
import { idOf, tell } from '../../../machine/log.ts';
import { stunMonster } from '../../../play/death.ts';
import { STUNNED } from '../../../state/state.ts';

/** Whatever else being beaten does to a monster, it can be stunned by what says so. */
function cannotBeStunned(g: G, whom: number): boolean {
  const defeat = monsterOf(g, whom)?.defeat ?? 'stun';
  return defeat !== 'stun' && !g.law['monster.stun-beside']();
}

export const markWord = defineOp({
  op: 'mark',
  means:
    'Sets or lifts a condition that the haunt declares; `stunned` belongs to the rules and is always known: a monster that is stunned while it acts does nothing more.',
  example: { who: { x: 'self' }, status: 'stunned' },
  quiet: true,
  fields: { who, status: condition, on: or(flag, true) },
  brings: [
    { topic: 'set', of: 'status', flag: ['on', true], on: 'who' },
    { topic: 'lifted', of: 'status', flag: ['on', false], on: 'who' },
  ],
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const { id, bit } = a.status;
        for (const each of a.who(g)) {
          const flags = flagsOf(g, each);
          if (((flags & bit) !== 0) === a.on) continue;
          if (bit === STUNNED && a.on && cannotBeStunned(g, each)) continue;
          if (bit === STUNNED && a.on && isMonster(g, each)) stunMonster(g, each);
          else g.s.things.flags[each] = a.on ? flags | bit : flags & ~bit;
          tell(g, 'marked', { who: idOf(g, each), status: id, on: a.on });
        }
        x.done();
      },
    },
  },
});

export const mark = (whom: Who, status: string, on = true): MarkOp => ({ op: 'mark', who: whom, status, on });
export const stun = (whom: Who): MarkOp => ({ op: 'mark', who: whom, status: 'stunned' });
