import { type Choice, only, type Sheet } from '../../../core/choice.ts';
import type { G } from '../../../core/context.ts';
import { rowOf } from '../../../core/tables.ts';
import { defineOp, type Near } from '../../../define/operation.ts';
import { amounts, indexInto, listOf, maybe, ownEvent, upTo } from '../../../define/register.ts';
import type { MonsterTurnOp } from '../../../language/words.generated.ts';
import { isDead, isStunnedNow, monsterOf, monstersInPlay, seatOf, traitOf } from '../../../machine/characters.ts';
import { rulesAt } from '../../../machine/fold.ts';
import { tell } from '../../../machine/log.ts';
import { happen, happening, NEW_EVENT } from '../../../machine/machine.ts';
import { goalsOf, ORDERS, type Order } from '../../../play/march.ts';
import { actsElsewhere, kindOf, monstersLeft, recover } from '../../../play/monsters.ts';
import type { Frame } from '../../../state/state.ts';
import { throwWord } from '../dice/throw.ts';
import { fire } from '../rules/_hooks.ts';
import { actWord } from './act.ts';

/** One rolls for all of its kind. */
const HERD = 'herd';

const registers = {
  /** Monsters that were stunned when it began. */
  stunned: listOf('thing'),
  kinds: listOf('token-kind'),
  /** Which kind comes next, and what those before it have rolled. */
  next: indexInto('kinds'),
  rolls: amounts,
  acted: listOf('thing'),
  /** The kind that is given an order now, and who of it is left out. */
  kind: maybe('token-kind'),
  out: listOf('thing'),
  /** Those who have still to carry it out. */
  ordered: listOf('thing'),
  order: upTo(ORDERS.length - 1),
  goal: maybe('room'),
  event: ownEvent('monsterTurn'),
  roll: ownEvent('roll'),
};
type MonsterTurn = Pick<Near<typeof registers>, 'g' | 'r'>;

/** Neither moves nor fights nor has anything else to do: it takes no part in the monsters' turn. */
function isIdle(g: G, m: number): boolean {
  const monster = monsterOf(g, m);
  return monster?.moves === 'none' && monster.never && rulesAt(g, 'turn.offer', m, -1).length === 0;
}

/** Kinds that take part in the monsters' turn, but for those that are known to. */
function kindsInPlay(g: G, known: readonly number[] = []): number[] {
  const found: number[] = [];
  for (const m of monstersInPlay(g)) {
    const kind = kindOf(g, m);
    if (!known.includes(kind) && !found.includes(kind) && !isIdle(g, m) && !actsElsewhere(g, m)) found.push(kind);
  }
  return found;
}

/** The player of the traitor plays the monsters; where there is no traitor, the revealer does. */
const keeper = (g: G): number => (g.s.traitor >= 0 ? g.s.traitor : g.s.revealer);

/** One after the other: all of the first seat that decides, then the next. */
function nextOnes(x: MonsterTurn): number[] {
  const left = monstersLeft(x.g, x.r);
  const [first] = left;
  return first === undefined ? [] : left.filter((m) => seatOf(x.g, m) === seatOf(x.g, first));
}

/** Kinds of which several of these have still to act: they may be given one order. */
const herds = (g: G, left: readonly number[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const m of left) counts.set(kindOf(g, m), (counts.get(kindOf(g, m)) ?? 0) + 1);
  return new Map([...counts].filter(([, n]) => n > 1));
};

/** Each of them alone, and each herd. */
const choicesAmong = (g: G, left: readonly number[]): Choice[] => [
  ...left.map((m): Choice => ({ verb: 'who', who: m })),
  ...[...herds(g, left)].map(([kind, n]): Choice => ({ verb: 'together', kind, n })),
];

/** Those of the kind that is given an order; `apart`: those left out of it. */
const herdOf = (x: MonsterTurn, apart: boolean): number[] =>
  nextOnes(x).filter((m) => kindOf(x.g, m) === x.r.kind && x.r.out.includes(m) === apart);

/** Who takes part in the order that is asked for. */
export const takingPart = (g: G, f: Frame): number[] => herdOf({ g, r: monsterTurnWord.read(f) }, false);

/** Lets one monster act, by hand or by an order. */
function letAct(x: MonsterTurn, m: number, order: Order, goal: number): void {
  const { g, r } = x;
  const kind = kindOf(g, m);
  const isLater = r.acted.some((other) => kindOf(g, other) === kind);
  r.acted = [...r.acted, m];
  const rolled = rowOf(r.rolls, r.kinds.indexOf(kind));
  actWord.perform(g, m, {
    rolled: isLater ? g.law['monster.group-roll'](rolled) : rolled,
    order: ORDERS.indexOf(order),
    goal,
  });
}

/** Where the herd may be sent, that it may hunt or stay, and who of it is left out or counted in. */
function offerOrders(x: MonsterTurn, sheet: Sheet): void {
  const herd = herdOf(x, false);
  const leftOut = x.r.out.length === 0 ? [] : herdOf(x, true);
  for (const room of goalsOf(x.g, herd)) sheet.open.push({ verb: 'room', room });
  sheet.open.push({ verb: 'hunt' }, { verb: 'still' });
  if (herd.length > 1) for (const m of herd) sheet.open.push({ verb: 'leave-out', who: m });
  for (const m of leftOut) sheet.open.push({ verb: 'count-in', who: m });
  sheet.open.push({ verb: 'one-by-one' });
}

