import { type Kept, stepUp } from '../formats/ladder.ts';
import { FORMAT } from '../formats/numbers.ts';
import { STATE_LADDER } from '../formats/state/ladder.ts';
import type { State } from '../state/state.ts';

/** A state that cannot be read: the field, as a path, and what is wrong with it. */
export class StateError extends Error {
  readonly path: string;
  constructor(message: string, path = '') {
    super(path === '' ? message : `${path}: ${message}`);
    this.name = 'StateError';
    this.path = path;
  }
}

/** A state of another format: a sentence for people that says which version plays it. */
export class FormatError extends StateError {
  constructor(sentence: string) {
    super(sentence, 'format');
    this.message = sentence;
    this.name = 'FormatError';
  }
}

/** A state that was kept, in today's format. What lies in a file may be anything, and a step trusts what it is given. */
export function stateOfToday(kept: Kept): State {
  try {
    return stepUp(STATE_LADDER, kept) as unknown as State;
  } catch {
    throw new StateError(`it cannot be brought from format ${kept.format} to ${FORMAT}`, 'format');
  }
}
