import type { BalanceCell, BalanceFigures } from '@hollow/protocol';

/** Figures that a test knows, in place of those of the last run: some haunts are fair, some are not. */

const cell = (players: number, heroes: number, traitor: number): BalanceCell => ({
  players,
  games: heroes + traitor,
  heroes,
  traitor,
  nobody: 0,
  capped: 0,
  rounds: 9 * (heroes + traitor),
  explorers: players * (heroes + traitor),
  deaths: 2 * (heroes + traitor),
  traitorDied: 0,
  how: { heroes, traitor },
  randomHeroes: { games: 10, heroes: 1 },
  randomTraitor: { games: 10, heroes: 9 },
});

export const KNOWN_FIGURES: BalanceFigures = {
  format: 1,
  made: '2026-11-17',
  bots: 'quick',
  tree: 'of a test',
  haunts: {
    'second-edition/the-mummy-walks': [cell(3, 40, 60), cell(4, 50, 50)],
    'second-edition/the-dance-of-death': [cell(3, 90, 10), cell(4, 80, 20)],
    'second-edition/lost': [cell(4, 1, 60)],
    'second-edition/tick-tick-tick': [cell(3, 60, 40)],
    'second-edition/checkmate': [cell(4, 1, 2)],
  },
};
