import type { HauntKind } from '@hollow/engine';
import { NONE } from './language/catalog.ts';

const FOES: Readonly<Record<HauntKind, string>> = {
  traitor: 'one',
  none: 'nobody',
  hidden: 'hidden',
  'none-at-first': 'later',
  'free-for-all': 'everyone',
};

/** Against whom one stands in a haunt of this kind, as messages select on it; where nobody has said, `none`. */
export const foesOf = (kind: HauntKind | undefined): string => (kind === undefined ? NONE : FOES[kind]);
