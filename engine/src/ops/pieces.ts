import type { OpTable } from '../define/op-table.ts';
import { lift } from '../house/geometry.ts';
import { mixPile } from '../machine/chance.ts';
import {
  carriedBy,
  explorersOf,
  isCharacter,
  isDead,
  isExplorer,
  isMonster,
  isToken,
  roomOf,
  seatOf,
  traitOf,
} from '../machine/characters.ts';
import { only } from '../machine/choice.ts';
import type { G } from '../machine/context.ts';
import { law } from '../machine/law.ts';
import { idOf, tell, tellSome } from '../machine/log.ts';
import { closeHappening, done, fire, happen, happening, name, perform, put } from '../machine/machine.ts';
import { sourcesFor } from '../machine/sources.ts';
import { BOX, FACE_DOWN, HELD, LOST, ZONE } from '../state/state.ts';
import { dieWord } from '../words/operations/death/die.ts';
import { leaveBehind } from './death.ts';
import { numbersOf } from './sides.ts';

/** Tells who has which numbers now: everybody, or where they lie face down only who may look at them. */
function tellNumbers(g: G, type: string, kind: number, who: number, more: Readonly<Record<string, unknown>>): void {
  const { id, faceDown } = g.p.tokens[kind];
  const held = carriedBy(g, who).filter((t) => g.s.things.def[t] === kind);
  const data = { token: id, who: idOf(g, who), n: held.length, ...more };
  if (faceDown === '') tell(g, type, { ...data, numbers: numbersOf(g, held) }, true);
  else tellSome(g, type, data, faceDown === 'holder' ? [seatOf(g, who)] : [], { numbers: numbersOf(g, held) });
}

