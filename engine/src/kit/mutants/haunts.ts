import type { HAUNTS } from '../../rules/haunts.ts';

export const HAUNT_DEVIATIONS: typeof HAUNTS = {
  'haunt.count-dead': (players, dead) => players - dead,
  'glossary.character': () => false,
  'info.announce-actions': () => false,
};
