import type { G } from '../../../core/context.ts';
import { placeOf, roomCode, rowOf } from '../../../core/tables.ts';
import { defineOp } from '../../../define/operation.ts';
import { bit, ownEvent, quantity, the } from '../../../define/register.ts';
import { isExplorer, roomOf } from '../../../machine/characters.ts';
import { happen, happening, NEW_EVENT } from '../../../machine/machine.ts';
import { mayTake } from '../../../play/belongings.ts';
import { HELD } from '../../../state/state.ts';
import { drawCardsWord } from '../cards/draw-cards.ts';
import { handWord } from '../cards/hand.ts';
import { fire } from '../rules/_hooks.ts';

/** Companions whose explorer has died in the room: the next to enter takes them along. */
function takeCompanions(g: G, who: number, room: number): void {
  if (g.s.haunt < 0 || !isExplorer(g, who) || !g.law['companion.joins']()) return;
  if (!g.law['death.companion']()) return;
  for (const card of g.p.companions)
    if (placeOf(g, card) === room && mayTake(g, who, card)) handWord.perform(g, who, { thing: card, to: HELD + who });
}

const readsFirst = (g: G): boolean => !g.law['discover.card-before-text']();

/** The text of a room works on every entry, not only on discovery. */
function readText(g: G, who: number, ev: number): void {
  if (happening(g, ev).kind === 'discovered' || g.law['discover.text-each-entry']()) fire(g, 'enter.after', who, ev);
}

/** What follows on coming into a room. */
export const arriveWord = defineOp({
  op: 'arrive',
  means: 'Somebody comes into a room.',
  fields: {},
  needs: { self: true },
  registers: {
    room: the('room'),
    /** 1 if it has just been discovered. */
    found: bit,
    /** By what kind of way one has come: its number in the program, from 1; 0 for none that has a name. */
    by: quantity,
    /** 1 if its symbol asks for a card. */
    symbols: bit,
    event: ownEvent('enter'),
  },
  given: ['room', 'found', 'by', 'symbols'],
  stages: {
    enter: {
      passing: true,
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        const kind = r.found === 1 ? 'discovered' : r.by === 0 ? '' : rowOf(g.p.wayKinds, r.by - 1);
        r.event = happen(g, { ...NEW_EVENT, t: 'enter', who, room: r.room, kind });
        x.to('draw');
        takeCompanions(g, who, r.room);
        if (readsFirst(g)) readText(g, who, r.event);
      },
    },
    draw: {
      holds: ['event'],
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        const { turn } = g.s;
        const { deck, draws: left } = roomCode(g, r.room);
        const draws = r.found === 1 ? g.law['discover.symbol']() : g.law['discover.symbol-once']();
        x.to('read');
        if (deck >= 0 && r.symbols === 1 && draws && isExplorer(g, who)) drawCardsWord.perform(g, who, { deck, left });
        else if (r.found === 1 && who === turn.who) turn.stopped = g.law['move.plain-room-continues'](turn.stopped);
      },
    },
    read: {
      holds: ['event'],
      run(x) {
        const { g, r } = x;
        const who = g.scope.self;
        x.to('over');
        if (!readsFirst(g) && roomOf(g, who) === r.room) readText(g, who, r.event);
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
