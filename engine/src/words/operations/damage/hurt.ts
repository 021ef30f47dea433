import { only } from '../../../core/choice.ts';
import type { G } from '../../../core/context.ts';
import { inScope } from '../../../core/scope.ts';
import { hauntCode, rowOf } from '../../../core/tables.ts';
import { defineOp } from '../../../define/operation.ts';
import { maybeEvent, ownEvent, quantity, the } from '../../../define/register.ts';
import { isCard, isMonster, isVillainNow, monsterOf, seatOf } from '../../../machine/characters.ts';
import { carrierId, idOf, tellAltered, tellDone } from '../../../machine/log.ts';
import { happen, happening, modify, NEW_EVENT } from '../../../machine/machine.ts';
import { offersAt, takeOffer } from '../../../machine/offers.ts';
import { splitsOf } from '../../../play/damage.ts';
import { cite } from '../../../rules/index.ts';
import { HELD, holder } from '../../../state/state.ts';
import { fire, instead } from '../rules/_hooks.ts';
import { moveClipWord } from '../traits/move-clip.ts';
import { beaten } from './_beaten.ts';

/** By one reading the traitor is proof against damage from cards as well. */
const isImmune = (g: G, who: number): boolean =>
  g.scope.owner >= HELD &&
  isCard(g, holder(g.scope.owner)) &&
  isVillainNow(g, who) &&
  g.law['traitor.ignores-card-damage']();

/** Notes in the damage, and in the fight that brought it, how much was taken. */
function noteTaken(g: G, event: number, fight: number): void {
  const h = happening(g, event);
  h.total = h.n;
  if (fight >= 0) happening(g, fight).total = h.n;
}

/** What always holds against damage, or makes it worse, is told where it changes anything. */
function alter(g: G, who: number, event: number): void {
  let { kind, n } = happening(g, event);
  modify(g, 'damage.modify', who, event, (applied) => {
    const now = happening(g, event);
    if (now.n !== n || now.kind !== kind)
      tellAltered(g, applied, who, { kind, n, becomes: now.n, into: now.kind === kind ? '' : now.kind });
    ({ kind, n } = now);
  });
}

/** A monster to which damage does nothing, neither by itself nor by a rule of its haunt. */
function isVain(g: G, who: number, event: number): boolean {
  const monster = monsterOf(g, who);
  if (monster === null) return false;
  const { defeat, defeatIf } = monster;
  const unmoved = defeat === 'ops' && defeatIf !== null && !inScope(g, who, HELD + who, event, defeatIf);
  return (
    (defeat === 'nothing' || unmoved) &&
    !Object.values(hauntCode(g).def.rules ?? {}).some(({ on }) => on === 'damage.after')
  );
}

/** Damage of a known amount. */
export const hurtWord = defineOp({
  op: 'hurt',
  means: 'Somebody suffers damage of a known amount.',
  fields: {},
  needs: { self: true },
  registers: { kind: the('damage-kind'), amount: quantity, fight: maybeEvent('defeat'), event: ownEvent('damage') },
  given: ['kind', 'amount', 'fight'],
  stages: {
    announce: {
      passing: true,
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        const kind = rowOf(Object.keys(g.p.edition.damage), r.kind);
        const n = isImmune(g, who) ? 0 : r.amount;
        r.event = happen(g, {
          ...NEW_EVENT,
          t: 'damage',
          who,
          kind,
          n,
          by: r.fight < 0 ? -1 : happening(g, r.fight).by,
        });
        x.to('avert');
        fire(g, 'damage.before', who, r.event);
      },
    },
    /** Whoever is about to be hurt may use what helps against it. */
    avert: {
      holds: ['event'],
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        if (happening(g, r.event).n <= 0) x.to('over');
        else if (offersAt(g, 'damage.offer', who, r.event, '').length > 0) x.ask('before-damage', seatOf(g, who), true);
        else x.to('reduce');
      },
      options(x, sheet) {
        for (const { rule: offered, owner } of offersAt(x.g, 'damage.offer', x.g.scope.self, x.r.event, ''))
          sheet.open.push({ verb: 'offer', rule: offered.index, owner });
        sheet.open.push({ verb: 'pass' });
      },
      take(x, taken) {
        if (taken.verb === 'pass') x.to('reduce');
        else takeOffer(x.g, only(taken, 'offer'), x.g.scope.self, x.r.event);
      },
    },
    /** After the offers, because one of them may have changed the kind. */
    reduce: {
      holds: ['event'],
      passing: true,
      run(x) {
        const { g, r } = x;
        alter(g, g.scope.self, r.event);
        if (happening(g, r.event).n <= 0) {
          x.to('over');
          return;
        }
        x.to('suffer');
        instead(g, 'damage.instead', g.scope.self, r.event);
      },
    },
    /** A monster is beaten; the player of an explorer decides which traits take the loss. */
    suffer: {
      holds: ['event'],
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        const h = happening(g, r.event);
        if (h.replaced.length > 0) {
          x.to('over');
          return;
        }
        cite(g, 'damage.kinds');
        const { kind, n } = h;
        const vain = isVain(g, who, r.event) ? { vain: true as const } : {};
        const told = { who: idOf(g, who), kind, n, about: carrierId(g, g.scope.owner), ...vain };
        tellDone(g, 'damage', told, { sufferer: who });
        if (!isMonster(g, who)) {
          x.ask('split', g.law['damage.who-splits'](seatOf(g, who)));
          return;
        }
        noteTaken(g, r.event, r.fight);
        x.to('after');
        beaten(g, who, r.event);
      },
      options(x, sheet) {
        for (const losses of splitsOf(x.g, x.r.event)) sheet.open.push({ verb: 'split', losses });
      },
      take(x, taken) {
        const { g, r } = x;
        x.to('after');
        for (const [trait, loss] of only(taken, 'split').losses.toReversed())
          if (loss > 0) moveClipWord.perform(g, g.scope.self, { trait, steps: -loss });
        noteTaken(g, r.event, r.fight);
      },
    },
    after: {
      holds: ['event'],
      run(x) {
        x.to('over');
        fire(x.g, 'damage.after', x.g.scope.self, x.r.event);
      },
    },
    over: {
      holds: ['event'],
      run(x) {
        x.close('event');
        x.done();
      },
    },
  },
});
