import type { ActionDef, CounterDef } from '../language/haunt.ts';
import type { Num, OneRoom, OneWho, Op, Ops, Truth, Who } from '../language/types.ts';
import * as w from './words.generated.ts';

/** Rooms that must be there, the way out, and being led about. */

export interface LayRoomOptions {
  /** The floor it goes to, where its tile leaves a choice. */
  readonly floor?: string;
  /** It may lie on that floor whatever its tile shows. */
  readonly anyFloor?: boolean;
  /** At an open door so many rooms from there (five as if nothing is said), on these floors; where none is so far, and with `most` in any case, as far off as can be. */
  readonly far?: { readonly from: OneRoom; readonly on: readonly string[]; readonly rooms?: number | 'most' };
}

/** More rooms than any house has. */
const FARTHEST = 99;

/** Lays a room, or the first of several that can be laid, at an open door that `self` chooses. */
export function layRoom(id: string | readonly string[], { floor, anyFloor, far }: LayRoomOptions = {}): Op {
  const tile = {
    which: id,
    ...(floor === undefined ? {} : { floor }),
    ...(anyFloor === undefined ? {} : { anyFloor }),
    as: 'r',
  };
  if (far === undefined) return w.addRoom(tile);
  const least = far.rooms === 'most' ? FARTHEST : (far.rooms ?? 5);
  const beside = w.away(w.both(w.onFloor(...far.on), w.withOpenDoor), least, far.from);
  return w.addRoom({ ...tile, beside, none: [w.addRoom(tile)] });
}

/** From now on the room, or one of several, is in the house. */
export const ensureRoom = (id: string | readonly string[], options: LayRoomOptions = {}): Op =>
  w.when(w.not(w.inHouse(...[id].flat())), [layRoom(id, options)]);

export interface FrontDoorOptions {
  /** The room that the door is in. */
  readonly room: string;
  /** What is rolled to open it, and from which result on it opens. */
  readonly trait: string | readonly string[];
  readonly pass: Num;
  /** What opening it brings. */
  readonly opened?: Ops;
  /** What is done before somebody goes out, and who goes: `self` as if nothing is said. */
  readonly leaving?: Ops;
  readonly along?: Who;
  /** What else must hold for anybody to go out. */
  readonly outWhile?: Truth;
  /** Who may read whether the door is open: everybody as if nothing is said. */
  readonly page?: string;
}

export interface FrontDoor {
  readonly counters: { readonly door: CounterDef };
  readonly zones: readonly ['outside'];
  readonly actions: Readonly<Record<'open-door' | 'go-out' | 'come-in', ActionDef>>;
}

/** The front door: heroes open it by a roll, go out for a space and come in again for one. Whoever is `outside` is in no room. */
export function frontDoor({
  room,
  trait,
  pass,
  opened = [],
  leaving = [],
  along = w.self,
  outWhile,
  page,
}: FrontDoorOptions): FrontDoor {
  const door = (n: number): Truth => w.is(w.v('door'), '=', n);
  const atDoor = { who: w.heroes, where: w.named(room) };
  const space = { cost: { move: 1 }, limit: 'none' } as const;
  return {
    counters: { door: { to: 1, ...(page === undefined ? {} : { page }) } },
    zones: ['outside'],
    actions: {
      'open-door': { ...atDoor, needs: [door(0)], roll: { trait }, pass, do: [w.set('door', 1), ...opened] },
      'go-out': {
        ...atDoor,
        needs: [door(1), ...(outWhile === undefined ? [] : [outWhile])],
        ...space,
        do: [...leaving, w.send(along, 'outside')],
      },
      'come-in': {
        page: 'heroes',
        who: w.both(w.inZone('outside'), w.everyone),
        ...space,
        do: [w.put(w.self, w.named(room))],
      },
    },
  };
}

/** `by` moves somebody up to n rooms, one room at a time and through no closed door; staying is a choice. */
export const lead = (who: OneWho, n: Num, by: OneWho = w.self): Op =>
  w.repeat(n, [
    w.ask(by, 'room', {
      from: w.either(w.roomOf(who), w.joined(w.roomOf(who))),
      as: 'r',
      question: { key: 'lead', of: who },
    }),
    w.walk(who, { toward: w.$room('r') }),
  ]);
