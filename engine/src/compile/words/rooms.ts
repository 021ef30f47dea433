import {
  hasClearWindow,
  hasDoor,
  inSight,
  lostBeyond,
  opensInto,
  roomsInHouse,
  touchesLost,
  touching,
} from '../../house/geometry.ts';
import { distances, errandSteps, isAvoided, patchOf, waysOut } from '../../house/ways.ts';
import { everyExplorer, monstersInPlay, roomOf } from '../../machine/characters.ts';
import type { G, SetFn } from '../../machine/context.ts';
import { law } from '../../machine/law.ts';
import { LOST } from '../../state/state.ts';
import { asSet, type Maker, nearest, standsIn, texts } from './shared.ts';

const roomsWhere = (g: G, test: (room: number) => boolean): number[] => roomsInHouse(g).filter(test);

/** Words that yield rooms. */
export const ROOMS: Readonly<Record<string, Maker<SetFn>>> = {
  /** Rooms in which no character stands. */
  empty: () => (g) => {
    const taken = new Set([...everyExplorer(g), ...monstersInPlay(g)].map((who) => roomOf(g, who)));
    return roomsWhere(g, (room) => !taken.has(room));
  },
  lost: () => (g) => g.s.rooms.floor.flatMap((floor, room) => (floor <= LOST ? [room] : [])),
  besideLost: () => (g) => roomsWhere(g, (room) => touchesLost(g, room)),
  joinedLost: () => (g) =>
    roomsWhere(g, (room) => [0, 1, 2, 3].some((side) => hasDoor(g, room, side) && lostBeyond(g, room, side))),
  /** Rooms at least n steps away, else those that are farthest. */
  away: (raw, c) => {
    const of = c.set(raw.of);
    const n = c.num(raw.n);
    const from = c.one(raw.from);
    return (g) => {
      const start = from(g);
      if (start < 0) return of(g);
      const steps = distances(g, start);
      const far = of(g).filter((room) => steps[room] < 0 || steps[room] >= n(g));
      if (far.length > 0) return far;
      const most = Math.max(...of(g).map((room) => steps[room]));
      return of(g).filter((room) => steps[room] === most);
    };
  },
  /** Open-air rooms are rooms of the house like any other. */
  standing: () => (g) =>
    roomsWhere(g, (room) => !g.p.rooms[room].tags.includes('outside') || law(g, 'doors.outside-is-inside')),
  named: (raw, c) => {
    const ids = texts(raw.ids).map((id) => c.names.room(id));
    return (g) => ids.filter((room) => g.s.rooms.floor[room] >= 0);
  },
  roomOf: (raw, c) => {
    const of = c.set(raw.of);
    return (g) => {
      const found: number[] = [];
      for (const x of of(g)) {
        const room = roomOf(g, x);
        if (room >= 0 && !found.includes(room)) found.push(room);
      }
      return found;
    };
  },
  onFloor: (raw, c) => {
    const floors = texts(raw.floors).map((id) => c.names.floor(id));
    return (g) => roomsWhere(g, (room) => floors.includes(g.s.rooms.floor[room]));
  },
  sameFloor: (raw, c) => {
    const rooms = c.one(raw.rooms);
    return (g) => roomsWhere(g, (room) => g.s.rooms.floor[room] === g.s.rooms.floor[rooms(g)]);
  },
  lowerFloors: (raw, c) => {
    const rooms = c.one(raw.rooms);
    return (g) => roomsWhere(g, (room) => g.s.rooms.floor[room] < g.s.rooms.floor[rooms(g)]);
  },
  symbol: (raw, c) => {
    const decks = texts(raw.symbols).map((id) => c.names.symbol(id));
    return (g) => roomsWhere(g, (room) => decks.includes(g.p.rooms[room].deck));
  },
  tag: (raw) => {
    const tags = texts(raw.tags);
    return (g) => roomsWhere(g, (room) => tags.some((t) => g.p.rooms[room].tags.includes(t)));
  },
  /** Rooms in a straight line through an unbroken row of doors. */
  inSightOf: (raw, c) => {
    const from = c.one(raw.from);
    return (g) => roomsWhere(g, (room) => from(g) >= 0 && room !== from(g) && inSight(g, from(g), room));
  },
  /** The room behind the door on a side of the house: 0 is north, and on clockwise. */
  beyond: (raw, c) => {
    const rooms = c.one(raw.rooms);
    const side = c.num(raw.side);
    return (g) => (rooms(g) < 0 ? [] : asSet(opensInto(g, rooms(g), side(g) & 3)));
  },
  withWindow: () => (g) => roomsWhere(g, (room) => hasClearWindow(g, room)),
  joined: (raw, c) => {
    const rooms = c.set(raw.rooms);
    const side = (g: G, room: number): number => (raw.whole === true ? -1 : standsIn(g, room));
    return (g) => [...new Set(rooms(g).flatMap((room) => waysOut(g, room, side(g, room)).map((way) => way.to)))];
  },
  touching: (raw, c) => {
    const rooms = c.set(raw.rooms);
    return (g) => [...new Set(rooms(g).flatMap((room) => touching(g, room)))];
  },
  reach: (raw, c) => {
    const from = c.one(raw.from);
    const n = c.num(raw.n);
    return (g) => {
      const start = from(g);
      if (start < 0) return [];
      const errand = raw.way === 'errand' && law(g, 'reach.errand');
      const most = n(g);
      const steps = (errand ? errandSteps : distances)(g, start, standsIn(g, start));
      const isReached = (room: number): boolean =>
        steps[room] >= 0 && steps[room] <= most && !(errand && isAvoided(g, room));
      return roomsWhere(g, (room) => room === start || isReached(room));
    };
  },
  /** The patch of `of` that hangs together with `from`. */
  group: (raw, c) => {
    const from = c.one(raw.from);
    const of = c.set(raw.of);
    return (g) => {
      const among = of(g);
      const start = from(g);
      return among.includes(start) ? patchOf(g, start, among) : [];
    };
  },
  nearestRooms: (raw, c) => {
    const to = c.one(raw.to);
    const of = c.set(raw.of);
    return (g) => nearest(g, to(g), of(g), (room) => room);
  },
};
