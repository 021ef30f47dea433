import type { HOUSE } from '../../rules/house.ts';

export const HOUSE_DEVIATIONS: typeof HOUSE = {
  'doors.open': () => false,
};
