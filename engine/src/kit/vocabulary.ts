import { QUESTION_KINDS } from '../state/question.ts';
import { STEP_WORDS } from './answers.ts';
import { EXPLORER_FIELDS, PLACED_PIECE_FIELDS, POSITION_FIELDS } from './check-position.ts';
import { OTHER_STEPS, SCRIPT_FIELDS } from './check-script.ts';
import { EXPLORER_EXPECTED } from './checks.ts';
import { EXPECTED_FIELDS } from './expect.ts';
import { EVENT_FIELDS } from './known-fields.ts';
import { SEEN_FIELDS } from './sees.ts';

/** Every word that a script may say, by where it may say it: docs/SCRIPTS.md explains each, and a test holds it to that. */
export const SCRIPT_VOCABULARY = {
  fields: SCRIPT_FIELDS,
  position: POSITION_FIELDS,
  explorers: EXPLORER_FIELDS,
  pieces: PLACED_PIECE_FIELDS,
  steps: [...STEP_WORDS, ...OTHER_STEPS],
  questions: [...QUESTION_KINDS, 'none'],
  expectations: EXPECTED_FIELDS,
  explorerExpectations: EXPLORER_EXPECTED,
  sees: SEEN_FIELDS,
  events: Object.fromEntries(Object.entries(EVENT_FIELDS).map(([type, fields]) => [type, Object.keys(fields)])),
} as const;
