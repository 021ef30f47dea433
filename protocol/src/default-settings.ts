import type { Settings } from './values.ts';

/** What a table plays by before anybody has set anything. In a file of its own: a page that wants it need not load what checks messages. */
export const DEFAULT_SETTINGS: Settings = {
  edition: 'second-edition',
  expansions: [],
  preset: 'second-edition',
  switches: {},
  haunts: [],
  unplayed: false,
  dice: 'seed',
  clock: { kind: 'none' },
  absence: null,
  rounds: 200,
  pace: 'steady',
  undo: true,
  watchers: true,
  delay: 0,
  deadSeeAll: false,
  chat: true,
  door: 'open',
};
