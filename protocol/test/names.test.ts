import { expect, test } from 'vitest';
import { nameKey, PlayerName } from '../src/index.ts';

const isTaken = (name: string): boolean => PlayerName.safeParse(name).success;

test('a name may be written in any script, with the joiners that its letters need', () => {
  for (const name of [
    'Zoë',
    '山田 太郎',
    "O'Brien-Łukasz 2",
    // Persian: a non-joiner between letters that would join.
    '\u0645\u06CC\u200C\u0631\u0648\u0645',
    // Hindi and Sinhala: joiners after the sign that takes the vowel away.
    '\u0915\u094D\u200D\u0937',
    '\u0DC1\u0DCA\u200D\u0DBB\u0DD3',
    // A family, a cook, flags, a heart that is drawn as an emoji, a Han character in one of its forms.
    '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
    '\u{1F9D1}\u{1F3FD}\u200D\u{1F373}',
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '\u{1F3F3}\uFE0F\u200D\u{1F308}',
    '\u2764\uFE0F',
    '\u845B\u{E0100}',
  ])
    expect([name, isTaken(name)]).toEqual([name, true]);
});

test('a name that nobody can see, or that plays with the page, is none', () => {
  for (const name of [
    '   ',
    '\u200B',
    '\u200D',
    '\u3164',
    '\u2800\u2800',
    '\u00AD',
    '\uFE0F',
    '\u0301',
    'A\u200DB',
    'Ada\u200C',
    'Ada\u200B',
    '\u0627\u200C\u0628',
    '\u202EadA',
    'A\u0000',
    'A\nB',
    'A\uD800',
    '\uE000',
    'A\u{E0061}',
    `A${'\u0301\u0302\u0303\u0304\u0305\u0306'}`,
    '\u{1F468}\u200D',
  ])
    expect([JSON.stringify(name), isTaken(name)]).toEqual([JSON.stringify(name), false]);
});

test('names that look the same are the same, however they are written', () => {
  const same = (a: string, b: string): boolean => nameKey(a) === nameKey(b);
  expect(same('Ada', 'ADA')).toBe(true);
  expect(same('Ada', '\uFF21\uFF44\uFF41')).toBe(true);
  expect(same('Zo\u00EB', 'Zoe\u0308')).toBe(true);
  expect(same('Stra\u00DFe', 'STRASSE')).toBe(true);
  expect(same('\u03A3\u03AF\u03C3\u03C5\u03C6\u03BF\u03C2', '\u03A3\u038A\u03A3\u03A5\u03A6\u039F\u03A3')).toBe(true);
  expect(same('Ada  L', 'Ada\u00A0L')).toBe(true);
  expect(same('\u0645\u06CC\u200C\u0631\u0648\u0645', '\u0645\u06CC\u0631\u0648\u0645')).toBe(true);
  expect(same('Ada', 'Adam')).toBe(false);
  expect(same('Zoe', 'Zo\u00EB')).toBe(false);
});

test('what is too long is refused for that alone, before anything else is looked at', () => {
  const long = `${'\u0610'.repeat(40)}\u200C\u0628`;
  expect(PlayerName.safeParse(long).error?.issues.map(({ code }) => code)).toEqual(['too_big']);
});

test('a mark is no letter that a non-joiner could stand behind', () => {
  expect(isTaken('\u0610\u200C\u0628')).toBe(false);
  expect(isTaken('\u0628\u0610\u200C\u0628')).toBe(true);
});
