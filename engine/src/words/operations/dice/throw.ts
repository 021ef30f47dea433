import { throwDice } from '../../../core/chance.ts';
import { only, type Sheet } from '../../../core/choice.ts';
import type { G } from '../../../core/context.ts';
import { defineOp, type Near } from '../../../define/operation.ts';
import { bit, seenEvent } from '../../../define/register.ts';
import { behind, hear, knownOf } from '../../../machine/behind.ts';
import { seatOf } from '../../../machine/characters.ts';
import { fold } from '../../../machine/fold.ts';
import { carrierId, idOf, tell, tellReaders } from '../../../machine/log.ts';
import { happening } from '../../../machine/machine.ts';
import { offersAt, takeOffer } from '../../../machine/offers.ts';
import { AT_MOST, faceKinds, needOf, offerThrows, spread, sumFaces, toldTags } from '../../../play/dice.ts';
import type { Happening } from '../../../state/state.ts';

const registers = { event: seenEvent('roll'), told: bit };
type Roll = Near<typeof registers>;

/** Whether a rule has said what the roll comes to: nothing is thrown. */
const isSet = (kind: string): boolean => kind === 'set' || kind === 'final';

/** Dice that lie on the table and do not count yet: some of them may be thrown again. */
function tellThrown(g: G, h: Happening): void {
  const faces = h.faces.slice();
  const what = { tags: toldTags(h), about: carrierId(g, h.cause) };
  tell(g, 'thrown', { who: idOf(g, h.who), faces, total: sumFaces(faces), ...what }, true);
}

function tellRoll(g: G, h: Happening): void {
  const rolled = {
    who: idOf(g, h.who),
    dice: h.pool,
    faces: h.faces.slice(),
    bonus: h.bonus,
    total: h.total,
    tags: toldTags(h),
    about: carrierId(g, h.cause),
    ...(h.tags.includes(AT_MOST) ? { atMost: h.n } : {}),
  };
  const part = behind(g);
  const need = needOf(h);
  if (part === null) {
    tell(g, 'roll', { ...rolled, ...(need > 0 ? { need } : {}) }, true);
    return;
  }
  const known = knownOf(g, part);
  const open = known === 'nothing' ? rolled : { ...rolled, behind: part.key };
  tellReaders(g, 'roll', open, known === 'decides' ? '' : part.page, { behind: part.key, need });
}

/** What may change the roll, and that nothing need. */
function offerChanges({ g, r }: Roll, sheet: Sheet, moment: 'before' | 'after'): void {
  const { who } = happening(g, r.event);
  for (const { rule: offered, owner } of offersAt(g, 'roll.offer', who, r.event, moment))
    sheet.open.push({ verb: 'offer', rule: offered.index, owner });
  sheet.open.push({ verb: 'pass' });
}

/** Dice that somebody at the table types in. */
function offerTyped({ g, r }: Roll, sheet: Sheet): void {
  const h = happening(g, r.event);
  offerThrows(g, h.pool - h.faces.length, sheet);
}

/** The roll itself with its windows: the event carries pool, faces and total. */
export const throwWord = defineOp({
  op: 'throw',
  means: 'Throws the dice of a roll.',
  fields: {},
  registers,
  given: ['event'],
  stages: {
    gather: {
      passing: true,
      run(x) {
        const h = happening(x.g, x.r.event);
        h.pool = fold(x.g, 'pool', h.who, h.pool, x.r.event);
        hear(x.g, h.who);
        x.to('before');
      },
    },
    before: {
      run(x) {
        const { g, r } = x;
        const { who, kind } = happening(g, r.event);
        if (offersAt(g, 'roll.offer', who, r.event, 'before').length > 0 && !isSet(kind))
          x.ask('before-roll', seatOf(g, who), true);
        else x.to('throw');
      },
      options: (x, sheet) => offerChanges(x, sheet, 'before'),
      take(x, taken) {
        if (taken.verb === 'pass') x.to('throw');
        else takeOffer(x.g, only(taken, 'offer'), happening(x.g, x.r.event).who, x.r.event);
      },
    },
    throw: {
      run(x) {
        const { g, r } = x;
        const h = happening(g, r.event);
        h.pool = Math.max(0, g.law['dice.max'](h.pool, fold(g, 'dice', h.who, g.p.edition.maxDice, r.event)));
        if (isSet(h.kind)) x.to('count');
        else if (g.s.dice === 'typed' && h.pool > 0) x.ask('dice', -1, true);
        else {
          h.faces = throwDice(g, h.pool);
          x.to('blanks');
        }
      },
      options: offerTyped,
      take(x, taken) {
        const h = happening(x.g, x.r.event);
        h.faces = h.faces.concat(spread(faceKinds(x.g), only(taken, 'dice').counts));
        x.to('blanks');
      },
    },
    /** Blanks are thrown again, once, where a rule says so. */
    blanks: {
      run(x) {
        const { g, r } = x;
        const h = happening(g, r.event);
        const kept = h.faces.filter((face) => face > 0);
        const blanks = h.faces.length - kept.length;
        if (blanks === 0 || fold(g, 'reroll', h.who, 0, r.event) <= 0) {
          x.to('after');
          return;
        }
        tellThrown(g, h);
        h.faces = kept;
        if (g.s.dice === 'typed') {
          x.ask('dice', -1, true);
          return;
        }
        h.faces = kept.concat(throwDice(g, blanks));
        x.to('after');
      },
      options: offerTyped,
      take(x, taken) {
        const h = happening(x.g, x.r.event);
        h.faces = h.faces.concat(spread(faceKinds(x.g), only(taken, 'dice').counts));
        x.to('after');
      },
    },
    after: {
      holds: ['told'],
      run(x) {
        const { g, r } = x;
        const h = happening(g, r.event);
        h.total = sumFaces(h.faces);
        if (offersAt(g, 'roll.offer', h.who, r.event, 'after').length === 0) {
          x.to('count');
          return;
        }
        // Who may still change the roll has seen it: told once, before the question.
        if (r.told === 0) {
          r.told = 1;
          tellThrown(g, h);
        }
        x.ask('after-roll', seatOf(g, h.who), true);
      },
      options: (x, sheet) => offerChanges(x, sheet, 'after'),
      take(x, taken) {
        if (taken.verb === 'pass') x.to('count');
        else takeOffer(x.g, only(taken, 'offer'), happening(x.g, x.r.event).who, x.r.event);
      },
    },
    count: {
      holds: ['told'],
      passing: true,
      run(x) {
        const { g, r } = x;
        const h = happening(g, r.event);
        if (h.kind === 'final') h.bonus = 0;
        else {
          const shown = h.kind === 'set' ? h.total : g.law['dice.sum'](h.faces);
          h.total = Math.max(0, fold(g, 'total', h.who, shown + h.bonus, r.event));
        }
        tellRoll(g, h);
        x.done();
      },
    },
  },
});
