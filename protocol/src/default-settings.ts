import type { Settings } from './values.ts';

/**
 * What a table plays by before anybody has set anything; which edition, and by which of its books, is for whoever offers some to say. In a file of its own: a
 * page that wants it need not load what checks messages.
 */
export const DEFAULT_SETTINGS: Omit<Settings, 'edition' | 'preset'> = {
  expansions: [],
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
