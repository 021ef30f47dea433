import type { HauntDef, PackRules } from '@hollow/engine';
import { deedOf } from '@hollow/engine/deed';
import { type Catalog, capital } from '../language/catalog.ts';
import { inline, rangeText } from './effects.ts';
import { procBody } from './haunt-names.ts';
import { MOST_LETTERS } from './offer.ts';
import { isEx, isOps, isWordNode, type RenderScope, type WordNode } from './scope.ts';

/** What the results of a roll bring: for those who throw it and those who look on, before it is thrown. */

export interface ThrowRow {
  /** As it is shown: `4+`, `0–3`. */
  readonly range: string;
  readonly text: string;
}

export interface ThrowTable {
  /** The trait that is rolled, `trait` for one of several, '' for a number of dice. */
  readonly of: string;
  /** How many dice, where the same rule rolls others as well. */
  readonly dice?: number;
  readonly rows: readonly ThrowRow[];
}

/** The numbers that counters show to the reader. */
type Counted = Readonly<Record<string, { readonly value: number }>>;

interface Branch {
  /** The part of the author's clause: `.4+`, `.fail`. */
  readonly part: string;
  readonly range: string;
  readonly ops: unknown;
}

const lowest = (range: string): number => Number.parseInt(range, 10);

/** From 0 up to a number, or nothing. */
const upTo = (n: number): string | null => (n < 0 ? null : n === 0 ? '0' : `0-${n}`);

/** What the result is compared with, as far as the reader knows it. */
function barOf(b: unknown, counted: Counted): number | null {
  if (typeof b === 'number') return b;
  const { x, name } = isWordNode(b) ? b : {};
  return x === 'var' && typeof name === 'string' ? (counted[name]?.value ?? null) : null;
}

/** How low a result is for what is done then; what is done otherwise stands in the other half. */
const HALVES: Readonly<Record<string, { readonly low: 'then' | 'else'; readonly least: number }>> = {
  '<': { low: 'then', least: 0 },
  '≤': { low: 'then', least: 1 },
  '≥': { low: 'else', least: 0 },
  '>': { low: 'else', least: 1 },
};

const isResult = (value: unknown, name: unknown): boolean =>
  isWordNode(value) && value.x === '$num' && value.name === name;

/** `when(result < n, …)`: both halves. */
function halves({ test, then, else: other }: WordNode, name: unknown, counted: Counted): Branch[] {
  if (!isEx(test) || test.x !== 'is') return [];
  const { a, cmp, b } = test as WordNode;
  const [half, bar] = [HALVES[String(cmp)], barOf(b, counted)];
  if (half === undefined || bar === null || !isResult(a, name)) return [];
  const least = bar + half.least;
  const below = upTo(least - 1);
  const [high, low] = half.low === 'then' ? [other, then] : [then, other];
  return [
    { part: '', range: `${least}+`, ops: high ?? [] },
    ...(below === null ? [] : [{ part: '.fail', range: below, ops: low ?? [] }]),
  ];
}

const table = (rows: WordNode): Branch[] =>
  Object.entries(rows).map(([range, ops]) => ({ part: `.${range}`, range, ops }));

/** The branches of a roll: in itself, or in what stands behind it and asks for its result. */
function branches(roll: WordNode, later: readonly WordNode[], counted: Counted): Branch[] {
  if (isWordNode(roll.rows)) return table(roll.rows);
  if (typeof roll.as !== 'string') return [];
  for (const node of later) {
    if (node.op === 'table' && isResult(node.of, roll.as) && isWordNode(node.rows)) return table(node.rows);
    const found = node.op === 'when' ? halves(node, roll.as, counted) : [];
    if (found.length > 0) return found;
  }
  return [];
}

interface Rolled {
  readonly of: string;
  readonly dice: unknown;
  readonly branches: readonly Branch[];
}

function ofPool({ pool }: WordNode): string {
  const { trait } = isWordNode(pool) ? pool : {};
  return trait === undefined ? '' : typeof trait === 'string' ? trait : 'trait';
}

const diceOf = ({ pool }: WordNode): unknown => (isWordNode(pool) ? pool.dice : undefined);

