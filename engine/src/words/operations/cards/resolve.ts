import type { CardCode, G } from '../../../core/context.ts';
import { cardCode, deckId, placeOf } from '../../../core/tables.ts';
import { defineOp } from '../../../define/operation.ts';
import { ownEvent } from '../../../define/register.ts';
import { bears } from '../../../language/tags.ts';
import { isVillainNow, roomOf, seatOf } from '../../../machine/characters.ts';
import { idOf, tell } from '../../../machine/log.ts';
import { happen, NEW_EVENT, pushFor } from '../../../machine/machine.ts';
import { discardSpent } from '../../../play/decks.ts';
import { HELD, holder, OPEN } from '../../../state/state.ts';
import { fire } from '../rules/_hooks.ts';
import { handWord } from './hand.ts';

/** The card that the scope belongs to. */
const ownCard = (g: G): number => holder(g.scope.owner);

/** The traitor reads an event, or another card that says so, and may decline it before anything is rolled. */
const mayDecline = (g: G, code: CardCode): boolean =>
  isVillainNow(g, g.scope.self) && (!code.kept || bears(code.tags, 'may-be-declined')) && g.law['traitor.events']();

/** Carries out the card that the scope belongs to. */
export const resolveWord = defineOp({
  op: 'resolve',
  means: 'Carries out a card that has been drawn.',
  fields: {},
  needs: { card: true },
  registers: { event: ownEvent('draw') },
  stages: {
    keep: {
      passing: true,
      run(x) {
        const { g } = x;
        const who = g.scope.self;
        const card = ownCard(g);
        x.to('read');
        if (cardCode(g, card).kept) handWord.perform(g, who, { thing: card, to: HELD + who });
      },
    },
    read: {
      run(x) {
        const { g } = x;
        if (!mayDecline(g, cardCode(g, ownCard(g)))) x.to('carryOut');
        else if (g.law['traitor.events-decision']()) x.ask('accept-card', seatOf(g, g.scope.self), true);
        else x.to('putAway');
      },
      options(x, sheet) {
        const card = ownCard(x.g);
        sheet.open.push({ verb: 'accept', card }, { verb: 'decline', card });
      },
      take(x, taken) {
        const { g } = x;
        if (taken.verb === 'accept') {
          x.to('carryOut');
          return;
        }
        x.to('putAway');
        tell(g, 'declined', { who: idOf(g, g.scope.self), card: cardCode(g, ownCard(g)).id });
      },
    },
    carryOut: {
      passing: true,
      run(x) {
        const { g } = x;
        x.to('putAway');
        pushFor(g, cardCode(g, ownCard(g)).draw, g.scope.self, g.scope.owner);
      },
    },
    /** What nobody has taken into the hand is spent. */
    putAway: {
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        const card = ownCard(g);
        if (placeOf(g, card) === OPEN) discardSpent(g, card);
        const kind = deckId(g, cardCode(g, card).deck);
        r.event = happen(g, { ...NEW_EVENT, t: 'draw', who, thing: card, kind, room: roomOf(g, who) });
        x.to('over');
        fire(g, 'draw.after', who, r.event);
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
