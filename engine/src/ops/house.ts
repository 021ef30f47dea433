import type { OpTable } from '../define/op-table.ts';
import {
  besideCode,
  beyond,
  doorRoom,
  doorSide,
  fits,
  lay,
  lift,
  openDoors,
  openDoorsWithout,
  opposite,
  partAt,
  roomAt,
  type Spot,
  spotBeside,
} from '../house/geometry.ts';
import { drawTile, fitsUnsealed, shuffleTiles, spotsFor, takeTile, tilesLeft } from '../house/stack.ts';
import { distances, waysOut } from '../house/ways.ts';
import { isCard, isToken, roomOf, seatOf } from '../machine/characters.ts';
import { only, type Sheet } from '../machine/choice.ts';
import type { G } from '../machine/context.ts';
import { fold } from '../machine/fold.ts';
import { law } from '../machine/law.ts';
import { idOf, tell } from '../machine/log.ts';
import { closeHappening, done, happen, happening, instead, name, perform, push, put } from '../machine/machine.ts';
import { BOX, DISCARD, IN_STACK, inRoom } from '../state/state.ts';

const spotOfDoor = (g: G, door: number): Spot => beyond(g, doorRoom(door), doorSide(door));

/** Turns offered for a tile at a spot; every legal one when all of them would close the floor. */
function turns(g: G, tile: number, spot: Spot): ReturnType<typeof fits> {
  const free = fitsUnsealed(g, tile, spot);
  return free.length > 0 ? free : fits(g, tile, spot);
}

const sealed = (g: G, floor: number): boolean => openDoors(g, floor).length === 0 && tilesLeft(g, floor) > 0;

const besideDoor = (door: number): number => besideCode(doorRoom(door), doorSide(door));

/** `beside`: where the tile comes to lie. */
function offerTurns(g: G, tile: number, spot: Spot, beside: number, sheet: Sheet): void {
  for (const fit of turns(g, tile, spot)) sheet.open.push({ verb: 'turn', turn: fit.turn, tile, beside });
}

function tellLaid(g: G, type: string, who: number, tile: number): void {
  const { floor, x, y, turn } = g.s.rooms;
  tell(
    g,
    type,
    {
      who: idOf(g, who),
      room: g.p.rooms[tile].id,
      floor: g.p.floors[floor[tile]],
      x: x[tile],
      y: y[tile],
      turn: turn[tile],
    },
    true,
  );
}

/** Those of the doors at which the tile can be laid. */
function doorsFor(g: G, tile: number, doors: readonly number[]): number[] {
  const free = doors.filter((door) => spotsFor(g, tile, [spotOfDoor(g, door)]).length > 0);
  return free.length > 0
    ? free
    : doors.filter(
        (door) =>
          (g.p.rooms[tile].floors & (1 << spotOfDoor(g, door).floor)) !== 0 &&
          fits(g, tile, spotOfDoor(g, door)).length > 0,
      );
}

/** Where a tile may be moved to: doors found while it is lifted out of the house. */
function berths(g: G, room: number, floors: readonly number[], elsewhere: boolean): number[] {
  const { rooms } = g.s;
  const old: Spot = { floor: rooms.floor[room], x: rooms.x[room], y: rooms.y[room], entry: -1 };
  const turn = rooms.turn[room];
  lift(g, room, -1);
  const found = floors
    .flatMap((floor) => openDoors(g, floor))
    .filter((door) => {
      const spot = spotOfDoor(g, door);
      if (elsewhere && spot.floor === old.floor && spot.x === old.x && spot.y === old.y) return false;
      const open = openDoorsWithout(g, spot);
      return fits(g, room, spot).some((fit) => fit.open + open > 0 || !law(g, 'seal.moved-room'));
    });
  lay(g, room, old, turn);
  return found;
}

/** A tile that moves takes along all that is on it. */
function leftBehind(g: G, room: number): void {
  const [beside] = waysOut(g, room, -1);
  const { place } = g.s.things;
  for (let t = 0; t < place.length; t++) {
    if (place[t] !== room || t === g.scope.self || beside === undefined) continue;
    if (!law(g, isToken(g, t) ? 'room.moves.tokens' : 'room.moves.passengers')) place[t] = beside.to;
  }
}

