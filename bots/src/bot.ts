import type { Decision, View } from '@hollow/engine';

/** A player that sees only a view. It answers with the number of an option of the decision. */
export interface Bot {
  answer(view: View, decision: Decision): number;
}
