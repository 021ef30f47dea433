import type { G } from '../../../core/context.ts';
import { cardCode, deckId } from '../../../core/tables.ts';
import { defineOp } from '../../../define/operation.ts';
import { bit, ownEvent, repetitions, the } from '../../../define/register.ts';
import { roomOf } from '../../../machine/characters.ts';
import { idOf, tell } from '../../../machine/log.ts';
import { happen, happening, NEW_EVENT } from '../../../machine/machine.ts';
import { takeTop } from '../../../play/decks.ts';
import { cite, citing } from '../../../rules/index.ts';
import { HELD, OPEN } from '../../../state/state.ts';
import { instead } from '../rules/_hooks.ts';
import { resolveWord } from './resolve.ts';

/** Turns a card over: everybody sees it, it is new in this turn, and the movement of whoever draws on their own turn is over. */
function turnOver(g: G, who: number, deck: number, card: number): void {
  const { s } = g;
  s.things.place[card] = OPEN;
  s.drawn[deck] = (s.drawn[deck] ?? 0) + 1;
  s.lastDrawn[deck] = card;
  s.lastDrawnIn[deck] = roomOf(g, who);
  s.turn.newCards.push(card);
  if (s.scenario !== undefined && deckId(g, deck) === g.p.edition.omenDeck)
    s.scenario = { at: s.scenario.at, omens: [...s.scenario.omens, card] };
  if (who === s.turn.who) {
    s.turn.drawn[deck] = (s.turn.drawn[deck] ?? 0) + 1;
    if (g.law['move.card-stops']()) s.turn.stopped = true;
  }
  tell(g, 'draw', { who: idOf(g, who), deck: deckId(g, deck), card: cardCode(g, card).id }, true);
}

export const drawCardsWord = defineOp({
  op: 'draw-cards',
  means: 'Somebody draws cards of a deck, one after the other, and carries out each.',
  fields: {},
  registers: {
    deck: the('deck'),
    left: repetitions,
    /** Everybody knows which card it is: nothing stands in place of drawing that. */
    known: bit,
    event: ownEvent('draw'),
  },
  given: ['deck', 'left', 'known'],
  stages: {
    /** Each card is a draw of its own: what stands in place of one leaves the others. */
    announce: {
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        if (r.known === 1) {
          x.to('turnOver');
          return;
        }
        r.event = happen(g, { ...NEW_EVENT, t: 'draw', who, room: roomOf(g, who), n: 1, kind: deckId(g, r.deck) });
        x.to('announced');
        instead(g, 'draw.instead', who, r.event);
      },
    },
    announced: {
      holds: ['event'],
      run(x) {
        const { g, r } = x;
        const replaced = happening(g, r.event).replaced.length > 0;
        x.close('event');
        if (replaced) r.left--;
        x.to(replaced && r.left > 0 ? 'announce' : 'turnOver');
      },
    },
    turnOver: {
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        const card = r.left > 0 ? takeTop(g, r.deck) : -1;
        if (card < 0) {
          if (r.left > 0) cite(g, 'components.scarce');
          if (r.left > 0) tell(g, 'deck-empty', { who: idOf(g, who), deck: deckId(g, r.deck) });
          x.done();
          return;
        }
        r.left--;
        if (r.left > 0) x.to('announce');
        const deck = deckId(g, r.deck);
        turnOver(g, who, r.deck, card);
        if (citing(g, `card.${deck}`)['card.resolved'](deck))
          resolveWord.performIn(g, { self: who, actor: who, owner: HELD + card, ev: -1, vals: {} }, {});
      },
    },
  },
});
