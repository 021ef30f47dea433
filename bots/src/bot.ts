import type { Decision, View } from '@hollow/engine';

/** How much a bot may think: how often it plays on from an option. Whoever asks may change it between two questions. */
export interface ThinkingBudget {
  playouts: number;
}

/** A player that sees only a view. It answers with the number of an option of the decision. */
export interface Bot {
  answer(view: View, decision: Decision): number;
  /** Which option of what stands beside the open question it takes now; -1 for none. */
  stand(view: View, offer: Decision): number;
}
