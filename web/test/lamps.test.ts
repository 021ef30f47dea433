import { expect, test } from 'vitest';
import { hangsClose, lampOf } from '../src/board/Doors.tsx';
import { within } from '../src/board/Minimap.tsx';
import { plan } from './board.ts';

/** Where the lamp of a door hangs, from the corner of the room at (0, 0). */
const lampAt = (room: string, side: 0 | 1 | 2 | 3, close: boolean): readonly [number, number] => {
  const cell = plan().cell(room);
  const { x, y } = lampOf(side, close);
  return [(cell?.x ?? 0) * 240 + x, (cell?.y ?? 0) * 240 + y];
};

// The foyer and the coal chute lie across a corner: one dark place is south of the one and west of the other.
const SOUTH_OF_FOYER = { room: 'foyer', side: 2 } as const;
const WEST_OF_CHUTE = { room: 'coal-chute', side: 3 } as const;
const EAST_OF_HALL = { room: 'entrance-hall', side: 1 } as const;

test('lamps of doors into the same dark place hang close to their doors, so that none lies on another', () => {
  const doors = [SOUTH_OF_FOYER, WEST_OF_CHUTE, EAST_OF_HALL];
  const isClose = hangsClose(plan(), doors);
  expect(doors.map(isClose)).toEqual([true, true, false]);
  const [ax, ay] = lampAt('foyer', 2, true);
  const [bx, by] = lampAt('coal-chute', 3, true);
  // A lamp is 78 across, and up to half as large again where rooms are small.
  expect(Math.hypot(ax - bx, ay - by)).toBeGreaterThan(78 * 1.5);
});

test('the frame on the small map is whole, however far one looks past the edge of the house', () => {
  const house = { w: 960, h: 480 };
  for (const sight of [
    { x: -500, y: -300, w: 3000, h: 2000 },
    { x: -500, y: 100, w: 700, h: 200 },
    { x: 2000, y: 2000, w: 300, h: 300 },
  ]) {
    const { x, y, w, h } = within(sight, house);
    expect(x).toBeGreaterThan(0);
    expect(y).toBeGreaterThan(0);
    expect(x + w).toBeLessThan(house.w);
    expect(y + h).toBeLessThan(house.h);
  }
});