export const PIECES: OpTable = {
  /** Pieces from the pool of the haunt, in a room or in somebody's hands. */
  deploy: (raw, c) => {
    const kind = c.names.token(String(raw.kind));
    const rooms = raw.rooms === undefined ? null : c.one(raw.rooms);
    const holder = raw.holder === undefined ? null : c.one(raw.holder);
    const n = c.num(raw.n ?? 1);
    const bound = raw.bound === undefined ? null : c.one(raw.bound);
    const tied = raw.tied === undefined ? null : c.one(raw.tied);
    const part = raw.part === undefined ? null : c.num(raw.part);
    const as = typeof raw.as === 'string' ? raw.as : undefined;
    return {
      run(g, f) {
        const { things } = g.s;
        const self = g.scope.self;
        const room = rooms?.(g) ?? -1;
        const who = holder?.(g) ?? -1;
        const made: number[] = [];
        for (let k = n(g); k > 0 && (room >= 0 || who >= 0); k--) {
          const piece = things.def.findIndex(
            (d, i) => isToken(g, i) && d === kind && things.place[i] === BOX && !isDead(g, i),
          );
          if (piece < 0) break;
          things.place[piece] = who >= 0 ? HELD + who : room;
          const beside = self >= 0 && roomOf(g, self) === room && law(g, 'room.barrier.token-side');
          things.part[piece] = part !== null ? part(g) : beside ? things.part[self] : 0;
          things.bound[piece] = tied !== null ? HELD + tied(g) : (bound?.(g) ?? -1);
          made.push(piece);
          tell(g, 'token', {
            token: idOf(g, piece),
            room: room >= 0 ? g.p.rooms[room].id : '',
            who: who >= 0 ? idOf(g, who) : '',
          });
        }
        name(g, f, as, made);
        done(f);
      },
    };
  },

  /** Takes pieces off the board. */
  remove: (raw, c) => {
    const things = c.set(raw.things);
    return {
      run(g, f) {
        for (const piece of things(g)) {
          if (!isToken(g, piece)) continue;
          const room = roomOf(g, piece);
          if (isMonster(g, piece)) leaveBehind(g, piece);
          g.s.things.place[piece] = BOX;
          g.s.things.bound[piece] = -1;
          tell(g, 'token-gone', { token: idOf(g, piece), room: room >= 0 ? g.p.rooms[room].id : '' });
        }
        done(f);
      },
    };
  },

  /** To a place off the board. */
  send: (raw, c) => {
    const who = c.set(raw.who);
    const zone = c.names.zone(String(raw.zone));
    return {
      run(g, f) {
        for (const x of who(g)) {
          g.s.things.place[x] = ZONE + zone;
          tell(g, 'sent', { who: idOf(g, x), zone: String(raw.zone) });
        }
        done(f);
      },
    };
  },

  /** Numbers of a kind dealt at random: one (or n) to each, face down where the piece says so. */
  deal: (raw, c) => {
    const kind = c.names.token(String(raw.kind));
    const to = c.set(raw.to);
    const each = c.num(raw.n ?? 1);
    return {
      run(g, f) {
        const { things } = g.s;
        const pool = things.def.flatMap((d, i) => (isToken(g, i) && d === kind && things.place[i] === BOX ? [i] : []));
        // What lies face down was mixed when it was unpacked.
        if (g.p.tokens[kind].faceDown === '') mixPile(g, 'picks', pool, (piece) => idOf(g, piece));
        for (const who of to(g)) {
          for (let k = each(g); k > 0; k--) {
            const piece = pool.pop();
            if (piece === undefined) break;
            things.place[piece] = HELD + who;
            const hides = g.p.tokens[kind].faceDown !== '' && law(g, 'hidden.deal');
            things.flags[piece] = hides ? things.flags[piece] | FACE_DOWN : things.flags[piece] & ~FACE_DOWN;
          }
          tellNumbers(g, 'dealt', kind, who, {});
        }
        done(f);
      },
    };
  },

  /** One piece of each, drawn unseen, changes hands. Numbers move, and both mix theirs: which of the pieces it was can be traced by nobody. */
  exchange: (raw, c) => {
    const kind = c.names.token(String(raw.kind));
    const a = c.one(raw.a);
    const b = c.one(raw.b);
    return {
      run(g, f) {
        const { number, def } = g.s.things;
        const hands = [a(g), b(g)].map((who) => carriedBy(g, who).filter((t) => def[t] === kind));
        const [mine, theirs] = hands;
        done(f);
        if (mine.length === 0 || theirs.length === 0) return;
        for (const hand of hands) {
          const mixed = numbersOf(g, hand);
          mixPile(g, 'picks', mixed, (n) => `${g.p.tokens[kind].id}#${n}`);
          hand.forEach((t, i) => {
            number[t] = mixed[i];
          });
        }
        [number[mine[0]], number[theirs[0]]] = [number[theirs[0]], number[mine[0]]];
        for (const hand of hands) {
          const sorted = numbersOf(g, hand).sort((x, y) => x - y);
          hand.forEach((t, i) => {
            number[t] = sorted[i];
          });
        }
        tellNumbers(g, 'exchanged', kind, a(g), { with: idOf(g, b(g)) });
        tellNumbers(g, 'exchanged', kind, b(g), { with: idOf(g, a(g)) });
      },
    };
  },

  /** Turns a piece face up. */
  flip: (raw, c) => {
    const things = c.set(raw.things);
    return {
      run(g, f) {
        for (const t of things(g)) {
          g.s.things.flags[t] &= ~FACE_DOWN;
          tell(g, 'flipped', { token: idOf(g, t) }, true);
        }
        done(f);
      },
    };
  },

  /** The room is gone: a hole that is still touched. Who is in it has been given the chance to leave by rules at `takeRoom.before`. */
  takeRoom: (raw, c) => {
    const rooms = c.one(raw.rooms);
    return {
      run(g, f) {
        if (f.st === 0) {
          const room = rooms(g);
          if (room < 0 || g.s.rooms.floor[room] < 0) {
            done(f);
            return;
          }
          f.r = [room, [...explorersOf(g).filter((x) => !isDead(g, x) && roomOf(g, x) === room)], 0];
          f.st = 1;
          return;
        }
        const [room, inside, i] = f.r as [number, number[], number];
        if (i < inside.length) {
          f.r[2] = i + 1;
          const ev = happen(g, { t: 'takeRoom', who: inside[i], room });
          if (!fire(g, 'takeRoom.before', inside[i], ev)) closeHappening(g, ev);
          return;
        }
        if (f.st === 1) {
          f.st = 2;
          for (const x of explorersOf(g)) if (!isDead(g, x) && roomOf(g, x) === room) dieWord.perform(g, x, {});
          return;
        }
        const floor = g.s.rooms.floor[room];
        g.s.things.place.forEach((place, t) => {
          if (place === room && !isExplorer(g, t)) g.s.things.place[t] = BOX;
        });
        lift(g, room, LOST - floor);
        tell(g, 'room-lost', { room: g.p.rooms[room].id }, true);
        done(f);
      },
    };
  },

  /** Opposed rolls without being an attack; the difference is named. */
  contest: (raw, c) => {
    const a = c.one(raw.a);
    const b = c.one(raw.b);
    const trait = c.trait(raw.trait);
    const against = raw.against === undefined ? trait : c.trait(raw.against);
    const extra = raw.extra === undefined ? null : c.num(raw.extra);
    const as = String(raw.as);
    return {
      run(g, f) {
        if (f.st < 2) {
          if (f.st === 1) {
            const ev = f.r[0] as number;
            f.r = [happening(g, ev).total];
            closeHappening(g, ev);
          }
          const who = f.st === 0 ? a(g) : b(g);
          const t = f.st === 0 ? trait(g) : against(g);
          const ev = happen(g, {
            t: 'roll',
            who,
            by: g.scope.actor,
            pool: traitValue(g, who, t) + (f.st === 0 ? (extra?.(g) ?? 0) : 0),
            tags: ['contest', g.p.traits[t]],
          });
          if (f.st === 0) f.r = [ev];
          else f.r.push(ev);
          f.st++;
          perform(g, 'throw', who, [ev]);
          return;
        }
        const ev = f.r[1] as number;
        const other = happening(g, ev).total;
        closeHappening(g, ev);
        name(g, f, as, (f.r[0] as number) - other);
        done(f);
      },
    };
  },

  /** Uses up the room or card that made the action possible; asks which if there are several. What the roll itself has cost is not there any more. */
  useSource: (raw, c) => {
    const rooms = (raw.rooms as string[]).map((id) => c.names.room(id));
    const cards = (raw.cards as string[]).map((id) => c.names.card(id));
    return {
      run(g, f) {
        if (sourcesFor(g, rooms, cards, true).length === 0) done(f);
        else put(g, f, 'source', seatOf(g, g.scope.self));
      },
      options(g, _f, sheet) {
        for (const code of sourcesFor(g, rooms, cards, true))
          sheet.open.push(code < HELD ? { verb: 'room', room: code } : { verb: 'thing', thing: code - HELD });
      },
      take(g, f, taken) {
        g.s.gameMarks.push(-1 - (taken.verb === 'room' ? taken.room : HELD + only(taken, 'thing').thing));
        done(f);
      },
    };
  },
};

function traitValue(g: G, who: number, trait: number): number {
  return isCharacter(g, who) ? Math.max(0, traitOf(g, who, trait)) : 0;
}
