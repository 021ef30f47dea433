import type { G } from '../../../core/context.ts';
import { cardCode, partAt, placeOf, roomId } from '../../../core/tables.ts';
import { defineOp } from '../../../define/operation.ts';
import { bit, maybe, ownEvent, the } from '../../../define/register.ts';
import { isCard, isMonster, isToken, roomOf } from '../../../machine/characters.ts';
import { idOf, tell, tellDone, tokenId } from '../../../machine/log.ts';
import { happen, NEW_EVENT, pushFor } from '../../../machine/machine.ts';
import { addToPile, pileNamed, takeFromPile } from '../../../play/decks.ts';
import { CUSTODY } from '../../../play/traits.ts';
import { HELD, holder, inRoom, isHeld, isUnder, STACK, UNDER } from '../../../state/state.ts';
import { fire } from '../rules/_hooks.ts';

/** Whoever has it; '' where nobody does. */
const holderId = (g: G, place: number): string => (isHeld(place) ? idOf(g, holder(place)) : '');
/** Who has it no longer; -1 for nobody. */
const loserOf = (from: number, to: number): number => (isHeld(from) && from !== to ? holder(from) : -1);
const roomIdAt = (g: G, place: number): string => (inRoom(place) ? roomId(g, place) : '');

/** Puts a thing where it goes: behind a barrier on the side of whoever lays it down. */
function place(g: G, thing: number, to: number): void {
  const { things } = g.s;
  const { self } = g.scope;
  things.place[thing] = to;
  if (inRoom(to)) things.part[thing] = roomOf(g, self) === to ? partAt(g, self) : 0;
}

/** A piece of the haunt changes hands; it has no custody of its own. */
function handPiece(g: G, piece: number, to: number): void {
  const from = placeOf(g, piece);
  place(g, piece, to);
  const told = { token: tokenId(g, piece), from: holderId(g, from), to: holderId(g, to), room: roomIdAt(g, to) };
  tellDone(g, 'piece', told, { sufferer: loserOf(from, to) });
}

/** Nothing is left of a pile of items in a room. */
const isEmptied = (g: G, room: number): boolean =>
  inRoom(room) && !g.s.things.place.some((at, thing) => isCard(g, thing) && at === room);

function moveCard(g: G, card: number, to: number): void {
  const from = placeOf(g, card);
  takeFromPile(g, card);
  place(g, card, isUnder(to) ? to - UNDER + STACK : to);
  if (isEmptied(g, from) && g.law['drop.pile-removed']()) tell(g, 'pile-gone', { room: roomId(g, from) });
  addToPile(g, card, to);
  const where = { from: holderId(g, from), to: holderId(g, to), room: roomIdAt(g, to), pile: pileNamed(to) };
  // What lay in the stack is seen only now.
  const told = { card: cardCode(g, card).id, ...where };
  tellDone(g, 'card', told, { sufferer: loserOf(from, to), reveals: pileNamed(from) === 'stack' });
}

/** What a card says of coming and going, with a note which of the two it is. A monster only carries it. */
function custody(g: G, card: number, who: number, block: number, why: number): void {
  if (!isMonster(g, who) || g.law['item.who']()) pushFor(g, block, who, HELD + card, -1, { $custody: why });
}

/** A card changes its place; what comes and goes with its custody is carried out. */
export const handWord = defineOp({
  op: 'hand',
  means: 'A card or piece goes to another place.',
  fields: {},
  registers: {
    thing: the('belonging'),
    to: the('place'),
    theft: bit,
    /** Who had it, or -1. */
    former: maybe('thing'),
    event: ownEvent('transfer'),
  },
  given: ['thing', 'to', 'theft'],
  fits: (r, stage, { isCard: isOne }) => stage !== 'move' || isOne(r.thing),
  stages: {
    leave: {
      passing: true,
      run(x) {
        const { g, r } = x;
        if (isToken(g, r.thing)) {
          const had = placeOf(g, r.thing);
          r.former = isHeld(had) ? holder(had) : -1;
          handPiece(g, r.thing, r.to);
          if (r.former < 0 && !isHeld(r.to)) x.done();
          else x.to('moved');
          return;
        }
        const from = placeOf(g, r.thing);
        const { lose, stolen } = cardCode(g, r.thing);
        x.to('move');
        if (!isHeld(from)) return;
        r.former = holder(from);
        if (from === r.to) return;
        custody(g, r.thing, r.former, lose, CUSTODY.goes);
        if (r.theft === 1) custody(g, r.thing, r.former, stolen, CUSTODY.none);
      },
    },
    move: {
      holds: ['former'],
      run(x) {
        const { g, r } = x;
        moveCard(g, r.thing, r.to);
        if (r.former >= 0 && isHeld(r.to) && g.law['card.received-is-new']()) g.s.turn.newCards.push(r.thing);
        x.to('moved');
        if (isHeld(r.to)) custody(g, r.thing, holder(r.to), cardCode(g, r.thing).gain, CUSTODY.comes);
      },
    },
    moved: {
      holds: ['former'],
      run(x) {
        const { g, r } = x;
        const who = isHeld(r.to) ? holder(r.to) : r.former;
        r.event = happen(g, { ...NEW_EVENT, t: 'transfer', who, by: r.former, thing: r.thing });
        x.to('over');
        fire(g, 'transfer.after', who, r.event);
      },
    },
    over: {
      holds: ['former', 'event'],
      run(x) {
        x.close('event');
        x.done();
      },
    },
  },
});