export const monsterTurnWord = defineOp({
  op: 'monsterTurn',
  means:
    'The monsters move and act: each kind rolls for its movement, then one after the other acts, or several of a kind by one order.',
  example: {},
  fields: {},
  registers,
  unconfirmed: ['out'],
  fits: (r, stage) => r.rolls.length === r.next && (stage !== 'act' || r.next === r.kinds.length),
  stages: {
    begin: {
      passing: true,
      run(x) {
        const { g, r } = x;
        const who = keeper(g);
        const isOver = g.s.traitor >= 0 && isDead(g, g.s.traitor) && !g.law['traitor.dead-controls']();
        if (isOver || !g.law['traitor.monsters']()) {
          x.done();
          return;
        }
        r.event = happen(g, { ...NEW_EVENT, t: 'monsterTurn', who });
        r.stunned = monstersInPlay(g).filter((m) => isStunnedNow(g, m));
        x.to('gather');
        if (monstersInPlay(g).length > 0) tell(g, 'monster-turn', {});
        fire(g, 'monsterTurn.before', who, r.event);
      },
    },
    gather: {
      holds: ['stunned', 'event'],
      run(x) {
        x.r.kinds = kindsInPlay(x.g);
        x.to('roll');
      },
    },
    /** Each kind rolls once for all of its monsters, or moves by its Speed; one that comes into play later does so then. */
    roll: {
      holds: ['stunned', 'kinds', 'next', 'rolls', 'acted', 'event'],
      passing: true,
      run(x) {
        const { g, r } = x;
        const kind = r.kinds[r.next];
        if (kind === undefined) {
          x.to('act');
          return;
        }
        const first =
          monstersInPlay(g).find((m) => kindOf(g, m) === kind && !isStunnedNow(g, m) && !actsElsewhere(g, m)) ?? -1;
        const { monster } = rowOf(g.p.tokens, kind);
        const speed = first < 0 ? 0 : traitOf(g, first, g.p.moveTrait);
        const rolls = first >= 0 && monster?.moves === 'roll' && monster.stats[g.p.moveTrait] !== null;
        if (rolls && g.law['monster.move-roll']()) {
          const others = monstersInPlay(g).some((m) => m !== first && kindOf(g, m) === kind);
          const tags = others ? [HERD, 'movement'] : ['movement'];
          r.roll = happen(g, { ...NEW_EVENT, t: 'roll', who: first, by: first, pool: speed, tags });
          x.to('rolled');
          throwWord.perform(g, first, { event: r.roll });
          return;
        }
        r.rolls = [...r.rolls, monster?.moves === 'none' ? 0 : speed];
        r.next++;
      },
    },
    rolled: {
      holds: ['stunned', 'kinds', 'next', 'rolls', 'acted', 'event', 'roll'],
      run(x) {
        const { g, r } = x;
        r.rolls = [...r.rolls, happening(g, r.roll).total];
        r.next++;
        x.close('roll');
        x.to('roll');
      },
    },
    act: {
      holds: ['stunned', 'kinds', 'next', 'rolls', 'acted', 'ordered', 'order', 'goal', 'event'],
      run(x) {
        const { g, r } = x;
        const left = nextOnes(x);
        const [first] = left;
        // What the others have done may have stopped some.
        const ordered = r.ordered.filter((m) => left.includes(m));
        const [next] = ordered;
        r.ordered = ordered.slice(1);
        if (next !== undefined) {
          letAct(x, next, rowOf(ORDERS, r.order), r.goal);
          return;
        }
        r.order = 0;
        r.goal = -1;
        const late = kindsInPlay(g, r.kinds);
        if (late.length > 0) {
          r.kinds = [...r.kinds, ...late];
          x.to('roll');
        } else if (first === undefined) x.to('recover');
        else x.ask('next-monster', seatOf(g, first), false, choicesAmong(g, left));
      },
      options(x, sheet) {
        sheet.open.push(...choicesAmong(x.g, nextOnes(x)));
      },
      take(x, taken) {
        if (taken.verb !== 'together') letAct(x, only(taken, 'who').who, 'hand', -1);
        else {
          x.r.kind = taken.kind;
          x.to('order');
        }
      },
    },
    /** One order for all of a kind, but for those who are left out. */
    order: {
      holds: ['stunned', 'kinds', 'next', 'rolls', 'acted', 'kind', 'out', 'event'],
      run: (x) => x.ask('march', seatOf(x.g, rowOf(herdOf(x, false), 0))),
      options: offerOrders,
      take(x, taken) {
        const { r } = x;
        if (taken.verb === 'leave-out') r.out = [...r.out, taken.who];
        else if (taken.verb === 'count-in') r.out = r.out.filter((m) => m !== taken.who);
        else {
          r.ordered = taken.verb === 'one-by-one' ? [] : herdOf(x, false);
          r.order = ORDERS.indexOf(taken.verb === 'hunt' || taken.verb === 'still' ? taken.verb : 'room');
          r.goal = taken.verb === 'room' ? taken.room : -1;
          r.kind = -1;
          r.out = [];
          x.to('act');
        }
      },
    },
    recover: {
      holds: ['stunned', 'kinds', 'next', 'rolls', 'acted', 'event'],
      passing: true,
      run(x) {
        const { g, r } = x;
        const recovering = g.law['monster.recover-missed']() ? r.stunned : monstersInPlay(g);
        const stunned = recovering.filter((each) => isStunnedNow(g, each) && !actsElsewhere(g, each));
        for (const m of g.law['monster.recover'](stunned)) recover(g, m);
        x.to('after');
        fire(g, 'monsterTurn.after', keeper(g), r.event);
      },
    },
    after: {
      holds: ['stunned', 'kinds', 'next', 'rolls', 'acted', 'event'],
      run(x) {
        x.close('event');
        x.done();
      },
    },
  },
});

export const monsterTurn: MonsterTurnOp = { op: 'monsterTurn' };
