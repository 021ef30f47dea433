import { oppositeSide, type Quarter, quarterOf, turnSides } from '@hollow/drawing/plan';
import type { Decision, Position, Reach } from '@hollow/engine';
import { concernedBy } from '../../board/scene.ts';
import type { TablePacks } from '../../packs/TablePacks.ts';
import type { ChosenAnswer } from '../house/chosen.ts';

/** Whom no barrier stops: a divided room only says that it is divided, and not that the walk leads over it. */

interface House {
  readonly position: Position;
  readonly packs: TablePacks;
}

/** A place on a walk: the room, and the part by which it was entered; -1 where nothing divides it, or nobody knows. */
interface Place {
  readonly room: string;
  readonly part: number;
}

/** Which part of a divided room lies at a side of the house. */
function partAt(room: string, side: Quarter | null, { position, packs }: House): number {
  const parts = packs.room(room)?.parts;
  const turn = position.rooms.find(({ id }) => id === room)?.turn ?? 0;
  return parts === undefined || side === null ? -1 : parts.findIndex((part) => turnSides(part, turn).includes(side));
}

/** Out of a room by a side that belongs to its other part. */
function isOver({ room, part }: Place, side: string, house: House): boolean {
  const there = partAt(room, quarterOf(side), house);
  return part >= 0 && there >= 0 && part !== there;
}

/** A stop of a walk, by its place in the list; -1 is where one stands. */
function placeOf(at: number, { rooms }: Reach, house: House, start: Place): Place {
  const stop = rooms[at];
  if (stop === undefined) return start;
  const side = quarterOf(stop.side);
  return { room: stop.room, part: side === null ? -1 : partAt(stop.room, oppositeSide(side), house) };
}

/** Whether the walk that was chosen leads over a barrier, or to a room out of which it may go on over one. */
export function isOverBarrier({ spot }: Pick<ChosenAnswer, 'spot'>, decision: Decision, house: House): boolean {
  const { reach } = decision;
  if (reach === undefined || spot === null) return false;
  const me = house.position.explorers.find(({ id }) => id === concernedBy(decision));
  const start = { room: me?.room ?? '', part: me?.part ?? -1 };
  const over = ({ via, side }: { readonly via: number; readonly side: string }): boolean =>
    isOver(placeOf(via, reach, house, start), side, house);
  /** So far, and on the way there. */
  const isOnWay = (at: number): boolean => {
    const stop = reach.rooms[at];
    return stop !== undefined && (over(stop) || isOnWay(stop.via));
  };
  if (spot.kind === 'door')
    return reach.doors.some(
      (door) => door.room === spot.id && quarterOf(door.side) === spot.side && (over(door) || isOnWay(door.via)),
    );
  if (spot.kind !== 'room') return false;
  const at = reach.rooms.findIndex(({ room }) => room === spot.id);
  return isOnWay(at) || [...reach.rooms, ...reach.doors].some((next) => at >= 0 && next.via === at && over(next));
}
