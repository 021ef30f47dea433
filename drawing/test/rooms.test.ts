import { secondEdition, thirdEdition } from '@hollow/content';
import type { Side } from '@hollow/engine';
import { expect, test } from 'vitest';
import { ArtBook } from '../src/book/book.ts';
import { FLAT } from '../src/glyphs/all.ts';
import { DARK_PAPER, LIGHT_PAPER } from '../src/paper/tints.ts';
import { ROOM_ARTS, unknownRoom } from '../src/rooms/all.ts';
import { roomPicture } from '../src/rooms/picture.ts';
import { plate } from '../src/rooms/plate.ts';
import { movePath, outlines, placing } from '../src/rooms/shadow.ts';
import { SHARED_ROOMS } from '../src/rooms/table/shared.ts';
import { roomMarkup, roomName } from '../src/rooms/tile.ts';
import { ROOM_TONES } from '../src/rooms/tones.ts';
import { THIRD_ART } from '../src/third/index.ts';

const defs = secondEdition.rooms ?? [];
const art = new ArtBook([secondEdition]);
/** Every room of both editions, with the book that it is drawn by. */
const rooms = [secondEdition, thirdEdition].flatMap((pack) => {
  const book = new ArtBook([pack], [THIRD_ART]);
  return (pack.rooms ?? []).map((def) => ({ id: def.id, pack: pack.id, key: `${pack.id}/${def.id}`, def, book }));
});
/** Everything that is drawn, wherever it is kept. */
const DRAWN: Readonly<Record<string, unknown>> = {
  ...ROOM_ARTS,
  ...Object.fromEntries(Object.entries(THIRD_ART.rooms).map(([id, room]) => [`${THIRD_ART.pack}/${id}`, room])),
};
const across = { h: ['N', 'S'], v: ['W', 'E'] } as const;

test('what is drawn is a room of a pack, and not shared with one that has its own', () => {
  const keys = new Set(rooms.map(({ key }) => key));
  expect([...Object.keys(DRAWN), ...Object.keys(SHARED_ROOMS)].filter((key) => !keys.has(key))).toEqual([]);
  expect(Object.values(SHARED_ROOMS).filter((key) => ROOM_ARTS[key] === undefined)).toEqual([]);
  expect(Object.keys(SHARED_ROOMS).filter((key) => DRAWN[key] !== undefined)).toEqual([]);
});

test('no room of an edition is left to be composed', () => {
  const isDrawn = (key: string): boolean => DRAWN[key] !== undefined || SHARED_ROOMS[key] !== undefined;
  expect(rooms.map(({ key }) => key).filter((key) => !isDrawn(key))).toEqual([]);
});

test.each(rooms)('$key is drawn with the doors, windows and symbol it has', ({ def, book }) => {
  const { doors, windows, symbol, ...drawn } = book.room(def.id);
  expect(doors).toEqual(def.doors);
  expect(windows).toEqual(def.windows ?? []);
  expect(symbol).toBe(def.symbol);
  // A door is a threshold in the wall, and a window a pane; an opening inside the starting tile has no threshold, and stairs have one.
  const count = (tone: string): number => roomMarkup(book.room(def.id)).split(`class="${tone}"`).length - 1;
  expect(count('thresh')).toBe(doors.length - drawn.links.length + (drawn.stairs === undefined ? 0 : 1));
  expect(count('pane')).toBe(windows.length * (drawn.panes ?? 1));
});

test.each(rooms)('the barrier of $key lies between its two halves', ({ def, book }) => {
  const { barrier } = book.room(def.id);
  expect(barrier !== undefined).toBe(def.parts !== undefined);
  if (barrier === undefined) return;
  const [a, b] = across[barrier].map((side) => def.parts?.findIndex((part) => part.includes(side)));
  expect(a).not.toBe(b);
});

test.each(rooms)('the drawing of $key is well formed and keeps its furniture inside the walls', ({ id, book }) => {
  const drawing = book.room(id);
  const markup = roomMarkup(drawing);
  expect(markup).not.toMatch(/NaN|undefined/);
  expect(markup.match(/<g/g)?.length).toBe(markup.match(/<\/g>/g)?.length);
  for (const [, x, y] of drawing.glyphs) {
    expect(x).toBeGreaterThanOrEqual(10);
    expect(x).toBeLessThanOrEqual(230);
    expect(y).toBeGreaterThanOrEqual(10);
    expect(y).toBeLessThanOrEqual(230);
  }
});

test.each(rooms)('nothing but light and carpets lies in a doorway of $key', ({ id, book }) => {
  const { doors, glyphs, links } = book.room(id);
  const isMiddle = (n: number): boolean => Math.abs(n - 120) < 26;
  const standing = glyphs.filter(([glyph]) => (typeof glyph !== 'string' || !FLAT.has(glyph)) && glyph !== 'frontdoor');
  const near: Readonly<Record<Side, (x: number, y: number) => boolean>> = {
    N: (x, y) => y < 46 && isMiddle(x),
    S: (x, y) => y > 194 && isMiddle(x),
    W: (x, y) => x < 46 && isMiddle(y),
    E: (x, y) => x > 194 && isMiddle(y),
  };
  const free = doors.filter((side) => !links.includes(side));
  expect(standing.filter(([, x, y]) => free.some((side) => near[side](x, y)))).toEqual([]);
});

