import type { Decision } from '@hollow/engine';
import type { HauntWordsSent } from '@hollow/protocol';
import { describe, expect, test } from 'vitest';
import { behindOf } from '../src/table/prompts/behind.ts';
import { decisionOf } from './decisions.ts';

const asks = (behind?: string): Decision =>
  decisionOf('trait', [], behind === undefined ? {} : { setting: { behind } });
const words = {
  haunt: 'x',
  tome: [
    { kind: 'right-now', side: 'heroes', text: 'Lay the Attic.' },
    { kind: 'now', id: 'force', text: 'Force the door', more: 'Roll Might: 5 or more.' },
    { kind: 'rule', id: 'wolf', text: 'The Wolf goes through walls.' },
    { kind: 'rule', id: 'struggle', text: 'A captured hero begins the turn with a contest.' },
  ],
} as unknown as HauntWordsSent;

describe('why a question is asked', () => {
  test('is told with the action that is being done', () =>
    expect(behindOf(asks('force'), words)).toEqual({ name: 'Force the door', text: 'Roll Might: 5 or more.' }));
  test('is told by the rule that asks', () =>
    expect(behindOf(asks('struggle'), words)?.text).toBe('A captured hero begins the turn with a contest.'));
  test('is told by what the page does first', () =>
    expect(behindOf(asks('setup/heroes'), words)?.text).toBe('Lay the Attic.'));
  test('is told by what a monster does in its own way, and not on its turn, where it is asked what everybody is', () => {
    const prompt = { key: 'ask.room', args: { who: 'x/wolf#2', about: 'x/wolf#2' } } as const;
    expect(behindOf(decisionOf('room', [], { prompt }), words)?.text).toBe('The Wolf goes through walls.');
    expect(behindOf(decisionOf('turn', [], { prompt }), words)).toBeNull();
  });
  test('is not told where nothing stands behind it, or on no page of one’s own', () => {
    expect(behindOf(asks(), words)).toBeNull();
    expect(behindOf(asks('sneak'), words)).toBeNull();
    expect(behindOf(asks('force'), null)).toBeNull();
  });
});
