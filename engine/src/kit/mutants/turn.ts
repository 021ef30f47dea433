import type { TURN } from '../../rules/turn.ts';

export const TURN_DEVIATIONS: typeof TURN = {
  'turn.order': (seated) => seated.toReversed(),
  'turn.you': (_each, actor) => actor,
  'traits.known-rows': (_track, step) => step,
  'room.trait-gain.once': () => true,
  'traits.four': (traits) => traits.map((_, trait) => trait).slice(1),
  'turn.end-at-will': () => false,
  'item.optional': () => false,
  'move.actions-after-stop': () => false,
  'turn.interleave': () => false,
  'turn.actions': () => false,
  'limit.renews': () => false,
};
