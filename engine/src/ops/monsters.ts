import type { OpTable } from '../define/op-table.ts';
import { isDead, isStunned, monsterOf, monstersInPlay, seatOf, traitOf } from '../machine/characters.ts';
import { only, type Sheet } from '../machine/choice.ts';
import type { G } from '../machine/context.ts';
import { rulesAt } from '../machine/fold.ts';
import { law, reading } from '../machine/law.ts';
import { idOf, tell } from '../machine/log.ts';
import { closeHappening, done, fire, happen, happening, perform, pushScoped, put } from '../machine/machine.ts';
import { HELD, STUNNED } from '../state/state.ts';
import { menu } from './menu.ts';

/** Neither moves nor fights nor has anything else to do: it takes no part in the monsters' turn. */
function isIdle(g: G, m: number): boolean {
  const monster = monsterOf(g, m);
  return monster?.moves === 'none' && monster.never && rulesAt(g, 'turn.offer', m, -1).length === 0;
}

const kindsInPlay = (g: G): number[] => [
  ...new Set(
    monstersInPlay(g)
      .filter((m) => !isIdle(g, m))
      .map((m) => g.s.things.def[m]),
  ),
];

const keeper = (g: G): number => (g.s.traitor >= 0 ? g.s.traitor : g.s.revealer);

/** Spaces that a roll of its Speed gives a monster: never less than one. */
const spaces = (g: G, who: number, roll: number): number => {
  const limit = law(g, 'move.monster-roll') ? roll : traitOf(g, who, g.p.moveTrait);
  return law(g, 'obstruct.minimum') ? Math.max(1, limit) : limit;
};

/** Registers: monsters stunned at its start, kinds, place among them, results by kind, monsters that have acted, event. */
const [MISSING, KINDS, AT, ROLLS, ACTED, EVENT] = [0, 1, 2, 3, 4, 5];

/** Monsters that have still to act in their turn, by its registers. */
export function ready(g: G, r: readonly (number | number[])[]): number[] {
  return monstersInPlay(g).filter(
    (m) =>
      ((!isStunned(g, m) && !(r[MISSING] as number[]).includes(m)) || !law(g, 'monster.stunned')) &&
      !(r[ACTED] as number[]).includes(m) &&
      (r[KINDS] as number[]).includes(g.s.things.def[m]),
  );
}

/** One after the other: all of the first seat that decides, then the next. */
function nextOnes(g: G, r: readonly (number | number[])[]): number[] {
  const left = ready(g, r);
  return left.filter((m) => seatOf(g, m) === seatOf(g, left[0]));
}

function hasMore(g: G, who: number): boolean {
  const sheet: Sheet = { open: [], barred: null };
  menu(g, who, sheet);
  return sheet.open.some(({ verb }) => verb !== 'end');
}

