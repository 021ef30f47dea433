import type { G, OneFn } from '../../../core/context.ts';
import { cardCode, placeOf } from '../../../core/tables.ts';
import type { Raw } from '../../../define/compiler.ts';
import { flag, oneRoom, oneWho, optional, things, word } from '../../../define/field.ts';
import { write } from '../../../define/make.ts';
import { defineOp } from '../../../define/operation.ts';
import { isAsked, type RawQuestion } from '../../../define/question.ts';
import type { OneRoom, OneWho, Things } from '../../../language/ex.ts';
import type { TransferOp } from '../../../language/words.generated.ts';
import { isCard, isToken } from '../../../machine/characters.ts';
import { mayTake } from '../../../play/belongings.ts';
import { BOX, DISCARD, HELD, STACK, UNDER } from '../../../state/state.ts';
import { here } from '../../rooms/here.ts';
import { handWord } from './hand.ts';

interface Goal {
  readonly to: OneFn | null;
  readonly rooms: OneFn | null;
  readonly pile: 'discard' | 'stack' | 'bottom' | 'box' | null;
}

const PILES = { discard: DISCARD, stack: STACK, bottom: UNDER } as const;

/** Where a card or piece goes; -1 where there is no such place. */
function goalOf(g: G, { to, rooms, pile }: Goal, thing: number): number {
  if (to !== null) {
    const who = to(g);
    return who < 0 || !mayTake(g, who, thing) ? -1 : HELD + who;
  }
  if (rooms !== null) return rooms(g);
  if (pile === 'box') return BOX;
  return PILES[pile ?? 'stack'] + cardCode(g, thing).deck;
}

/** Where what is chosen goes. */
function wayOf({ to, rooms, pile, theft }: Raw, asked: unknown): RawQuestion | null {
  if (to !== undefined && isAsked(to, asked)) return { key: theft === true ? 'steal' : 'take' };
  if (to !== undefined) return theft === true ? null : { key: 'give' };
  if (rooms !== undefined) return { key: 'drop' };
  return {
    key: pile === 'discard' ? 'discard' : pile === 'stack' ? 'return' : pile === 'bottom' ? 'bury' : 'set-aside',
  };
}

export const transferWord = defineOp({
  op: 'transfer',
  means:
    'Cards or pieces into somebody’s hands, into a room, or onto a pile: the discards, into the stack, which is shuffled, under it (`bottom`, known to everybody), or out of the game (`box`). `theft`: what the card says of that is carried out; `spends`: this is its one action of the turn, as theft always is unless it is false.',
  example: { things: { x: 'thisCard' }, to: { x: 'self' } },
  quiet: true,
  fields: {
    things,
    to: optional(oneWho),
    rooms: optional(oneRoom),
    pile: optional(word('discard', 'stack', 'bottom', 'box')),
    theft: flag,
    spends: optional(flag),
  },
  brings: [
    { topic: 'card', cards: 'things' },
    { topic: 'made', pieces: 'things', with: 'to' },
    { topic: 'given', pieces: 'things', with: 'to' },
    { topic: 'robbed', on: 'things' },
  ],
  chosen: { things: wayOf, to: () => ({ key: 'give-to' }) },
  registers: {},
  stages: {
    run: {
      run(x) {
        const { g, a } = x;
        const moved = a.things(g).filter((thing) => isCard(g, thing) || (isToken(g, thing) && a.pile === null));
        x.done();
        // Pushed in reverse: the frame on top runs first.
        for (const thing of moved.toReversed()) {
          const to = goalOf(g, a, thing);
          if (to < 0) continue;
          const spends = a.spends ?? a.theft;
          if (spends && (!a.theft || g.law['item.received-this-turn']())) g.s.handled.push(thing);
          // What is there already has only had its action.
          if (spends && !a.theft && placeOf(g, thing) === to) continue;
          handWord.perform(g, g.scope.self, { thing, to, theft: a.theft ? 1 : 0 });
        }
      },
    },
  },
});

/** `spends`: this is the one action of the thing in this turn. */
export const transfer = (moved: Things, to: OneWho, options: { spends?: boolean } = {}): TransferOp =>
  write<TransferOp>({ op: 'transfer', things: moved, to, ...options });
export const drop = (moved: Things, rooms: OneRoom = here, options: { spends?: boolean } = {}): TransferOp =>
  write<TransferOp>({ op: 'transfer', things: moved, rooms, ...options });
export const discard = (moved: Things): TransferOp => ({ op: 'transfer', things: moved, pile: 'discard' });
/** Out of the game. */
export const setAside = (moved: Things): TransferOp => ({ op: 'transfer', things: moved, pile: 'box' });
/** Back into its stack, which is shuffled. */
export const returnToStack = (moved: Things): TransferOp => ({ op: 'transfer', things: moved, pile: 'stack' });
/** Under its stack, where everybody knows it. */
export const bury = (moved: Things): TransferOp => ({ op: 'transfer', things: moved, pile: 'bottom' });
/** An event that stays with the character. */
export const keep: TransferOp = { op: 'transfer', things: { x: 'thisCard' }, to: { x: 'self' } };
/** Taken by force: what the card says of theft is carried out, and it has had its one action of this turn. */
export const steal = (moved: Things, to: OneWho): TransferOp => ({ op: 'transfer', things: moved, to, theft: true });
