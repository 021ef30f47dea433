import { ContentError } from '../define/names.ts';
import type { OpTable } from '../define/op-table.ts';
import { rowFor, compileRows as rows } from '../define/rows.ts';
import { behind } from '../machine/behind.ts';
import { throwDice } from '../machine/chance.ts';
import { isCard, isCharacter, isExplorer, seatOf, sheetOf, traitOf } from '../machine/characters.ts';
import { only, type Sheet } from '../machine/choice.ts';
import type { G } from '../machine/context.ts';
import { fold } from '../machine/fold.ts';
import { law } from '../machine/law.ts';
import { carrierId, idOf, tell, tellReaders } from '../machine/log.ts';
import { closeHappening, done, happen, happening, name, perform, push, put, writeField } from '../machine/machine.ts';
import { offersAt, takeOffer } from '../machine/offers.ts';
import { rule } from '../rules/index.ts';
import { type Frame, type Happening, HELD, holder, isHeld } from '../state/state.ts';

/** The different numbers on the dice, rising. */
function faceKinds(g: G): number[] {
  const kinds = [...new Set(g.p.edition.faces)].sort((a, b) => a - b);
  return law(g, 'dice.faces') ? kinds : kinds.slice(0, 2);
}

/** Every handful of n dice, as counts of each face; of each there are so many at most. With `fewer`, every smaller handful as well. */
function handfuls(n: number, most: readonly number[], fewer: boolean): number[][] {
  const [first, ...rest] = most;
  if (first === undefined) return n === 0 || fewer ? [[]] : [];
  const found: number[][] = [];
  for (let count = 0; count <= Math.min(n, first); count++)
    for (const others of handfuls(n - count, rest, fewer)) found.push([count, ...others]);
  return found;
}

/** Everything that n dice may show. */
function offerThrows(g: G, n: number, sheet: Sheet): void {
  const most = faceKinds(g).map(() => n);
  for (const counts of handfuls(n, most, false)) sheet.open.push({ verb: 'dice', counts });
}

const spread = (kinds: readonly number[], counts: readonly number[]): number[] =>
  kinds.flatMap((face, i) => new Array<number>(counts[i] ?? 0).fill(face));

/** Tags that tell where a roll comes from: the deck of the card, or a room. */
export function originTags(g: G): string[] {
  const { owner } = g.scope;
  if (owner < 0) return [];
  if (owner < HELD) return ['room'];
  const thing = holder(owner);
  if (!isCard(g, thing)) return ['token'];
  // A lasting event is its holder's: who helps does not roll for an event of his own.
  const place = g.s.things.place[thing];
  return isHeld(place) && holder(place) !== g.scope.self ? [] : [g.p.decks[g.p.cards[thing].deck].id];
}

const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);

/** Dice that lie on the table and do not count yet: some of them may be thrown again. */
function tellThrown(g: G, h: Happening): void {
  const faces = h.faces.slice();
  const what = { tags: h.tags.slice(), about: carrierId(g, h.cause) };
  tell(g, 'thrown', { who: idOf(g, h.who), faces, total: sum(faces), ...what }, true);
}

