import { globSync, readFileSync } from 'node:fs';
import { createText, loadWords } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { PROJECT_PACKS } from '../../cli/src/packs/packs.ts';

/** Where the engine says why something cannot be done. */
const SOURCES = ['engine/src/play/**/*.ts', 'engine/src/machine/offers.ts', 'engine/src/compile/**/*.ts'];
/** The name of a rule as text; as `law['…']` it is asked, not cited. */
const NAMED = /(?<!\[)'([a-z][a-z-]*(?:\.[a-z-]+)+)'/g;
/** Named to be asked by that name, and never a reason. */
const ASKED = ['weapons.list'];

const editions = PROJECT_PACKS.filter(({ edition }) => edition !== undefined);
const clausesOf = (pack: (typeof editions)[number]): Readonly<Record<string, string>> => pack.edition?.clauses ?? {};
const names = new Set([
  ...editions.flatMap((pack) => Object.keys(clausesOf(pack))),
  'move.must-go',
  'monster.must-attack',
]);

/** Every rule that a refusal of the engine can name. */
const cited = [
  ...new Set(
    globSync(SOURCES).flatMap((file) => [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, name = '']) => name)),
  ),
]
  .filter((name) => names.has(name) && !ASKED.includes(name))
  .sort();

test('refusals name rules', () => {
  expect(cited).toEqual(expect.arrayContaining(['attack.once', 'item.not-items', 'trade.once']));
});

describe.each(editions.map((pack) => [pack.id, pack] as const))('%s', (id, pack) => {
  const words = loadWords('en', [id]);
  const clauses = clausesOf(pack);

  test.each(cited)('says in words of its own why not, by %s', (name) => {
    expect(words.messages).toHaveProperty([`rule.${clauses[name] ?? name}`]);
  });

  test('shows a clause of its ledger or none, never the name by which the engine knows a rule', () => {
    const text = createText(words, [pack]);
    const shown = cited.map((name) => {
      const rule = clauses[name] ?? name;
      return [name, text.reason({ verb: 'end', rule, args: { cost: 1, left: 1 } }).clause];
    });
    expect(shown).toEqual(cited.map((name) => [name, clauses[name] ?? null]));
  });
});
