import { throwDice } from '../../../core/chance.ts';
import { only } from '../../../core/choice.ts';
import type { G } from '../../../core/context.ts';
import { word } from '../../../define/field.ts';
import { defineOp, type Near } from '../../../define/operation.ts';
import { type Registers, repetitions } from '../../../define/register.ts';
import type { RerollOp } from '../../../language/words.generated.ts';
import { seatOf } from '../../../machine/characters.ts';
import { idOf, tell } from '../../../machine/log.ts';
import { happening } from '../../../machine/machine.ts';
import { faceKinds, handfuls, offerThrows, spread, sumFaces } from '../../../play/dice.ts';

/** How many of the dice on the table show each face. */
const counts = (g: G): number[] =>
  faceKinds(g).map((face) => happening(g, g.scope.ev).faces.filter((one) => one === face).length);

function finish(x: Near<Registers>, fresh: readonly number[]): void {
  const h = happening(x.g, x.g.scope.ev);
  h.faces = h.faces.concat(fresh);
  tell(x.g, 'rerolled', { who: idOf(x.g, h.who), faces: fresh.slice() }, true);
  x.done();
}

/** Throws some of the dice of the roll again; the second result counts. */
export const rerollWord = defineOp({
  op: 'reroll',
  means: 'Throws dice of the roll again, any of them or one; the second result counts.',
  example: { n: 'any' },
  fields: { n: word('any', 'one') },
  needs: { event: 'roll' },
  brings: [{ topic: 'altered' }],
  registers: { dice: repetitions },
  stages: {
    pick: {
      run(x) {
        const h = happening(x.g, x.g.scope.ev);
        if (h.faces.length === 0) x.done();
        else x.ask('reroll', seatOf(x.g, h.who), true);
      },
      options(x, sheet) {
        const have = counts(x.g);
        for (const picked of x.a.n === 'one' ? handfuls(1, have, false) : handfuls(sumFaces(have), have, true))
          sheet.open.push({ verb: 'reroll', counts: picked });
      },
      take(x, taken) {
        const h = happening(x.g, x.g.scope.ev);
        const { counts: picked } = only(taken, 'reroll');
        const kept = h.faces.slice();
        faceKinds(x.g).forEach((face, i) => {
          for (let k = 0; k < (picked[i] ?? 0); k++) kept.splice(kept.indexOf(face), 1);
        });
        h.faces = kept;
        x.r.dice = sumFaces(picked);
        x.to('throw');
      },
    },
    throw: {
      holds: ['dice'],
      run(x) {
        if (x.r.dice === 0) finish(x, []);
        else if (x.g.s.dice === 'typed') x.ask('dice', -1, true);
        else finish(x, throwDice(x.g, x.r.dice));
      },
      options: (x, sheet) => offerThrows(x.g, x.r.dice, sheet),
      take: (x, taken) => finish(x, spread(faceKinds(x.g), only(taken, 'dice').counts)),
    },
  },
});

export const reroll = (n: RerollOp['n']): RerollOp => ({ op: 'reroll', n });