export const HOUSE: OpTable = {
  /** Through a door with no room behind it. Registers: door, tile, 1 if every tile would close the floor. */
  discover: () => ({
    run(g, f) {
      const who = g.scope.self;
      const door = f.r[0] as number;
      switch (f.st) {
        case 0: {
          const drawn = drawTile(g, [spotOfDoor(g, door)]);
          if (drawn === null) {
            tell(g, 'nothing-fits', { who: idOf(g, who) }, true);
            done(f);
            return;
          }
          f.r.push(drawn.tile, drawn.sealed ? 1 : 0);
          tell(g, 'tile', { who: idOf(g, who), room: g.p.rooms[drawn.tile].id }, true);
          f.st = 1;
          return;
        }
        case 1:
          put(g, f, 'turn-tile', seatOf(g, who));
          return;
        case 2: {
          const tile = f.r[1] as number;
          f.st = 3;
          if (sealed(g, g.s.rooms.floor[tile])) perform(g, 'reopen', who, [g.s.rooms.floor[tile]]);
          return;
        }
        case 3: {
          const tile = f.r[1] as number;
          const ev = happen(g, { t: 'discover', who, room: tile });
          f.r.push(ev);
          f.st = 4;
          instead(g, 'discover.instead', who, ev);
          return;
        }
        default: {
          const [, tile, , ev] = f.r as number[];
          const replaced = happening(g, ev).replaced.length > 0;
          closeHappening(g, ev);
          done(f);
          if (replaced) return;
          if (!law(g, 'discover.attach')) return;
          const back = opposite(doorSide(door));
          perform(g, 'step', who, [tile, partAt(g, tile, back), doorSide(door), fold(g, 'cost', who, 1), 1]);
        }
      }
    },
    options(g, f, sheet) {
      const door = f.r[0] as number;
      offerTurns(g, f.r[1] as number, spotOfDoor(g, door), besideDoor(door), sheet);
    },
    take(g, f, taken) {
      const tile = f.r[1] as number;
      lay(g, tile, spotOfDoor(g, f.r[0] as number), only(taken, 'turn').turn);
      tellLaid(g, 'discover', g.scope.self, tile);
      f.st = 2;
    },
  }),

  /** A tile from the stack at an open door that the character chooses, or beyond a wall. Registers: tile, door. */
  addRoom: (raw, c) => {
    const which = (typeof raw.which === 'string' ? [raw.which] : ((raw.which ?? []) as string[])).map((id) =>
      c.names.room(id),
    );
    const symbols = ((raw.symbols ?? []) as string[]).map((id) => c.names.symbol(id));
    const floorName = typeof raw.floor === 'string' && raw.floor !== 'any' ? c.names.floor(raw.floor) : -1;
    const floorOf = typeof raw.floor === 'object' && raw.floor !== null ? c.one(raw.floor) : null;
    const wall = typeof raw.beyond === 'string' ? raw.beyond : null;
    const as = String(raw.as);
    const none = c.block(raw.none, 'none');
    const beside = raw.beside === undefined ? null : c.set(raw.beside);
    const floors = (g: G): number[] => {
      if (floorOf !== null) {
        const room = floorOf(g);
        return room < 0 ? [] : [g.s.rooms.floor[room]];
      }
      if (floorName >= 0) return [floorName];
      return g.p.floors.map((_, i) => i);
    };
    const doors = (g: G): number[] => {
      const every = floors(g).flatMap((floor) => openDoors(g, floor));
      const wanted = beside?.(g) ?? [];
      const near = every.filter((door) => wanted.includes(doorRoom(door)));
      return near.length > 0 ? near : every;
    };
    const wallOf = (g: G): number => besideCode(roomOf(g, g.scope.self), g.scope.vals[wall ?? ''] as number);
    const wallSpot = (g: G): Spot => spotBeside(g, wallOf(g));
    const spot = (g: G, door: number): Spot => (wall !== null ? wallSpot(g) : spotOfDoor(g, door));
    return {
      run(g, f) {
        const self = g.scope.self;
        if (f.st === 0) {
          if (wall !== null) {
            const there = roomAt(g, wallSpot(g));
            if (there >= 0) {
              name(g, f, as, there);
              done(f);
              return;
            }
          }
          const spots = wall !== null ? [wallSpot(g)] : doors(g).map((door) => spotOfDoor(g, door));
          let tile = -1;
          const aside = g.s.discards.slice();
          if (which.length > 0) {
            const left = which.filter((t) => g.s.stack.includes(t) || g.s.discards.includes(t));
            const found = left.find((t) => wall !== null || doorsFor(g, t, doors(g)).length > 0);
            if (found !== undefined) {
              takeTile(g, found);
              shuffleTiles(g);
              tile = found;
            }
          } else if (symbols.length > 0) {
            const shows = [...g.s.stack.toReversed(), ...g.s.discards].filter((t) =>
              symbols.includes(g.p.rooms[t].deck),
            );
            tile = shows.find((t) => doorsFor(g, t, doors(g)).length > 0) ?? -1;
            if (tile >= 0) takeTile(g, tile);
          } else tile = drawTile(g, spots)?.tile ?? -1;
          if (tile < 0 || (wall === null && doorsFor(g, tile, doors(g)).length === 0)) {
            if (tile >= 0) {
              g.s.stack.unshift(tile);
              g.s.rooms.floor[tile] = IN_STACK;
            }
            tell(g, 'nothing-fits', { who: idOf(g, self) }, true);
            done(f);
            push(g, none);
            return;
          }
          // Everybody sees from which place of the discards it was taken; -1 is the stack.
          tell(g, 'tile', { who: idOf(g, self), room: g.p.rooms[tile].id, discard: aside.indexOf(tile) }, true);
          f.r = [tile, -1];
          f.st = wall === null ? 1 : 2;
          return;
        }
        if (f.st === 3) {
          const tile = f.r[0] as number;
          f.st = 4;
          if (sealed(g, g.s.rooms.floor[tile])) perform(g, 'reopen', self, [g.s.rooms.floor[tile]]);
          return;
        }
        if (f.st === 4) {
          name(g, f, as, f.r[0]);
          done(f);
          return;
        }
        put(g, f, f.st === 1 ? 'place-tile' : 'turn-tile', seatOf(g, self));
      },
      options(g, f, sheet) {
        const [tile, door] = f.r as number[];
        if (f.st === 1) for (const d of doorsFor(g, tile, doors(g))) sheet.open.push({ verb: 'door', door: d, tile });
        else offerTurns(g, tile, spot(g, door), wall !== null ? wallOf(g) : besideDoor(door), sheet);
      },
      take(g, f, taken) {
        const [tile, door] = f.r as number[];
        if (taken.verb === 'door') {
          f.r[1] = taken.door;
          f.st = 2;
          return;
        }
        lay(g, tile, spot(g, door), only(taken, 'turn').turn);
        tellLaid(g, 'room-added', g.scope.self, tile);
        f.st = 3;
      },
    };
  },

  /** Takes tiles back into the stack, which is shuffled with the discards. Cards in them are discarded, tokens in them or leading to them go. */
  returnRooms: (raw, c) => {
    const rooms = c.set(raw.rooms);
    return {
      run(g, f) {
        const { things, stack } = g.s;
        const taken = rooms(g).filter((room) => g.s.rooms.floor[room] >= 0 && !g.p.rooms[room].start);
        const cut = new Set(
          things.def.flatMap((def, t) =>
            isToken(g, t) && g.p.tokens[def].link && taken.includes(things.place[t]) ? [def] : [],
          ),
        );
        things.def.forEach((def, t) => {
          const lies = taken.includes(things.place[t]);
          if (isToken(g, t)) {
            if (!lies && !taken.includes(things.bound[t]) && !(cut.has(def) && inRoom(things.place[t]))) return;
            things.place[t] = BOX;
            things.bound[t] = -1;
          } else if (isCard(g, t) && lies) {
            const { deck } = g.p.cards[t];
            things.place[t] = DISCARD + deck;
            g.s.spent[deck].push(t);
          }
        });
        for (const room of taken) lift(g, room, IN_STACK);
        for (const tile of g.s.discards) g.s.rooms.floor[tile] = IN_STACK;
        stack.push(...taken, ...g.s.discards);
        g.s.discards = [];
        shuffleTiles(g);
        tell(g, 'rooms-returned', { rooms: taken.map((room) => g.p.rooms[room].id), n: stack.length }, true);
        done(f);
      },
    };
  },

  /** Moves a tile with all that is on it. Register: the door chosen. */
  moveRoom: (raw, c) => {
    const rooms = c.one(raw.rooms);
    const named = Array.isArray(raw.floors) ? raw.floors.map((id) => c.names.floor(String(id))) : null;
    const elsewhere = raw.elsewhere === true;
    const mayStay = raw.mayStay === true;
    const near = raw.nearest === undefined ? null : c.set(raw.nearest);
    /** Of the doors, those of the rooms fewest steps away from where the tile is wanted. */
    const closest = (g: G, doors: readonly number[]): readonly number[] => {
      const goals = near?.(g) ?? [];
      if (goals.length === 0) return doors;
      const steps = goals.map((room) => distances(g, room));
      const far = (door: number): number =>
        Math.min(...steps.map((d) => (d[doorRoom(door)] < 0 ? d.length : d[doorRoom(door)])));
      const least = Math.min(...doors.map(far));
      return doors.filter((door) => far(door) === least);
    };
    const doors = (g: G): readonly number[] => {
      const room = rooms(g);
      const own = g.s.rooms.floor[room];
      const goal = (named ?? [own]).filter(
        (floor) => named === null || floor !== own || law(g, 'room.moves.same-floor'),
      );
      const first = berths(g, room, goal, elsewhere || named !== null);
      if (first.length > 0 || (named !== null && law(g, 'room.moves.no-door'))) return closest(g, first);
      return berths(
        g,
        room,
        g.p.floors.map((_, i) => i).filter((floor) => floor !== own),
        elsewhere,
      );
    };
    /** The tile may stay where it is when the floor it is sent to is its own. */
    const stays = (g: G): boolean => mayStay || (named?.includes(g.s.rooms.floor[rooms(g)]) ?? false);
    return {
      run(g, f) {
        const room = rooms(g);
        if (f.st === 0) {
          if (room < 0 || g.s.rooms.floor[room] < 0 || doors(g).length === 0) {
            tell(g, 'room-stays', { room: room < 0 ? '' : g.p.rooms[room].id });
            done(f);
            return;
          }
          f.st = 1;
        }
        if (f.st === 1) put(g, f, 'move-room', seatOf(g, g.scope.self));
        else put(g, f, 'turn-tile', seatOf(g, g.scope.self));
      },
      options(g, f, sheet) {
        const room = rooms(g);
        if (f.st === 1) {
          for (const door of doors(g)) sheet.open.push({ verb: 'door', door, tile: room });
          if (stays(g)) sheet.open.push({ verb: 'stay', room });
          return;
        }
        const { floor, x, y, turn } = g.s.rooms;
        const old: Spot = { floor: floor[room], x: x[room], y: y[room], entry: -1 };
        const was = turn[room];
        lift(g, room, -1);
        const spot = spotOfDoor(g, f.r[0] as number);
        const open = openDoorsWithout(g, spot);
        const found = fits(g, room, spot).filter((fit) => fit.open + open > 0 || !law(g, 'seal.moved-room'));
        lay(g, room, old, was);
        const beside = besideDoor(f.r[0] as number);
        for (const fit of found) sheet.open.push({ verb: 'turn', turn: fit.turn, tile: room, beside });
      },
      take(g, f, taken) {
        const room = rooms(g);
        if (taken.verb === 'stay') {
          tell(g, 'room-stays', { room: g.p.rooms[room].id });
          done(f);
          return;
        }
        if (taken.verb === 'door') {
          f.r = [taken.door];
          f.st = 2;
          return;
        }
        const door = f.r[0] as number;
        leftBehind(g, room);
        lift(g, room, -1);
        lay(g, room, spotOfDoor(g, door), only(taken, 'turn').turn);
        tellLaid(g, 'room-moved', g.scope.self, room);
        done(f);
      },
    };
  },
};
