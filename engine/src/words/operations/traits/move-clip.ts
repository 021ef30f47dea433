import type { G } from '../../../core/context.ts';
import { rowOf, traitId } from '../../../core/tables.ts';
import { defineOp } from '../../../define/operation.ts';
import { ownEvent, quantity, the, upTo } from '../../../define/register.ts';
import { setStep, sheetOf, stepOf, traitOf } from '../../../machine/characters.ts';
import { carrierId, idOf, tell, tellDone } from '../../../machine/log.ts';
import { happen, happening, modify, NEW_EVENT } from '../../../machine/machine.ts';
import { CUSTODY, canDie, lowestStep } from '../../../play/traits.ts';
import { HELD, holder } from '../../../state/state.ts';
import { dieWord } from '../death/die.ts';
import { fire, instead } from '../rules/_hooks.ts';

/** Steps the clip really moves, with what a held card could not give written down. */
function stepsTaken(g: G, who: number, trait: number, wanted: number, custody: number): number {
  const now = stepOf(g, who, trait);
  const top = rowOf(sheetOf(g, who).tracks, trait).length - 1;
  const card = g.scope.owner >= HELD ? holder(g.scope.owner) : -1;
  const key = `${card}.${trait}`;
  let steps = wanted;
  if (custody === CUSTODY.goes && steps < 0) {
    steps = Math.min(0, steps + g.law['traits.item-overflow'](g.s.overflow[key] ?? 0));
    delete g.s.overflow[key];
  }
  let to = now + steps;
  if (to > top) {
    if (custody === CUSTODY.comes) g.s.overflow[key] = to - top;
    to = g.law['traits.maximum'](top, now);
  }
  return Math.max(to, Math.min(now, lowestStep(g))) - now;
}

/** Where the clip comes to stand: places of the row are counted, not the numbers on it, which may stand there twice. */
function landing(g: G, who: number, trait: number, by: number): number {
  const step = stepOf(g, who, trait);
  const row = rowOf(sheetOf(g, who).tracks, trait);
  const to = g.law['traits.steps'](step, by, row);
  return g.law['traits.duplicates'](to, step, row);
}

const onSkull = (g: G, step: number): boolean =>
  canDie(g) && step < 0 && g.law['traits.skull'](step) && g.law['death.when']();

/** Whether the clip moves as a share of damage, perhaps one of several. */
function isShare({ p: { core }, s: { frames } }: G): boolean {
  const below = frames.findLast(({ b }) => b !== core['move-clip']);
  return below !== undefined && below.b === core.hurt;
}

/** The clip of a trait moves so many steps, up or down. */
export const moveClipWord = defineOp({
  op: 'move-clip',
  means: 'Moves the clip of a trait.',
  fields: {},
  needs: { self: true },
  registers: { trait: the('trait'), steps: quantity, custody: upTo(2), event: ownEvent('shift') },
  given: ['trait', 'steps', 'custody'],
  stages: {
    announce: {
      passing: true,
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        const kind = r.steps > 0 ? 'gain' : 'loss';
        r.event = happen(g, { ...NEW_EVENT, t: 'shift', who, n: r.steps, kind, thing: r.trait });
        modify(g, 'shift.modify', who, r.event);
        x.to('move');
        instead(g, 'shift.instead', who, r.event);
      },
    },
    move: {
      holds: ['event'],
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        const h = happening(g, r.event);
        x.to('over');
        if (h.replaced.length > 0) return;
        const by = stepsTaken(g, who, r.trait, h.n, r.custody);
        const from = traitOf(g, who, r.trait);
        setStep(g, who, r.trait, landing(g, who, r.trait, by));
        const told = {
          who: idOf(g, who),
          trait: traitId(g, r.trait),
          wanted: r.steps,
          steps: by,
          from,
          to: traitOf(g, who, r.trait),
          about: carrierId(g, g.scope.owner),
        };
        // Of damage it was told already what has done it.
        if (isShare(g)) tell(g, 'trait', told);
        else tellDone(g, 'trait', told, { sufferer: by < 0 ? who : -1 });
        h.n = by;
        fire(g, 'shift.after', who, r.event);
        // Pushed last, so that it comes first: a clip on the skull is death.
        if (onSkull(g, stepOf(g, who, r.trait))) dieWord.perform(g, who, {});
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
