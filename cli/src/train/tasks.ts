import type { PartWeights } from '@hollow/bots';
import type { Arena, TrainedRole, TrainingGame } from './arena.ts';
import type { Example } from './logistic.ts';

/** What a thread is given to play. */
export type Task =
  | {
      readonly kind: 'hope';
      readonly games: readonly TrainingGame[];
      readonly role: TrainedRole;
      readonly weights: PartWeights;
      readonly rounds: number;
    }
  | { readonly kind: 'examples'; readonly game: TrainingGame; readonly weights: PartWeights };

/** What came of it: hopes by game, null where nobody plays the role; or examples. */
export interface Done {
  readonly hopes: readonly (number | null)[];
  readonly examples: readonly Example[];
}

export function perform(arena: Arena, task: Task): Done {
  if (task.kind === 'examples') return { hopes: [], examples: arena.examples(task.game, task.weights) };
  const { games, role, weights, rounds } = task;
  return { hopes: games.map((game) => arena.hope(game, role, weights, rounds)), examples: [] };
}
