import { secondEdition } from '@hollow/content';
import {
  cornerOf,
  isWhole,
  layFloors,
  QUARTERS,
  STEP_EAST,
  STEP_SOUTH,
  standingIn,
  turnSides,
} from '@hollow/drawing/plan';
import { expect, test } from 'vitest';
import {
  bringIntoSight,
  FARTHEST,
  fit,
  frame,
  homeFor,
  keepInSight,
  NEAREST,
  sightOf,
  zoom,
} from '../src/board/camera.ts';
import { detailOf } from '../src/board/detail.ts';
import { walkLines } from '../src/board/Overlays.tsx';
import { nearestTurn, turnFurther, waysDiffer } from '../src/board/useTurning.ts';
import { POSITION, plan } from './board.ts';
import { must } from './must.ts';

const view = { w: 800, h: 600 };
const box = { x: 100, y: 50, w: 2000, h: 900 };

test('a box that is fitted stands whole in the middle of the view', () => {
  const camera = fit(box, view);
  const sight = sightOf(camera, view);
  expect(sight.x).toBeLessThanOrEqual(box.x);
  expect(sight.x + sight.w).toBeGreaterThanOrEqual(box.x + box.w);
  expect(sight.x + sight.w / 2).toBeCloseTo(box.x + box.w / 2);
  expect(sight.y + sight.h / 2).toBeCloseTo(box.y + box.h / 2);
});

test('on a small screen the room that matters stands in the middle, large enough to read', () => {
  const phone = { w: 390, h: 420 };
  const middle = { x: 1500, y: 400, w: 240, h: 240 };
  const camera = homeFor({ start: box, middle, lit: [] }, phone);
  expect(camera.k * 240).toBeCloseTo(106);
  const sight = sightOf(camera, phone);
  expect(sight.x).toBeLessThan(middle.x);
  expect(sight.x + sight.w).toBeGreaterThan(middle.x + middle.w);
  expect(homeFor({ start: box, middle, lit: [] }, { w: 1400, h: 700 })).toEqual(fit(box, { w: 1400, h: 700 }));
  const corner = sightOf(homeFor({ start: box, middle: { x: 100, y: 50, w: 240, h: 240 }, lit: [] }, phone), phone);
  expect(corner.x).toBeCloseTo(box.x);
  expect(corner.y).toBeLessThanOrEqual(box.y);
});

test('what answers is in sight whole, smaller where it must be, and beside what lies over the house', () => {
  const desk = { w: 800, h: 576 };
  const room = (column: number, row: number) => ({ x: column * 240, y: row * 240, w: 240, h: 240 });
  const caption = { x: 0, y: 8, w: 206, h: 90 };
  const edges = { left: 0, top: 62, right: 62, bottom: 0 };
  const far = [room(0, 0), room(3, 7), room(6, 3)];
  const sights = { start: { x: 0, y: 0, w: 1680, h: 1920 }, middle: room(3, 3), lit: far, rooms: far };
  const camera = frame(sights, desk, edges, [caption]);
  for (const { x, y, w, h } of far) {
    const [left, top] = [x * camera.k + camera.x, y * camera.k + camera.y];
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(62);
    expect(left + w * camera.k).toBeLessThanOrEqual(800 - 62);
    expect(top + h * camera.k).toBeLessThanOrEqual(576);
    expect(left < 206 && top < 98).toBe(false);
  }
  // Smaller than a finger finds it is shown nothing: whoever is asked stands in the middle then.
  const farther = { ...sights, lit: [room(0, 0), room(3, 3), room(3, 30)] };
  expect(frame(farther, desk, edges, [caption]).k * 240).toBeCloseTo(44);
});

test('nothing that lies over the house hides a room of it, also while nobody is asked', () => {
  const desk = { w: 840, h: 576 };
  const edges = { left: 0, top: 62, right: 62, bottom: 0 };
  const counters = { x: 0, y: 8, w: 206, h: 150 };
  for (const [columns, rows] of [
    [5, 4],
    [8, 3],
    [8, 5],
    [7, 6],
  ] as const) {
    const rooms = Array.from({ length: columns * rows }, (_, i) => ({
      x: (i % columns) * 240,
      y: Math.floor(i / columns) * 240,
      w: 240,
      h: 240,
    }));
    const start = { x: 0, y: 0, w: columns * 240, h: rows * 240 };
    const camera = frame({ start, middle: must(rooms[0]), lit: [], rooms }, desk, edges, [counters]);
    for (const room of rooms) {
      const [left, top] = [room.x * camera.k + camera.x, room.y * camera.k + camera.y];
      expect(left < 206 && top < 158, `${columns}×${rows}`).toBe(false);
      expect(left, `${columns}×${rows}`).toBeGreaterThanOrEqual(0);
      expect(left + 240 * camera.k, `${columns}×${rows}`).toBeLessThanOrEqual(840 - 62 + 0.01);
      expect(top + 240 * camera.k, `${columns}×${rows}`).toBeLessThanOrEqual(576.01);
    }
  }
});

