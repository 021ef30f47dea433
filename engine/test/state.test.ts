import { describe, expect, test } from 'vitest';
import { Engine } from '../src/game/engine.ts';
import { StateError } from '../src/game/kept-state.ts';
import { canonical, fingerprint } from '../src/state/hash.ts';
import { clone } from '../src/state/state.ts';
import { Table } from './table.ts';
import { testHouse, threeSeats } from './test-house/index.ts';

describe('fingerprints', () => {
  test('are the same on every machine', () => {
    expect(fingerprint('')).toBe('0bdcb81aee8d83');
    expect(fingerprint('hollow hill')).toBe('0a17b44fe61d1d');
  });

  test('differ for ten thousand states that differ in one number', () => {
    const text = JSON.stringify(new Table().state);
    const seen = new Set(Array.from({ length: 10_000 }, (_, i) => fingerprint(text.replace('"seq":0', `"seq":${i}`))));
    expect(seen.size).toBe(10_000);
  });

  test('of a value do not depend on the order of its fields', () => {
    expect(canonical({ b: [1, { d: 2, c: 'x' }], a: null })).toBe('{"a":null,"b":[1,{"c":"x","d":2}]}');
    expect(canonical({ a: null, b: [1, { c: 'x', d: 2 }] })).toBe(canonical({ b: [1, { d: 2, c: 'x' }], a: null }));
    expect(canonical({ a: undefined })).toBe('{}');
    expect(canonical([2, 1])).not.toBe(canonical([1, 2]));
  });

  test('name a pack by its content', () => {
    const other = { ...testHouse, haunts: testHouse.haunts?.slice(1) ?? [] };
    const names = [testHouse, { ...testHouse }, other].map((pack) => new Engine([pack]).program({}).hashes[0]);
    expect(names[0]).toBe(names[1]);
    expect(names[0]).not.toBe(names[2]);
  });
});

test('a clone shares nothing with the state that play could change', () => {
  const { state } = new Table();
  const copy = clone(state);
  expect(copy).toEqual(state);
  const shared: string[] = [];
  const compare = (a: unknown, b: unknown, path: string): void => {
    if (typeof a !== 'object' || a === null) return;
    if (a === b) shared.push(path);
    for (const [key, value] of Object.entries(a)) compare(value, (b as Record<string, unknown>)[key], `${path}.${key}`);
  };
  compare(state, copy, 'state');
  // What a game never changes is shared on purpose.
  expect(shared.filter((path) => path.split('.').length === 2)).toEqual([
    'state.packs',
    'state.ruleset',
    'state.date',
    'state.allowed',
    'state.played',
  ]);
});

describe('a saved game', () => {
  const engine = new Engine([testHouse]);
  const { state } = engine.create(threeSeats, 'saved');

  test('is read back as it was', () => {
    expect(engine.deserialise(engine.serialise(state))).toEqual(state);
  });

  test.each([
    ['is no JSON', '{"format":1', 'the text is no JSON'],
    ['is empty', '', 'the text is no JSON'],
    ['is null', 'null', 'format 2 expected'],
    ['is a number', '7', 'format 2 expected'],
    ['is a list', '[]', 'format 2 expected'],
    ['has no format', JSON.stringify({ ...state, format: 'two' }), 'format 2 expected'],
    [
      'was saved by an earlier version',
      JSON.stringify({ ...state, format: 1 }),
      'This game was saved by Hollow Hill 0.1 (format 1). Version 0.1 plays it; this is 0.3.',
    ],
    [
      'was saved by a later version',
      JSON.stringify({ ...state, format: 99 }),
      'This game was saved by a later Hollow Hill (format 99). A later version plays it; this is 0.3.',
    ],
    ['names no packs', JSON.stringify({ ...state, packs: undefined }), 'the state belongs to the packs undefined'],
    ['belongs to other packs', JSON.stringify({ ...state, packs: ['other@1'] }), 'the packs other@1'],
  ])('is refused when it %s', (_, text, message) => {
    expect(() => engine.deserialise(text)).toThrow(StateError);
    expect(() => engine.deserialise(text)).toThrow(message);
  });
});
