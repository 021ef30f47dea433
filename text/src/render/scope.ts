import type { Ex, Op, Ops, Pack } from '@hollow/engine';
import type { Catalog } from '../language/catalog.ts';
import type { Kind } from '../language/words.ts';
import type { ThingNames } from '../names/names.ts';

/** An expression or operation as it stands in a pack. */
export type WordNode = Readonly<Record<string, unknown>>;

/** How readings of the rules are settled, so that a line tells only what holds at this table. */
export type Ruleset = Readonly<Record<string, string>>;

/** What a rendering has at hand: the words, the thing it is about, and what the effect has named so far. */
export interface RenderScope {
  readonly catalog: Catalog;
  readonly names: ThingNames;
  readonly pack: Pack | null;
  readonly thing: { readonly kind: Kind; readonly id: string } | null;
  readonly ruleset: Ruleset;
  /** What kind of result each name of the effect stands for: `room`, `who`, `rolled`, `hit`, … */
  readonly bound: Map<string, string>;
  /** What stands before the sentence: other words, after which some languages turn subject and verb round, or “you may”, which takes another form of the verb. */
  readonly order?: 'after' | 'may';
}

/** The same where a sentence begins, and where something stands before it. */
export const atStart = ({ order: _order, ...s }: RenderScope): RenderScope => s;
export const afterLead = (s: RenderScope): RenderScope => ({ ...s, order: 'after' });
export const afterMay = (s: RenderScope): RenderScope => ({ ...s, order: 'may' });

export const isEx = (value: unknown): value is Ex<'num'> & WordNode =>
  typeof value === 'object' && value !== null && 'x' in value;
export const isOp = (value: unknown): value is Op & WordNode =>
  typeof value === 'object' && value !== null && 'op' in value;
export const isOps = (value: unknown): value is Ops => Array.isArray(value) && value.every(isOp);
export const isWordNode = (value: unknown): value is WordNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The settled side of a reading: the value in force, or null where nothing is known of the switch. */
function reads(s: RenderScope, node: WordNode): boolean | null {
  const now = s.ruleset[String(node.name)];
  return now === undefined ? null : Array.isArray(node.values) && node.values.includes(now);
}

/** Takes settled readings out of a condition: true, false, or what is left of it. */
export function settleReadings(s: RenderScope, test: unknown): boolean | WordNode {
  if (!isEx(test)) return true;
  if (test.x === 'reading') return reads(s, test) ?? test;
  if (test.x === 'not') {
    const of = settleReadings(s, test.of);
    return typeof of === 'boolean' ? !of : { x: 'not', of };
  }
  if (test.x !== 'all' && test.x !== 'any') return test;
  const decides = test.x === 'any';
  const rest: WordNode[] = [];
  for (const part of Array.isArray(test.of) ? test.of : []) {
    const settled = settleReadings(s, part);
    if (settled === decides) return decides;
    if (typeof settled !== 'boolean') rest.push(settled);
  }
  const [first] = rest;
  if (first === undefined) return !decides;
  return rest.length === 1 ? first : { x: test.x, of: rest };
}
