import type { BEGINNINGS } from '../../rules/beginnings.ts';

export const BEGINNING_DEVIATIONS: typeof BEGINNINGS = {
  'haunt-roll.revealer': (_, left) => left(),
  'reveal.traitor-list': () => -1,
  'reveal.traitor-not-always-revealer': (_, revealer) => revealer,
  'reluctant-traitor.asked': () => true,
  'reluctant-traitor.volunteer': () => false,
  'reluctant-traitor.no-volunteer': (others) => others.slice(0, 1),
  'reluctant-traitor.swap': () => false,
  'unclear.vote': () => false,
  'haunt-setup.order': (order) => order.toReversed(),
  'haunt-setup.aloud': () => false,
  'haunt-setup.ready': () => false,
  'token.item': () => false,
  'two-player.handover': () => false,
  'two-player.haunt': () => false,
  'traitor.freed': () => false,
  'haunt-order.from': (_, revealer) => revealer,
  'haunt-order.first': (_, before) => before,
  'haunt-order.hidden-or-none': (_, before) => before,
  'haunt-order.traitor-last': (order, traitor) => [traitor, ...order.filter((who) => who !== traitor)],
  'haunt.conflict': () => false,
};
