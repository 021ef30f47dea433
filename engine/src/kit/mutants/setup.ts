import { SETUP } from '../../rules/setup.ts';

export const SETUP_DEVIATIONS: typeof SETUP = {
  'setup.player-count': () => true,
  'setup.two-each': () => 1,
  'components.characters': (explorers) =>
    explorers.flatMap(({ card }, i) => (explorers.findIndex((other) => other.card === card) === i ? [i] : [])),
  'setup.choose-character': () => true,
  'setup.start-values': () => 0,
  'setup.start-room': (rooms, named) => rooms.findIndex(({ id, start }) => start && id !== named),
  'setup.start-tiles': () => [],
  'components.rooms': (rooms) => SETUP['components.rooms'](rooms).slice(1),
  'components.cards': (cards, deck) => SETUP['components.cards'](cards, deck).slice(1),
  'setup.tile-stack': () => {},
  'setup.decks': () => {},
  'setup.scenario': (chosen) => (chosen === 0 ? 1 : 0),
  'setup.first-player': (order, named) => order[0] ?? named,
  'setup.two-rounds': (order, seats) => order.slice(0, seats),
  'unplayed-haunt.history': () => [],
};
