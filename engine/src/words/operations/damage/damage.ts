import type { G } from '../../../core/context.ts';
import { eitherForm, num, oneOf, who } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import { indexInto, listOf, ownEvent } from '../../../define/register.ts';
import { damageKind } from '../../../define/special-field.ts';
import type { Num, Who } from '../../../language/ex.ts';
import type { DamageOp } from '../../../language/words.generated.ts';
import { isCharacter, isDead } from '../../../machine/characters.ts';
import { happen, happening, NEW_EVENT } from '../../../machine/machine.ts';
import { originTags } from '../../../play/dice.ts';
import { self } from '../../characters/self.ts';
import { throwWord } from '../dice/throw.ts';
import { hurtWord } from './hurt.ts';

const isDice = (written: unknown): boolean => typeof written === 'object' && written !== null && 'dice' in written;

/** Damage is given in dice, or in points that a table reads as dice. */
const isRolled = (g: G, dice: boolean): boolean => (dice || !g.law['damage.points']()) && g.law['damage.dice']();

export const damageWord = defineOp({
  op: 'damage',
  means:
    'Characters suffer damage, fixed or rolled for each of them in dice; it may be changed on the way, and whoever suffers it splits it.',
  example: { kind: 'physical', n: { dice: 1 }, who: { x: 'self' } },
  fields: { kind: damageKind, n: eitherForm((written) => !isDice(written), num, oneOf({ dice: num })), who },
  brings: [{ topic: 'hurt', on: 'who' }],
  chosen: { who: () => ({ key: 'hurt' }) },
  registers: { victims: listOf('character'), next: indexInto('victims'), event: ownEvent('roll') },
  fits: (r, stage) => stage !== 'rolled' || r.next < r.victims.length,
  stages: {
    gather: {
      passing: true,
      run(x) {
        x.r.victims = x.a.who(x.g).filter((each) => isCharacter(x.g, each) && !isDead(x.g, each));
        x.to('next');
      },
    },
    next: {
      holds: ['victims', 'next'],
      run(x) {
        const { g, a, r } = x;
        const victim = r.victims[r.next];
        if (victim === undefined) {
          x.done();
          return;
        }
        const amount = (a.n.first ?? a.n.second?.dice)?.(g) ?? 0;
        if (!isRolled(g, a.n.second !== null)) {
          r.next++;
          hurtWord.perform(g, victim, { kind: a.kind, amount });
          return;
        }
        const tags = [...originTags(g), 'damage'];
        r.event = happen(g, { ...NEW_EVENT, t: 'roll', who: victim, by: g.scope.actor, pool: amount, tags });
        x.to('rolled');
        throwWord.perform(g, victim, { event: r.event });
      },
    },
    rolled: {
      holds: ['victims', 'next', 'event'],
      run(x) {
        const { g, a, r } = x;
        const { who: victim, total } = happening(g, r.event);
        x.close('event');
        r.next++;
        x.to('next');
        hurtWord.perform(g, victim, { kind: a.kind, amount: total });
      },
    },
  },
});

export const damage = (kind: string, n: Num | { readonly dice: Num }, whom: Who = self): DamageOp => ({
  op: 'damage',
  kind,
  n,
  who: whom,
});
