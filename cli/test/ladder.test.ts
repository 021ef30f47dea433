import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { picker } from '@hollow/engine';
import { expect, test } from 'vitest';
import { Book } from '../src/ladder/book.ts';
import { answerOf, differenceOf, together } from '../src/ladder/interval.ts';
import { BotLadder, type Contest, drawnByLot, FEWEST, type LadderCell } from '../src/ladder/ladder.ts';
import type { Fixture, FixturePlayer, Played } from '../src/ladder/played.ts';
import { scoreOf } from '../src/ladder/played.ts';
import { summaryOf } from '../src/ladder/report.ts';
import { type Result, strengthsOf } from '../src/ladder/strength.ts';
import { hollow, lastJson, scratch } from './hollow.ts';
import { must } from './must.ts';

const repeated = (value: number, times: number): number[] => Array.from({ length: times }, () => value);

test('who looks after every pair at two that are alike is told once in twenty times that one is better', () => {
  const runs = 400;
  let misled = 0;
  for (let run = 0; run < runs; run++) {
    const pick = picker(`alike ${run}`);
    const seen: number[] = [];
    let told = false;
    while (seen.length < 100 && !told) {
      seen.push(2 * pick(2) - 1);
      told = seen.length >= FEWEST && answerOf(differenceOf(seen)) !== 'open';
    }
    if (told) misled++;
  }
  // Of so many runs themselves, chance takes or gives three standard errors.
  expect(misled / runs).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / runs));
});

test('a difference is clear sooner the larger it is, and three games say nothing', () => {
  expect(answerOf(differenceOf([1, 1, 1]))).toBe('open');
  expect(answerOf(differenceOf(repeated(1, 10)))).toBe('better');
  expect(answerOf(differenceOf(repeated(-1, 10)))).toBe('worse');
  const fifthOf = (pairs: number): number[] => [...repeated(0, 0.8 * pairs), ...repeated(1, 0.2 * pairs)];
  expect(answerOf(differenceOf(fifthOf(20)))).toBe('open');
  expect(answerOf(differenceOf(fifthOf(100)))).toBe('better');
  expect(answerOf(differenceOf(repeated(0, 400)))).toBe('alike');
});

test('cells count together by their weight', () => {
  const [up, down] = [differenceOf(repeated(1, 50)), differenceOf(repeated(0, 50))];
  const both = (a: number, b: number): number =>
    together([
      { of: up, weight: a },
      { of: down, weight: b },
    ]).mean;
  expect([both(1, 1), both(3, 1), both(0, 1)]).toEqual([0.5, 0.75, 0]);
  expect(together([]).pairs).toBe(0);
});

/** So many games of a place, of which some are won. */
const games = (place: string, plus: string, minus: string, won: number, of: number): Result[] =>
  Array.from({ length: of }, (_, n) => ({
    game: `${place} ${plus} ${minus} ${n}`,
    place,
    plus: [plus],
    minus: [minus],
    score: n < won ? 1 : 0,
  }));

test('strengths come out of a table in which every haunt is as hard as it is', () => {
  // Ten to one for the strong against the usual, in an even haunt and in one that heroes win one time in eleven.
  const table = [
    ...games('even', 'hero usual', 'traitor usual', 110, 220),
    ...games('even', 'hero strong', 'traitor usual', 200, 220),
    ...games('hard', 'hero usual', 'traitor usual', 20, 220),
    ...games('hard', 'hero strong', 'traitor usual', 110, 220),
  ];
  const [hero, ...none] = strengthsOf(table, ['hero usual', 'traitor usual']);
  expect(none).toEqual([]);
  const { name, elo, give } = must(hero, 'a strength');
  expect(name).toBe('hero strong');
  expect(Math.abs(elo - 400)).toBeLessThan(15);
  expect(give).toBeGreaterThan(30);
  expect(give).toBeLessThan(100);
});

test('a game that two cells share counts once, and who always wins is not infinitely strong', () => {
  const table = games('even', 'hero strong', 'traitor usual', 5, 5);
  const once = strengthsOf(table, ['traitor usual']);
  expect(strengthsOf([...table, ...table], ['traitor usual'])).toEqual(once);
  expect(must(once[0], 'a strength').elo).toBeLessThan(1200);
});

const fixture: Fixture = { haunt: 'p/h', players: 3, start: 4, base: 'quick', changed: null };
const ended = (side: string, won: readonly number[] = []): Played => ({
  side,
  won,
  rounds: 1,
  fared: [],
  deaths: 0,
  traitorDied: false,
  why: side,
});

