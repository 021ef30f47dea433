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
