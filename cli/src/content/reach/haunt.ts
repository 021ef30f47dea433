import type { ActionDef, HauntDef, Pack, PackRules, Rule } from '@hollow/engine';
import { type Brought, broughtAbout } from '@hollow/planner';
import { flattenAll } from './clash.ts';
import { Facts, isPackNode, type PackNode } from './facts.ts';
import { ReachJudge } from './judge.ts';

/** A piece of a haunt that runs when its conditions allow it. */
interface Unit {
  readonly path: string;
  /** Why it can never run, as far as is known now. */
  barred(judge: ReachJudge, facts: Facts): string | null;
  readonly ops: readonly unknown[];
}

const raw = (value: unknown): PackNode => value as PackNode;

function ruleUnit(path: string, rule: Rule, carried: (facts: Facts) => string | null): Unit {
  return {
    path,
    barred: (judge, facts) =>
      carried(facts) ??
      (isPackNode(rule.for) ? judge.empty(rule.for) : null) ??
      (rule.when === undefined ? null : judge.never(raw(rule.when))),
    ops: [rule.do ?? []],
  };
}

const rulesOf = (path: string, rules: PackRules | undefined, carried: (facts: Facts) => string | null): Unit[] =>
  Object.entries(rules ?? {}).map(([id, rule]) => ruleUnit(`${path}/${id}`, rule, carried));

const always = (): null => null;

/** Who is wanted by a need of being in a set, or in rooms. */
const wantedBy = (needs: readonly unknown[], word: string, who: string, of: string): PackNode[] =>
  flattenAll(needs.map(raw)).flatMap((need) => {
    const [subject, set] = [need[who], need[of]];
    return need.x === word && isPackNode(subject) && subject.x === 'self' && isPackNode(set) ? [set] : [];
  });

/** Why nobody can ever be where and who the action asks for. */
export function unreachable(judge: ReachJudge, { who, where, needs = [] }: ActionDef): string | null {
  const rooms = typeof where === 'string' ? { x: 'place', name: where } : where;
  return (
    judge.empty(raw(who)) ??
    (isPackNode(rooms) ? judge.empty(rooms) : null) ??
    judge.apart([raw(who), ...wantedBy(needs, 'isIn', 'who', 'of')]) ??
    judge.apart([...(isPackNode(rooms) ? [rooms] : []), ...wantedBy(needs, 'at', 'who', 'rooms')])
  );
}

function units(def: HauntDef): Unit[] {
  const marked = (id: string) => (facts: Facts) =>
    facts.statuses.has(id) ? null : `no operation marks anybody as “${id}”`;
  const inPlay = (id: string) => (facts: Facts) => (facts.pieces.has(id) ? null : `nothing brings “${id}” into play`);
  const called = (id: string) => (facts: Facts) => (facts.procs.has(id) ? null : `nothing calls “${id}”`);
  const pieces = [...Object.entries(def.pieces ?? {}), ...Object.entries(def.monsters ?? {})];
  return [
    ...Object.entries(def.setup ?? {}).map(([side, ops]) => ({ path: `setup/${side}`, barred: always, ops: [ops] })),
    ...Object.entries(def.actions ?? {}).map(
      ([id, action]): Unit => ({
        path: `actions/${id}`,
        barred: (judge) => unreachable(judge, action) ?? judge.together((action.needs ?? []).map(raw)),
        ops: [action.do, action.fail, ...Object.values(action.rows ?? {}), action.attack?.win, action.attack?.lose],
      }),
    ),
    ...rulesOf('rules', def.rules, always),
    ...Object.entries(def.statuses ?? {}).flatMap(([id, status]) =>
      rulesOf(`statuses/${id}`, status.rules, marked(id)),
    ),
    ...pieces.flatMap(([id, piece]) => rulesOf(`pieces/${id}`, piece.rules, inPlay(id))),
    ...Object.entries(def.monsters ?? {}).map(([id, { defeat, movesInstead }]) => ({
      path: `monsters/${id}`,
      barred: (_: ReachJudge, facts: Facts) => inPlay(id)(facts),
      ops: [Array.isArray(defeat) ? defeat : [], ...Object.values(movesInstead ?? {})],
    })),
    ...Object.entries(def.procs ?? {}).map(([id, ops]) => ({
      path: `procs/${id}`,
      barred: (_: ReachJudge, facts: Facts) => called(id)(facts),
      ops: [ops],
    })),
  ];
}

