import type { OpTable } from '../define/op-table.ts';
import { isSplit } from '../house/geometry.ts';
import { distances, waysOut } from '../house/ways.ts';
import { isCharacter, isDead, isExplorer, isMonster, roomOf, seatOf, stepOf } from '../machine/characters.ts';
import { only } from '../machine/choice.ts';
import type { G } from '../machine/context.ts';
import { hooked } from '../machine/fold.ts';
import { law, reading } from '../machine/law.ts';
import { idOf, tell } from '../machine/log.ts';
import { closeHappening, done, fire, happen, happening, instead, perform, put } from '../machine/machine.ts';
import { DOORWAY, HELD, LOST } from '../state/state.ts';
import { allowance } from './walking.ts';

/** Sets a character down in a room, on a side of its barrier. */
function stand(g: G, who: number, room: number, part: number): void {
  g.s.things.place[who] = room;
  g.s.things.part[who] = part;
}

const parts = (g: G, room: number): number => (isSplit(g, room) ? (g.p.rooms[room].def.parts?.length ?? 1) : 1);

/** The room asks something of everybody who leaves it; of those who are forced out too. */
function leave(g: G, who: number, forced: boolean, side = 0): number {
  const from = roomOf(g, who);
  const ev = happen(g, { t: 'leave', who, room: from, kind: forced ? 'forced' : side < 0 ? 'way' : '' });
  if (!forced || law(g, 'room.exit-roll.forced')) fire(g, 'leave.before', who, ev);
  return ev;
}

/** The places of a character's clips together: less when it has been harmed. */
const strength = (g: G, who: number): number =>
  isExplorer(g, who) ? g.p.traits.reduce((sum, _, trait) => sum + stepOf(g, who, trait), 0) : 0;

/** The text of a room works on every entry, not only on discovery. */
function readText(g: G, who: number, ev: number): void {
  if (g.s.happenings[ev].kind === 'discovered' || law(g, 'discover.text-each-entry')) fire(g, 'enter.after', who, ev);
}

/** Companions whose explorer has died in the room: the next to enter takes them along. */
const orphans = (g: G, room: number): number[] => g.p.companions.filter((card) => g.s.things.place[card] === room);