test('a game counts for a side, and for one seat where only one is exchanged', () => {
  expect(scoreOf(fixture, 'hero', ended('heroes'), false)).toBe(1);
  expect(scoreOf(fixture, 'traitor', ended('heroes'), false)).toBe(0);
  expect(scoreOf(fixture, 'traitor', ended('traitor'), false)).toBe(1);
  for (const side of ['nobody', 'capped']) expect(scoreOf(fixture, 'hero', ended(side), false)).toBe(0.5);
  // Start 4 of three players is the turn of seat 1.
  expect(scoreOf(fixture, 'hero', ended('each', [1]), true)).toBe(1);
  expect(scoreOf(fixture, 'hero', ended('each', [2]), true)).toBe(0);
  expect(scoreOf(fixture, 'before', ended('heroes', [0, 2]), false)).toBe(0);
});

/** A house of its own: heroes win whom random bots do not play; of the starts, some are missing. */
const toy = (missing: readonly number[] = []): FixturePlayer & { played: number } => ({
  played: 0,
  isAlone: () => false,
  play({ start, changed }) {
    this.played++;
    if (missing.includes(start)) return null;
    return ended(changed?.role === 'hero' && changed.bot === 'random' ? 'traitor' : 'heroes');
  },
});
const contest: Contest = { bot: 'random', base: 'quick', games: 400, skill: 8 };
const cell: LadderCell = { haunt: 'p/h', players: 3, role: 'hero' };

test('a cell ends as soon as its answer is clear, and tells how much skill can show', () => {
  const found = new BotLadder(toy([2]), new Book(null, ''), contest).measure(cell);
  expect(found.difference).toMatchObject({ pairs: FEWEST, mean: -1 });
  expect(found.base).toBe(1);
  expect(found.skill).toMatchObject({ pairs: 4, mean: 1 });
  const { roles, strengths } = summaryOf(contest, [found]);
  expect(roles).toMatchObject([{ role: 'hero', cells: 1, difference: { mean: -1 } }]);
  expect(must(strengths[0], 'a strength').elo).toBeLessThan(-100);
});

test('a cell whose starts do not come is given up', () => {
  const found = new BotLadder(toy([0, 1, 2, 3, 4, 5]), new Book(null, ''), contest).measure(cell);
  expect(found.difference.pairs).toBe(0);
});

test('a run that was broken off goes on where it was, and not with the games of other bots', () => {
  const file = join(scratch(), 'ladder.jsonl');
  const measure = (playing: FixturePlayer): number =>
    new BotLadder(playing, new Book(file, 'these'), contest).measure(cell).difference.mean;
  const first = toy();
  measure(first);
  expect(first.played).toBe(2 * FEWEST);
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, `${lines.slice(0, 6).join('\n')}\n`);
  appendFileSync(file, '{"fixture":{"hau');
  const second = toy();
  expect(measure(second)).toBe(-1);
  expect(second.played).toBe(2 * FEWEST - 5);
  expect(readFileSync(file, 'utf8').split('\n')).toEqual(lines);
  expect(() => new Book(file, 'others')).toThrow(/other bots or rules/);
  writeFileSync(file, 'a letter\n');
  expect(() => new Book(file, 'these')).toThrow(/no file of a ladder/);
});

test('cells drawn by lot are the same ones for the same seed', () => {
  const list = Array.from({ length: 50 }, (_, i) => i);
  const some = drawnByLot(list, 7, 'a');
  expect(some).toHaveLength(7);
  expect(some).toEqual(drawnByLot(list, 7, 'a'));
  expect(some).not.toEqual(drawnByLot(list, 7, 'b'));
  expect(drawnByLot(list, 50, 'a')).toEqual(list);
});

test('the ladder of a haunt is played, kept, and read again from its file', async () => {
  const file = join(scratch(), 'ladder.jsonl');
  const args = ['ladder', '--haunt', '45', '--players', '3', '--role', 'hero', 'before', '--games', '4'];
  const run = async (): Promise<unknown> =>
    lastJson(await hollow([...args, '--skill-games', '2', '--file', file, '--json']));
  const first = await run();
  expect(first).toMatchObject({
    bot: 'random',
    base: 'quick',
    cells: [
      { cell: { haunt: 'second-edition/tick-tick-tick', players: 3, role: 'before' }, difference: { pairs: 2 } },
      { cell: { role: 'hero' }, difference: { pairs: 2 }, skill: { pairs: 1 }, answer: 'open' },
    ],
    roles: [{ role: 'before' }, { role: 'hero' }],
  });
  const kept = readFileSync(file, 'utf8');
  // A head, two starts as they are, and each with one explorer exchanged, and with the heroes.
  expect(kept.trim().split('\n')).toHaveLength(7);
  expect(await run()).toEqual(first);
  expect(readFileSync(file, 'utf8')).toBe(kept);
});

test('a bot is not compared with itself', async () => {
  const { code, err } = await hollow(['ladder', '--bot', 'quick']);
  expect(code).toBe(2);
  expect(err).toContain('--bot: quick already plays everywhere else');
});
