import type { TURN } from '../../rules/turn.ts';

export const TURN_DEVIATIONS: typeof TURN = {
  'turn.order': (seated) => seated.toReversed(),
};