test('what answers is framed with the whole house, where that is not much smaller', () => {
  const desk = { w: 840, h: 576 };
  const edges = { left: 0, top: 62, right: 62, bottom: 0 };
  const rooms = [0, 1, 2, 3, 4].map((column) => ({ x: column * 240, y: 0, w: 240, h: 240 }));
  const start = { x: 0, y: 0, w: 960, h: 240 };
  const camera = frame({ start, middle: must(rooms[0]), lit: rooms.slice(0, 4), rooms }, desk, edges);
  expect(5 * 240 * camera.k + camera.x).toBeLessThanOrEqual(840 - 62 + 0.01);
  // Not where it would shrink to much less.
  const long = Array.from({ length: 12 }, (_, i) => ({ x: i * 240, y: 0, w: 240, h: 240 }));
  const near = { start: { x: 0, y: 0, w: 480, h: 240 }, middle: must(long[0]), lit: long.slice(0, 2), rooms: long };
  expect(frame(near, desk, edges).k).toBe(0.75);
});

test('a small house is not blown up beyond its drawing', () => {
  expect(fit({ x: 0, y: 0, w: 240, h: 240 }, view).k).toBe(0.75);
});

test('zooming keeps the point under the finger where it is, and stops at the ends', () => {
  const camera = fit(box, view);
  const [px, py] = [200, 480];
  const before = { x: (px - camera.x) / camera.k, y: (py - camera.y) / camera.k };
  const after = zoom(camera, 1.7, px, py);
  expect((px - after.x) / after.k).toBeCloseTo(before.x);
  expect((py - after.y) / after.k).toBeCloseTo(before.y);
  expect(zoom(camera, 100, px, py).k).toBe(NEAREST);
  expect(zoom(camera, 0.001, px, py).k).toBe(FARTHEST);
});

test('the house cannot be dragged out of sight', () => {
  const far = keepInSight({ x: 99_999, y: -99_999, k: 0.5 }, box, view);
  const sight = sightOf(far, view);
  expect(sight.x).toBeLessThan(box.x + box.w);
  expect(sight.x + sight.w).toBeGreaterThan(box.x);
  expect(sight.y).toBeLessThan(box.y + box.h);
  expect(sight.y + sight.h).toBeGreaterThan(box.y);
});

test('a room that is in sight does not move the picture; one that is not comes just into it', () => {
  const camera = { x: 0, y: 0, k: 1 };
  expect(bringIntoSight(camera, { x: 200, y: 200, w: 240, h: 240 }, view)).toEqual(camera);
  const moved = bringIntoSight(camera, { x: 900, y: -300, w: 240, h: 240 }, view, 0);
  expect(moved).toEqual({ k: 1, x: 800 - 1140, y: 300 });
});

test('floors lie side by side and do not touch', () => {
  const layout = layFloors(plan(), ['upper', 'ground', 'basement']);
  expect(layout.floors.map((floor) => floor.plan.id)).toEqual(['upper', 'ground', 'basement']);
  for (const [i, { box: own }] of layout.floors.entries())
    if (i > 0) {
      const before = must(layout.floors[i - 1]).box;
      expect(own.x).toBeGreaterThanOrEqual(before.x + before.w);
    }
  const last = must(layout.floors[2]).box;
  expect(layout.box.w).toBe(last.x + last.w);
});

test('the whole is in sight when no room is cut off', () => {
  const layout = layFloors(plan(), ['upper', 'ground', 'basement']);
  expect(isWhole(layout.box, layout)).toBe(true);
  const { x, y, w, h } = layout.box;
  expect(isWhole({ x: x + 240, y, w, h }, layout)).toBe(false);
  expect(isWhole({ x, y, w, h: h / 2 }, layout)).toBe(false);
});

test('a floor that is not shown has no place on the table', () => {
  const layout = layFloors(plan(), ['ground']);
  expect(cornerOf(layout, { floor: 'upper', x: 0, y: 0 })).toBeNull();
  const [foyer, hall] = [
    cornerOf(layout, { floor: 'ground', x: -1, y: 0 }),
    cornerOf(layout, { floor: 'ground', x: 0, y: 0 }),
  ];
  expect((hall?.x ?? 0) - (foyer?.x ?? 0)).toBe(240);
});