/** Notes what operations bring about; a branch that is never taken brings about nothing. */
function gather(ops: unknown, judge: ReachJudge, facts: Facts): void {
  if (!Array.isArray(ops)) return;
  for (const op of ops) {
    if (!isPackNode(op)) continue;
    for (const brought of broughtAbout(op)) note(op, brought, judge, facts);
    for (const inner of blocksOf(op, judge)) gather(inner, judge, facts);
  }
}

/** The lists of operations inside an operation that can run: all of them, but for those whose condition, set or number tells that they cannot. */
function blocksOf(op: PackNode, judge: ReachJudge): readonly unknown[] {
  switch (op.op) {
    case 'when':
      return [judge.never(raw(op.test)) === null ? op.then : [], judge.always(raw(op.test)) ? [] : op.else];
    case 'each':
      return judge.empty(raw(op.of)) === null ? [op.do] : [];
    case 'repeat':
      if (op.while !== undefined && judge.never(raw(op.while)) !== null) return [];
      return op.times === undefined || judge.range(op.times)[1] > 0 ? [op.do] : [];
    default:
      return Object.values(op).flatMap((value) =>
        isPackNode(value) && value.x === undefined ? Object.values(value) : [value],
      );
  }
}

function note(op: PackNode, { topic, name }: Brought, judge: ReachJudge, facts: Facts): void {
  switch (topic) {
    case 'set':
      facts.statuses.add(name);
      return;
    case 'made':
    case 'brought':
      facts.pieces.add(name);
      return;
    case 'zone':
      facts.zones.add(name);
      return;
    case 'side':
      facts.sides.add(name);
      return;
    case 'proc':
      facts.procs.add(name);
      return;
    case 'var':
      if (op.to !== undefined) facts.widen(name, judge.range(op.to));
      else if (op.by !== undefined) facts.shift(name, judge.range(op.by));
      return;
    default:
  }
}

/** Kinds of tokens that cards and rooms of the packs bring onto the board. */
export function spawnedBy(packs: readonly Pack[]): Set<string> {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (isPackNode(value)) {
      for (const { topic, name } of broughtAbout(value)) if (topic === 'brought') found.add(name);
      Object.values(value).forEach(walk);
    }
  };
  for (const { rooms, cards, tokens, edition } of packs) walk([rooms, cards, tokens, edition?.rules, edition?.procs]);
  return found;
}

export interface HauntReach {
  readonly facts: Facts;
  readonly judge: ReachJudge;
  /** Paths of what can never run, with the reason. */
  readonly barred: ReadonlyMap<string, string>;
}

/** What of a haunt can ever happen: from the set-up on, everything that what is reached makes possible. */
export function hauntReach(def: HauntDef, spawned: ReadonlySet<string>): HauntReach {
  const facts = new Facts();
  const judge = new ReachJudge(def, facts);
  for (const kind of spawned) facts.pieces.add(kind);
  if (def.kind === 'traitor') facts.sides.add('traitor');
  for (const [id, { from }] of Object.entries(def.counters ?? {})) facts.vars.set(id, judge.range(from ?? 0));
  for (const [id, { from }] of Object.entries(def.vars ?? {})) facts.vars.set(id, [from ?? 0, from ?? 0]);
  const all = units(def);
  const barred = new Map<string, string>();
  for (let before = ''; before !== facts.mark; ) {
    before = facts.mark;
    barred.clear();
    for (const unit of all) {
      const reason = unit.barred(judge, facts);
      if (reason === null) for (const ops of unit.ops) gather(ops, judge, facts);
      else barred.set(unit.path, reason);
    }
  }
  return { facts, judge, barred };
}
