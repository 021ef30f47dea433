import type { ProgramCache } from '../compile/program-cache.ts';
import type { View, Viewer } from '../contract/types.ts';
import { Engine } from '../game/engine.ts';
import type { Pack } from '../language/pack.ts';
import type { State } from '../state/state.ts';
import { intervene } from './intervene.ts';
import type { Deviation } from './mutants/index.ts';

/** An engine that deviates. */
export class DeviantEngine extends Engine {
  readonly #deviation: Deviation;

  constructor(packs: readonly Pack[], deviation: Deviation, trace: (rule: string) => void, programs?: ProgramCache) {
    super(
      deviation.pack === undefined ? packs : packs.map(deviation.pack),
      { trace, rules: deviation.rules ?? {} },
      programs,
    );
    this.#deviation = deviation;
  }

  override view(state: State, viewer: Viewer): View {
    const seen = super.view(state, viewer);
    return this.#deviation.view?.(seen, super.view(state, 'all')) ?? seen;
  }

  override apply(...answer: Parameters<Engine['apply']>): ReturnType<Engine['apply']> {
    const applied = super.apply(...answer);
    const { after } = this.#deviation;
    if (applied.ok && after !== undefined) intervene(this, answer[0], after);
    return applied;
  }
}
