import { quarterOf } from '@hollow/drawing/plan';
import type { Decision } from '@hollow/engine';
import { createContext, use } from 'react';
import type { Hand, Picked, Press } from '../../board/places.ts';

/** What was chosen and not yet done: it says what it would do, and waits for the second press or for the button. */
export interface ChosenAnswer {
  readonly picked: Picked;
  /** The place of the house; null where it is none. */
  readonly spot: Press['spot'] | null;
  /** Where it was chosen: a line of the dock is gone then, a place of the house is still there to be pressed again. */
  readonly from: 'dock' | 'house';
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

/** The place that a step or a door names. */
function placeOf({ options }: Decision, index: number): Pick<ChosenAnswer, 'spot' | 'cost'> | null {
  const option = options[index];
  if (option?.verb === 'move') return { spot: { kind: 'room', id: option.room }, cost: option.cost };
  if (option?.verb !== 'discover') return null;
  const side = quarterOf(option.side);
  return { spot: { kind: 'door', id: option.room, ...(side === null ? {} : { side }) }, cost: option.cost };
}

/** The only way there is stands in the dock. It is chosen there as on the house; null where it is done at once. */
export function chosenWay(decision: Decision, index: number, by: Hand): ChosenAnswer | null {
  const place = decision.kind === 'turn' ? placeOf(decision, index) : null;
  const picked = { kind: 'answer', option: index } as const;
  return place === null || isAtOnce(picked, decision, by) ? null : { picked, from: 'dock', ...place };
}
