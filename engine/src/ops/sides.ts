import type { OpTable } from '../define/op-table.ts';
import { carriedBy, isExplorer, seatOf, setSide } from '../machine/characters.ts';
import type { G } from '../machine/context.ts';
import { idOf, tell, tellSome } from '../machine/log.ts';
import { done, fire, perform } from '../machine/machine.ts';
import { conclude } from '../machine/victory.ts';
import { FACE_DOWN } from '../state/state.ts';
import { free } from './haunt.ts';

/** Everybody learns which side an explorer is on; the token that says so is turned over. False if it was known. */
export function showRole(g: G, who: number): boolean {
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

export const numbersOf = (g: G, pieces: readonly number[]): number[] => pieces.map((piece) => g.s.things.number[piece]);

/** Who is on which side, who decides for whom, who is told and who has won. */
export const SIDES: OpTable = {
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
