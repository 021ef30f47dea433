import { expect, test } from 'vitest';
import { letterOf } from '../src/ui/browser/keys.ts';

const pressed = { key: 'e', repeat: false, ctrlKey: false, metaKey: false, altKey: false };

test('A letter is the same large and small', () => {
  expect(letterOf(pressed)).toBe('E');
  expect(letterOf({ ...pressed, key: 'Escape' })).toBe('Escape');
});

test('A key that is held answers once', () => {
  expect(letterOf({ ...pressed, repeat: true })).toBeNull();
  expect(letterOf({ ...pressed, key: 'Enter', repeat: true })).toBeNull();
  expect(letterOf({ ...pressed, key: 'ArrowRight', repeat: true })).toBe('ArrowRight');
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('With %s it belongs to the browser', (held) => {
  expect(letterOf({ ...pressed, [held]: true })).toBeNull();
});
