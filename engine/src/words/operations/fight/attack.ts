import { binds, flag, maybeOps, name, names, num, oneWho, optional, or } from '../../../define/field.ts';
import { write } from '../../../define/make.ts';
import { defineOp } from '../../../define/operation.ts';
import { isAsked } from '../../../define/question.ts';
import { ownEvent } from '../../../define/register.ts';
import type { Num, OneWho } from '../../../language/ex.ts';
import type { AttackOp, Ops } from '../../../language/words.generated.ts';
import { isCharacter } from '../../../machine/characters.ts';
import { happen, happening, NEW_EVENT } from '../../../machine/machine.ts';
import { startFight } from './fight.ts';

export const attackWord = defineOp({
  op: 'attack',
  means:
    'An attack: means, cost, two rolls, and one outcome by their difference, which is damage, theft, or what `win` and `lose` say. With `dice` and `rolledBy`, a thing without a body attacks.',
  example: { on: { x: 'self' }, dice: 4, trait: 'might', as: 'hurt' },
  fields: {
    on: oneWho,
    by: optional(oneWho),
    dice: or(num, 0),
    trait: optional(name('trait')),
    traits: or(names('trait'), []),
    rolledBy: optional(oneWho),
    own: flag,
    win: maybeOps,
    lose: maybeOps,
    as: binds('number'),
  },
  brings: [{ topic: 'hurt', on: 'on' }],
  chosen: { on: ({ by }, asked) => (isAsked(by, asked) ? { key: 'attack' } : null) },
  registers: { told: ownEvent('attack') },
  stages: {
    begin: {
      passing: true,
      run(x) {
        const { g, a, r } = x;
        const target = a.on(g);
        const attacker = a.by?.(g) ?? -1;
        if (!isCharacter(g, target) || (a.by !== null && attacker < 0)) {
          x.bind(0);
          x.done();
          return;
        }
        r.told = happen(g, { ...NEW_EVENT, t: 'attack', who: target, by: attacker });
        x.to('fought');
        startFight(g, {
          attacker,
          target,
          trait: a.trait ?? -1,
          traits: a.traits,
          dice: a.dice(g),
          roller: a.rolledBy?.(g) ?? attacker,
          own: a.own ? 1 : 0,
          win: a.win,
          lose: a.lose,
          told: r.told,
        });
      },
    },
    fought: {
      holds: ['told'],
      run(x) {
        x.bind(happening(x.g, x.r.told).total);
        x.close('told');
        x.done();
      },
    },
  },
});

export interface AttackOptions {
  readonly on: OneWho;
  /** A thing without a body: this many dice of the trait, rolled by a neighbour. It cannot be hurt. */
  readonly dice?: Num;
  readonly trait?: string;
  /** The attacker chooses one of these. */
  readonly traits?: readonly string[];
  readonly rolledBy?: OneWho;
  readonly by?: OneWho;
  /** An attack of one's own will: its means must reach the target. An attack that an effect commands reaches it anyway. */
  readonly own?: boolean;
  /** Named 1 if the target took damage, else 0. */
  readonly as?: string;
  /** What winning and losing do in place of damage; `subject` is who has lost. */
  readonly win?: Ops;
  readonly lose?: Ops;
}
export const attack = (options: AttackOptions): AttackOp => write<AttackOp>({ op: 'attack', ...options });
