import type { LogEntry, TableSeat } from '@hollow/protocol';
import { loadText } from '@hollow/text';
import { expect, test } from 'vitest';
import { logLines } from '../src/log/log.ts';
import { awayFor, hostIsGone, powersOver } from '../src/table/people/people.ts';
import { namingAt, playerName } from '../src/words/seatName.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const seat = (more: Partial<TableSeat>): TableSeat => ({
  seat: 1,
  holder: 'person',
  name: 'Bo',
  bot: null,
  substituted: false,
  host: false,
  here: true,
  away: null,
  kept: false,
  ready: true,
  explorers: [],
  lang: 'en',
  resigned: false,
  ...more,
});
const gone = (minutes: number): Partial<TableSeat> => ({ here: false, away: NOW - minutes * MINUTE });
const may = (more: Partial<TableSeat>): string[] =>
  Object.entries(powersOver(seat(more), NOW)).flatMap(([power, is]) => (is ? [power] : []));

test('How long somebody has been away is said in whole units, and not at all where nobody saw them go', () => {
  expect(awayFor(null, NOW).unit).toBe('unknown');
  expect(awayFor(NOW - 59_000, NOW).unit).toBe('moment');
  expect(awayFor(NOW - 59.9 * MINUTE, NOW)).toEqual({ n: 59, unit: 'minute' });
  expect(awayFor(NOW - 47 * 60 * MINUTE, NOW)).toEqual({ n: 47, unit: 'hour' });
  expect(awayFor(NOW - 50 * 60 * MINUTE, NOW)).toEqual({ n: 2, unit: 'day' });
});

test('The host may take anybody from a chair, but gives only chairs that were left, or that a bot has, to somebody else', () => {
  expect(may({})).toEqual(['remove', 'makeHost']);
  expect(may(gone(0.5))).toEqual(['remove']);
  expect(may(gone(1))).toEqual(['remove', 'standIn', 'admit']);
  expect(may({ here: false })).toEqual(['remove', 'standIn', 'admit']);
  expect(may({ ...gone(5), substituted: true })).toEqual(['remove', 'admit']);
  expect(may({ resigned: true })).toEqual(['remove']);
  expect(may({ holder: 'bot', here: false })).toEqual(['admit']);
  expect(may({ holder: 'open', here: false })).toEqual([]);
  expect(may({ ...gone(5), host: true })).toEqual([]);
});

test('Somebody else may be the host a minute after the host has gone, or when a bot plays for them', () => {
  expect(hostIsGone(seat({}), NOW)).toBe('there');
  expect(hostIsGone(seat(gone(0.9)), NOW)).toBe('going');
  expect(hostIsGone(seat(gone(1)), NOW)).toBe('gone');
  expect(hostIsGone(seat({ substituted: true }), NOW)).toBe('gone');
  expect(hostIsGone(seat({ resigned: true }), NOW)).toBe('gone');
});

const text = loadText('en', ['second-edition']);
const ada = seat({ seat: 0, name: 'Ada', explorers: ['ox-bellows'] });
const bot = seat({ seat: 1, name: '', holder: 'bot', explorers: ['zoe-ingstrom', 'vivian-lopez'] });

test('While a game is on everybody goes by explorer and player, bots by their chair', () => {
  expect(playerName(text, ada, null)).toBe('Ox (Ada)');
  expect(playerName(text, ada, 0)).toBe('Ox (you)');
  expect(playerName(text, bot, 0)).toBe('Zoe and Vivian (bot 2)');
});

test('The log and the talk call people as the house does, but not at the door', () => {
  const told: readonly LogEntry[] = [
    { n: 1, at: 0, kind: 'table', what: 'joined', args: { seat: 0, name: 'Ada' } },
    { n: 2, at: 0, kind: 'table', what: 'undone', args: { seat: 0, name: 'Ada' } },
    { n: 3, at: 0, kind: 'table', what: 'undone-by-vote', args: { seat: 1, name: '' } },
    { n: 4, at: 0, kind: 'table', what: 'nudged', args: { seat: 0, name: 'Ada', by: 'Old', bySeat: 1 } },
    { n: 5, at: 0, kind: 'chat', seat: 0, name: 'Ada', to: 'table', text: 'Run' },
  ];
  const lines = logLines(told, text, namingAt(text, [ada, bot], null));
  expect(lines.map((line) => line.text)).toEqual([
    'Ada sits down.',
    'Ox (Ada) takes back their last move.',
    'All agree: the last answer, by Zoe and Vivian (bot 2), is taken back. What nobody had seen is shuffled again.',
    'Zoe and Vivian (Old) reminds Ox (Ada): the table is waiting.',
    'Run',
  ]);
  expect(lines[4]?.speaker).toBe('Ox (Ada)');
  expect(logLines(told, text, namingAt(text, null, 0))[1]?.text).toBe('Ada takes back their last move.');
});
