import { type G, roomCode, roomOf } from '@hollow/engine/inner';
import type { OpenAim } from './aims.ts';
import { openChoices, stepTowards } from './choices.ts';

/** By so much of a life it may be more dangerous there than here. */
const BOLD = 0.1;

/** What is done in the room of an errand. */
const doneThere = ({ kind }: OpenAim): string => (kind === 'door' ? 'discover' : 'pick-up');

/**
 * The options of the open turn that lead a character to what it could do for want of anything better, the nearest first
 * that is not much more dangerous than to stay; none where there is no such.
 */
export function errandAmong(g: G, who: number, errands: readonly OpenAim[]): readonly number[] {
  const [from, here] = [roomOf(g, who), errands.at(-1)?.danger ?? 0];
  // Nobody knows from afar on which side of a barrier a door is.
  const isOpen = ({ room }: OpenAim): boolean => room === from || roomCode(g, room).partOf === null;
  const near = errands
    .filter((aim) => aim.kind !== 'stay' && isOpen(aim) && aim.danger <= here + BOLD)
    .toSorted((a, b) => a.turns - b.turns);
  for (const aim of near) {
    const step = aim.room === from ? -1 : stepTowards(g, who, from, aim.room);
    const found =
      aim.room === from
        ? openChoices(g).flatMap(({ verb }, option) => (verb === doneThere(aim) ? [option] : []))
        : [step].filter((option) => option >= 0);
    if (found.length > 0) return found;
  }
  return [];
}
