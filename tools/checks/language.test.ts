import { globSync, readFileSync } from 'node:fs';
import { mistakesIn, OPERATION_WORDS } from '@hollow/engine';
import * as w from '@hollow/engine/words';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import * as content from '../../content/index.ts';
import { callsOf } from '../language/calls.ts';
import { packSchema } from '../language/json-schema.ts';
import { madeFiles, readWords } from '../language/words.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
/** What is said, whatever a formatter makes of lines and order. */
const said = (text: string): string => (text.match(/[\w$'./-]+/g) ?? []).sort().join(' ');
const words = await readWords();
const builders: Readonly<Record<string, unknown>> = w;

/** A pack that says nothing but one operation. */
const saying = (effect: readonly object[]): object => ({ id: 'trial', effects: { one: effect } });
const about = (x: string, fields: object, yields: string): object[] => {
  const expression = { x, ...fields };
  if (yields === 'num') return [{ op: 'repeat', times: expression, do: [] }];
  if (yields === 'truth') return [w.when(expression, [])];
  return [{ op: 'each', of: expression, name: 'one', do: [] }];
};

describe('the definitions of the words', () => {
  test('are what the types, the tables and the builders are made from', () => {
    for (const [path, made] of Object.entries(madeFiles(words)))
      expect(
        said(read(`engine/src/${path}`)) === said(made),
        `run npm run language: ${path} is not what it makes`,
      ).toBe(true);
  });

  test('have a type for every field, which the compiler checks', () => {
    const untyped = Object.values(madeFiles(words)).flatMap((made) => made.match(/\S+: [^;\n]*\bunknown\b/g) ?? []);
    expect(untyped).toEqual([]);
  });

  test.each(words.operations.filter(({ word }) => word.example !== null).map(({ word }) => [word.op, word] as const))(
    'give an example that the pack checker takes: %s',
    (op, word) => {
      expect(mistakesIn(saying([{ op, ...word.example }]))).toEqual([]);
    },
  );

  test.each(words.expressions.map(({ word }) => [word.x, word] as const))(
    'give an example that the pack checker takes: %s',
    (x, word) => {
      expect(mistakesIn(saying(about(x, word.example, word.yields)))).toEqual([]);
    },
  );

  test('say how each builder is called, for the page of the language', () => {
    const calls = new Map(
      [...words.operations, ...words.expressions].map(({ path, builders }) => [path, callsOf(path, builders)]),
    );
    expect(calls.get('operations/traits/shift.ts')).toContain('gain(t, n = 1, whose = self)');
    expect(calls.get('operations/flow/call.ts')).toEqual(['call(name, { with?, numbers? }?)']);
    expect(calls.get('characters/nearest-to.ts')).toEqual(['nearestTo(room, these, by?)']);
    expect(calls.get('characters/heroes.ts')).toEqual(['heroes']);
    expect(calls.get('rooms/named.ts')).toEqual(['named(...ids)']);
    // A function without brackets would be taken for a value.
    const bare = [...calls.values()].flat().filter((call) => typeof builders[call] === 'function');
    expect(bare).toEqual([]);
  });

  test('say what every word means, in a sentence', () => {
    const odd = [...words.operations, ...words.expressions].filter(({ word }) => !/^[A-Z`].*\.$/.test(word.means));
    expect(odd.map(({ path }) => path)).toEqual([]);
  });
});

describe('the JSON Schema of packs', () => {
  const validate = new Ajv2020({ strict: false }).compile(packSchema());

  test('is the one that lies in docs', () => {
    const made: unknown = JSON.parse(JSON.stringify(packSchema()));
    expect(JSON.parse(read('docs/pack.schema.json')), 'npm run language: docs/pack.schema.json').toEqual(made);
  });

  test.each(Object.entries(content))('takes the packs that come with the game: %s', (_, pack) => {
    expect(validate(JSON.parse(JSON.stringify(pack))), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
  });

  test('takes the example of the manual', () => {
    expect(validate(JSON.parse(read('docs/examples/the-long-dark.json')))).toBe(true);
  });

  test.each([
    ['an unknown operation', [{ op: 'rool', pool: { dice: 1 } }]],
    ['a field too many', [{ op: 'end', what: 'turn', when: 'now' }]],
    ['a field too few', [{ op: 'end' }]],
    ['rooms where characters are wanted', [{ op: 'reveal', who: { x: 'here' } }]],
    ['a condition where a number is wanted', [{ op: 'repeat', times: { x: 'hauntOn' }, do: [] }]],
  ])('refuses %s', (_, effect) => {
    expect(validate(saying(effect))).toBe(false);
  });
});

test('what is so of several operations is said in their definitions, not in a list of their names', () => {
  const operations = new Set<string>(OPERATION_WORDS);
  const files = globSync('{engine,planner,bots,cli,text}/src/**/*.ts', {
    // Events have the names of the operations that they come from.
    exclude: ['engine/src/words/**', 'engine/src/builders/**', 'engine/src/saves/description.ts', '**/*.generated.ts'],
  });
  const lists = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\[\s*((?:'[a-zA-Z-]+',?\s*){3,})\]/g)].flatMap(([, list = '']) => {
      const names = [...list.matchAll(/'([a-zA-Z-]+)'/g)].map(([, name = '']) => name);
      return names.every((name) => operations.has(name)) ? [`${file}: ${names.join(' ')}`] : [];
    }),
  );
  expect(files.length).toBeGreaterThan(400);
  expect(lists).toEqual([]);
});
