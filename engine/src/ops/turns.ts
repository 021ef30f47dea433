import type { G } from '../machine/context.ts';

/** Whatever a character has done in a turn is counted anew. `moves`: the spaces that it begins with. */
export function newTurn(g: G, who: number, moves: number): void {
  const { s } = g;
  s.turn = {
    who,
    n: s.turn.n + 1,
    spent: 0,
    stopped: false,
    moved: false,
    over: false,
    noAttack: false,
    startMoves: moves,
    attacks: 0,
    drawn: g.p.decks.map(() => 0),
  };
}