export const MONSTERS: OpTable = {
  monsterTurn: () => ({
    run(g, f) {
      switch (f.st) {
        case 0: {
          const who = keeper(g);
          const idle = g.s.traitor >= 0 && isDead(g, g.s.traitor) && !law(g, 'traitor.dead-controls');
          if (idle || !law(g, 'traitor.monsters')) {
            done(f);
            return;
          }
          const ev = happen(g, { t: 'monsterTurn', who });
          f.r = [monstersInPlay(g).filter((m) => isStunned(g, m)), [], 0, [], [], ev];
          f.st = 1;
          if (monstersInPlay(g).length > 0) tell(g, 'monster-turn', {});
          fire(g, 'monsterTurn.before', who, ev);
          return;
        }
        case 1:
          f.r[KINDS] = kindsInPlay(g);
          f.st = 2;
          return;
        case 2: {
          const kinds = f.r[KINDS] as number[];
          const at = f.r[AT] as number;
          if (at >= kinds.length) {
            f.st = 4;
            return;
          }
          const first = monstersInPlay(g).find((m) => g.s.things.def[m] === kinds[at] && !isStunned(g, m)) ?? -1;
          const monster = g.p.tokens[kinds[at]].monster;
          if (
            first < 0 ||
            monster === null ||
            monster.moves !== 'roll' ||
            monster.stats[g.p.moveTrait] === null ||
            !law(g, 'monster.move-roll')
          ) {
            const full = first >= 0 && monster?.moves !== 'none' ? traitOf(g, first, g.p.moveTrait) : 0;
            (f.r[ROLLS] as number[]).push(full);
            f.r[AT] = at + 1;
            return;
          }
          const ev = happen(g, {
            t: 'roll',
            who: first,
            by: first,
            pool: traitOf(g, first, g.p.moveTrait),
            tags: ['movement'],
          });
          f.r.push(ev);
          f.st = 3;
          perform(g, 'throw', first, [ev]);
          return;
        }
        case 3: {
          const ev = f.r.pop() as number;
          const { total } = happening(g, ev);
          closeHappening(g, ev);
          (f.r[ROLLS] as number[]).push(total);
          f.r[AT] = (f.r[AT] as number) + 1;
          f.st = 2;
          return;
        }
        case 4: {
          const left = nextOnes(g, f.r);
          if (left.length === 0) f.st = 5;
          else put(g, f, 'next-monster', seatOf(g, left[0]));
          return;
        }
        case 5: {
          const recovers =
            reading(g, 'stunRecovery') === 'endOfMonsterTurn'
              ? monstersInPlay(g).filter((m) => isStunned(g, m))
              : (f.r[MISSING] as number[]);
          if (law(g, 'monster.recover')) {
            for (const m of recovers) {
              if (!isStunned(g, m)) continue;
              g.s.things.flags[m] &= ~STUNNED;
              tell(g, 'recovered', { who: idOf(g, m) });
            }
          }
          f.st = 6;
          fire(g, 'monsterTurn.after', keeper(g), f.r[EVENT] as number);
          return;
        }
        default:
          closeHappening(g, f.r[EVENT] as number);
          done(f);
      }
    },
    options(g, f, sheet) {
      for (const m of nextOnes(g, f.r)) sheet.open.push({ verb: 'who', who: m });
    },
    take(g, f, taken) {
      const m = only(taken, 'who').who;
      (f.r[ACTED] as number[]).push(m);
      const at = (f.r[KINDS] as number[]).indexOf(g.s.things.def[m]);
      const others = (f.r[ACTED] as number[]).some((x) => x !== m && g.s.things.def[x] === g.s.things.def[m]);
      perform(g, 'act', m, [others && !law(g, 'monster.group-roll') ? 0 : (f.r[ROLLS] as number[])[at]]);
    },
  }),

  /** One monster moves and acts. Registers: what its kind rolled; the roll of its own, where it makes one. */
  act: () => ({
    run(g, f) {
      const { s } = g;
      const who = g.scope.self;
      const monster = monsterOf(g, who);
      if (monster === null) {
        done(f);
        return;
      }
      if (f.st === 0 && monster.moves === 'roll-each' && f.r.length === 1) {
        const ev = happen(g, { t: 'roll', who, by: who, pool: traitOf(g, who, g.p.moveTrait), tags: ['movement'] });
        f.r.push(ev);
        perform(g, 'throw', who, [ev]);
        return;
      }
      if (f.st === 0 && f.r.length === 2) {
        f.r[0] = happening(g, f.r[1] as number).total;
        closeHappening(g, f.r[1] as number);
      }
      const rolled = f.r[0] as number;
      switch (f.st) {
        case 0: {
          s.turn = {
            who,
            n: s.turn.n + 1,
            spent: 0,
            stopped: monster.moves === 'none',
            moved: false,
            over: false,
            noAttack: false,
            startMoves: monster.moves === 'none' ? 0 : spaces(g, who, rolled),
            attacks: 0,
            drawn: g.p.decks.map(() => 0),
          };
          s.turnMarks = [];
          f.st = 1;
          const row = monster.movesInstead.find(({ min, max }) => rolled >= min && rolled <= max);
          if (row !== undefined)
            pushScoped(g, row.block, { self: who, actor: who, owner: HELD + who, ev: -1, vals: {} });
          return;
        }
        case 1:
          f.st = 2;
          fire(g, 'act.before', who, -1);
          return;
        case 2:
          f.st = 3;
          // One that stays where it is and has nothing to do asks nobody.
          if (monster.moves !== 'none' || hasMore(g, who)) perform(g, 'menu', who, []);
          return;
        case 3:
          f.st = 4;
          fire(g, 'turn.after', who, -1, 'room');
          return;
        case 4:
          f.st = 5;
          fire(g, 'act.after', who, -1);
          return;
        default:
          done(f);
      }
    },
  }),
};
