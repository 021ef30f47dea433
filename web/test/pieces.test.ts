import { loadText } from '@hollow/text';
import { describe, expect, test } from 'vitest';

const text = loadText('en', ['second-edition']);

describe('A piece in the hand says what it is good for', () => {
  test('one of several by its number, and no other', () => {
    const clues = Array.from({ length: 20 }, (_, i) => text.worth(`treasure-hunt/clue#${i + 1}`));
    expect(clues[2]).toBe('Adds 7 to a search in the Library');
    expect(clues[11]).toBe('Adds your Knowledge again in the Game Room');
    expect(clues.filter((worth) => worth === '')).toEqual([]);
  });

  test('all alike by its kind', () => {
    expect(text.worth('guillotines/key#4')).toBe('Two Keys open one Collar');
    expect(text.worth('treasure-hunt/clue')).toBe('');
    expect(text.worth('rope')).toBe('');
  });

  test('only where one’s own page says so', () => {
    const of = (...sides: string[]): string =>
      text.during({ haunt: 'i-was-a-teenage-lycanthrope', sides }).worth('i-was-a-teenage-lycanthrope/bullets');
    expect(of('heroes')).toBe('The Revolver kills a Werewolf with them');
    expect(of('traitor')).toBe('');
  });
});
