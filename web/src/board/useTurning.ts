import { turnSides } from '@hollow/drawing/plan';
import type { Decision } from '@hollow/engine';
import { useState } from 'react';
import type { Turning } from './places.ts';

/** The tile in the hand: which of the ways it may lie is shown now. */

const mod4 = (n: number): number => ((n % 4) + 4) % 4;

/** The same turn, as few quarters away as can be. */
export function nearestTurn(quarters: number, turn: number): number {
  const right = mod4(turn - quarters);
  return quarters + (right > 2 ? right - 4 : right);
}

/** The next way it may lie, to the right (1) or to the left (-1). */
export function turnFurther(quarters: number, by: 1 | -1, turns: readonly number[]): number {
  for (let step = 1; step <= 4; step++) if (turns.includes(mod4(quarters + by * step))) return quarters + by * step;
  return quarters;
}

/** Whether the tile can lie in ways that one can tell apart: by the sides at which it has doors. */
export const waysDiffer = (doors: readonly string[] | undefined, turns: readonly number[]): boolean =>
  new Set(turns.map((turn) => turnSides(doors, turn).toSorted().join())).size > 1;

export interface HandTurn {
  /** Null while there is no tile in the hand. */
  readonly turn: number | null;
  readonly quarters: number;
  readonly several: boolean;
  readonly by: (by: 1 | -1) => void;
  readonly lay: (answer: (option: number) => void) => void;
}

export function useTurning(
  decision: Decision | null,
  turning: Turning | null,
  held: number | null,
  doors: readonly string[] | undefined,
  onHold?: (option: number) => void,
): HandTurn {
  const [state, setState] = useState({ asked: -1, quarters: 0 });
  const asked = decision?.id ?? -1;
  const begin = turning?.turns[0]?.turn ?? 0;
  const now = state.asked === asked ? state.quarters : begin;
  const wanted = turning?.turns.find(({ option }) => option === held)?.turn;
  const quarters = wanted === undefined ? now : nearestTurn(now, wanted);
  if (turning !== null && (state.asked !== asked || state.quarters !== quarters)) setState({ asked, quarters });
  const optionAt = (turn: number): number | undefined => turning?.turns.find((row) => row.turn === mod4(turn))?.option;
  return {
    turn: turning === null ? null : mod4(quarters),
    quarters,
    several:
      turning !== null &&
      waysDiffer(
        doors,
        turning.turns.map(({ turn }) => turn),
      ),
    by: (by) => {
      if (turning === null) return;
      const next = turnFurther(
        quarters,
        by,
        turning.turns.map(({ turn }) => turn),
      );
      setState({ asked, quarters: next });
      const option = optionAt(next);
      if (option !== undefined) onHold?.(option);
    },
    lay: (answer) => {
      const option = optionAt(quarters);
      if (option !== undefined) answer(option);
    },
  };
}
