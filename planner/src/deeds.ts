import type { HauntDef, Rule } from '@hollow/engine';

/** Any piece of a haunt as it stands in the pack. */
type Raw = Readonly<Record<string, unknown>>;

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What conditions and operations speak of. */
export type Topic = 'var' | 'made' | 'gone' | 'given' | 'borne' | 'set' | 'lifted' | 'card' | 'dead' | 'sent' | 'won';

/** One thing that an action or rule brings about: of which kind, which one, and on which conditions inside its operations. */
interface Effect {
  readonly topic: Topic;
  readonly name: string;
  readonly guards: readonly unknown[];
  /** Rows of the action's own table in which it stands; null where it happens on every success. */
  readonly rows: readonly string[] | null;
  /** Rolls on the way to it, each with the row in which it goes on. */
  readonly rolls: readonly Thrown[];
}

/** A roll among the operations of a deed, and one row of its table. */
export interface Thrown {
  readonly pool: { readonly trait?: unknown; readonly dice?: unknown };
  readonly row: string;
}

/** An action or a rule of the haunt, seen from what it brings about. */
export interface Deed {
  readonly id: string;
  /** Actions are done on purpose; a rule happens by itself when its condition holds. */
  readonly action: boolean;
  /** Condition whose bearer the rule belongs to, or ''. */
  readonly status: string;
  readonly rule: Rule | null;
  readonly effects: readonly Effect[];
}

/** Every object inside a tree, itself included. */
function* nodesOf(value: unknown): Generator<Raw> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (isRaw(value)) {
    yield value;
    for (const inner of Object.values(value)) yield* nodesOf(inner);
  }
}

/** Names that stand in a field of a word, anywhere in the tree. */
export function namesIn(raw: unknown, word: string, field: string): string[] {
  const found: string[] = [];
  for (const node of nodesOf(raw)) {
    if (node.x !== word) continue;
    const value = node[field];
    found.push(...(Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)]));
  }
  return [...new Set(found)];
}

/** Whether one of the words stands anywhere in the tree. */
export function speaksOf(raw: unknown, ...words: readonly string[]): boolean {
  for (const node of nodesOf(raw)) if (words.includes(String(node.x))) return true;
  return false;
}

/** Words that mean something only while an event runs, or inside an effect that has named results. */
const OF_THE_MOMENT = [
  '$',
  '$num',
  'ev',
  'subject',
  'instigator',
  'winner',
  'kindIs',
  'rollIs',
  'causedBy',
  'during',
  'discovered',
  'theRoom',
  'theThing',
  'owner',
];
export const ofTheMoment = (raw: unknown): boolean => speaksOf(raw, ...OF_THE_MOMENT);

/** Kinds of pieces and ids of cards that a set names. */
export const kindsIn = (raw: unknown): string[] => namesIn(raw, 'pieces', 'kinds');
export const cardsIn = (raw: unknown): string[] => namesIn(raw, 'cards', 'ids');

/** What a single operation touches. */
function touched(op: Raw): (readonly [Topic, string])[] {
  switch (op.op) {
    case 'set':
      return [['var', String(op.name)]];
    case 'deploy':
    case 'deal':
      return [
        ['made', String(op.kind)],
        ...(op.holder === undefined && op.to === undefined ? [] : [['given', String(op.kind)] as const]),
      ];
    case 'hold':
      return op.by === undefined ? [] : [['borne', '']];
    case 'remove':
      return kindsIn(op.things).map((kind) => ['gone', kind] as const);
    case 'kill':
      return [['dead', ''], ...kindsIn(op.who).map((kind) => ['gone', kind] as const)];
    case 'mark':
      return [[op.on === false ? 'lifted' : 'set', String(op.status)]];
    case 'transfer':
      return [
        ...cardsIn(op.things).map((card) => ['card', card] as const),
        ...(op.to === undefined
          ? []
          : kindsIn(op.things).flatMap((kind) => [['made', kind] as const, ['given', kind] as const])),
      ];
    case 'draw':
      return cardsIn(op.card).map((card) => ['card', card] as const);
    case 'send':
      return [['sent', '']];
    case 'win':
      return [['won', '']];
    default:
      return [];
  }
}

/** Goes through operations with the conditions under which they run; procedures are followed. */
function effectsOf(
  ops: unknown,
  procs: HauntDef['procs'],
  rows: readonly string[] | null,
  guards: readonly unknown[] = [],
  called: readonly string[] = [],
  rolls: readonly Thrown[] = [],
): Effect[] {
  if (Array.isArray(ops)) return ops.flatMap((op) => effectsOf(op, procs, rows, guards, called, rolls));
  if (!isRaw(ops)) return [];
  const on = (inner: unknown, more: readonly unknown[] = []): Effect[] =>
    effectsOf(inner, procs, rows, [...guards, ...more], called, rolls);
  if (ops.op === 'when') return [...on(ops.then, [ops.test]), ...on(ops.else, [{ x: 'not', of: ops.test }])];
  if (ops.op === 'call') {
    const proc = String(ops.proc);
    return called.includes(proc) ? [] : effectsOf(procs?.[proc], procs, rows, guards, [...called, proc], rolls);
  }
  if (ops.op === 'roll' && isRaw(ops.rows) && isRaw(ops.pool)) {
    const { pool } = ops;
    return Object.entries(ops.rows).flatMap(([row, then]) =>
      effectsOf(then, procs, rows, guards, called, [...rolls, { pool, row }]),
    );
  }
  const own =
    ops.op === undefined ? [] : touched(ops).map(([topic, name]): Effect => ({ topic, name, guards, rows, rolls }));
  const inner = Object.values(ops).filter((value) => Array.isArray(value) || (isRaw(value) && value.x === undefined));
  return [...own, ...inner.flatMap((value) => on(value))];
}

/** Everything in the haunt that brings something about: actions first, then rules of the haunt and of its conditions. */
export function deedsOf(def: HauntDef): Deed[] {
  const actions = Object.entries(def.actions ?? {}).map(([id, action]): Deed => {
    const rows = Object.entries(action.rows ?? {}).flatMap(([row, ops]) => effectsOf(ops, def.procs, [row]));
    const effects = effectsOf([action.do, action.attack?.win], def.procs, null);
    return { id, action: true, status: '', rule: null, effects: [...effects, ...rows] };
  });
  const rule = (id: string, status: string, of: Rule): Deed => ({
    id,
    action: false,
    status,
    rule: of,
    effects: effectsOf(of.do, def.procs, null),
  });
  return [
    ...actions,
    ...Object.entries(def.rules ?? {}).map(([id, of]) => rule(id, '', of)),
    ...Object.entries(def.statuses ?? {}).flatMap(([status, { rules }]) =>
      Object.entries(rules ?? {}).map(([id, of]) => rule(`${status}/${id}`, status, of)),
    ),
  ];
}

/** Deeds that bring one of these about. */
export const bringing = (deeds: readonly Deed[], topic: Topic, names: readonly string[]): Deed[] =>
  deeds.filter(({ effects }) => effects.some((effect) => effect.topic === topic && names.includes(effect.name)));
