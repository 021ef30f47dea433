import type { ActionDef, HauntDef, Rule } from '@hollow/engine';
import { type Brings, bringsOf, type Topic } from '@hollow/engine/inner';
import { termsOfAttacker } from './attacker.ts';
import {
  cardsIn,
  type HauntNode,
  isHauntNode,
  isTransient,
  kindsIn,
  listIn,
  namesInField,
  speaksOf,
  wordOf,
} from './syntax.ts';

/** A roll among the operations of a cause, and one row of its table. */
interface Thrown {
  readonly pool: HauntNode;
  readonly row: string;
}

/**
 * One thing that an action or rule brings about: of which kind, which one, and on which conditions inside its
 * operations.
 */
interface Effect {
  readonly topic: Topic;
  readonly name: string;
  readonly guards: readonly unknown[];
  /** The row of the action's own table in which it stands; null where it happens on every success. */
  readonly row: string | null;
  /** Rolls on the way to it, each with the row in which it goes on. */
  readonly rolls: readonly Thrown[];
}

/** An action or a rule of the haunt, or the defeat of one of its monsters, seen from what it brings about. */
export interface Cause {
  readonly id: string;
  /** Actions are done on purpose; a rule happens by itself when its condition holds. */
  readonly action: boolean;
  /** The kind of monster whose defeat it is, or ''. */
  readonly beaten: string;
  /** Condition whose bearer the rule belongs to, or ''. */
  readonly status: string;
  readonly rule: Rule | null;
  readonly effects: readonly Effect[];
}

/** What a cause is wanted for: one of these to be brought about. */
export interface Aim {
  readonly topic: Topic;
  readonly names: readonly string[];
}

/** Which ones a row of an operation speaks of; who is moved may be a piece, which is told by its kind. */
function namesOf(op: HauntNode, { topic, of, pieces, cards, on }: Brings): readonly string[] {
  if (of !== undefined) return [String(op[of])];
  if (pieces !== undefined) return kindsIn(op[pieces]);
  if (topic === 'moved' && on !== undefined) return ['', ...kindsIn(op[on])];
  return cards === undefined ? [''] : cardsIn(op[cards]);
}

/** The row holds for the operation as it is written. */
const isMeant = (op: HauntNode, row: Brings): boolean =>
  (row.with === undefined || op[row.with] !== undefined) &&
  (row.flag === undefined || (op[row.flag[0]] !== false) === row.flag[1]);

/** What an operation brings about by the names that are written in it, whatever it stands in. */
export const broughtAbout = (op: HauntNode): readonly Brought[] =>
  bringsOf(String(op.op)).flatMap((row) =>
    row.of !== undefined && isMeant(op, row) ? [{ topic: row.topic, name: String(op[row.of]) }] : [],
  );

/** Something that is brought about. */
export interface Brought {
  readonly topic: Topic;
  readonly name: string;
}

/**
 * On the way to an operation: the conditions under which it runs, the procedures it was called through, the rolls
 * before it.
 */
interface Way {
  readonly row: string | null;
  readonly guards: readonly unknown[];
  readonly called: readonly string[];
  readonly rolls: readonly Thrown[];
}

const startOf = (row: string | null): Way => ({ row, guards: [], called: [], rolls: [] });

/** Goes through operations with the conditions under which they run; procedures are followed. */
function effectsOf(ops: unknown, procs: HauntDef['procs'], way: Way): Effect[] {
  if (Array.isArray(ops)) return ops.flatMap((op) => effectsOf(op, procs, way));
  if (!isHauntNode(ops)) return [];
  const under = (inner: unknown, guard: unknown): Effect[] =>
    effectsOf(inner, procs, { ...way, guards: [...way.guards, guard] });
  if (ops.op === 'when') return [...under(ops.then, ops.test), ...under(ops.else, { x: 'not', of: ops.test })];
  if (ops.op === 'call') {
    const proc = String(ops.proc);
    return way.called.includes(proc) ? [] : effectsOf(procs?.[proc], procs, { ...way, called: [...way.called, proc] });
  }
  if (ops.op === 'roll' && isHauntNode(ops.rows) && isHauntNode(ops.pool)) {
    const { pool } = ops;
    return Object.entries(ops.rows).flatMap(([row, then]) =>
      effectsOf(then, procs, { ...way, rolls: [...way.rolls, { pool, row }] }),
    );
  }
  const { row, guards, rolls } = way;
  const own = bringsOf(String(ops.op))
    .filter((brings) => isMeant(ops, brings))
    .flatMap((brings) =>
      namesOf(ops, brings).map((name): Effect => ({ topic: brings.topic, name, guards, row, rolls })),
    );
  const inner = Object.values(ops).filter(
    (value) => Array.isArray(value) || (isHauntNode(value) && value.x === undefined),
  );
  return [...own, ...inner.flatMap((value) => effectsOf(value, procs, way))];
}

/**
 * Everything in the haunt that brings something about: actions first, then rules of the haunt and of its conditions, and
 * what it takes to beat a monster.
 */
