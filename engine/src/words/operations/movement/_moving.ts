import type { G } from '../../../core/context.ts';
import { roomCode } from '../../../core/tables.ts';
import { isSplit } from '../../../house/geometry.ts';
import { roomOf } from '../../../machine/characters.ts';
import { happen, happening, NEW_EVENT } from '../../../machine/machine.ts';
import { fire } from '../rules/_hooks.ts';

/** Sets a character down in a room, on a side of its barrier. */
export function stand(g: G, who: number, room: number, part: number): void {
  g.s.things.place[who] = room;
  g.s.things.part[who] = part;
}

/** Into how many parts a barrier splits the room. */
export const partsOf = (g: G, room: number): number =>
  isSplit(g, room) ? (roomCode(g, room).def.parts?.length ?? 1) : 1;

/** How somebody leaves a room: through a door, by stairs or another way without one, or because an effect puts them elsewhere. */
export type Leaving = '' | 'way' | 'forced';

/** Of the event of leaving: whoever leaves does so after their own turn was over. */
const AFTERWARDS = 'afterwards';

/** Opens the event of leaving. The room asks something of everybody who leaves it; of those who are forced out too. */
export function openLeaving(g: G, who: number, kind: Leaving): number {
  const { turn } = g.s;
  const tags = kind !== 'forced' && turn.who === who && turn.over ? [AFTERWARDS] : [];
  const ev = happen(g, { ...NEW_EVENT, t: 'leave', who, room: roomOf(g, who), kind, tags });
  if (kind !== 'forced' || g.law['room.exit-roll.forced']()) fire(g, 'leave.before', who, ev);
  return ev;
}

/** Whether it is a step of the turn of whoever leaves: somebody whose turn was over before is led. */
export const isOfOwnTurn = (g: G, leaving: number): boolean => {
  const { who, tags } = happening(g, leaving);
  return who === g.s.turn.who && !tags.includes(AFTERWARDS);
};
