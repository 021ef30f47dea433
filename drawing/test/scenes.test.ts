import { secondEdition, thirdEdition } from '@hollow/content';
import { isWritten } from '@hollow/engine';
import { expect, test } from 'vitest';
import { sealedRow, sealKey } from '../src/ink/seal.ts';
import { drawDoorway } from '../src/scenes/doorway.ts';
import { inTheDoor } from '../src/scenes/haunts.ts';
import { drawMorning } from '../src/scenes/morning.ts';
import { DOOR_SCENES } from '../src/scenes/table/haunts.ts';

/** The haunts that can be played, each with the pack that brings it. */
const haunts = [secondEdition, thirdEdition].flatMap((pack) =>
  (pack.haunts ?? []).filter(isWritten).map((def) => ({ ...def, packs: [pack.id] })),
);

const sceneOf = ({ id, monsters, pieces, packs }: (typeof haunts)[number]): string =>
  inTheDoor({ packs, haunt: id, monsters: Object.keys(monsters ?? {}), pieces: Object.keys(pieces ?? {}) });

test('every haunt that can be played has a picture in the door, unlike any other', () => {
  expect(new Set(haunts.flatMap(({ packs }) => packs)).size).toBe(2);
  const pictures = haunts.map(sceneOf);
  expect(new Set(pictures).size).toBe(haunts.length);
  for (const picture of pictures) expect(picture).not.toMatch(/undefined|NaN/);
});

test('where nobody has drawn one it is composed, and composed ones differ as well', () => {
  const others = haunts.map((haunt) => ({ ...haunt, packs: ['another-pack'] }));
  const composed = others.map(sceneOf);
  expect(new Set(composed).size).toBe(haunts.length);
  for (const picture of composed) expect(picture).not.toMatch(/undefined|NaN|^$/);
  // The same for everybody, and at every look.
  expect(composed).toEqual(others.map(sceneOf));
});

test('what is drawn is drawn for a haunt that there is', () => {
  const keys = new Set(haunts.map(({ packs, id }) => `${packs.join()}/${id}`));
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
  for (const { id, packs } of haunts) expect(sealedRow(sealed, packs, id)).toEqual(sealedRow(DOOR_SCENES, packs, id));
  for (const { id } of haunts) expect(Object.keys(sealed).join()).not.toContain(id);
  expect(sealedRow(sealed, ['second-edition'], 'no-such-haunt')).toBeNull();
});

test('every haunt ends in another picture for each side, with as many people as are left', () => {
  for (const { id, packs, monsters = {}, pieces = {} } of haunts) {
    const scene = { packs, haunt: id, monsters: Object.keys(monsters), pieces: Object.keys(pieces) };
    const size = { w: 360, h: 130 };
    const place = { way: [0.03, 0.21], sun: 0.66, house: [0.86, 0.86], scale: 0.85 } as const;
    const home = [1, 4].map((walkers) => drawMorning({ ...size, ...place, ...scene, walkers }));
    const lost = [0, 3].map((fallen) => drawDoorway({ ...size, ...scene, fallen }));
    expect(new Set([...home, ...lost]).size).toBe(4);
    expect([...home, ...lost].join('')).not.toMatch(/undefined|NaN/);
  }
});
