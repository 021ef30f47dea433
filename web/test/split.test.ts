import type { Decision } from '@hollow/engine';
import { describe, expect, test } from 'vitest';
import { gentlest, lossesOf, optionFor, shiftLoss } from '../src/table/prompts/split.ts';

const decision = {
  options: [
    { verb: 'split', losses: { speed: 0, might: 3 } },
    { verb: 'split', losses: { speed: 1, might: 2 } },
    { verb: 'split', losses: { speed: 2, might: 1 } },
  ],
} as unknown as Decision;
const ways = lossesOf(decision);

describe('Sharing out damage', () => {
  test('one more here is one less there', () => {
    expect(shiftLoss(ways, { speed: 0, might: 3 }, 'speed', 1)).toEqual({ speed: 1, might: 2 });
    expect(shiftLoss(ways, { speed: 2, might: 1 }, 'might', 1)).toEqual({ speed: 1, might: 2 });
  });

  test('goes no further than the options do', () => {
    expect(shiftLoss(ways, { speed: 2, might: 1 }, 'speed', 1)).toBeNull();
    expect(shiftLoss(ways, { speed: 0, might: 3 }, 'speed', -1)).toBeNull();
  });

  test('is answered by the option that takes exactly that', () => {
    expect(optionFor(ways, { speed: 1, might: 2 })).toBe(1);
    expect(optionFor(ways, { speed: 3 })).toBeNull();
  });
});

describe('the share that is put forward', () => {
  test('spares the skull, and then the trait that is lowest', () => {
    const ways = [
      { speed: 0, might: 3 },
      { speed: 1, might: 2 },
      { speed: 2, might: 1 },
      { speed: 3, might: 0 },
    ];
    expect(gentlest(ways, { speed: 4, might: 2 })).toEqual({ speed: 2, might: 1 });
    expect(gentlest(ways, { speed: 0, might: 5 })).toEqual({ speed: 0, might: 3 });
  });
});
