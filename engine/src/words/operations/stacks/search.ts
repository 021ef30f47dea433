import { only } from '../../../core/choice.ts';
import type { G, NumFn } from '../../../core/context.ts';
import { cardCode, deckId, rowOf } from '../../../core/tables.ts';
import { name, num, oneWho, optional } from '../../../define/field.ts';
import { write } from '../../../define/make.ts';
import { defineOp } from '../../../define/operation.ts';
import type { Num, OneWho } from '../../../language/ex.ts';
import type { SearchOp } from '../../../language/words.generated.ts';
import { seatOf } from '../../../machine/characters.ts';
import { idOf, tellSome } from '../../../machine/log.ts';
import { pileOf, putOnTop, putUnder } from '../../../play/decks.ts';

/** The whole deck, or so many from the top. */
function lookedAt(g: G, { deck, n }: { readonly deck: number; readonly n: NumFn | null }): readonly number[] {
  const pile = pileOf(g, deck);
  return n === null ? pile : pile.slice(Math.max(0, pile.length - n(g)));
}

/** Who looks at the top of a deck knows from then on what lies there. */
function showTop(g: G, looking: { readonly deck: number; readonly n: NumFn | null }, who: number, seat: number): void {
  const top = lookedAt(g, looking).toReversed();
  for (const thing of top) g.s.known[thing] = rowOf(g.s.known, thing) | (1 << seat);
  tellSome(g, 'looked', { who: idOf(g, who), stack: deckId(g, looking.deck), n: top.length }, [seat], {
    top: top.map((thing) => cardCode(g, thing).id),
  });
}

export const searchWord = defineOp({
  op: 'search',
  means:
    'Somebody looks a deck through and puts one card on top; the rest is shuffled. With `n`, only so many from the top are looked at, and those that are not chosen go under the deck.',
  example: { who: { x: 'self' }, deck: 'item' },
  fields: { who: oneWho, deck: name('deck'), n: optional(num) },
  brings: [{ topic: 'looked' }],
  registers: {},
  stages: {
    choose: {
      run(x) {
        const { g, a } = x;
        const seat = seatOf(g, a.who(g));
        if (a.n !== null) showTop(g, a, a.who(g), seat);
        if (pileOf(g, a.deck).length === 0) x.done();
        else x.ask('search', seat, true);
      },
      options({ g, a }, sheet) {
        for (const thing of lookedAt(g, a).toSorted((one, other) => one - other))
          sheet.open.push({ verb: 'thing', thing });
      },
      take(x, taken) {
        const { g, a } = x;
        const who = a.who(g);
        const seat = seatOf(g, who);
        const card = only(taken, 'thing').thing;
        if (a.n === null) putOnTop(g, a.deck, card);
        else for (const other of lookedAt(g, a)) if (other !== card) putUnder(g, other, 1 << seat);
        g.s.known[card] = 1 << seat;
        tellSome(g, 'searched', { who: idOf(g, who), deck: deckId(g, a.deck) }, [seat], {
          card: cardCode(g, card).id,
        });
        x.done();
      },
    },
  },
});

/** Looks through a deck, puts one card on top, shuffles the rest; or looks at `n` from the top and puts the others under the deck. */
export const search = (who: OneWho, deck: string, n?: Num): SearchOp => write<SearchOp>({ op: 'search', who, deck, n });
