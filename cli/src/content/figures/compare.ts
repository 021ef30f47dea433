import type { HauntDef } from '@hollow/engine';
import { isPackNode, type PackNode } from '../reach/facts.ts';
import { type AmountTable, amountsIn, boundsOf, sameVector, type Vector, valueAt, wanted } from './amounts.ts';
import type { Amount, SheetFigure } from './figures.ts';
import { doerOf, figurePart, materialOf, namesInPart } from './parts.ts';

/** A figure that the haunt does not have, by its path in the file: `actions/learn-name.pass`. */
export interface Difference {
  readonly path: string;
  readonly message: string;
}

const LISTS = ['rooms', 'cards', 'floors', 'symbols', 'explorers', 'pieces'] as const;
const LIMITS = ['turn', 'game', 'none'];

const shownAmount = (amount: Amount): string => (typeof amount === 'object' ? JSON.stringify(amount) : String(amount));
const shownVector = (vector: Vector): string =>
  new Set(vector).size === 1 ? String(vector[0]) : `[${vector.map((value) => value ?? '?').join(', ')}]`;
const shownAll = (vectors: readonly Vector[]): string =>
  vectors.length === 0 ? 'no number' : [...new Set(vectors.map(shownVector))].join(', ');

/** One part of a haunt, held against what the sheet says of it. */
class PartOfHaunt {
  readonly #path: string;
  readonly #node: PackNode;
  readonly #material: readonly unknown[];
  readonly #names: ReadonlySet<string>;
  readonly #table: AmountTable;
  readonly differences: Difference[] = [];

  constructor(def: HauntDef, path: string, part: unknown, table: AmountTable) {
    this.#path = path;
    this.#node = isPackNode(part) ? part : {};
    this.#material = materialOf(def, part);
    this.#names = new Set(this.#material.flatMap(namesInPart));
    this.#table = table;
  }

