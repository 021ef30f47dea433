import type { Pack } from '@hollow/engine';
import { BadInput } from './bad-input.ts';

/** The outer shape of a pack read from a file. What stands inside the effects is checked when it is compiled. */

type Check = (value: unknown, path: string) => string | null;

const said = (path: string, expected: string): string => `${path}: ${expected} expected`;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text: Check = (value, path) => (typeof value === 'string' && value !== '' ? null : said(path, 'a text'));
const number: Check = (value, path) => (Number.isInteger(value) ? null : said(path, 'a whole number'));
const truth: Check = (value, path) => (typeof value === 'boolean' ? null : said(path, 'true or false'));
const optional =
  (check: Check): Check =>
  (value, path) =>
    value === undefined ? null : check(value, path);

const listOf =
  (check: Check): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return said(path, 'a list');
    for (const [i, item] of value.entries()) {
      const wrong = check(item, `${path}.${isRecord(item) && typeof item.id === 'string' ? item.id : i}`);
      if (wrong !== null) return wrong;
    }
    return null;
  };

const mapOf =
  (check: Check): Check =>
  (value, path) => {
    if (!isRecord(value)) return said(path, 'an object');
    for (const [key, item] of Object.entries(value)) {
      const wrong = check(item, `${path}.${key}`);
      if (wrong !== null) return wrong;
    }
    return null;
  };

const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    if (!isRecord(value)) return said(path, 'an object');
    for (const [name, check] of Object.entries(fields)) {
      const wrong = check(value[name], path === '' ? name : `${path}.${name}`);
      if (wrong !== null) return wrong;
    }
    return null;
  };

const anything: Check = () => null;
const rules = optional(mapOf(shape({ on: text })));
const ops = listOf(shape({ op: text }));
const track = shape({ values: listOf(number), start: number });

const edition = shape({
  floors: listOf(text),
  traits: listOf(text),
  damage: mapOf(listOf(text)),
  faces: listOf(number),
  maxDice: number,
  decks: listOf(shape({ id: text, symbol: text, kept: truth, items: truth })),
  start: text,
  players: shape({ min: number, max: number }),
  moveTrait: text,
  fightTrait: text,
  switches: mapOf(shape({ options: listOf(text), default: text })),
  presets: mapOf(mapOf(text)),
  clauses: mapOf(text),
  flow: ops,
  procs: optional(mapOf(ops)),
  rules: mapOf(shape({ on: text })),
  first: shape({ x: text }),
});

const pack = shape({
  id: text,
  extends: optional(text),
  edition: optional(edition),
  explorers: optional(listOf(shape({ id: text, card: text, age: number, tracks: mapOf(track) }))),
  rooms: optional(listOf(shape({ id: text, floors: listOf(text), doors: listOf(text), rules }))),
  cards: optional(listOf(shape({ id: text, deck: text, rules }))),
  tokens: optional(listOf(shape({ id: text, n: number, rules }))),
  haunts: optional(listOf(shape({ id: text, number, kind: text }))),
  chart: optional(shape({ omens: listOf(text), rows: mapOf(listOf(number)) })),
  effects: optional(mapOf(anything)),
});

/** Takes the value for a pack, or says in one line which field is wrong. */
export function checkPack(file: string, value: unknown): Pack {
  const wrong = pack(value, '');
  if (wrong !== null) throw new BadInput(file, wrong);
  return value as Pack;
}
