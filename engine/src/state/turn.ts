/** What can be done with things that are carried; each once a turn. */
export const ITEM_ACTIONS = ['give', 'drop', 'pick-up', 'trade', 'loot'] as const;
export type ItemAction = (typeof ITEM_ACTIONS)[number];

/** Something that was offered to somebody, who would not have it. */
export interface Declined {
  readonly thing: number;
  readonly to: number;
}

/** The turn of a character, and what has been done in it. */
export interface Turn {
  who: number;
  n: number;
  spent: number;
  /** No more movement this turn. */
  stopped: boolean;
  moved: boolean;
  over: boolean;
  noAttack: boolean;
  startMoves: number;
  /** Attacks made this turn. */
  attacks: number;
  /** Cards drawn this turn, by deck. */
  drawn: number[];
  /** Cards drawn this turn, but for those that have had the use that was still free. */
  newCards: number[];
  itemActions: ItemAction[];
  /** Gifts that were declined this turn: they are not offered again. */
  declined: Declined[];
  /** Where corpses are looted: those that something was taken from this turn, and those who have died in it. */
  looted?: readonly number[];
  died?: readonly number[];
  /** A monster has said on which side of a barrier it stands. */
  sideChosen: boolean;
}

/** A turn that has just begun. `moves`: the spaces that it begins with. */
export const startOfTurn = (who: number, n: number, moves: number, decks: number): Turn => ({
  who,
  n,
  spent: 0,
  stopped: false,
  moved: false,
  over: false,
  noAttack: false,
  startMoves: moves,
  attacks: 0,
  drawn: new Array<number>(decks).fill(0),
  newCards: [],
  itemActions: [],
  declined: [],
  sideChosen: false,
});

export const copyTurn = (turn: Turn): Turn => ({
  ...turn,
  drawn: turn.drawn.slice(),
  newCards: turn.newCards.slice(),
  itemActions: turn.itemActions.slice(),
  declined: turn.declined.slice(),
});

/** Something that is limited to once a turn, or once a game, has been used. */
export interface Use {
  /** The rule; of several that share a limit, the first. */
  readonly rule: number;
  /** Of tokens and conditions, each has a limit of its own: what carries the rule. Else -1. */
  readonly owner: number;
  /** Whose limit it is. */
  readonly who: number;
}
