import { readVar, writeVar } from '../compile/expressions.ts';
import { ContentError } from '../compile/names.ts';
import { type OpTable, rowFor, rows } from '../compile/op.ts';
import { CORNERS, hasDoor } from '../house/geometry.ts';
import { roomOf, seatOf, sideOf } from '../machine/characters.ts';
import { type Choice, only } from '../machine/choice.ts';
import type { G } from '../machine/context.ts';
import { law } from '../machine/law.ts';
import { carrierId, idOf, tell } from '../machine/log.ts';
import { done, name, push, pushScoped, put, putToAll } from '../machine/machine.ts';
import { HELD } from '../state/state.ts';

const KINDS = ['who', 'room', 'thing', 'trait', 'number', 'wall'] as const;
type Kind = (typeof KINDS)[number];

function offered(kind: Kind, value: number): Choice {
  switch (kind) {
    case 'who':
      return { verb: kind, who: value };
    case 'room':
      return { verb: kind, room: value };
    case 'thing':
      return { verb: kind, thing: value };
    case 'trait':
      return { verb: kind, trait: value };
    case 'number':
      return { verb: kind, n: value };
    case 'wall':
      return { verb: kind, wall: value };
  }
}

/** What was answered, as it is named for later operations. */
function answered(taken: Choice): number {
  switch (taken.verb) {
    case 'who':
      return taken.who;
    case 'room':
      return taken.room;
    case 'thing':
      return taken.thing;
    case 'trait':
      return taken.trait;
    case 'number':
      return taken.n;
    default:
      return only(taken, 'wall').wall;
  }
}

/** An answer in ids. */
const valueId = (g: G, kind: Kind, value: number): string | number => {
  if (kind === 'room') return g.p.rooms[value].id;
  if (kind === 'trait') return g.p.traits[value];
  return kind === 'who' || kind === 'thing' ? carrierId(g, HELD + value) : value;
};

/** Seats on the side of those who were asked: they may know a secret answer. */
const alliesOf = (g: G, who: readonly number[]): number[] =>
  g.s.controller.filter((_, k) => who.some((x) => sideOf(g, x) === g.s.sides[k]));

/** Sides of the room of `self` that no way leads through; its corners where every side has a door. Who is in no room has none. */
const walls = (g: G): readonly number[] => {
  const room = roomOf(g, g.scope.self);
  if (room < 0) return [];
  const blank = [0, 1, 2, 3].filter((side) => !hasDoor(g, room, side));
  return blank.length > 0 ? blank : CORNERS;
};

