import type { Engine, State } from '@hollow/engine';
import { BadInput } from '../console/bad-input.ts';
import { withSetup } from '../packs/packs.ts';
import type { Recording } from './recording.ts';

/** The state of a recorded game after so many answers. */
export function replayTo(engine: Engine, recording: Recording, steps: number): State {
  const { state } = withSetup(() => engine.create(recording.setup, recording.seed));
  for (const [i, answer] of recording.answers.slice(0, steps).entries()) {
    const applied = engine.apply(state, answer.seat, answer.id, answer.option);
    if (!applied.ok) throw new BadInput(`answers.${i}`, applied.refusal.message);
  }
  return state;
}
