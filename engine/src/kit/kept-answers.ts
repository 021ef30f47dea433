import type { Decision } from '../contract/types.ts';
import type { Engine } from '../game/engine.ts';
import type { State } from '../state/state.ts';
import { findOption } from './answers.ts';
import type { KeptAnswer } from './kept-chance.ts';
import { sayAnswer } from './say-answer.ts';
import { ScriptError } from './script-types.ts';

/** What was answered, in the words of scripts; `stand` for what is done beside the open question. */
export function saidToKeep(asked: Decision, option: number, beside: boolean): Pick<KeptAnswer, 'word' | 'value'> {
  const [word, value] = sayAnswer(asked.options, option);
  if (!beside) return { word, value };
  if (word !== 'use') throw new Error(`nothing but “use” can stand beside a question: ${word}`);
  return { word: 'stand', value };
}

/** The question that a kept answer is one to, and the number of the option. */
export function keptOption(
  engine: Engine,
  state: State,
  { word, value, seat }: KeptAnswer,
): readonly [Decision, number] {
  const beside = word === 'stand';
  const open = beside ? engine.standing(state) : engine.pending(state);
  const asked = seat === undefined ? open[0] : open.find((decision) => decision.seat === seat);
  if (asked === undefined) throw new ScriptError(`${seat === undefined ? 'nobody' : `seat ${seat}`} is asked nothing`);
  return [asked, findOption(asked.options, beside ? 'use' : word, value)];
}
