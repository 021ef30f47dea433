import { only } from '../../../core/choice.ts';
import type { G, SetFn } from '../../../core/context.ts';
import { floorOf, roomCode, roomId } from '../../../core/tables.ts';
import { eitherForm, flag, maybeOps, mustBind, name, names, optional, or, rooms, text } from '../../../define/field.ts';
import { write } from '../../../define/make.ts';
import { defineOp } from '../../../define/operation.ts';
import { maybe, the } from '../../../define/register.ts';
import { floors } from '../../../define/special-field.ts';
import { besideCode, doorRoom, type GridSpot, lay, openDoors, roomAt, spotBeside } from '../../../house/geometry.ts';
import type { OneRoom, Rooms } from '../../../language/ex.ts';
import type { AddRoomOp, Ops } from '../../../language/words.generated.ts';
import { roomOf, seatOf } from '../../../machine/characters.ts';
import { idOf, tell } from '../../../machine/log.ts';
import { push } from '../../../machine/machine.ts';
import { besideDoor, canLieAt, doorsFor, isSealed, offerTurns, spotOfDoor, tellLaid } from '../../../play/house.ts';
import { drawTile, shuffleTiles, takeTile } from '../../../play/tile-stack.ts';
import { IN_STACK } from '../../../state/state.ts';
import { reopenWord } from './reopen.ts';

/** Where the tile may come to lie: beyond a wall that has been named, or at an open door. */
interface Site {
  readonly floor: SetFn;
  readonly beyond: string | null;
  readonly beside: SetFn | null;
  /** Also on a floor that its back does not show. */
  readonly anyFloor: boolean;
}

/** Which tile it is. */
interface Wanted extends Site {
  readonly which: { readonly first: number | null; readonly second: readonly number[] | null } | null;
  readonly symbols: readonly number[];
}

/** Open doors where it may be laid: those of the rooms it shall lie beside, as long as one of them has any. */
function doorsOf(g: G, { floor, beside }: Site): readonly number[] {
  const every = floor(g).flatMap((each) => openDoors(g, each));
  const wanted = beside?.(g) ?? [];
  const near = every.filter((door) => wanted.includes(doorRoom(door)));
  return near.length > 0 ? near : every;
}

/** The place beyond the wall of this name, seen from the room of `self`. */
function beyondWall(g: G, wall: string): number {
  const side = g.scope.vals[wall];
  return besideCode(roomOf(g, g.scope.self), typeof side === 'number' ? side : -1);
}

/** The place beside a room where the tile is laid, with the door that was chosen. */
const placeOf = (g: G, { beyond }: Site, door: number): number =>
  beyond === null ? besideDoor(door) : beyondWall(g, beyond);
const spotOf = (g: G, { beyond }: Site, door: number): GridSpot =>
  beyond === null ? spotOfDoor(g, door) : spotBeside(g, beyondWall(g, beyond));

/** The tile can be laid there: at one of the doors, or beyond the wall. */
const canLie = (g: G, tile: number, site: Site): boolean =>
  site.beyond === null
    ? doorsFor(g, tile, doorsOf(g, site), site.anyFloor).length > 0
    : canLieAt(g, tile, spotOf(g, site, -1), site.anyFloor);

/** Out of the stack or the discards; the stack is shuffled afterwards. */
function takeOut(g: G, tile: number): void {
  takeTile(g, tile);
  shuffleTiles(g);
}

/** The first of these tiles that is left and can be laid. */
function takeNamed(g: G, which: readonly number[], site: Site): number {
  const left = which.filter((tile) => g.s.stack.includes(tile) || g.s.discards.includes(tile));
  const found = left.find((tile) => canLie(g, tile, site));
  if (found === undefined) return -1;
  takeOut(g, found);
  return found;
}

/** Everything that is left and can be laid, in an order that tells nothing of the stack. */
function pickable(g: G, wanted: Wanted): readonly number[] {
  const { symbols } = wanted;
  const shows = (tile: number): boolean => symbols.length === 0 || symbols.includes(roomCode(g, tile).deck);
  return [...g.s.stack, ...g.s.discards]
    .filter((tile) => shows(tile) && canLie(g, tile, wanted))
    .sort((one, other) => one - other);
}

/** The next tile that shows one of these symbols. */
function takeShowing(g: G, symbols: readonly number[], site: Site): number {
  const showing = [...g.s.stack.toReversed(), ...g.s.discards].filter((tile) =>
    symbols.includes(roomCode(g, tile).deck),
  );
  const found = showing.find((tile) => canLie(g, tile, site)) ?? -1;
  if (found >= 0) takeTile(g, found);
  return found;
}

/** Takes the tile that is wanted into the hand, or gives -1 where there is none that could be laid. */
function takeWanted(g: G, wanted: Wanted): number {
  const { which, symbols } = wanted;
  if (which !== null) return takeNamed(g, which.second ?? (which.first === null ? [] : [which.first]), wanted);
  if (symbols.length > 0) return takeShowing(g, symbols, wanted);
  const spots =
    wanted.beyond === null ? doorsOf(g, wanted).map((door) => spotOfDoor(g, door)) : [spotOf(g, wanted, -1)];
  const tile = drawTile(g, spots);
  if (tile < 0 || canLie(g, tile, wanted)) return tile;
  g.s.stack.unshift(tile);
  g.s.rooms.floor[tile] = IN_STACK;
  return -1;
}