test('text on a plate is never smaller than 12 pixels, and a tile below 90 pixels has none', () => {
  for (const tile of [90, 106, 132, 180, 240])
    expect(((detailOf(tile).plate ?? 0) * tile) / 240).toBeGreaterThanOrEqual(11.9);
  expect(detailOf(48).plate).toBeNull();
  // The names of rooms among which one is chosen are laid on tiles of any size.
  for (const tile of [48, 66, 84, 90, 240]) expect((detailOf(tile).answer * tile) / 240).toBeGreaterThanOrEqual(11.9);
  expect(detailOf(48).token).toBeGreaterThan(detailOf(240).token);
});

test('on a wall no name is smaller than 22 pixels, and on small tiles those of rooms with somebody in them are left', () => {
  for (const tile of [48, 90, 132, 180, 300]) {
    const { plate, answer, peopled } = detailOf(tile, true);
    expect((answer * tile) / 240).toBeGreaterThanOrEqual(21.9);
    expect([plate === null, peopled]).toEqual([tile < 150, tile < 150]);
  }
  expect(detailOf(96).peopled).toBe(false);
});

test('many people in a room stand inside it and apart from each other', () => {
  const explorers = Array.from({ length: 6 }, (_, i) => ({ ...must(POSITION.explorers[0]), id: `e${i}` }));
  const cell = plan().cell('foyer');
  if (cell === undefined) throw new Error('there is a foyer');
  const standing = standingIn(cell, { explorers, tokens: [] }, 80);
  expect(standing).toHaveLength(6);
  for (const { x, y, size } of standing) {
    expect(x - size / 2).toBeGreaterThan(0);
    expect(x + size / 2).toBeLessThan(240);
    expect(y - size / 2).toBeGreaterThan(0);
    expect(y + size / 2).toBeLessThan(240);
  }
  for (const a of standing)
    for (const b of standing)
      if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(Math.min(a.size, b.size));
});

test('the dead and those who are off the board stand nowhere', () => {
  const cell = plan().cell('foyer');
  if (cell === undefined) throw new Error('there is a foyer');
  const one = must(POSITION.explorers[0]);
  expect(standingIn(cell, { explorers: [{ ...one, dead: true }], tokens: [] }, 80)).toEqual([]);
  expect(standingIn(cell, { explorers: [{ ...one, zone: 'away' }], tokens: [] }, 80)).toEqual([]);
});

test('in a divided room everybody stands on the side of their doors, however it lies', () => {
  const one = must(POSITION.explorers[0]);
  const divided = (secondEdition.rooms ?? []).filter(({ parts }) => parts !== undefined);
  expect(divided.map(({ id }) => id)).toEqual(['catacombs', 'chasm', 'tower', 'vault']);
  for (const def of divided)
    for (const turn of QUARTERS) {
      const cell = { ...must(plan().cell('foyer')), id: def.id, def, turn };
      for (const [part, sides = []] of (def.parts ?? []).entries()) {
        const [at] = standingIn(cell, { explorers: [{ ...one, room: def.id, part }], tokens: [] }, 80);
        const { x, y, size } = must(at);
        // The barrier goes through the middle of the tile; nobody stands on it.
        const doors = turnSides(
          sides.filter((side) => def.doors.includes(side)),
          turn,
        );
        for (const side of doors)
          expect((x - 120) * STEP_EAST[side] + (y - 120) * STEP_SOUTH[side]).toBeGreaterThanOrEqual(size / 2);
      }
    }
});

test('a walk is drawn through the doors and breaks off at the stairs', () => {
  const house = plan();
  const layout = layFloors(house, ['upper', 'ground']);
  const lines = walkLines(house, layout, [
    'charred-room',
    'entrance-hall',
    'foyer',
    'grand-staircase',
    'upper-landing',
    'junk-room',
  ]);
  expect(lines.map((line) => line.length)).toEqual([4, 2]);
});

test('a tile in the hand turns to the next way it may lie, by the short way round', () => {
  expect(turnFurther(0, 1, [0, 1, 3])).toBe(1);
  expect(turnFurther(1, 1, [0, 1, 3])).toBe(3);
  expect(turnFurther(0, -1, [0, 1, 3])).toBe(-1);
  expect(turnFurther(0, 1, [0])).toBe(4);
  expect(nearestTurn(0, 3)).toBe(-1);
  expect(nearestTurn(-1, 0)).toBe(0);
  expect(nearestTurn(5, 2)).toBe(6);
});

test('A tile is turned only where one would see it', () => {
  expect(waysDiffer(['N', 'S'], [0, 2])).toBe(false);
  expect(waysDiffer(['N', 'E', 'S', 'W'], [0, 1, 2, 3])).toBe(false);
  expect(waysDiffer(['N', 'S'], [0, 1])).toBe(true);
  expect(waysDiffer(['N'], [0])).toBe(false);
});
