import type { TableSeat } from '@hollow/server/protocol';
import { expect, it } from 'vitest';
import { awayFor, hostIsGone, powersOver } from '../src/state/people.ts';

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

it('How long somebody has been away is said in whole units, and not at all where nobody saw them go', () => {
  expect(awayFor(null, NOW).unit).toBe('unknown');
  expect(awayFor(NOW - 59_000, NOW).unit).toBe('moment');
  expect(awayFor(NOW - 59.9 * MINUTE, NOW)).toEqual({ n: 59, unit: 'minute' });
  expect(awayFor(NOW - 47 * 60 * MINUTE, NOW)).toEqual({ n: 47, unit: 'hour' });
  expect(awayFor(NOW - 50 * 60 * MINUTE, NOW)).toEqual({ n: 2, unit: 'day' });
});

it('The host may take anybody from a chair, but gives only chairs that were left, or that a bot has, to somebody else', () => {
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

it('Somebody else may be the host a minute after the host has gone, or when a bot plays for them', () => {
  expect(hostIsGone(seat({}), NOW)).toBe('there');
  expect(hostIsGone(seat(gone(0.9)), NOW)).toBe('going');
  expect(hostIsGone(seat(gone(1)), NOW)).toBe('gone');
  expect(hostIsGone(seat({ substituted: true }), NOW)).toBe('gone');
  expect(hostIsGone(seat({ resigned: true }), NOW)).toBe('gone');
});
