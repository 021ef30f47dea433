import type { Ops } from '@hollow/engine';
import { procBody } from './haunt-names.ts';
import { isEx, isOp, isOps, isWordNode, type RenderScope, settleReadings, type WordNode } from './scope.ts';

/** Prepares operations for telling: wrappers are opened, bookkeeping is left out, what belongs together is put together. */

/** Operations that are nothing but their body. */
function transparent(s: RenderScope, node: WordNode): Ops | null {
  if (node.op === 'clause' && isOps(node.do)) return node.do;
  if (node.op === 'call') return procBody(s, node.proc) ?? null;
  if (node.op === 'each' && node.self === true && isEx(node.of) && node.of.x === 'self' && isOps(node.do))
    return node.do;
  if (node.op !== 'when') return null;
  const test = settleReadings(s, node.test);
  if (typeof test !== 'boolean') return null;
  const branch = test ? node.then : node.else;
  return isOps(branch) ? branch : [];
}

/** A counter without a name of its own is for the engine, not for a reader. */
const isBookkeeping = (s: RenderScope, node: WordNode): boolean =>
  node.op === 'set' && s.thing !== null && s.names.label(s.thing.id, 'vars', String(node.name), s.thing.kind) === null;

function flat(s: RenderScope, ops: unknown): WordNode[] {
  if (!Array.isArray(ops)) return [];
  return ops.filter(isOp).flatMap((node) => {
    const body = transparent(s, node);
    if (body !== null) return flat(s, body);
    return isBookkeeping(s, node) ? [] : [node as WordNode];
  });
}

const isResult = (value: unknown, name: string): boolean =>
  isEx(value) && (value.x === '$' || value.x === '$num') && value.name === name;

function uses(value: unknown, name: string): number {
  if (isResult(value, name)) return 1;
  if (Array.isArray(value)) return value.reduce<number>((n, part) => n + uses(part, name), 0);
  return isWordNode(value) ? Object.values(value).reduce<number>((n, part) => n + uses(part, name), 0) : 0;
}

function replaceResult(value: unknown, name: string, by: WordNode): unknown {
  if (isResult(value, name)) return by;
  if (Array.isArray(value)) return value.map((part) => replaceResult(part, name, by));
  if (!isWordNode(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaceResult(part, name, by)]));
}

const CHOSEN = new Set(['room', 'trait', 'number', 'who', 'thing']);

/** “Choose a trait. Gain 1 in the chosen trait.” is told as “Gain 1 in a trait of your choice.” */
function withChoices(nodes: readonly WordNode[]): WordNode[] {
  const [node, next, ...rest] = nodes;
  if (node === undefined) return [];
  const name = node.as;
  const plain = node.op === 'ask' && typeof name === 'string' && node.none === undefined && isSelf(node.who);
  if (
    !plain ||
    next === undefined ||
    !CHOSEN.has(String(node.kind)) ||
    uses(next, name) !== 1 ||
    uses(rest, name) > 0 ||
    isOps(next.do) ||
    isOps(next.then)
  )
    return [node, ...withChoices(nodes.slice(1))];
  const { kind, from, min, max } = node;
  const chosen: WordNode = { x: 'chosen', kind, from, ...(min === undefined ? {} : { min, max }) };
  return withChoices([replaceResult(next, name, chosen) as WordNode, ...rest]);
}

const isSelf = (who: unknown): boolean => isEx(who) && who.x === 'self';
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const isGain = (node: WordNode): boolean | null => (typeof node.steps === 'number' ? node.steps > 0 : null);

/** Whether the second can be told in one sentence with the first: both gains, both losses, or both damage. */
function together(a: WordNode, b: WordNode): boolean {
  if (a.op !== b.op || !same(a.who, b.who)) return false;
  if (a.op === 'shift') return isGain(a) !== null && isGain(a) === isGain(b);
  return a.op === 'damage';
}

/** Gains, losses and damage in a row become one, with the others under `more`. */
function gatherInRow(nodes: readonly WordNode[]): WordNode[] {
  const found: WordNode[] = [];
  for (const node of nodes) {
    const last = found.at(-1);
    if (last !== undefined && together(last, node))
      found[found.length - 1] = { ...last, more: [...((last.more as readonly WordNode[]) ?? []), node] };
    else found.push(node);
  }
  return found;
}

export const tidy = (s: RenderScope, ops: unknown): WordNode[] => gatherInRow(withChoices(flat(s, ops)));
