import type { Decision } from '@hollow/engine';
import { describe, expect, it } from 'vitest';
import { loadText } from '../src/index.ts';
import { SHIPPED } from './packs.ts';

const text = loadText('en', SHIPPED.slice(0, 1));

describe('A question', () => {
  const asked = (who: 'ox-bellows' | 'zoe-ingstrom'): string => {
    const question = { from: 'haunts/tick-tick-tick/defuse-other', key: 'hold-still', of: ['ox-bellows'] } as const;
    const prompt = { key: 'ask.choose', args: { who, about: '' }, question } as const;
    const decision: Decision = { id: 1, seat: 0, kind: 'choose', prompt, options: [] };
    return text.prompt(decision);
  };

  it('begins with the name of whoever is asked, unless its sentence is about somebody of that name', () => {
    expect(asked('zoe-ingstrom')).toMatch(/^Zoe Ingstrom: Ox Bellows wants to defuse your Time Bomb\./);
    expect(asked('ox-bellows')).toMatch(/^Ox Bellows wants to defuse your Time Bomb\./);
  });
});

describe('A roll', () => {
  const rolled = (bonus: number, total: number): string =>
    text.event({
      type: 'roll',
      reveals: true,
      who: 'ox-bellows',
      dice: 2,
      faces: [1, 0],
      bonus,
      total,
      tags: ['movement'],
      about: '',
    });

  it('tells what is taken off its result as a penalty', () => {
    expect(rolled(2, 3)).toBe('Ox Bellows rolls for movement: 1 0 (bonus 2) = 3.');
    expect(rolled(-1, 0)).toBe('Ox Bellows rolls for movement: 1 0 (penalty 1) = 0.');
  });
});
