import type { PartWeights } from '@hollow/bots';
import type { Example } from './logistic.ts';
import type { TrainedRole, TrainingGame, TrainingGround } from './training-ground.ts';

/** What a thread is given to play. */
export type TrainingTask =
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

/** What fails says in which game. */
function named<T>({ start: { haunt, players, n }, seed }: TrainingGame, play: () => T): T {
  try {
    return play();
  } catch (error) {
    throw new Error(`${haunt}, ${players} players, start ${n}, seed ${seed}`, { cause: error });
  }
}

export function performTask(ground: TrainingGround, task: TrainingTask): Done {
  if (task.kind === 'examples') {
    const { game, weights: own } = task;
    return { hopes: [], examples: named(game, () => ground.examples(game, own)) };
  }
  const { games, role, weights, rounds } = task;
  return { hopes: games.map((game) => named(game, () => ground.hope(game, role, weights, rounds))), examples: [] };
}
