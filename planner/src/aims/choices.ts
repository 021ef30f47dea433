import { type Choice, type G, optionsOf } from '@hollow/engine/inner';
import { evaluate } from '../position/evaluation.ts';
import { stepsBetween } from '../position/travel.ts';

/** The options of the open question as verbs and numbers, in their order: described ones cost twice as much. */
export const openChoices = (g: G): readonly Choice[] => (g.s.question === null ? [] : optionsOf(g, g.s.question.seat));

/** Which of the options is the step that leads nearest to the room; -1 where none leads nearer than one is. */
export function stepTowards(g: G, who: number, from: number, room: number): number {
  const now = evaluate(g);
  const here = stepsBetween(now, who, from, room);
  let least = here < 0 ? Number.POSITIVE_INFINITY : here;
  let best = -1;
  for (const [option, choice] of openChoices(g).entries()) {
    if (choice.verb !== 'move') continue;
    const left = choice.to === room ? 0 : stepsBetween(now, who, choice.to, room);
    if (left < 0 || left >= least) continue;
    least = left;
    best = option;
  }
  return best;
}
