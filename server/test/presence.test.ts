import { expect, test } from 'vitest';
import { Presence } from '../src/presence/presence.ts';

test('a departure that is forgotten makes nobody away for longer than they are', async () => {
  let now = 0;
  const presence = new Presence(() => now, null, 2);
  const visit = (game: string, at: number): void => {
    now = at;
    presence.enter(game, 0, 'somewhere')();
  };
  visit('first', 1000);
  visit('second', 2000);
  now = 5000;
  expect(await presence.awayFor('first', 0)).toBe(4000);
  expect(await presence.awayFor('never-seen', 0)).toBe(5000);
  // Looked at last: the second is forgotten first.
  visit('third', 6000);
  now = 7000;
  expect(await presence.awayFor('second', 0)).toBe(5000);
  expect(await presence.awayFor('first', 0)).toBe(6000);
});

test('a game is thought for on behalf of those who look at it, else of who looked last, else of who made it', () => {
  const presence = new Presence(() => 0, null);
  expect(presence.addressesAt('game')).toEqual([]);
  presence.noteMaker('game', 'maker');
  expect(presence.addressesAt('game')).toEqual(['maker']);
  const leaving = [
    presence.enter('game', 0, 'home'),
    presence.enter('game', 1, 'away'),
    presence.enter('game', 0, 'home'),
  ];
  expect(presence.addressesAt('game')).toEqual(['home', 'away']);
  leaving[0]?.();
  leaving[1]?.();
  expect(presence.addressesAt('game')).toEqual(['home']);
  leaving[2]?.();
  expect(presence.addressesAt('game')).toEqual(['home']);
});