export function causesOf({ actions = {}, rules = {}, statuses = {}, monsters = {}, procs }: HauntDef): Cause[] {
  const action = (id: string, of: ActionDef): Cause => {
    const effects = effectsOf([of.do, of.attack?.win], procs, startOf(null));
    const byRow = Object.entries(of.rows ?? {}).flatMap(([row, ops]) => effectsOf(ops, procs, startOf(row)));
    return { id, action: true, beaten: '', status: '', rule: null, effects: [...effects, ...byRow] };
  };
  const rule = (id: string, status: string, of: Rule): Cause => ({
    id,
    action: false,
    beaten: '',
    status,
    rule: of,
    effects: effectsOf(of.do, procs, startOf(null)),
  });
  return [
    ...Object.entries(actions).map(([id, of]) => action(id, of)),
    ...Object.entries(rules).map(([id, of]) => rule(id, '', of)),
    ...Object.entries(statuses).flatMap(([status, of]) =>
      Object.entries(of.rules ?? {}).map(([id, inner]) => rule(`${status}/${id}`, status, inner)),
    ),
    ...Object.entries(monsters).flatMap(([kind, { defeat }]): Cause[] => {
      const effects = typeof defeat === 'string' ? [] : effectsOf(defeat, procs, startOf(null));
      const id = `monsters/${kind}`;
      return effects.length === 0 ? [] : [{ id, action: false, beaten: kind, status: '', rule: null, effects }];
    }),
  ];
}

/** What monsters of these kinds ask for before anybody can attack them. */
export const onlyOf = ({ monsters = {} }: HauntDef, kinds: readonly string[]): readonly unknown[] =>
  kinds.flatMap((kind) => monsters[kind]?.only ?? []);

/** It is so of the monster itself, not of all of them at once. */
export const isOfItself = (only: unknown): boolean => speaksOf(only, 'thisCard');

/** What must hold for a beaten monster to die, by the way that asks for the fewest, as whoever attacks it sees it; what its defeats themselves count, what is so of the monster itself, and what only the moment tells, is left out. */
export function deadlyTerms(defeat: unknown, procs: HauntDef['procs']): readonly unknown[] {
  const { guards, isCounted } = dyingOf(defeat, procs);
  return guards.filter((guard) => !speaksOf(guard, 'self', 'thisCard') && !isCounted(guard)).flatMap(termsOfAttacker);
}

/** What a beaten monster dies of, by the way that asks for the fewest conditions, and which of them its defeats count. */
function dyingOf(defeat: unknown, procs: HauntDef['procs']) {
  const effects = effectsOf(defeat, procs, startOf(null));
  const counted = effects.flatMap(({ topic, name }) => (topic === 'var' ? [name] : []));
  const isCounted = (guard: unknown): boolean =>
    namesInField(guard, 'var', 'name').some((name) => counted.includes(name));
  const [guards = []] = effects
    .filter(({ topic }) => topic === 'dead')
    .map((effect) =>
      effect.guards.flatMap((guard) => (wordOf(guard) === 'all' ? listIn(guard as HauntNode, 'of') : [guard])),
    )
    .toSorted((a, b) => a.length - b.length);
  return { guards, isCounted };
}

/** The blows that a monster dies of: a comparison of what its defeats have counted with how many it takes; null where one is enough. */
export function woundsOf(defeat: unknown, procs: HauntDef['procs']): HauntNode | null {
  const { guards, isCounted } = dyingOf(defeat, procs);
  const counted = guards.find((guard) => wordOf(guard) === 'is' && isCounted(guard) && !speaksOf(guard, 'self'));
  return isHauntNode(counted) ? counted : null;
}

/** The effects of a cause that serve the aim; none where there is no aim but to do it. */
export const effectsFor = ({ effects }: Cause, aim: Aim | null): readonly Effect[] =>
  aim === null ? [] : effects.filter(({ topic, name }) => topic === aim.topic && aim.names.includes(name));

/** Causes that bring about what is aimed at. */
export const causesFor = (causes: readonly Cause[], aim: Aim): Cause[] =>
  causes.filter((cause) => effectsFor(cause, aim).length > 0);

/**
 * Conditions inside the operations of a cause that the aim depends on, by the way that has the fewest; those of the
 * moment cannot be told beforehand.
 */
export function guardsOf(cause: Cause, aim: Aim | null): readonly unknown[] {
  const fewest = effectsFor(cause, aim).toSorted((a, b) => a.guards.length - b.guards.length)[0];
  return (fewest?.guards ?? []).filter((guard) => !isTransient(guard));
}

/** The same of a defeat, as whoever beats the monster sees it; what is so of the monster itself is left out. */
export function guardsOfDefeat(cause: Cause, aim: Aim | null): readonly unknown[] {
  const fewest = effectsFor(cause, aim).toSorted((a, b) => a.guards.length - b.guards.length)[0];
  return (fewest?.guards ?? []).filter((guard) => !speaksOf(guard, 'self', 'thisCard')).flatMap(termsOfAttacker);
}

/** Rolls on the way to the aim, by the way that asks for the fewest. */
export function rollsOf(cause: Cause, aim: Aim | null): readonly Thrown[] {
  const fewest = effectsFor(cause, aim).toSorted((a, b) => a.rolls.length - b.rolls.length)[0];
  return fewest?.rolls ?? [];
}

/** Rows of the action's own table that bring about what is aimed at; null where it does not depend on the row. */
export function rowsOf(cause: Cause, aim: Aim | null): readonly string[] | null {
  const rows = effectsFor(cause, aim).flatMap(({ row }) => (row === null ? [] : [row]));
  return rows.length === 0 ? null : rows;
}
