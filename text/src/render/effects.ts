import type { Ops } from '@hollow/engine';
import { type Arg, NONE } from '../catalog.ts';
import { procBody } from './haunt-names.ts';
import { isEx, isOp, isOps, isRecord, type Node, phrase, phrases, type Scope, settle } from './phrases.ts';

/** What the name that an operation gives to its result stands for. */
function bind(s: Scope, node: Node): void {
  const name = typeof node.as === 'string' ? node.as : node.op === 'each' ? node.name : undefined;
  if (typeof name !== 'string') return;
  const kinds: Readonly<Record<string, string>> = {
    ask: String(node.kind),
    roll: 'rolled',
    attack: 'hit',
    addRoom: 'added',
    pick: 'picked',
    each: 'each',
  };
  s.bound.set(name, kinds[String(node.op)] ?? NONE);
}

/** A bracket of results: '0-2' is shown as a range. */
function rows(s: Scope, table: unknown, nested: boolean): string {
  if (!isRecord(table)) return NONE;
  const best = (range: string): number => Number.parseInt(range, 10);
  const sorted = Object.entries(table).sort(([a], [b]) => best(b) - best(a));
  const shown = sorted.map(([range, ops]) =>
    s.catalog.say('row', { range: range.replace('-', '–'), effect: effect(s, ops, true) }),
  );
  return s.catalog.say(nested ? 'rows.nested' : 'rows.top', { rows: s.catalog.list('rows', shown) });
}

function courses(s: Scope, options: unknown): string {
  if (!isRecord(options)) return NONE;
  const shown = Object.entries(options).map(([key, ops]) => {
    const label = s.names.choice(s.thing?.id ?? '', key, s.thing?.kind);
    const idle = Array.isArray(ops) && ops.length === 0;
    return s.catalog.say('course', { label, effect: idle ? NONE : effect(s, ops, true) });
  });
  return s.catalog.list('or', shown);
}

/** A pool or an amount that may be a number of dice. */
function amountArgs(s: Scope, field: string, value: unknown): Record<string, Arg> {
  if (!isRecord(value) || isEx(value)) return {};
  const [kind, of] = Object.entries(value)[0] ?? [NONE, 0];
  return { [field]: phrase(s, of, kind), [`${field}_is`]: kind, [`${field}_word`]: isEx(of) ? of.x : String(of) };
}

/** Operations that are nothing but their body. */
function transparent(s: Scope, node: Node): Ops | null {
  if (node.op === 'clause' && isOps(node.do)) return node.do;
  if (node.op === 'call') return procBody(s, node.proc) ?? null;
  if (node.op === 'each' && node.self === true && isEx(node.of) && node.of.x === 'self' && isOps(node.do))
    return node.do;
  if (node.op !== 'when') return null;
  const test = settle(s, node.test);
  if (typeof test !== 'boolean') return null;
  const branch = test ? node.then : node.else;
  return isOps(branch) ? branch : [];
}

function operation(s: Scope, node: Node, nested: boolean): string {
  const word = String(node.op);
  if (!s.catalog.has(`op.${word}`)) {
    s.catalog.lacks(`op.${word}`);
    return word;
  }
  const args = phrases(s, node);
  const fields = { ...args, ...amountArgs(s, 'pool', node.pool), ...amountArgs(s, 'n', node.n) };
  bind(s, node);
  if (word === 'when') {
    const test = settle(s, node.test);
    fields.test = typeof test === 'boolean' ? NONE : phrase(s, test);
  }
  if (word === 'set') fields.name = s.names.variable(s.thing?.id ?? '', String(node.name), s.thing?.kind);
  if ('rows' in node) fields.rows = rows(s, node.rows, nested);
  if ('options' in node) fields.options = courses(s, node.options);
  for (const branch of ['do', 'then', 'else', 'none', 'win', 'lose'])
    if (isOps(node[branch])) fields[branch] = effect(s, node[branch], nested || node.self !== true);
  return s.catalog.say(`op.${word}`, fields);
}

/** The operations without those that only wrap others. */
function flat(s: Scope, ops: unknown): Node[] {
  if (!Array.isArray(ops)) return [];
  return ops.filter(isOp).flatMap((node) => {
    const body = transparent(s, node);
    return body === null ? [node as Node] : flat(s, body);
  });
}

/** Operations whose end cannot be seen when others follow. */
const OPEN_ENDED = new Set(['when', 'each', 'repeat']);

/** A sequence as one phrase. */
export function effect(s: Scope, ops: unknown, nested = false): string {
  const nodes = flat(s, ops);
  const parts = nodes.map((node, i) => {
    const more = i < nodes.length - 1;
    const text = operation(s, node, nested || more);
    return more && OPEN_ENDED.has(String(node.op)) ? s.catalog.say('group', { text }) : text;
  });
  return parts.length === 0 ? s.catalog.say('nothing') : s.catalog.list('then', parts);
}

/** A sequence, one phrase for each operation. */
export const steps = (s: Scope, ops: unknown): string[] => flat(s, ops).map((node) => operation(s, node, false));
