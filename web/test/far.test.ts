import { expect, test } from 'vitest';
import { farOf, shutOf } from '../src/board/far.ts';
import { asked, REACH } from './board.ts';

const decision = { ...asked([{ verb: 'end' }], 3), reach: REACH };

test('a room that is lit needs no reason, and nobody is told one who is not asked to walk', () => {
  expect(farOf(decision, 'entrance-hall')).toBeNull();
  expect(farOf(decision, 'foyer')).toBeNull();
  expect(farOf(asked([]), 'bedroom')).toBeNull();
});

test('a room too far away says how far', () => {
  expect(farOf(decision, 'library')).toEqual({ why: 'steps', steps: 9 });
});

test('a room behind one that asks for a roll says where the walk would stop', () => {
  expect(farOf(decision, 'bedroom')).toEqual({ why: 'held', room: 'junk-room' });
});

test('a room that no way leads to says so', () => {
  expect(farOf(decision, 'basement-landing')).toEqual({ why: 'no-way' });
});

test('a dark door says what it would take', () => {
  expect(shutOf(decision, 'upper-landing', 2)).toEqual({ why: 'steps', cost: 2 });
  expect(shutOf(decision, 'upper-landing', 3)).toBeNull();
  expect(shutOf(decision, 'junk-room', 6)).toEqual({ why: 'held' });
  expect(shutOf(decision, 'bedroom', 2)).toBeNull();
});