/** Everybody sees which tile it is, and from which place of the discards it was taken; -1 is the stack. */
const tellTaken = (g: G, tile: number, aside: readonly number[]): void =>
  tell(g, 'tile', { who: idOf(g, g.scope.self), room: roomId(g, tile), discard: aside.indexOf(tile) }, true);

export const addRoomWord = defineOp({
  op: 'addRoom',
  means:
    'Lays a tile from the stack (the next one, this one, the first of several, or the next with a symbol) at an open door that the character chooses, or beyond a wall. With `anyFloor`, the tile may lie on that floor whatever its back shows. With `pick`, the character picks any tile of the stack or the discards that can be laid there, and the stack is shuffled. Where none can be laid, `none` is carried out.',
  example: { floor: 'ground', as: 'new' },
  fields: {
    floor: floors,
    which: optional(eitherForm((written) => typeof written === 'string', name('room'), names('room'))),
    symbols: or(names('symbol'), []),
    pick: flag,
    beyond: optional(text),
    beside: optional(rooms),
    anyFloor: flag,
    as: mustBind('room'),
    none: maybeOps,
  },
  registers: {
    tile: the('room'),
    /** The door that was chosen; -1 where the tile lies beyond a wall. */
    door: maybe('door'),
  },
  stages: {
    draw: {
      passing: true,
      run(x) {
        const { g, a } = x;
        const who = idOf(g, g.scope.self);
        const there = a.beyond === null ? -1 : roomAt(g, spotOf(g, a, -1));
        if (there >= 0) {
          x.bind(there);
          x.done();
          return;
        }
        if (a.pick && pickable(g, a).length > 0) {
          x.to('pick');
          return;
        }
        const aside = g.s.discards.slice();
        const tile = a.pick ? -1 : takeWanted(g, a);
        if (tile < 0) {
          tell(g, 'nothing-fits', { who }, true);
          x.done();
          push(g, a.none);
          return;
        }
        tellTaken(g, tile, aside);
        x.r.tile = tile;
        x.to(a.beyond === null ? 'choose' : 'lay');
      },
    },
    choose: {
      holds: ['tile'],
      run: (x) => x.ask('place-tile', seatOf(x.g, x.g.scope.self)),
      options({ g, a, r }, sheet) {
        for (const door of doorsFor(g, r.tile, doorsOf(g, a), a.anyFloor))
          sheet.open.push({ verb: 'door', door, tile: r.tile });
      },
      take(x, taken) {
        x.r.door = only(taken, 'door').door;
        x.to('lay');
      },
    },
    lay: {
      holds: ['tile', 'door'],
      run: (x) => x.ask('turn-tile', seatOf(x.g, x.g.scope.self)),
      options: ({ g, a, r }, sheet) => offerTurns(g, r.tile, spotOf(g, a, r.door), placeOf(g, a, r.door), sheet),
      take(x, taken) {
        const { g, a, r } = x;
        lay(g, r.tile, spotOf(g, a, r.door), only(taken, 'turn').turn);
        tellLaid(g, 'room-added', g.scope.self, r.tile);
        r.door = -1;
        x.to('reopen');
      },
    },
    reopen: {
      holds: ['tile'],
      passing: true,
      run(x) {
        const { g, r } = x;
        const floor = floorOf(g, r.tile);
        x.to('over');
        if (isSealed(g, floor)) reopenWord.perform(g, g.scope.self, { floor });
      },
    },
    over: {
      holds: ['tile'],
      run(x) {
        x.bind(x.r.tile);
        x.done();
      },
    },
    /** Behind the others, which have kept their places since games were first kept. */
    pick: {
      run: (x) => x.ask('pick-tile', seatOf(x.g, x.g.scope.self)),
      options({ g, a }, sheet) {
        for (const room of pickable(g, a)) sheet.open.push({ verb: 'room', room });
      },
      take(x, taken) {
        const { g, a } = x;
        const aside = g.s.discards.slice();
        const tile = only(taken, 'room').room;
        takeOut(g, tile);
        tellTaken(g, tile, aside);
        x.r.tile = tile;
        x.to(a.beyond === null ? 'choose' : 'lay');
      },
    },
  },
});

export interface AddRoomOptions {
  readonly floor?: string | OneRoom;
  /** The tile may lie on that floor whatever its back shows. */
  readonly anyFloor?: boolean;
  /** This tile, wherever it is in stack or discards, or the first of several that can be laid; the stack is shuffled afterwards. */
  readonly which?: string | readonly string[];
  /** The next tile that shows one of these symbols. */
  readonly symbols?: readonly string[];
  /** Any tile that can be laid (with `symbols`, any that shows one of these), as the character picks; the stack is shuffled afterwards. */
  readonly pick?: boolean;
  /** Beyond the wall that an `ask` of kind `wall` named: a room that is there already is taken as it is. */
  readonly beyond?: string;
  /** At a door of one of these rooms, as long as one of them is open. */
  readonly beside?: Rooms;
  readonly as: string;
  readonly none?: Ops;
}
/** Takes a tile from the stack and lays it at an open door that the character chooses. */
export const addRoom = (options: AddRoomOptions): AddRoomOp => write<AddRoomOp>({ op: 'addRoom', ...options });