export const FLOW: OpTable = {
  when: (raw, c) => {
    const test = c.truth(raw.test);
    const yes = c.block(raw.then, 'then');
    const no = c.block(raw.else, 'else');
    return {
      run(g, f) {
        const branch = test(g) ? yes : no;
        done(f);
        push(g, branch);
      },
    };
  },

  table: (raw, c) => {
    const of = c.num(raw.of);
    const table = rows(raw.rows, c);
    return {
      run(g, f) {
        const block = rowFor(table, Math.max(0, of(g)));
        done(f);
        push(g, block);
      },
    };
  },

  /** The list is fixed when the row begins; over characters `self` is each in turn. */
  each: (raw, c) => {
    const of = c.set(raw.of);
    const asSelf = raw.self === true;
    const as = typeof raw.name === 'string' ? raw.name : '';
    const body = c.block(raw.do, 'do');
    return {
      run(g, f) {
        if (f.st === 0) {
          f.r = [of(g).slice(), 0];
          f.st = 1;
        }
        const list = f.r[0] as number[];
        const i = f.r[1] as number;
        if (i >= list.length) {
          done(f);
          return;
        }
        f.r[1] = i + 1;
        if (asSelf) {
          const { actor, owner, ev, vals } = g.scope;
          const self = actor < 0 || law(g, 'turn.you') ? list[i] : actor;
          pushScoped(g, body, { self, actor, owner, ev, vals: { ...vals } });
        } else {
          name(g, f, as, list[i]);
          push(g, body);
        }
      },
    };
  },

  repeat: (raw, c) => {
    const times = c.num(raw.times);
    const body = c.block(raw.do, 'do');
    return {
      run(g, f) {
        if (f.st === 0) {
          f.r = [times(g)];
          f.st = 1;
        }
        const left = f.r[0] as number;
        if (left <= 0) {
          done(f);
          return;
        }
        f.r[0] = left - 1;
        push(g, body);
      },
    };
  },

  loop: (raw, c) => {
    const body = c.block(raw.do, 'do');
    return { run: (g) => push(g, body) };
  },

  call: (raw, c) => {
    const proc = String(raw.proc);
    c.names.proc(proc);
    return {
      run(g, f) {
        done(f);
        push(g, (g.s.haunt < 0 ? undefined : g.p.haunts[g.s.haunt].procs[proc]) ?? g.p.procs[proc]);
      },
    };
  },

  /** What a clause of the ledger asks of a card or a room: left out when that clause is switched off. */
  clause: (raw, c) => {
    const id = String(raw.id);
    const body = c.block(raw.do, 'do');
    return {
      run(g, f) {
        const holds = law(g, id);
        done(f);
        if (holds) push(g, body);
      },
    };
  },

  set: (raw, c) => {
    const slot = c.variable(String(raw.name));
    const to = raw.to === undefined ? null : c.num(raw.to);
    const by = raw.by === undefined ? null : c.num(raw.by);
    const of = raw.of === undefined ? null : c.one(raw.of);
    return {
      run(g, f) {
        const whose = of?.(g);
        writeVar(g, slot, to !== null ? to(g) : readVar(g, slot, whose) + (by?.(g) ?? 0), whose);
        done(f);
      },
    };
  },

  choose: (raw, c) => {
    const who = c.one(raw.who);
    const entries = Object.entries((raw.options ?? {}) as Record<string, unknown>);
    const blocks = entries.map(([key, ops]) => c.block(ops, key));
    if (entries.length < 2) throw new ContentError(c.path, 'a choice needs at least two options');
    return {
      run(g, f) {
        put(g, f, 'choose', seatOf(g, who(g)), true);
      },
      options(_g, _f, sheet) {
        entries.forEach(([key], i) => {
          sheet.open.push({ verb: 'choose', course: i, key });
        });
      },
      take(g, f, taken) {
        const { course, key } = only(taken, 'choose');
        tell(g, 'chose', { who: idOf(g, who(g)), key, about: carrierId(g, g.scope.owner) });
        done(f);
        push(g, blocks[course]);
      },
    };
  },

  ask: (raw, c) => {
    const who = c.set(raw.who);
    const kind = KINDS.find((one) => one === raw.kind);
    if (kind === undefined) throw new ContentError(c.path, `nobody can be asked for a “${String(raw.kind)}”`);
    const from = kind === 'number' || kind === 'wall' ? null : c.set(raw.from);
    const min = kind === 'number' ? c.num(raw.min ?? 0) : null;
    const max = kind === 'number' ? c.num(raw.max ?? 8) : null;
    const none = c.block(raw.none, 'none');
    const as = String(raw.as);
    const secret = raw.secret === true;
    const values = (g: G): readonly number[] => {
      if (kind === 'wall') return walls(g);
      if (min !== null && max !== null) {
        const low = min(g);
        return Array.from({ length: Math.max(0, max(g) - low + 1) }, (_, i) => low + i);
      }
      return from?.(g) ?? [];
    };
    return {
      run(g, f) {
        const open = values(g);
        if (open.length === 0) {
          done(f);
          push(g, none);
          return;
        }
        const asked = who(g);
        if (asked.length > 1)
          putToAll(
            g,
            kind,
            asked.map((x) => seatOf(g, x)),
            asked,
          );
        else if (asked.length === 1) {
          const choices = open.map((value) => offered(kind, value));
          put(g, f, kind, seatOf(g, asked[0]), false, choices);
        } else done(f);
      },
      options(g, _f, sheet) {
        for (const value of values(g)) sheet.open.push(offered(kind, value));
      },
      take(g, f, taken) {
        const asked = who(g);
        const value = answered(taken);
        if (asked.length === 1) {
          name(g, f, as, value);
          if (secret) name(g, f, `!${as}`, alliesOf(g, asked));
          done(f);
          return;
        }
        // Several characters: the answers are named together, in the order in which they were asked.
        f.r.push(value);
        if (f.r.length < asked.length) return;
        const given = f.r as number[];
        name(g, f, as, given);
        if (secret) name(g, f, `!${as}`, alliesOf(g, asked));
        else {
          const seats = asked.map((x) => seatOf(g, x));
          tell(g, 'answered', { kind, seats, answers: given.map((x) => valueId(g, kind, x)) }, true);
        }
        done(f);
      },
    };
  },

  end: (raw, c) => {
    const what = String(raw.what);
    if (!['turn', 'movement', 'attack'].includes(what)) throw new ContentError(c.path, `“${what}” cannot be ended`);
    return {
      run(g, f) {
        if (g.scope.self === g.s.turn.who) {
          if (what !== 'attack') g.s.turn.stopped = true;
          if (what === 'turn') g.s.turn.over = true;
          if (what === 'attack') g.s.turn.noAttack = true;
          tell(g, 'ended', { who: idOf(g, g.scope.self), what });
        }
        done(f);
      },
    };
  },

  say: (raw) => ({
    run(g, f) {
      tell(g, 'said', { key: String(raw.key), about: carrierId(g, g.scope.owner) });
      done(f);
    },
  }),
};
