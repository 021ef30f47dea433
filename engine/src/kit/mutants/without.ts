import type { Pack } from '../../language/pack.ts';

type Json = unknown;
type Row = Readonly<Record<string, Json>>;

const isRow = (value: Json): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const NEVER = { x: 'any', of: [] };

/** A copy without one field. */
function leave(row: Row, field: string): Row {
  const { [field]: _, ...rest } = row;
  return rest;
}

/** A weapon without the fields for which one of the clauses stands; with which trait it is used has to be said anew, not left out. */
function plain(weapon: Row, cites: Row, isOne: (id: Json) => boolean): Row {
  let left = weapon;
  for (const [field, clause] of Object.entries(cites))
    if (isOne(clause) && field !== 'trait') left = leave(left, field);
  return left;
}

/** One row of a pack as it would be without the clauses: the rule that carries one out never applies, its operations do nothing, its way is closed. */
function strip(row: Row, isOne: (id: Json) => boolean): Row {
  const { cites } = row;
  if (row.op === 'clause' && isOne(row.id)) return { ...row, do: [] };
  if (typeof row.on === 'string') {
    if (Array.isArray(cites) && cites.some(isOne)) return { ...row, when: NEVER };
    if (isOne(row.spares)) return leave(leave(row, 'spares'), 'harmful');
    if (isOne(row.limitCites)) return { ...leave(row, 'limitCites'), limit: 'none' };
  }
  if (isRow(cites) && Object.values(cites).some(isOne)) return plain(row, cites, isOne);
  if (isRow(row.can) && isOne(row.can.cites)) return leave(row, 'can');
  if (Array.isArray(row.links) && row.links.some((link) => isRow(link) && isOne(link.cites)))
    return { ...row, links: row.links.filter((link) => !isRow(link) || !isOne(link.cites)) };
  return row;
}

/** The same value where nothing in it changes: what is untouched need not be compiled anew. */
function walk(value: Json, isOne: (id: Json) => boolean): Json {
  if (Array.isArray(value)) {
    const made = value.map((each) => walk(each, isOne));
    return made.every((each, i) => each === value[i]) ? value : made;
  }
  if (!isRow(value)) return value;
  const row = strip(value, isOne);
  const made = Object.entries(row).map(([field, inner]) => [field, walk(inner, isOne)] as const);
  return made.every(([field, inner]) => inner === row[field]) ? row : Object.fromEntries(made);
}

/** The pack as it would be if these clauses of the ledger did not stand: what cites them has no effect. */
export const withoutClauses = (pack: Pack, clauses: ReadonlySet<string>): Pack =>
  walk(pack, (id) => typeof id === 'string' && clauses.has(id)) as Pack;
