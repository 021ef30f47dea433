import { type Fields, flag, name, num, ops, rooms, text, things, traitRef, who, word } from './shape.ts';

/** Every operation that content can name, with its fields. The result of each may be named by `as`. */
export const OPERATIONS: Readonly<Record<string, Fields>> = {
  // dice, traits, fights
  contest: { a: who, b: who, trait: traitRef, 'against?': traitRef, 'extra?': num, as: text },

  // places and the house

  // cards and tokens
  draw: { deck: name('deck'), n: num, who, 'card?': things },
  transfer: {
    things,
    'to?': who,
    'rooms?': rooms,
    'pile?': word('discard', 'stack', 'box'),
    'theft?': flag,
    'spends?': flag,
  },
  look: { who, stack: name('stack'), n: num, 'reorder?': flag },
  search: { who, deck: name('deck') },
  pick: { of: things, as: text },
  shuffle: { stack: name('stack') },
  spawn: { kind: name('token'), rooms, 'bound?': rooms },
  accompany: { kind: name('token'), who },

  // the course of the game
  round: { do: ops },
  turn: { who },

  // haunts
};
