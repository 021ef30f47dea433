import type { Engine, State } from '@hollow/engine';
import { expect, test } from 'vitest';
import { passToNextTurn } from '../src/trial.ts';

/** Takes no answer at all. */
const refusing = {
  apply: () => ({ ok: false, refusal: { code: 'not-open', message: 'not today' } }),
  optionCount: () => 2,
} as unknown as Engine;
const asked = { question: { kind: 'choose', seat: 0, id: 1 }, turn: { n: 1, who: 7 } } as State;

test('a position in which an answer is refused is not judged as if it had been taken', () => {
  expect(() => passToNextTurn(refusing, asked, asked, () => 0)).toThrow('not today');
});
