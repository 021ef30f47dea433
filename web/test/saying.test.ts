import { expect, test } from 'vitest';
import { afterSpeaking, audienceOf, giveBack, SILENT } from '../src/state/saying.ts';

test('A line that was refused stands in the field again', () => {
  const sent = afterSpeaking({ ...SILENT, line: 'Go left!' }, 'message-1');
  expect(sent.line).toBe('');
  expect(giveBack(sent, 'message-1').line).toBe('Go left!');
  expect(giveBack(sent, 'message-2')).toBe(sent);
  expect(giveBack(sent, null)).toBe(sent);
});

test('A line that was begun since then is not lost for it', () => {
  const sent = { ...afterSpeaking({ ...SILENT, line: 'Go left!' }, 'message-1'), line: 'No, ri' };
  expect(giveBack(sent, 'message-1').line).toBe('No, ri');
});

test('What is meant for one’s own side never goes to the whole table', () => {
  const aside = { ...SILENT, aside: true };
  expect(audienceOf(aside, { side: true })).toBe('side');
  expect(audienceOf(aside, { side: false })).toBe('nobody');
  expect(audienceOf(SILENT, { side: true })).toBe('table');
});
