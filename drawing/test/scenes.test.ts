import { secondEdition } from '@hollow/content';
import { isWritten } from '@hollow/engine';
import { expect, test } from 'vitest';
import { sealedRow, sealKey } from '../src/ink/seal.ts';
import { inTheDoor } from '../src/scenes/haunts.ts';
import { DOOR_SCENES } from '../src/scenes/table/haunts.ts';

const PACKS = ['second-edition'];
const haunts = (secondEdition.haunts ?? []).filter(isWritten);

const sceneOf = ({ id, monsters, pieces }: (typeof haunts)[number], packs = PACKS): string =>
  inTheDoor({ packs, haunt: id, monsters: Object.keys(monsters ?? {}), pieces: Object.keys(pieces ?? {}) });

test('every haunt that can be played has a picture in the door, unlike any other', () => {
  expect(haunts.length).toBeGreaterThan(15);
  const pictures = haunts.map((haunt) => sceneOf(haunt));
  expect(new Set(pictures).size).toBe(haunts.length);
  for (const picture of pictures) expect(picture).not.toMatch(/undefined|NaN/);
});

test('where nobody has drawn one it is composed, and composed ones differ as well', () => {
  const composed = haunts.map((haunt) => sceneOf(haunt, ['another-pack']));
  expect(new Set(composed).size).toBe(haunts.length);
  for (const picture of composed) expect(picture).not.toMatch(/undefined|NaN|^$/);
  // The same for everybody, and at every look.
  expect(composed).toEqual(haunts.map((haunt) => sceneOf(haunt, ['another-pack'])));
});

test('what is drawn is drawn for a haunt that there is', () => {
  const keys = new Set(haunts.map(({ id }) => `second-edition/${id}`));
  expect(Object.keys(DOOR_SCENES).filter((key) => !keys.has(key))).toEqual([]);
});

test('monsters and pieces make the difference', () => {
  const door = (monsters: readonly string[], pieces: readonly string[] = []): string =>
    inTheDoor({ packs: [], haunt: 'a-haunt', monsters, pieces });
  expect(door(['witch'])).not.toBe(door(['wolf']));
  expect(door(['witch'])).not.toBe(door(['witch'], ['key']));
  expect(door([])).not.toBe(door([], ['bell']));
});

test('a row is found by its sealed key as well, and the key tells nothing', () => {
  const sealed = Object.fromEntries(Object.entries(DOOR_SCENES).map(([key, row]) => [sealKey(key), row]));
  expect(Object.keys(sealed)).toHaveLength(Object.keys(DOOR_SCENES).length);
  for (const { id } of haunts) expect(sealedRow(sealed, PACKS, id)).toEqual(sealedRow(DOOR_SCENES, PACKS, id));
  for (const { id } of haunts) expect(Object.keys(sealed).join()).not.toContain(id);
  expect(sealedRow(sealed, PACKS, 'no-such-haunt')).toBeNull();
});
