import type { LogEntry, TableSeat } from '@hollow/protocol';
import { loadText } from '@hollow/text';
import { expect, test } from 'vitest';
import { logLines } from '../src/log/log.ts';
import { saidOfStep } from '../src/people/critical.ts';
import { awayFor, hostIsGone, powersOver } from '../src/table/people/people.ts';
import { refusedVote } from '../src/table/strip/refusedVote.ts';
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
  removed: false,
  givenUp: null,
  leaving: null,
  ready: true,
  explorers: [],
  lang: 'en',
  pace: null,
  ...more,
});
const gone = (minutes: number): Partial<TableSeat> => ({ here: false, away: NOW - minutes * MINUTE });
const waits = { standIn: 5 * MINUTE, keep: 60 * MINUTE };
const host = seat({ seat: 0, name: 'Ada', host: true });
const third = seat({ seat: 2, name: 'Cy' });
/** What somebody may do about the second seat. */
const may = (more: Partial<TableSeat>, own = 0, others: readonly TableSeat[] = [host, third]): string[] => {
  const about = seat(more);
  const [first = host, ...rest] = others;
  return Object.entries(powersOver({ seats: [first, about, ...rest], waits }, about, own, NOW)).flatMap(
    ([power, is]) => (is === false || is === null ? [] : is === true ? [power] : [`${power} ${is}`]),
  );
};

test('How long somebody has been away is said in whole units, and not at all where nobody saw them go', () => {
  expect(awayFor(null, NOW).unit).toBe('unknown');
  expect(awayFor(NOW - 59_000, NOW).unit).toBe('moment');
  expect(awayFor(NOW - 59.9 * MINUTE, NOW)).toEqual({ n: 59, unit: 'minute' });
  expect(awayFor(NOW - 47 * 60 * MINUTE, NOW)).toEqual({ n: 47, unit: 'hour' });
  expect(awayFor(NOW - 50 * 60 * MINUTE, NOW)).toEqual({ n: 2, unit: 'day' });
});

test('Everybody may ask the others to remove somebody, or to give up a seat whose time is over; the host lets people in', () => {
  expect(may({})).toEqual(['makeHost', 'remove']);
  expect(may({}, 2)).toEqual(['remove']);
  expect(may(gone(4))).toEqual(['remove']);
  expect(may(gone(5))).toEqual(['standIn', 'remove']);
  expect(may({ ...gone(5), substituted: true })).toEqual(['remove']);
  expect(may(gone(60), 2)).toEqual(['remove', 'giveUp']);
  expect(may({ ...gone(60), leaving: NOW + 1 }, 2)).toEqual(['remove']);
  expect(may({ ...gone(90), givenUp: 'agreed' })).toEqual(['admit now']);
  expect(may({ givenUp: 'said' }, 2)).toEqual([]);
  expect(may({}, 1)).toEqual([]);
});

test('A bot’s seat is handed on at once where there is nobody to be asked', () => {
  const bot = { holder: 'bot', here: false } as const;
  expect(may(bot)).toEqual(['admit ask']);
  expect(may(bot, 0, [host, { ...third, here: false }])).toEqual(['admit ask']);
  expect(may(bot, 0, [host, { ...third, givenUp: 'said' }])).toEqual(['admit now']);
  expect(may({ ...bot, removed: true })).toEqual(['admit now']);
  expect(may(bot, 2)).toEqual([]);
});

test('Between two people neither can remove the other', () => {
  expect(may({}, 0, [host, seat({ seat: 2, holder: 'bot' })])).toEqual(['makeHost']);
});

test('While the host is away everybody may let a bot stand in', () => {
  const away = { ...host, ...gone(5) };
  expect(may(gone(5), 2, [away, third])).toEqual(['standIn', 'remove']);
});

test('Somebody else may be the host when the time for which seats are kept is over, or the host has given up', () => {
  const is = (more: Partial<TableSeat>) => hostIsGone({ seats: [seat({ host: true, ...more })], waits }, NOW);
  expect(is({})).toBe('there');
  expect(is(gone(59))).toBe('going');
  expect(is(gone(60))).toBe('gone');
  expect(is({ ...gone(5), substituted: true })).toBe('going');
  expect(is({ givenUp: 'said' })).toBe('gone');
});

const text = loadText('en', ['second-edition']);
const ada = seat({ seat: 0, name: 'Ada', explorers: ['ox-bellows'] });
const bot = seat({ seat: 1, name: '', holder: 'bot', explorers: ['zoe-ingstrom', 'vivian-lopez'] });

test('While a game is on everybody goes by explorer and player, bots by their seat', () => {
  expect(playerName(text, ada, null)).toBe('Ox (Ada)');
  expect(playerName(text, ada, 0)).toBe('Ox (you)');
  expect(playerName(text, bot, 0)).toBe('Zoe and Vivian (bot Beryl)');
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
    'Ox (Ada) takes back a move.',
    'Everybody agrees: the last answer, given by Zoe and Vivian (bot Beryl), is taken back. What nobody had seen is shuffled again.',
    'Zoe and Vivian (Old) reminds Ox (Ada): the table is waiting.',
    'Run',
  ]);
  expect(lines[4]?.speaker).toBe('Ox (Ada)');
  expect(logLines(told, text, namingAt(text, null, 0))[1]?.text).toBe('Ada takes back a move.');
});

test('what somebody has refused is said until something else happens', () => {
  const note = (n: number, what: 'vote-undo' | 'vote-refused'): LogEntry => ({
    n,
    at: NOW,
    kind: 'table',
    what,
    args: { seat: 1, name: 'Bo' },
  });
  const turn: LogEntry = {
    n: 3,
    at: NOW,
    kind: 'event',
    event: { type: 'turn', who: 'ox-bellows', round: 1, n: 1, reveals: false },
  };
  const refused = note(2, 'vote-refused');
  expect(refusedVote([note(1, 'vote-undo'), refused], [])).toBe(refused);
  expect(refusedVote([note(1, 'vote-undo')], [refused])).toBe(refused);
  expect(refusedVote([refused, turn], [])).toBeNull();
  expect(refusedVote([refused], [turn])).toBeNull();
  expect(refusedVote([], [])).toBeNull();
});

test('a trait is marked on its lowest number alone, by the word of its edition', () => {
  const said = (pack: string) => [-1, 0, 1, 2].map((step) => saidOfStep(loadText('en', [pack]), step));
  expect(said('third-edition')).toEqual([
    undefined,
    'critical: lowest number, next to the skull',
    undefined,
    undefined,
  ]);
  expect(said('second-edition')).toEqual([undefined, 'lowest number, next to the skull', undefined, undefined]);
});
