import { sourcesFor } from '../compile/expressions.ts';
import type { OpTable } from '../compile/op.ts';
import { lift } from '../house/geometry.ts';
import {
  carriedBy,
  explorersOf,
  heldBy,
  isCharacter,
  isDead,
  isExplorer,
  isMonster,
  isToken,
  monsterOf,
  partOf,
  roomOf,
  seatOf,
  setSide,
  traitOf,
} from '../machine/characters.ts';
import type { G } from '../machine/context.ts';
import { forbidden } from '../machine/fold.ts';
import { law } from '../machine/law.ts';
import { idOf, tell, tellSome } from '../machine/log.ts';
import {
  closeHappening,
  done,
  fire,
  happen,
  happening,
  instead,
  name,
  perform,
  pushScoped,
  put,
} from '../machine/machine.ts';
import { conclude } from '../machine/victory.ts';
import { shuffleInPlace } from '../state/rng.ts';
import { BOX, DEAD, FACE_DOWN, FIRST_STATUS, HELD, isHeld, LOST, STUNNED, ZONE } from '../state/state.ts';
import { choice } from './flow.ts';
import { free } from './haunt.ts';

/** Who is held fast or carried stands on the ground again. */
function letGo(g: G, who: number): void {
  const [room, part] = [roomOf(g, who), partOf(g, who)];
  if (!isHeld(g.s.things.place[who]) || room < 0) return;
  g.s.things.place[who] = room;
  g.s.things.part[who] = part;
  tell(g, 'let-go', { who: idOf(g, who), room: g.p.rooms[room].id });
}

/** Everything a character leaves behind: items fall, companions wait for the next explorer, the rest goes out of the game. */
function leaveBehind(g: G, who: number): void {
  const room = forbidden(g, 'bequeath', who) === null ? roomOf(g, who) : -1;
  const part = partOf(g, who);
  for (const card of heldBy(g, who)) {
    const { tags, drop } = g.p.cards[card];
    g.s.things.part[card] = part;
    const stays = room >= 0 && ((drop && law(g, 'loot.items-fall')) || tags.includes('companion'));
    g.s.things.place[card] = stays ? room : BOX;
    if (stays)
      tell(g, 'card', { card: g.p.cards[card].id, from: idOf(g, who), to: '', room: g.p.rooms[room].id, pile: '' });
  }
  for (const x of explorersOf(g)) if (g.s.things.place[x] === HELD + who) letGo(g, x);
  for (const piece of carriedBy(g, who)) {
    g.s.things.place[piece] = room >= 0 ? room : BOX;
    g.s.things.part[piece] = part;
  }
}

/** Everybody learns which side an explorer is on; the token that says so is turned over. False if it was known. */
function showRole(g: G, who: number): boolean {
  const k = who - g.p.cards.length;
  if (!isExplorer(g, who) || g.s.shown[k] === 1) return false;
  const haunt = g.p.haunts[g.s.haunt];
  g.s.shown[k] = 1;
  if (g.s.sides[k] === 1 && g.s.traitor < 0) g.s.traitor = who;
  const role = g.p.tokenIndex.get(`${haunt.def.id}/${haunt.def.hidden?.piece ?? ''}`);
  const tokens = carriedBy(g, who).filter((piece) => g.s.things.def[piece] === role);
  for (const piece of tokens) g.s.things.flags[piece] &= ~FACE_DOWN;
  const numbers = numbersOf(g, tokens);
  tell(g, 'revealed', { who: idOf(g, who), side: haunt.sides[g.s.sides[k]], numbers }, true);
  return true;
}

/** Tells who has which numbers now: everybody, or where they lie face down only who may look at them. */
function tellNumbers(g: G, type: string, kind: number, who: number, more: Readonly<Record<string, unknown>>): void {
  const { id, faceDown } = g.p.tokens[kind];
  const held = carriedBy(g, who).filter((t) => g.s.things.def[t] === kind);
  const data = { token: id, who: idOf(g, who), n: held.length, ...more };
  if (faceDown === '') tell(g, type, { ...data, numbers: numbersOf(g, held) }, true);
  else tellSome(g, type, data, faceDown === 'holder' ? [seatOf(g, who)] : [], { numbers: numbersOf(g, held) });
}

