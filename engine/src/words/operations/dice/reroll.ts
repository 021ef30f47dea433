import { throwDice } from '../../../core/chance.ts';
import { only } from '../../../core/choice.ts';
import type { G } from '../../../core/context.ts';
import { binds, word } from '../../../define/field.ts';
import { write } from '../../../define/make.ts';
import { defineOp, type Near } from '../../../define/operation.ts';
import { repetitions } from '../../../define/register.ts';
import type { RerollOp } from '../../../language/words.generated.ts';
import { seatOf } from '../../../machine/characters.ts';
import { idOf, tell } from '../../../machine/log.ts';
import { happening } from '../../../machine/machine.ts';
import { faceKinds, handfuls, offerThrows, spread, sumFaces } from '../../../play/dice.ts';

const registers = { dice: repetitions };

/** How many of the dice on the table show each face. */
const counts = (g: G): number[] =>
  faceKinds(g).map((face) => happening(g, g.scope.ev).faces.filter((one) => one === face).length);

/** The dice that are thrown again where nobody has a choice. */
function withoutAsking(g: G, which: RerollOp['n']): readonly number[] | null {
  if (which === 'all') return counts(g);
  return which === 'blanks' ? counts(g).map((n, i) => (faceKinds(g)[i] === 0 ? n : 0)) : null;
}

function finish(x: Near<typeof registers>, fresh: readonly number[]): void {
  const h = happening(x.g, x.g.scope.ev);
  h.faces = h.faces.concat(fresh);
  x.bind(fresh.filter((face) => face === 0).length);
  tell(x.g, 'rerolled', { who: idOf(x.g, h.who), faces: fresh.slice() }, true);
  x.done();
}

/** Takes these dice off the table, so many of each face, to be thrown again. */
function lift(x: Near<typeof registers>, picked: readonly number[]): void {
  const h = happening(x.g, x.g.scope.ev);
  const kept = h.faces.slice();
  faceKinds(x.g).forEach((face, i) => {
    for (let k = 0; k < (picked[i] ?? 0); k++) kept.splice(kept.indexOf(face), 1);
  });
  h.faces = kept;
  x.r.dice = sumFaces(picked);
}

/** Throws some of the dice of the roll again; the second result counts. */
export const rerollWord = defineOp({
  op: 'reroll',
  means:
    'Throws dice of the roll again: any of them, one, all, or those that show nothing; the second result counts. How many of the new ones show nothing is named.',
  example: { n: 'any' },
  fields: { n: word('any', 'one', 'all', 'blanks'), as: binds('number') },
  needs: { event: 'roll' },
  brings: [{ topic: 'altered' }],
  registers,
  stages: {
    pick: {
      run(x) {
        const h = happening(x.g, x.g.scope.ev);
        const unasked = withoutAsking(x.g, x.a.n);
        if (h.faces.length === 0) x.done();
        else if (unasked === null) x.ask('reroll', seatOf(x.g, h.who), true);
        else {
          lift(x, unasked);
          x.to('throw');
        }
      },
      options(x, sheet) {
        const have = counts(x.g);
        for (const picked of x.a.n === 'one' ? handfuls(1, have, false) : handfuls(sumFaces(have), have, true))
          sheet.open.push({ verb: 'reroll', counts: picked });
      },
      take(x, taken) {
        lift(x, only(taken, 'reroll').counts);
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

export const reroll = (n: RerollOp['n'], named: { readonly as?: string } = {}): RerollOp =>
  write<RerollOp>({ op: 'reroll', n, ...named });
