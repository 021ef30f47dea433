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

  it('says whether it is tiles or cards that go back, and what becomes of one of a few traits', () => {
    const put = (kind: 'order' | 'trait', options: Decision['options'], more: object = {}): string => {
      const prompt = { key: `ask.${kind}`, args: { who: 'ox-bellows', about: '' }, ...more } as const;
      return text.prompt({ id: 1, seat: 0, kind, prompt, options } as Decision);
    };
    const next = (thing: string) => [{ verb: 'next', thing }] as Decision['options'];
    expect(put('order', next('attic'))).toBe(
      'Ox Bellows: In which order do you put the tiles back, starting with the top one?',
    );
    expect(put('order', next('axe'))).toMatch(/put the cards back/);
    const traits = [
      { verb: 'trait', trait: 'speed' },
      { verb: 'trait', trait: 'might' },
    ] as Decision['options'];
    expect(put('trait', traits, { question: { from: '', key: 'lose', n: 1 } })).toBe(
      'Ox Bellows: Do you lower Speed or Might by 1?',
    );
  });
});

describe('A name that ends in a full stop', () => {
  it('ends its sentence without a second one', () => {
    const third = loadText('en', ['third-edition']);
    expect(third.t('story.begins', { names: third.name('dan-nguyen') })).toMatch(/Dan Nguyen, M\.D\.$/);
    expect(third.t('story.begins', { names: 'Isa' })).toMatch(/Isa\.$/);
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

  it('says of what cards add to the result that it was added', () => {
    expect(rolled(0, 2)).toBe('Ox Bellows rolls for movement: 1 0 (bonus 1) = 2.');
    expect(rolled(0, 1)).toBe('Ox Bellows rolls for movement: 1 0 = 1.');
  });

  it('tells what is taken off its result as a penalty', () => {
    expect(rolled(2, 3)).toBe('Ox Bellows rolls for movement: 1 0 (bonus 2) = 3.');
    expect(rolled(-1, 0)).toBe('Ox Bellows rolls for movement: 1 0 (penalty 1) = 0.');
  });
});

describe('A monster of several', () => {
  const told = loadText('en', SHIPPED).during({ haunt: 'helping-hands' });
  const hand = 'helping-hands/troll-hand#1';

  it('ends its own turn, and not that of whoever plays it', () => {
    const ending = (who: string): string => {
      const prompt = { key: 'ask.turn', args: { who, about: '' } } as const;
      const options: Decision['options'] = [{ verb: 'end' }];
      return told.option({ verb: 'end' }, { id: 1, seat: 0, kind: 'turn', prompt, options });
    };
    expect(ending(hand)).toBe('End Troll Hand 1’s turn');
    expect(ending('ox-bellows')).toBe('End your turn');
  });

  it('rolls for all of its kind, and is not said to be hurt where damage does nothing', () => {
    const roll = {
      type: 'roll',
      who: hand,
      faces: [1],
      total: 1,
      dice: 1,
      bonus: 0,
      about: '',
      reveals: true,
    } as const;
    expect(told.event({ ...roll, tags: ['herd', 'movement'] })).toBe('The Troll Hands roll for movement: 1.');
    expect(told.event({ ...roll, tags: ['movement'] })).toBe('Troll Hand 1 rolls for movement: 1.');
    const damage = { type: 'damage', who: hand, kind: 'physical', n: 1, about: '', reveals: false } as const;
    expect(told.event({ ...damage, vain: true })).toBe('Damage has no effect on Troll Hand 1.');
    expect(told.event(damage)).toBe('Troll Hand 1 takes 1 physical damage.');
  });
});

describe('A token', () => {
  const placed = (haunt: string, token: string): string =>
    loadText('en', SHIPPED)
      .during({ haunt })
      .event({ type: 'token', reveals: false, token, room: 'kitchen', who: '' } as never);

  it('goes by its number, and by the word token where it has none or cannot be counted otherwise', () => {
    expect(placed('a-breath-of-wind', 'a-breath-of-wind/wax-candle#2')).toMatch(/^Wax Candle 2 is placed/);
    expect(placed('snack-attack', 'snack-attack/food#1')).toMatch(/^Food token 1 is placed/);
    expect(placed('come-play-with-us', 'come-play-with-us/remains#2')).toMatch(/^Remains token 2 is placed/);
    expect(placed('the-stars-are-right', 'the-stars-are-right/paint#3')).toMatch(/^Can of Paint 3 is placed/);
    expect(placed('snack-attack', 'secret-passage')).toMatch(/^The Secret Passage token is placed/);
  });
});
