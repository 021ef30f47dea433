import type { ErrorCode } from '@hollow/protocol';
import type { MessageKey, Text } from '@hollow/text/browser';
import { sayKey } from './say.ts';

const WORDS: Readonly<Record<ErrorCode, MessageKey>> = {
  malformed: 'refused.malformed',
  'too-large': 'refused.malformed',
  'too-fast': 'refused.too-fast',
  'not-open': 'refused.not-open',
  'not-yours': 'refused.not-yours',
  'no-such-option': 'refused.no-such-option',
  'game-over': 'refused.game-over',
  'not-host': 'refused.not-host',
  'not-seated': 'refused.not-seated',
  'wrong-phase': 'refused.wrong-phase',
  'other-version': 'refused.other-version',
  taken: 'refused.taken',
  'no-such-seat': 'refused.not-found',
  'not-allowed': 'refused.not-allowed',
  'not-found': 'refused.not-found',
  closed: 'refused.closed',
  paused: 'refused.paused',
  storage: 'play.storage',
  internal: 'refused.internal',
  conflict: 'refused.conflict',
};

/** Why something was not done. */
export const refusalWords = (
  text: Text,
  { code, field }: { readonly code: ErrorCode; readonly field: string | null },
): string => sayKey(text, WORDS[code], { field: field ?? 'none' });
