import type { Position } from './moment.ts';

const OPEN_ANSWER = -1;

/** In place of a seat: the table, which types in dice. */
export const TABLE = -1;

/** Seats that the open question waits for; -1 is the table. */
export function waitedFor({ state }: Pick<Position, 'state'>): readonly number[] {
  const { question } = state;
  if (question === null || state.outcome !== null) return [];
  return question.seats.filter((_, i) => question.answers[i] === OPEN_ANSWER);
}
