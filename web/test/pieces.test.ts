import { expect, test } from 'vitest';
import { saidOfPiece } from '../src/table/me/pieces.ts';

const PAGE = [
  'Each Stone you hold adds 1.',
  'Stones 1 to 3 each add 7 in one room: Stone 1 in the Crypt, Stone 2 in the Larder, and Stone 3 in the Library.',
  'Stone 5 adds 6 in the Conservatory; Stone 12 adds 4 in the basement. Whoever holds Trap 17, loses 1.',
];

test('what a piece in the hand is worth is what the page says of it, and of no other', () => {
  expect(saidOfPiece(PAGE, 'Stone 2')).toBe('Stones 1 to 3 each add 7 in one room: Stone 2 in the Larder');
  expect(saidOfPiece(PAGE, 'Stone 5')).toBe('Stone 5 adds 6 in the Conservatory');
  expect(saidOfPiece(PAGE, 'Stone 12')).toBe('Stone 12 adds 4 in the basement');
  expect(saidOfPiece(PAGE, 'Stone 4')).toBe('');
});
