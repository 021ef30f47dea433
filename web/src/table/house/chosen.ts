import type { Decision } from '@hollow/engine';
import { createContext, use } from 'react';
import type { Hand, Picked, Press } from '../../board/places.ts';

/** What was chosen and not yet done: it says what it would do, and waits for the second press or for the button. */
export interface ChosenAnswer {
  readonly picked: Picked;
  /** The place of the house; null for a line of the dock. */
  readonly spot: Press['spot'] | null;
  readonly cost: number | null;
  /** Before the turn is over: what it still offers. */
  readonly still?: readonly string[];
}

export interface Choosing {
  readonly chosen: ChosenAnswer | null;
  readonly choose: (chosen: ChosenAnswer) => void;
  readonly go: () => void;
  readonly drop: () => void;
}

const NOTHING: Choosing = { chosen: null, choose: () => undefined, go: () => undefined, drop: () => undefined };

const ChoosingContext = createContext<Choosing>(NOTHING);
export const ChoosingProvider = ChoosingContext.Provider;
export const useChoosing = (): Choosing => use(ChoosingContext);

/** What happens at the end of the walk, or on leaving one's own room, cannot be taken back. */
const asksSomething = ({ reach }: Decision, room: string | undefined): boolean =>
  reach?.rooms.some((stop) => stop.room === room && stop.ends === true) === true;

/** Done at the first press: a walk that can be taken back, by somebody who can rest on a room to read it. */
export function isAtOnce(picked: Picked, decision: Decision, by: Hand): boolean {
  if (by === 'finger') return false;
  if (picked.kind === 'path') return picked.door === undefined && !asksSomething(decision, picked.rooms.at(-1));
  const option = picked.kind === 'answer' ? decision.options[picked.option] : undefined;
  return option?.verb === 'move' && !asksSomething(decision, option.room);
}