  #say(field: string, message: string): void {
    this.differences.push({ path: `${this.#path}.${field}`, message });
  }

  /** The amount is one of those that stand in the node. */
  #among(field: string, amount: Amount, node: unknown): void {
    const found = amountsIn(node, this.#table);
    if (!found.some((one) => sameVector(wanted(amount, this.#table), one)))
      this.#say(field, `${shownAmount(amount)} expected, the haunt has ${shownAll(found)}`);
  }

  hold(figure: SheetFigure): void {
    for (const field of LISTS)
      for (const name of figure[field] ?? [])
        if (!this.#names.has(name)) this.#say(`${field}.${name}`, 'the haunt does not name it here');
    for (const field of ['n', 'from', 'to'] as const) {
      const amount = figure[field];
      if (amount !== undefined) this.#among(field, amount, this.#node[field] ?? this.#material);
    }
    if (figure.dice !== undefined) this.#among('dice', figure.dice, this.#material);
    (figure.numbers ?? []).forEach((amount, i) => {
      this.#among(`numbers.${i}`, amount, this.#material);
    });
    for (const row of figure.rows ?? []) this.#holdRow(row);
    this.#holdTraits(figure);
    this.#holdRoll(figure);
    this.#holdTerms(figure);
    this.#holdTable(figure);
  }

  #holdRow(row: string): void {
    const [least] = boundsOf(row) ?? [0];
    // What is compared has no rows: the bound of one side is enough.
    if (!rowKeys(this.#material).has(row)) this.#among(`rows.${row}`, least, this.#material);
  }

  #holdTraits({ traits }: SheetFigure): void {
    const own = isPackNode(this.#node.traits) ? this.#node.traits : {};
    for (const [trait, amount] of Object.entries(traits ?? {})) {
      const field = `traits.${trait}`;
      const value = own[trait];
      if (amount === null && value !== null && value !== undefined)
        this.#say(field, 'none expected, the haunt has one');
      if (amount === null) continue;
      const found = this.#table.players.map((n) => valueAt(value, n, this.#table));
      if (!sameVector(wanted(amount, this.#table), found))
        this.#say(field, `${shownAmount(amount)} expected, the haunt has ${shownVector(found)}`);
    }
    if (traits === undefined) return;
    for (const trait of Object.keys(own))
      if (own[trait] !== null && traits[trait] === undefined)
        this.#say(`traits.${trait}`, 'the figures do not tell it');
  }

  #holdRoll({ roll, pass, numbers }: SheetFigure): void {
    const traits = roll === undefined ? [] : [roll].flat();
    const { roll: own, attack } = this.#node as { roll?: unknown; attack?: unknown };
    const rolled = isPackNode(own) && own.trait !== undefined ? [own.trait].flat().map(String) : null;
    const fought = isPackNode(attack) && attack.with !== undefined ? [attack.with].flat().map(String) : null;
    const has = rolled ?? fought;
    if (
      roll !== undefined &&
      (has === null ? traits.some((t) => !this.#names.has(t)) : has.toSorted().join() !== traits.toSorted().join())
    )
      this.#say('roll', `${traits.join(' or ')} expected, the haunt has ${has?.join(' or ') ?? 'another'}`);
    if (pass !== undefined) this.#among('pass', pass, this.#node.pass ?? this.#material);
    if (this.#node.pass === undefined) return;
    // The haunt must not ask for more than the sheet knows of.
    const told = [...(pass === undefined ? [] : [pass]), ...(numbers ?? [])].map((one) => wanted(one, this.#table));
    for (const asked of passesOf(this.#node.pass, this.#table))
      if (!told.some((one) => sameVector(one, asked)))
        this.#say('pass', `the haunt asks for ${shownVector(asked)}, which the figures do not tell`);
  }

  #holdTerms({ limit, cost, spaces, by }: SheetFigure): void {
    const own = String(this.#node.limit ?? 'turn');
    const found = LIMITS.includes(own) ? own : 'shared';
    if (limit !== undefined && found !== limit) this.#say('limit', `${limit} expected, the haunt has ${own}`);
    const paid = this.#node.cost;
    if (cost !== undefined && paid !== cost)
      this.#say('cost', `${cost} expected, the haunt has ${JSON.stringify(paid)}`);
    if (spaces !== undefined && !(isPackNode(paid) && paid.move === spaces))
      this.#say('spaces', `${spaces} expected, the haunt has ${JSON.stringify(paid)}`);
    if (by === undefined) return;
    const doer = doerOf(this.#node);
    const sides = doer === null ? ['everyone'] : sidesIn(doer);
    if (!sides.includes(by)) this.#say('by', `${by} expected, the haunt has ${sides.join(', ') || 'others'}`);
  }

  #holdTable({ table }: SheetFigure): void {
    for (const [at, amount] of Object.entries(table?.rows ?? {})) {
      const aim = wanted(amount, this.#table);
      const byRow = rowsIn(this.#material).some(([row, inner]) => {
        const [least, most] = boundsOf(row) ?? [1, 0];
        return (
          least <= Number(at) && Number(at) <= most && amountsIn(inner, this.#table).some((one) => sameVector(aim, one))
        );
      });
      const vars = { [String(table?.of)]: Number(at) };
      const byNumber = nodesIn(this.#material).some((node) =>
        sameVector(
          aim,
          this.#table.players.map((n) => valueAt(node, n, this.#table, vars)),
        ),
      );
      if (!byRow && !byNumber)
        this.#say(`table.rows.${at}`, `${shownAmount(amount)} expected at ${table?.of} ${at}, not found`);
    }
  }
}

/** What a threshold may come to: every branch of a choice. */
function passesOf(pass: unknown, table: AmountTable): Vector[] {
  if (isPackNode(pass) && pass.x === 'choose') return [...passesOf(pass.yes, table), ...passesOf(pass.no, table)];
  return [table.players.map((n) => valueAt(pass, n, table))].filter((one) => one.every((value) => value !== null));
}

/** Whom an expression speaks of, roughly. */
function sidesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(sidesIn);
  if (!isPackNode(node)) return [];
  const own: Readonly<Record<string, string>> = {
    heroes: 'heroes',
    traitor: 'traitor',
    explorers: 'everyone',
    everyone: 'everyone',
    pieces: 'monsters',
  };
  const side = node.x === 'side' ? String(node.name) : own[String(node.x)];
  return [...(side === undefined ? [] : [side]), ...Object.values(node).flatMap(sidesIn)];
}

/** Every node inside. */
function nodesIn(node: unknown): PackNode[] {
  if (Array.isArray(node)) return node.flatMap(nodesIn);
  return isPackNode(node) ? [node, ...Object.values(node).flatMap(nodesIn)] : [];
}

/** Rows of tables and rolls inside, with what they hold. */
const rowsIn = (node: unknown): (readonly [row: string, inner: unknown])[] =>
  nodesIn(node).flatMap((inner) => Object.entries(inner).filter(([key]) => boundsOf(key) !== null));

const rowKeys = (node: unknown): ReadonlySet<string> => new Set(rowsIn(node).map(([row]) => row));

/** What the sheet says of one part and the haunt does not. */
export function differencesOf(
  def: HauntDef,
  path: string,
  figure: SheetFigure,
  table: AmountTable,
): readonly Difference[] {
  const part = figurePart(def, path);
  if (part === undefined) return [{ path, message: 'the haunt has no such part' }];
  const held = new PartOfHaunt(def, path, part, table);
  held.hold(figure);
  return held.differences;
}
