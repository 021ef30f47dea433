import type { Sheet } from '../core/choice.ts';
import type { G } from '../core/context.ts';
import { placeOf, roomCode, roomId, rowOf } from '../core/tables.ts';
import { bears } from '../language/tags.ts';
import { isMonster, monsterOf, roomOf } from '../machine/characters.ts';
import { idOf, tell } from '../machine/log.ts';
import { OUTSIDE } from '../state/state.ts';
import { type Halt, whyStopped } from './pace.ts';
import { freedomOf } from './ways.ts';

const mayPass = (g: G, who: number): boolean => freedomOf(g, who) > 0 && whyStopped(g, who, 0) === null;

/** Whoever takes no notice of a barrier, a monster or somebody whom a rule lets pass, says on which side of it it stands. */
export function barrierSides(g: G, who: number, room: number, sheet: Sheet): void {
  if (roomCode(g, room).partOf === null) return;
  const { parts, arrive } = roomCode(g, room).def;
  if (parts === undefined || arrive !== undefined || monsterOf(g, who)?.moves === 'none') return;
  if (g.s.turn.sideChosen) return;
  if (isMonster(g, who) ? !g.law['room.barrier.monster-side']() : !mayPass(g, who)) return;
  parts.forEach((_, part) => {
    if (part !== rowOf(g.s.things.part, who)) sheet.open.push({ verb: 'part', part, room });
  });
}

/** The monster stands on the other side. */
export function takeSide(g: G, who: number, part: number): void {
  g.s.turn.sideChosen = true;
  g.s.things.part[who] = part;
  tell(g, 'crossed', { who: idOf(g, who), room: roomId(g, roomOf(g, who)), part });
}

/** The room of the front door; -1 in a house that has none. */
export const frontRoom = (g: G): number => g.p.rooms.findIndex((room) => bears(room.tags, 'front-door'));

/** By one reading explorers may go out of the house once the haunt has begun, and come in again. */
const doorOpen = (g: G, who: number): boolean => !isMonster(g, who) && g.s.haunt >= 0 && g.law['doors.open-in-haunt']();

/** The front door, for whoever stands before it. */
export function offerFrontDoor(g: G, who: number, room: number, halt: Halt | null, sheet: Sheet): void {
  if (!bears(roomCode(g, room).tags, 'front-door')) return;
  if (!g.law['doors.front-door'](doorOpen(g, who)))
    sheet.barred?.push({ verb: 'leave', room, rule: 'doors.front-door' });
  else if (halt !== null) sheet.barred?.push({ verb: 'leave', room, ...halt });
  else sheet.open.push({ verb: 'leave', room, cost: 1 });
}

/** For who has gone out by it. */
export function fromOutside(g: G, who: number, halt: Halt | null, sheet: Sheet): void {
  if (placeOf(g, who) !== OUTSIDE) return;
  const room = frontRoom(g);
  if (room < 0) return;
  if (halt !== null) sheet.barred?.push({ verb: 'come-in', room, ...halt });
  else sheet.open.push({ verb: 'come-in', room, cost: 1 });
}