const numbersOf = (g: G, pieces: readonly number[]): number[] => pieces.map((piece) => g.s.things.number[piece]);

/** What being beaten does to a monster; the event is the damage, whose `winner` is who has beaten it. */
export function beaten(g: G, who: number, ev: number): void {
  const monster = monsterOf(g, who);
  if (monster === null) return;
  if (monster.defeat === 'die') perform(g, 'die', who, []);
  else if (monster.defeat === 'ops')
    pushScoped(g, monster.defeatBlock, { self: who, actor: who, owner: HELD + who, ev, vals: {} });
  else if (monster.defeat === 'stun') stun(g, who);
}

export function stun(g: G, who: number): void {
  if (!law(g, 'attack.monster-beaten')) return;
  g.s.things.flags[who] |= STUNNED;
  if (law(g, 'monster.stun-drops')) leaveBehind(g, who);
  tell(g, 'stunned', { who: idOf(g, who) });
}

export const PIECES: OpTable = {
  /** Death with its consequences. */
  die: () => ({
    run(g, f) {
      const who = g.scope.self;
      switch (f.st) {
        case 0: {
          const ev = happen(g, { t: 'kill', who, room: roomOf(g, who) });
          f.r = [ev];
          f.st = 1;
          if (!isDead(g, who)) instead(g, 'kill.instead', who, ev);
          return;
        }
        case 1: {
          const ev = f.r[0] as number;
          f.st = 2;
          if (happening(g, ev).replaced.length > 0 || isDead(g, who)) return;
          if (isExplorer(g, who) && law(g, 'hidden.death-reveals')) showRole(g, who);
          leaveBehind(g, who);
          letGo(g, who);
          g.s.things.flags[who] |= DEAD;
          if (isMonster(g, who)) g.s.things.place[who] = BOX;
          if (g.s.turn.who === who) {
            g.s.turn.over = true;
            g.s.turn.stopped = true;
          }
          tell(g, 'died', { who: idOf(g, who) }, true);
          fire(g, 'kill.after', g.s.revealer, ev);
          return;
        }
        default:
          closeHappening(g, f.r[0] as number);
          done(f);
      }
    },
  }),

  /** A character is held fast or carried by another, or by a piece, and goes where that goes; with nobody named it is let go. */
  hold: (raw, c) => {
    const who = c.set(raw.who);
    const by = raw.by === undefined ? null : c.one(raw.by);
    return {
      run(g, f) {
        const holder = by?.(g) ?? -1;
        for (const x of who(g)) {
          if (!isCharacter(g, x) || x === holder) continue;
          if (holder < 0) letGo(g, x);
          else {
            g.s.things.place[x] = HELD + holder;
            tell(g, 'held', { who: idOf(g, x), by: idOf(g, holder) });
          }
        }
        done(f);
      },
    };
  },

  kill: (raw, c) => {
    const who = c.set(raw.who);
    return {
      run(g, f) {
        const list = who(g).filter((x) => isCharacter(g, x) && !isDead(g, x));
        done(f);
        for (const x of list.toReversed()) perform(g, 'die', x, []);
      },
    };
  },

  /** Sets or lifts a condition that the haunt declares; `stunned` belongs to the rules. */
  mark: (raw, c) => {
    const who = c.set(raw.who);
    const status = raw.status === 'stunned' ? -1 : c.names.status(String(raw.status));
    const bit = status < 0 ? STUNNED : 1 << (FIRST_STATUS + status);
    const on = raw.on !== false;
    return {
      run(g, f) {
        for (const x of who(g)) {
          const was = (g.s.things.flags[x] & bit) !== 0;
          if (was === on) continue;
          g.s.things.flags[x] = on ? g.s.things.flags[x] | bit : g.s.things.flags[x] & ~bit;
          tell(g, 'marked', { who: idOf(g, x), status: String(raw.status), on });
        }
        done(f);
      },
    };
  },

  /** Changes side; silently where the haunt hides it. */
  join: (raw, c) => {
    const who = c.set(raw.who);
    const side = c.names.side(String(raw.side));
    const secret = raw.secret === true;
    return {
      run(g, f) {
        for (const x of who(g)) {
          if (!isExplorer(g, x)) continue;
          setSide(g, x, side, !secret);
          if (side === 1 && g.s.traitor < 0 && !secret) g.s.traitor = x;
          if (!secret) tell(g, 'joined', { who: idOf(g, x), side: String(raw.side) }, true);
          if (side === 1 && !secret) free(g, x);
        }
        done(f);
      },
    };
  },

  /** Everybody learns which side they are on. */
  reveal: (raw, c) => {
    const who = c.set(raw.who);
    return {
      run(g, f) {
        const list = who(g);
        done(f);
        for (const x of list.toReversed()) perform(g, 'show', x, []);
      },
    };
  },

  /** One explorer shows the own role. */
  show: () => ({
    run(g, f) {
      const shown = f.st === 0 && showRole(g, g.scope.self);
      if (!shown) {
        done(f);
        return;
      }
      f.st = 1;
      fire(g, 'reveal.after', g.scope.self, -1);
    },
  }),

  /** Who decides for a piece from now on. */
  control: (raw, c) => {
    const things = c.set(raw.things);
    const by = c.one(raw.by);
    return {
      run(g, f) {
        for (const t of things(g)) g.s.control[t] = seatOf(g, by(g));
        done(f);
      },
    };
  },

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
        if (g.p.tokens[kind].faceDown === '') shuffleInPlace(g.s.rng, 'picks', pool);
        for (const who of to(g)) {
          for (let k = each(g); k > 0; k--) {
            const piece = pool.pop();
            if (piece === undefined) break;
            things.place[piece] = HELD + who;
            if (g.p.tokens[kind].faceDown !== '') things.flags[piece] |= FACE_DOWN;
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
          shuffleInPlace(g.s.rng, 'picks', mixed);
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
          for (const x of explorersOf(g)) if (!isDead(g, x) && roomOf(g, x) === room) perform(g, 'die', x, []);
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

  /** A true answer for an audience: a side, one character, or everybody. */
  tell: (raw, c) => {
    const to = raw.to === undefined ? null : c.set(raw.to);
    const value = raw.rooms !== undefined ? c.set(raw.rooms) : null;
    const num = raw.n === undefined ? null : c.num(raw.n);
    const who = raw.who === undefined ? null : c.set(raw.who);
    const key = String(raw.key);
    return {
      run(g, f) {
        const answer = {
          rooms: value === null ? [] : value(g).map((room) => g.p.rooms[room].id),
          n: num?.(g) ?? 0,
          whom: who === null ? [] : who(g).map((x) => idOf(g, x)),
        };
        if (to === null) tell(g, 'told', { key, ...answer }, true);
        else tellSome(g, 'told', { key }, [...new Set(to(g).map((x) => seatOf(g, x)))], answer);
        done(f);
      },
    };
  },

  /** Uses up the room or card that made the action possible; asks which if there are several. */
  useSource: (raw, c) => {
    const rooms = (raw.rooms as string[]).map((id) => c.names.room(id));
    const cards = (raw.cards as string[]).map((id) => c.names.card(id));
    return {
      run: (g, f) => put(g, f, 'source', seatOf(g, g.scope.self)),
      options(g, _f, sheet) {
        for (const code of sourcesFor(g, rooms, cards, true))
          sheet.open.push(code < HELD ? choice('room', code) : choice('thing', code - HELD));
      },
      take(g, f, taken) {
        g.s.gameMarks.push(-1 - (taken.verb === 'room' ? taken.a : HELD + taken.a));
        done(f);
      },
    };
  },

  /** Somebody has won; the game is over. */
  win: (raw, c) => {
    const who = c.set(raw.who);
    return {
      run(g, f) {
        conclude(g, who(g), String(raw.why ?? 'win'));
        done(f);
      },
    };
  },
};

function traitValue(g: G, who: number, trait: number): number {
  return isCharacter(g, who) ? Math.max(0, traitOf(g, who, trait)) : 0;
}