test('a room that two editions have shares what stands in it, and has its own doors, windows and symbol', () => {
  const ours = art.room('gallery');
  const theirs = (doors: readonly Side[]) =>
    new ArtBook([{ id: 'third-edition', rooms: [{ id: 'gallery', floors: ['upper'], doors, symbol: 'event' }] }]).room(
      'gallery',
    );
  const shared = theirs(['E', 'W']);
  expect(shared).toMatchObject({ doors: ['E', 'W'], windows: [], symbol: 'event', floor: ours.floor, wall: ours.wall });
  expect(ours.glyphs).toEqual(expect.arrayContaining([...shared.glyphs]));
  // Pictures hang where our edition has a wall and the other a door.
  const inTheWay = ours.glyphs.filter(
    ([glyph, x, y]) => glyph === 'painting' && (x < 46 || x > 194) && Math.abs(y - 120) < 26,
  );
  expect(inTheWay.length).toBeGreaterThan(0);
  expect(shared.glyphs).toEqual(ours.glyphs.filter((glyph) => !inTheWay.includes(glyph)));
  expect(theirs(['N', 'S']).glyphs).toEqual(ours.glyphs);
});

test('a room of another pack with the same name is another room', () => {
  const own = new ArtBook([{ id: 'mine', rooms: [{ id: 'attic', floors: ['upper'], doors: ['N'] }] }]).room('attic');
  expect(own.glyphs).not.toEqual(art.room('attic').glyphs);
  expect(roomName(own)).not.toBe(roomName(art.room('attic')));
});

test('of a room of which nothing is known there is a tile', () => {
  expect(roomMarkup(unknownRoom('nobody-knows'))).not.toMatch(/NaN|undefined|thresh/);
});

const measure = (text: string, size: number): number => text.length * size * 0.5;

test('a short name stands on one line, a long one on two, and a very long one grows smaller', () => {
  expect(plate('Attic', 17, measure).lines.map(({ text }) => text)).toEqual(['Attic']);
  const two = plate('Operating Laboratory', 24, measure);
  expect(two.lines.map(({ text }) => text)).toEqual(['Operating', 'Laboratory']);
  expect(two.size).toBe(24);
  const long = plate('Forschungslaboratorium', 24, measure);
  expect(long.size).toBeLessThan(24);
  expect(long.w).toBeLessThanOrEqual(222);
});

test('a shadow is the outline of its thing, moved, turned and scaled', () => {
  expect(movePath('M0 0h10v10h-10z', placing(5, 7, 0, 1))).toBe('M5 7L15 7L15 17L5 17Z');
  expect(movePath('M0 0l10 0', placing(0, 0, 90, 2))).toBe('M0 0L0 20');
  expect(movePath('M0 0a5 5 0 015 5', placing(1, 1, 0, 2))).toBe('M1 1A10 10 0 0 1 11 11');
  expect(
    outlines(
      '<g transform="translate(10 0)"><rect class="o" x="0" y="0" width="2" height="2"/></g>',
      placing(0, 0, 0, 1),
    ),
  ).toBe('M10 0L12 0L12 2L10 2Z');
});

test('lines and light throw no shadow', () => {
  const markup = '<path class="l" d="M0 0h9"/><circle class="glow" cx="0" cy="0" r="9"/><path class="t" d="M0 0h9"/>';
  expect(outlines(markup, placing(0, 0, 0, 1))).toBe('');
});

test.each(rooms)('$key is the same as a picture of its own, which knows nothing of the page', ({ id, book }) => {
  const symbol = roomMarkup(book.room(id));
  const file = roomPicture(symbol, DARK_PAPER);
  expect(file).not.toMatch(/class=|style=|var\(|undefined/);
  for (const [tag] of file.matchAll(/<[^>]+>/g)) {
    const names = [...tag.matchAll(/ ([\w-]+)="/g)].map(([, name]) => name);
    expect(new Set(names).size, tag).toBe(names.length);
  }
  for (const [, light] of file.matchAll(/url\(#([\w-]+)\)/g)) expect(file).toContain(`id="${light}"`);
  const shapes = /<(path|rect|circle|ellipse|g)\b/g;
  const inside = file.slice(file.indexOf('</defs>'));
  expect(inside.match(shapes)).toEqual(symbol.match(shapes));
  expect(inside.match(/ d="[^"]*"/g)).toEqual(symbol.match(/ d="[^"]*"/g));
});

test('of two tones of a shape the later one of the sheet wins', () => {
  expect(ROOM_TONES.tones.o).toMatchObject({ 'stroke-width': 1.7 });
  expect(roomPicture('<path class="o fine" d="M0 0"/>', DARK_PAPER)).toContain('stroke-width="1"');
});

test('on light paper a room is another picture of the same shapes', () => {
  const [def] = defs;
  if (def === undefined) throw new Error('there are no rooms');
  const symbol = roomMarkup(art.room(def.id));
  const shapes = (file: string): RegExpMatchArray | null => file.match(/ d="[^"]*"/g);
  expect(roomPicture(symbol, LIGHT_PAPER)).not.toBe(roomPicture(symbol, DARK_PAPER));
  expect(shapes(roomPicture(symbol, LIGHT_PAPER))).toEqual(shapes(roomPicture(symbol, DARK_PAPER)));
});

test('every tone of every drawn room is said', () => {
  const known = new Set(Object.keys(ROOM_TONES.tones));
  const used = new Set(
    rooms.flatMap(({ id, book }) =>
      [...roomMarkup(book.room(id)).matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    ),
  );
  expect([...used].filter((tone) => tone !== 'rm' && !known.has(tone))).toEqual([]);
});
