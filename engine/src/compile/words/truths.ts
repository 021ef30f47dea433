import { ContentError } from '../../define/names.ts';
import { inSight } from '../../house/geometry.ts';
import {
  hasStatus,
  hidesRole,
  isDead,
  isExplorer,
  isStunned,
  isVillain,
  monsterOf,
  roomOf,
  sideOf,
} from '../../machine/characters.ts';
import type { MemberFn, TruthFn } from '../../machine/context.ts';
import { law } from '../../machine/law.ts';
import { HELD, holder, isHeld } from '../../state/state.ts';
import { type Exprs, list, type Maker, type Raw, sourcesFor, text, texts, withIt } from './shared.ts';

const COMPARE: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '=': (a, b) => a === b,
  '≠': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '≤': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '≥': (a, b) => a >= b,
};

/** Whether something in a set passes the test; for one thing, no set is made. */
function some(raw: unknown, c: Exprs, test: MemberFn): TruthFn {
  const one = c.single(raw);
  if (one !== null) {
    return (g) => {
      const x = one(g);
      return x >= 0 && test(g, x);
    };
  }
  const of = c.set(raw);
  return (g) => {
    for (const x of of(g)) if (test(g, x)) return true;
    return false;
  };
}

/** Whether there is anything in a set: of what is picked out of a set, the first is enough. */
function exists(raw: unknown, c: Exprs): TruthFn {
  const of = c.set(raw);
  const { x: word, of: from, test } = raw as Raw;
  if (word !== 'where') return (g) => of(g).length > 0;
  const fits = c.truth(test);
  const first = some(from, c, (g, x) => withIt(g, x, fits));
  return (g) => (g.trace === null ? first(g) : of(g).length > 0);
}

/** Words that yield truths. */
export const TRUTH: Readonly<Record<string, Maker<TruthFn>>> = {
  is: (raw, c) => {
    const a = c.num(raw.a);
    const b = c.num(raw.b);
    const compare = COMPARE[text(raw.cmp)];
    if (compare === undefined) throw new ContentError(c.path, `unknown comparison “${text(raw.cmp)}”`);
    return (g) => compare(a(g), b(g));
  },
  all: (raw, c) => {
    const of = list(raw.of).map((x) => c.truth(x));
    return (g) => {
      for (const holds of of) if (!holds(g)) return false;
      return true;
    };
  },
  any: (raw, c) => {
    const of = list(raw.of).map((x) => c.truth(x));
    return (g) => {
      for (const holds of of) if (holds(g)) return true;
      return false;
    };
  },
  not: (raw, c) => {
    const of = c.truth(raw.of);
    return (g) => !of(g);
  },
  at: (raw, c) => {
    const rooms = c.member(raw.rooms);
    return some(raw.who, c, (g, x) => rooms(g, roomOf(g, x)));
  },
  holds: (raw, c) => {
    const who = c.member(raw.who);
    return some(raw.things, c, (g, t) => isHeld(g.s.things.place[t]) && who(g, holder(g.s.things.place[t])));
  },
  isIn: (raw, c) => {
    const isIn = c.member(raw.of);
    const one = c.single(raw.who);
    if (one !== null) return (g) => one(g) >= 0 && isIn(g, one(g));
    const who = c.set(raw.who);
    return (g) => {
      const these = who(g);
      return these.length > 0 && these.every((x) => isIn(g, x));
    };
  },
  exists: (raw, c) => exists(raw.of, c),
  ownTurn: (raw, c) => {
    const who = c.one(raw.who);
    return (g) => g.s.turn.who === who(g) && g.s.turn.who >= 0;
  },
  hauntOn: () => (g) => g.s.haunt >= 0,
  has: (raw, c) => {
    const status = c.names.status(text(raw.status));
    return some(raw.who, c, (g, x) => hasStatus(g, x, status));
  },
  isDead: (raw, c) => {
    const who = c.set(raw.who);
    return (g) => who(g).every((x) => isDead(g, x));
  },
  isStunned: (raw, c) => some(raw.who, c, isStunned),
  mayReveal: (raw, c) => some(raw.who, c, (g, x) => hidesRole(g, x) && sideOf(g, x) === 1),
  opensDoors: (raw, c) => some(raw.who, c, (g, x) => monsterOf(g, x)?.through.includes('discover') ?? isExplorer(g, x)),
  isVillain: (raw, c) => {
    const who = c.one(raw.who);
    return (g) => isVillain(g, who(g));
  },
  /** A room or card that makes the action possible, not used up. */
  source: (raw, c) => {
    const rooms = texts(raw.rooms).map((id) => c.names.room(id));
    const cards = texts(raw.cards).map((id) => c.names.card(id));
    const once = raw.once === true;
    return (g) => sourcesFor(g, rooms, cards, once).length > 0;
  },
  hasNumber: (raw, c) => {
    const of = c.set(raw.of);
    const n = c.num(raw.n);
    return (g) => of(g).some((t) => g.s.things.number[t] === n(g));
  },
  sees: (raw, c) => {
    const a = c.one(raw.a);
    const b = c.one(raw.b);
    return (g) => roomOf(g, a(g)) === roomOf(g, b(g)) || inSight(g, roomOf(g, a(g)), roomOf(g, b(g)));
  },
  mayAttack: () => (g) => g.s.haunt >= 0 && !g.s.turn.noAttack,
  rollIs: (raw) => {
    const tags = texts(raw.tags);
    return (g) => g.scope.ev >= 0 && tags.every((t) => g.s.happenings[g.scope.ev].tags.includes(t));
  },
  kindIs: (raw) => {
    const kinds = texts(raw.kinds);
    return (g) => g.scope.ev >= 0 && kinds.includes(g.s.happenings[g.scope.ev].kind);
  },
  causedBy: (raw, c) => {
    const things = c.set(raw.things);
    return (g) => {
      if (g.scope.ev < 0) return false;
      const { cause } = g.s.happenings[g.scope.ev];
      return cause >= HELD && things(g).includes(holder(cause));
    };
  },
  /** An event of this kind is under way, however deep. */
  during: (raw) => {
    const event = text(raw.event);
    return (g) => g.s.happenings.some(({ t }) => t === event);
  },
  discovered: () => (g) => g.scope.ev >= 0 && g.s.happenings[g.scope.ev].kind === 'discovered',
  moved: () => (g) => g.s.turn.moved,
  movementOver: () => (g) => g.s.turn.stopped,
  inHouse: (raw, c) => {
    const ids = texts(raw.ids).map((id) => c.names.room(id));
    return (g) => ids.some((room) => g.s.rooms.floor[room] >= 0);
  },
  inForce: (raw) => {
    const id = text(raw.id);
    return (g) => law(g, id);
  },
  reading: (raw, c) => {
    const name = text(raw.name);
    const values = texts(raw.values);
    c.names.reading(name, values);
    return (g) => values.includes(g.p.ruleset[name]);
  },
};
