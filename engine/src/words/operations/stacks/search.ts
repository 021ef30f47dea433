import { only } from '../../../core/choice.ts';
import { cardCode, deckId } from '../../../core/tables.ts';
import { name, oneWho } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { OneWho } from '../../../language/ex.ts';
import type { SearchOp } from '../../../language/words.generated.ts';
import { seatOf } from '../../../machine/characters.ts';
import { idOf, tellSome } from '../../../machine/log.ts';
import { pileOf, putOnTop } from '../../../play/decks.ts';

export const searchWord = defineOp({
  op: 'search',
  means: 'Somebody looks a deck through and puts one card on top; the rest is shuffled.',
  example: { who: { x: 'self' }, deck: 'item' },
  fields: { who: oneWho, deck: name('deck') },
  brings: [{ topic: 'looked' }],
  registers: {},
  stages: {
    choose: {
      run(x) {
        const { g, a } = x;
        if (pileOf(g, a.deck).length === 0) x.done();
        else x.ask('search', seatOf(g, a.who(g)), true);
      },
      options({ g, a }, sheet) {
        for (const thing of pileOf(g, a.deck).toSorted((one, other) => one - other))
          sheet.open.push({ verb: 'thing', thing });
      },
      take(x, taken) {
        const { g, a } = x;
        const who = a.who(g);
        const seat = seatOf(g, who);
        const card = only(taken, 'thing').thing;
        putOnTop(g, a.deck, card);
        g.s.known[card] = 1 << seat;
        tellSome(g, 'searched', { who: idOf(g, who), deck: deckId(g, a.deck) }, [seat], {
          card: cardCode(g, card).id,
        });
        x.done();
      },
    },
  },
});

/** Looks through a deck, puts one card on top, shuffles the rest. */
export const search = (who: OneWho, deck: string): SearchOp => ({ op: 'search', who, deck });