/** Every roll among operations, in procedures too. */
function rollsIn(s: RenderScope, ops: unknown, counted: Counted, called: readonly unknown[] = []): Rolled[] {
  if (!Array.isArray(ops))
    return isWordNode(ops) ? Object.values(ops).flatMap((part) => rollsIn(s, part, counted, called)) : [];
  const nodes = ops.filter(isWordNode);
  return nodes.flatMap((node, i): Rolled[] => {
    const own =
      node.op === 'roll'
        ? [{ of: ofPool(node), dice: diceOf(node), branches: branches(node, nodes.slice(i + 1), counted) }]
        : [];
    const body = node.op === 'call' && !called.includes(node.proc) ? procBody(s, node.proc) : undefined;
    const inner = isOps(body) ? rollsIn(s, body, counted, [...called, node.proc]) : [];
    return [...own, ...inner, ...Object.values(node).flatMap((part) => rollsIn(s, part, counted, called))];
  });
}

/** What each result brings, the best first; null where a row is not told, or not in a few words. */
function rowsOf(
  catalog: Catalog,
  branches: readonly Branch[],
  brings: (branch: Branch) => string | null,
): ThrowRow[] | null {
  const rows: ThrowRow[] = [];
  for (const branch of branches.toSorted((a, b) => lowest(b.range) - lowest(a.range))) {
    const text = brings(branch);
    if (text === null || text.length > MOST_LETTERS) return null;
    rows.push({
      range: rangeText(branch.range),
      text: catalog.say('sentence', { text: capital(text, catalog.lang) }),
    });
  }
  return rows.length > 1 ? rows : null;
}

/** A rule of the haunt, or of one of its conditions. */
export const ruleNamed = ({ rules, statuses }: HauntDef, id: string): PackRules[string] | undefined =>
  [rules, ...Object.values(statuses ?? {}).map((status) => status.rules)].find((all) => all?.[id] !== undefined)?.[id];

/** What a roll of a rule is for, where its author says so in a few words and its results have no rows. */
export function throwStake(s: RenderScope, def: HauntDef, id: string, sides: readonly string[]): string | null {
  const clause = ruleNamed(def, id) === undefined ? null : s.names.book.label('outcomes', def.id, id, sides);
  return clause === null ? null : s.catalog.say('sentence', { text: capital(clause, s.catalog.lang) });
}

const inlineRow =
  (s: RenderScope) =>
  (branch: Branch): string | null =>
    inline({ ...s, bound: new Map([['$result', 'rolled']]) }, branch.ops);

/** The rolls that an action asks of each of several, not of whoever does it: their tables, null for one that has none. */
export function throwsOfEach(s: RenderScope, def: HauntDef, id: string, counted: Counted): (ThrowTable | null)[] {
  const action = def.actions?.[id];
  const each = action === undefined ? [] : deedOf(action).filter((op) => op.op === 'each' && op.self === true);
  return rollsIn(s, each, counted).map(({ of, branches: all }) => {
    const rows = rowsOf(s.catalog, all, inlineRow(s));
    return rows === null ? null : { of, rows };
  });
}

/** Those of its rolls that have rows; where a rule rolls several handfuls of dice, each is known by their number. */
function ruleTables(
  rolls: readonly Rolled[],
  rowsIn: (branches: readonly Branch[]) => ThrowRow[] | null,
): ThrowTable[] {
  const handfuls = new Set(rolls.flatMap(({ of, dice }) => (of === '' ? [dice] : [])));
  return rolls.flatMap(({ of, dice, branches: all }) => {
    const rows = rowsIn(all);
    const told = of === '' && handfuls.size > 1 && typeof dice === 'number' ? { dice } : {};
    return rows === null ? [] : [{ of, ...told, rows }];
  });
}

/**
 * The tables of the rolls that an action or a rule of a haunt asks for. Of an action its own roll is told, by the author's clauses or by the operations; of a
 * rule those rolls for whose rows there are clauses: what else it says stands in its sentence.
 */
export function throwTables(
  s: RenderScope,
  def: HauntDef,
  id: string,
  sides: readonly string[],
  counted: Counted,
): ThrowTable[] {
  const { catalog, names } = s;
  const clause = ({ part }: Branch): string | null => names.book.label('outcomes', def.id, `${id}${part}`, sides);
  const action = def.actions?.[id];
  if (action === undefined)
    return ruleTables(rollsIn(s, ruleNamed(def, id)?.do, counted), (all) => rowsOf(catalog, all, clause));
  // What has to be reached is told with the roll itself.
  if (action.roll !== undefined && action.rows === undefined) return [];
  const ops: readonly WordNode[] = deedOf(action).map((op) => ({ ...op }));
  const at = ops.findIndex(({ op }) => op === 'roll');
  const roll = ops[at];
  if (roll === undefined) return [];
  const rows = rowsOf(
    catalog,
    branches(roll, ops.slice(at + 1), counted),
    (branch) => clause(branch) ?? inlineRow(s)(branch),
  );
  return rows === null ? [] : [{ of: ofPool(roll), rows }];
}