export const DICE: OpTable = {
  roll: (raw, c) => {
    const pool = (raw.pool ?? {}) as { trait?: unknown; dice?: unknown };
    if (pool.trait === undefined && pool.dice === undefined)
      throw new ContentError(c.path, 'a roll needs a trait or a number of dice');
    const trait = pool.trait === undefined ? null : c.trait(pool.trait);
    const dice = pool.dice === undefined ? null : c.num(pool.dice);
    const by = raw.by === undefined ? c.one({ x: 'self' }) : c.one(raw.by);
    const extra = raw.extra === undefined ? null : c.num(raw.extra);
    const bonus = raw.bonus === undefined ? null : c.num(raw.bonus);
    const need = raw.need === undefined ? null : c.num(raw.need);
    const tags = Array.isArray(raw.tags) ? raw.tags.map(String) : [];
    const table = rows(raw.rows, c);
    const as = typeof raw.as === 'string' ? raw.as : undefined;
    return {
      run(g, f) {
        if (f.st === 0) {
          const who = by(g);
          const t = trait?.(g) ?? -1;
          if (trait !== null && (!isCharacter(g, who) || t < 0)) {
            done(f);
            return;
          }
          const all = [...tags, ...originTags(g)];
          if (trait !== null) all.push('trait', g.p.traits[t]);
          const start =
            trait === null
              ? law(g, 'dice.fixed-number')
                ? (dice?.(g) ?? 0)
                : traitOf(g, g.s.turn.who, 0)
              : law(g, 'dice.trait-roll')
                ? traitOf(g, who, t)
                : isExplorer(g, who)
                  ? sheetOf(g, who).start[t]
                  : 0;
          const more = { pool: start + (extra?.(g) ?? 0), bonus: bonus?.(g) ?? 0, n: need?.(g) ?? 0 };
          const ev = happen(g, { t: 'roll', who, by: g.scope.actor, tags: all, ...more });
          f.r = [ev];
          f.st = 1;
          perform(g, 'throw', who, [ev]);
          return;
        }
        const ev = f.r[0] as number;
        const { total } = happening(g, ev);
        closeHappening(g, ev);
        name(g, f, as, total);
        const block = rowFor(table, law(g, 'dice.threshold') ? total : Math.max(0, total - 1));
        done(f);
        if (law(g, 'dice.outcome-text')) push(g, block);
      },
    };
  },

  /** The roll itself with its windows. Register: the event, which carries pool, faces and total. */
  throw: () => ({
    run(g, f) {
      const ev = f.r[0] as number;
      const h = happening(g, ev);
      switch (f.st) {
        case 0:
          h.pool = fold(g, 'pool', h.who, h.pool, ev);
          f.st = 1;
          return;
        case 1:
          if (offersAt(g, 'roll.offer', h.who, ev, 'before').length > 0 && h.kind !== 'set')
            put(g, f, 'before-roll', seatOf(g, h.who), true);
          else f.st = 2;
          return;
        case 2:
          h.pool = rule(g, 'dice.max')(h.pool, fold(g, 'dice', h.who, g.p.edition.maxDice, ev));
          h.pool = Math.max(0, h.pool);
          if (h.kind === 'set') {
            f.st = 5;
            return;
          }
          if (g.s.dice === 'typed' && h.pool > 0) {
            put(g, f, 'dice', -1, true);
            return;
          }
          h.faces = throwDice(g, h.pool);
          f.st = 3;
          return;
        case 3: {
          const kept = h.faces.filter((face) => face > 0);
          const blanks = h.faces.length - kept.length;
          if (blanks === 0 || fold(g, 'reroll', h.who, 0, ev) <= 0) {
            f.st = 4;
            return;
          }
          // Blanks are thrown again, once.
          tellThrown(g, h);
          h.faces = kept;
          if (g.s.dice === 'typed') {
            put(g, f, 'dice', -1, true);
            return;
          }
          h.faces = kept.concat(throwDice(g, blanks));
          f.st = 4;
          return;
        }
        case 4:
          h.total = sum(h.faces);
          if (offersAt(g, 'roll.offer', h.who, ev, 'after').length === 0) {
            f.st = 5;
            return;
          }
          // Who may still change the roll has seen it: told once, before the question.
          if (f.r.length === 1) {
            f.r.push(1);
            tellThrown(g, h);
          }
          put(g, f, 'after-roll', seatOf(g, h.who), true);
          return;
        default: {
          const shown = h.kind === 'set' ? h.total : law(g, 'dice.sum') ? sum(h.faces) : Math.max(0, ...h.faces);
          h.total = Math.max(0, fold(g, 'total', h.who, shown + h.bonus, ev));
          const rolled = {
            who: idOf(g, h.who),
            dice: h.pool,
            faces: h.faces.slice(),
            bonus: h.bonus,
            total: h.total,
            tags: h.tags.slice(),
            about: carrierId(g, h.cause),
          };
          const part = behind(g);
          if (part === null) tell(g, 'roll', { ...rolled }, true);
          else tellReaders(g, 'roll', rolled, part.page, { behind: part.key, need: h.n });
          done(f);
        }
      }
    },
    options(g, f, sheet) {
      const ev = f.r[0] as number;
      const h = happening(g, ev);
      if (f.st === 2 || f.st === 3) {
        offerThrows(g, h.pool - h.faces.length, sheet);
        return;
      }
      for (const { rule, owner } of offersAt(g, 'roll.offer', h.who, ev, f.st === 1 ? 'before' : 'after'))
        sheet.open.push({ verb: 'offer', rule: rule.index, owner: owner });
      sheet.open.push({ verb: 'pass' });
    },
    take(g, f, taken) {
      const ev = f.r[0] as number;
      const h = happening(g, ev);
      if (taken.verb === 'dice') {
        h.faces = h.faces.concat(spread(faceKinds(g), taken.counts));
        f.st = f.st === 2 ? 3 : 4;
        return;
      }
      if (taken.verb === 'pass') {
        f.st = f.st === 1 ? 2 : 5;
        return;
      }
      takeOffer(g, only(taken, 'offer'), h.who, ev);
    },
  }),

  alter: (raw, c) => {
    const field = String(raw.field);
    const to = typeof raw.to === 'string' ? raw.to : c.num(raw.to);
    return {
      run(g, f) {
        if (g.scope.ev >= 0) writeField(happening(g, g.scope.ev), field, typeof to === 'string' ? to : to(g));
        done(f);
      },
    };
  },

  /** Throws some of the dice of the roll again; the second result counts. */
  reroll: (raw) => {
    const one = raw.n === 'one';
    const counts = (g: G, ev: number): number[] =>
      faceKinds(g).map((face) => happening(g, ev).faces.filter((x) => x === face).length);
    const finish = (g: G, f: Frame, fresh: readonly number[]): void => {
      const h = happening(g, g.scope.ev);
      h.faces = h.faces.concat(fresh);
      tell(g, 'rerolled', { who: idOf(g, h.who), faces: fresh.slice() }, true);
      done(f);
    };
    return {
      run(g, f) {
        const h = happening(g, g.scope.ev);
        if (f.st === 0) {
          if (h.faces.length === 0) done(f);
          else put(g, f, 'reroll', seatOf(g, h.who), true);
          return;
        }
        const n = f.r[0] as number;
        if (n === 0) finish(g, f, []);
        else if (g.s.dice === 'typed') put(g, f, 'dice', -1, true);
        else finish(g, f, throwDice(g, n));
      },
      options(g, f, sheet) {
        if (f.st === 1) {
          offerThrows(g, f.r[0] as number, sheet);
          return;
        }
        const have = counts(g, g.scope.ev);
        for (const counts of one ? handfuls(1, have, false) : handfuls(sum(have), have, true))
          sheet.open.push({ verb: 'reroll', counts });
      },
      take(g, f, taken) {
        const kinds = faceKinds(g);
        if (taken.verb === 'dice') {
          finish(g, f, spread(kinds, taken.counts));
          return;
        }
        const { counts: picked } = only(taken, 'reroll');
        const h = happening(g, g.scope.ev);
        kinds.forEach((face, i) => {
          for (let k = 0; k < (picked[i] ?? 0); k++) h.faces.splice(h.faces.indexOf(face), 1);
        });
        f.r = [sum(picked)];
        f.st = 1;
      },
    };
  },
};
