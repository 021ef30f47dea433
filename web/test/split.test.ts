import type { Decision } from '@hollow/engine';
import { describe, expect, test } from 'vitest';
import { gathered } from '../src/table/prompts/gathered.ts';
import { gentlest, isDoomed, kills, lossesOf, optionFor, shiftLoss } from '../src/table/prompts/split.ts';
import { decisionOf } from './decisions.ts';

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
  const asked = (...ways: readonly (readonly [speed: number, might: number, deadly?: true])[]): Decision =>
    decisionOf(
      'split',
      ways.map(([speed, might, deadly]) => ({
        verb: 'split',
        losses: { speed, might },
        ...(deadly === undefined ? {} : { deadly }),
      })),
    );

  const values = [2, 3, 4, 5, 6, 7, 8, 8];
  const clips = (
    speed: number,
    might: number,
    rows: { speed?: readonly number[]; might?: readonly number[] } = {},
  ) => ({
    speed: { step: speed, values: rows.speed ?? values },
    might: { step: might, values: rows.might ?? values },
  });

  test('spares the trait that is lowest', () => {
    const question = asked([0, 3], [1, 2], [2, 1], [3, 0]);
    expect(gentlest(question, clips(5, 3))).toEqual({ speed: 2, might: 1 });
    expect(gentlest(question, clips(0, 5))).toEqual({ speed: 0, might: 3 });
  });

  test('of equal losses spares the trait of a weapon in hand, but for nothing that costs more', () => {
    const question = asked([0, 1], [1, 0]);
    expect(gentlest(question, clips(5, 3))).toEqual({ speed: 1, might: 0 });
    expect(gentlest(question, clips(5, 3), new Set(['speed']))).toEqual({ speed: 0, might: 1 });
    expect(gentlest(question, clips(5, 1), new Set(['speed']))).toEqual({ speed: 1, might: 0 });
    expect(gentlest(question, clips(5, 3), new Set(['speed', 'might']))).toEqual({ speed: 1, might: 0 });
  });

  test('takes the steps that cost nothing first, wherever the clips are', () => {
    const question = asked([0, 1], [1, 0]);
    expect(gentlest(question, clips(6, 3, { might: [2, 3, 4, 4, 5, 6, 7, 8] }))).toEqual({ speed: 0, might: 1 });
    expect(gentlest(question, clips(2, 6, { speed: [2, 3, 3, 4, 5, 6, 7, 8] }))).toEqual({ speed: 1, might: 0 });
  });

  test('does not go beside the skull for a step that costs nothing', () => {
    const question = asked([0, 1], [1, 0]);
    expect(gentlest(question, clips(5, 1, { might: [2, 2, 4, 4, 5, 6, 7, 8] }))).toEqual({ speed: 1, might: 0 });
  });

  test('and what kills is what the engine says, whatever stands on the tracks', () => {
    const question = asked([0, 3, true], [1, 2]);
    expect(gentlest(question, clips(0, 5))).toEqual({ speed: 1, might: 2 });
    expect(kills(question, 0)).toBe(true);
    expect(kills(question, 1)).toBe(false);
    expect(kills(question, null)).toBe(false);
  });
});

test('a loss that kills in every way says so, and one that can be survived does not', () => {
  const way = (deadly: boolean, might: number) => ({ verb: 'split', losses: { might }, ...(deadly ? { deadly } : {}) });
  expect(isDoomed({ options: [way(true, 1), way(true, 0)] } as unknown as Decision)).toBe(true);
  expect(isDoomed({ options: [way(true, 1), way(false, 0)] } as unknown as Decision)).toBe(false);
});

test('what is picked up stays in sight until that is all, also where only the last of it can be put back', () => {
  const asked = (last?: string) =>
    ({ options: last === undefined ? [] : [{ verb: 'take-back', card: last }] }) as unknown as Decision;
  const one = gathered([], asked('medallion'));
  const two = gathered(one, asked('music-box'));
  expect(two).toEqual(['medallion', 'music-box']);
  expect(gathered(two, asked('medallion'))).toEqual(['medallion']);
  expect(gathered(one, asked())).toEqual([]);
});