export const MOVE: OpTable = {
  /** One step on foot. Registers: room, part, side or -1, cost, 1 if just discovered, event, strength before. */
  step: () => ({
    run(g, f) {
      const who = g.scope.self;
      if (f.st === 0) {
        f.st = 1;
        f.r.push(leave(g, who, false, f.r[2] as number), strength(g, who));
        return;
      }
      const [to, part, side, cost, found, ev, whole] = f.r as number[];
      closeHappening(g, ev);
      const from = roomOf(g, who);
      // Whoever's turn was ended on the way out stays.
      if (who === g.s.turn.who && g.s.turn.over) {
        done(f);
        return;
      }
      if (who === g.s.turn.who && strength(g, who) < whole) {
        if (!law(g, 'room.exit-roll.not-a-stop')) g.s.turn.stopped = true;
        // What the way out has taken may leave too little for the step itself: it is made all the same.
        if (allowance(g, who) - g.s.turn.spent < cost && !law(g, 'leave.all-the-same')) {
          done(f);
          return;
        }
      }
      if (who === g.s.turn.who) {
        if (law(g, 'move.room-cost')) g.s.turn.spent += cost;
        g.s.turn.moved = true;
      }
      stand(g, who, to, part);
      tell(g, 'move', { who: idOf(g, who), from: g.p.rooms[from].id, to: g.p.rooms[to].id, side, cost, part });
      done(f);
      if (part < DOORWAY) perform(g, 'arrive', who, [to, found, 1]);
    },
  }),

  /** What follows on coming into a room. Registers: room, 1 if discovered, 1 if a symbol is drawn for. */
  arrive: () => ({
    run(g, f) {
      const who = g.scope.self;
      const [room, found, symbols] = f.r as number[];
      switch (f.st) {
        case 0: {
          const ev = happen(g, { t: 'enter', who, room, kind: found === 1 ? 'discovered' : '' });
          f.r.push(ev);
          f.st = 1;
          if (g.s.haunt >= 0 && isExplorer(g, who) && reading(g, 'companionCustody') !== 'optional') {
            if (law(g, 'death.companion'))
              for (const card of orphans(g, room)) perform(g, 'hand', who, [card, HELD + who, 0]);
          }
          if (reading(g, 'tileTextOrder') === 'textThenCard' || !law(g, 'discover.card-before-text'))
            readText(g, who, ev);
          return;
        }
        case 1: {
          f.st = 2;
          const { deck } = g.p.rooms[room];
          const draws = found === 1 ? law(g, 'discover.symbol') : !law(g, 'discover.symbol-once');
          if (deck >= 0 && symbols === 1 && draws && isExplorer(g, who)) perform(g, 'draw-cards', who, [deck, 1]);
          else if (found === 1 && who === g.s.turn.who && !law(g, 'move.plain-room-continues')) g.s.turn.stopped = true;
          return;
        }
        case 2:
          f.st = 3;
          if (
            reading(g, 'tileTextOrder') !== 'textThenCard' &&
            law(g, 'discover.card-before-text') &&
            roomOf(g, who) === room
          )
            readText(g, who, f.r[3] as number);
          return;
        default:
          closeHappening(g, f.r[3] as number);
          done(f);
      }
    },
  }),

  put: (raw, c) => {
    const who = c.set(raw.who);
    const rooms = c.one(raw.rooms);
    const silent = raw.silent === true ? 1 : 0;
    const found = raw.discovered === true ? 1 : 0;
    const symbol = raw.symbol === false ? 0 : 1;
    const beside = raw.beside === undefined ? null : c.one(raw.beside);
    const goal = raw.rooms as { x?: string; ids?: string[] };
    const ids = goal.x === 'named' ? (goal.ids ?? []).map((id) => c.names.room(id)) : [];
    return {
      run(g, f) {
        const room = rooms(g);
        const list = who(g).filter((x) => isCharacter(g, x) && !isDead(g, x));
        done(f);
        const lost = ids.find((id) => g.s.rooms.floor[id] <= LOST) ?? -1;
        if ((room < 0 || g.s.rooms.floor[room] < 0) && !hooked(g, 'put.instead')) return;
        const thing = beside?.(g) ?? -1;
        const part = thing >= 0 && g.s.things.place[thing] === room ? g.s.things.part[thing] : -1;
        // A room that an effect has laid is not discovered by who is put there, unless the effect says so.
        const laid = found === 0 && Object.values(g.scope.vals).includes(room);
        const first = laid && !law(g, 'discover.placed-otherwise') ? 1 : found;
        for (const x of list.toReversed())
          perform(g, 'place', x, [room < 0 ? lost : room, first, symbol, silent, part]);
      },
    };
  },

  /** Placed without steps. Registers: room, 1 if discovered, 1 if a symbol is drawn for, 1 if silent, side of the barrier if it is fixed. */
  place: () => ({
    run(g, f) {
      const who = g.scope.self;
      const [room, , , , fixed] = f.r as number[];
      switch (f.st) {
        case 0: {
          f.st = 1;
          const ev = happen(g, { t: 'put', who, room });
          f.r.push(ev);
          instead(g, 'put.instead', who, ev);
          return;
        }
        case 1: {
          const ev = f.r.pop() as number;
          const replaced = happening(g, ev).replaced.length > 0;
          closeHappening(g, ev);
          if (replaced || room < 0 || g.s.rooms.floor[room] < 0) {
            done(f);
            return;
          }
          f.st = 2;
          f.r.push(leave(g, who, true));
          return;
        }
        case 2: {
          closeHappening(g, f.r[5] as number);
          const { arrive } = g.p.rooms[room].def;
          if (parts(g, room) < 2) {
            f.r.push(0);
            f.st = 3;
          } else if (arrive !== undefined) {
            f.r.push(law(g, 'room.barrier.locked') ? arrive : parts(g, room) - 1);
            f.st = 3;
          } else if (fixed >= 0 && law(g, 'room.barrier.token-side')) {
            f.r.push(fixed);
            f.st = 3;
          } else put(g, f, 'part', seatOf(g, who));
          return;
        }
        default: {
          const [, found, symbol, silent, , , part] = f.r as number[];
          const from = roomOf(g, who);
          stand(g, who, room, part);
          if (who === g.s.turn.who && !law(g, 'put.free')) g.s.turn.spent++;
          tell(g, 'placed', {
            who: idOf(g, who),
            from: from < 0 ? '' : g.p.rooms[from].id,
            to: g.p.rooms[room].id,
            part,
          });
          done(f);
          const draws = found === 1 && symbol === 1 && !law(g, 'discover.by-effect') ? 0 : symbol;
          if (silent === 0) perform(g, 'arrive', who, [room, found, draws]);
        }
      }
    },
    options(g, f, sheet) {
      const room = f.r[0] as number;
      for (let part = 0; part < (law(g, 'room.barrier.landing-side') ? parts(g, room) : 1); part++)
        sheet.open.push({ verb: 'part', part, room });
    },
    take(_g, f, taken) {
      f.r.push(only(taken, 'part').part);
      f.st = 3;
    },
  }),

  /** One step closer, one after the other. Registers: who, place in the row. */
  walk: (raw, c) => {
    const who = c.set(raw.who);
    const toward = c.one(raw.toward);
    const decider = raw.any === undefined ? null : c.one(raw.any);
    const stepFor = (g: G, x: number): number[] => {
      const goal = toward(g);
      const from = roomOf(g, x);
      if (goal < 0 || from < 0 || from === goal) return [];
      const steps = distances(g, goal);
      const part = isMonster(g, x) && law(g, 'room.barrier.monsters') ? -1 : g.s.things.part[x];
      const way = waysOut(g, from, part).find((w) => steps[w.to] >= 0 && steps[w.to] < steps[from]);
      return way === undefined ? [] : [way.to, way.part, way.side, 0, 0];
    };
    return {
      run(g, f) {
        if (f.st === 0) {
          f.r = [who(g).filter((x) => stepFor(g, x).length > 0), 0];
          f.st = 1;
        }
        const list = f.r[0] as number[];
        const i = f.r[1] as number;
        if (i >= list.length) done(f);
        else if (decider !== null && f.st === 1) put(g, f, 'walk', seatOf(g, decider(g)), true);
        else {
          f.r[1] = i + 1;
          f.st = 1;
          perform(g, 'step', list[i], stepFor(g, list[i]));
        }
      },
      options(_g, f, sheet) {
        const x = (f.r[0] as number[])[f.r[1] as number];
        sheet.open.push({ verb: 'who', who: x }, { verb: 'pass' });
      },
      take(_g, f, taken) {
        if (taken.verb === 'pass') f.r[1] = (f.r[1] as number) + 1;
        else f.st = 2;
      },
    };
  },

  /** Uses up spaces of the movement of this turn. */
  spend: (raw, c) => {
    const n = c.num(raw.n);
    return {
      run(g, f) {
        if (g.scope.self === g.s.turn.who) g.s.turn.spent += n(g);
        done(f);
      },
    };
  },

  cross: (raw, c) => {
    const who = c.set(raw.who);
    return {
      run(g, f) {
        for (const x of who(g)) {
          const room = roomOf(g, x);
          if (room < 0 || parts(g, room) < 2) continue;
          if (x === g.s.turn.who && !law(g, 'room.barrier.cost')) g.s.turn.spent++;
          g.s.things.part[x] = (g.s.things.part[x] + 1) % parts(g, room);
          tell(g, 'crossed', { who: idOf(g, x), room: g.p.rooms[room].id, part: g.s.things.part[x] });
        }
        done(f);
      },
    };
  },
};
