import { secondEdition, thirdEdition } from '@hollow/content';
import { isWritten } from '@hollow/engine';
import { expect, test } from 'vitest';
import { sealedRow, sealKey } from '../src/ink/seal.ts';
import { drawDoorway } from '../src/scenes/doorway.ts';
import { inTheDoor } from '../src/scenes/haunts.ts';
import { drawMorning } from '../src/scenes/morning.ts';
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
  const written = [secondEdition, thirdEdition].flatMap(({ id: pack, haunts: all = [] }) =>
    all.filter(isWritten).map(({ id }) => `${pack}/${id}`),
  );
  const keys = new Set(written);
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

test('every haunt ends in another picture for each side, with as many people as are left', () => {
  for (const { id, monsters = {}, pieces = {} } of haunts) {
    const scene = { packs: PACKS, haunt: id, monsters: Object.keys(monsters), pieces: Object.keys(pieces) };
    const size = { w: 360, h: 130 };
    const place = { way: [0.03, 0.21], sun: 0.66, house: [0.86, 0.86], scale: 0.85 } as const;
    const home = [1, 4].map((walkers) => drawMorning({ ...size, ...place, ...scene, walkers }));
    const lost = [0, 3].map((fallen) => drawDoorway({ ...size, ...scene, fallen }));
    expect(new Set([...home, ...lost]).size).toBe(4);
    expect([...home, ...lost].join('')).not.toMatch(/undefined|NaN/);
  }
});
