import type { SETUP } from '../../rules/setup.ts';

export const SETUP_DEVIATIONS: typeof SETUP = {
  'setup.two-each': () => 1,
  'setup.start-values': () => 0,
};
