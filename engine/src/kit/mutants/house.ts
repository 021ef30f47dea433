import type { HOUSE } from '../../rules/house.ts';

export const HOUSE_DEVIATIONS: typeof HOUSE = {
  'doors.open': () => false,
  'doors.connect': () => true,
  'doors.false-door': () => true,
  'doors.windows-no-passage': () => true,
  'doors.false-window': () => true,
  'doors.adjacent': () => true,
  'room.start-tile.three-rooms': () => true,
  'barrier.no-interaction': () => true,
  'room.barrier.two-sides': () => true,
  'discover.fit': () => 0,
  'discover.floor-match': () => true,
  'stack.mismatch': () => false,
  'stack.reshuffle': () => false,
  'seal.forbidden': () => true,
  'seal.redraw': () => true,
};
