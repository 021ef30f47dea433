import { secondEdition } from '@hollow/content';
import { Engine, type Setup } from '@hollow/engine';
import {
  checkCopies,
  checkOptions,
  checkSaves,
  checkSecrecy,
  checkSecrecyOnce,
  checkVariety,
  runScript,
  unreached,
  walk,
} from '@hollow/engine/kit';
import { describe, expect, test } from 'vitest';
import { readScripts, scriptFiles } from '../src/proof/script-files.ts';

/** The kit over the second edition: a slice here, the figures of docs/evidence in the full run. */
const full = process.env.HOLLOW_TEST === 'full';
const engine = new Engine([secondEdition]);
const seats = (n: number): Setup => ({ seats: Array.from({ length: n }, () => ({})), stopAtHaunt: true });
const PRESETS = ['second-edition', 'ru', 'de', 'it', 'zh'];
const BUDGET = { rounds: 60, answers: 6000, every: full ? 1 : 7, samples: 600 };
const GAMES = full ? 40 : 2;
/** Games for each number of players of which at least one decision is looked at. */
const MANY = full ? 400 : 12;

describe.each([2, 3, 4, 5, 6])('%i players', (n) => {
  const setup = (i: number): Setup => ({ ...seats(n), preset: PRESETS[i % PRESETS.length] });
  const games = Array.from({ length: GAMES }, (_, i) => i);

  test.each(games)(
    'options are legal and unique, bad answers change nothing (game %i)',
    (i) => {
      checkOptions(engine, setup(i), `options ${n} ${i}`, BUDGET);
    },
    3_600_000,
  );

  test.each(games)(
    'clone, JSON round trip and replay are the game (game %i)',
    (i) => {
      checkCopies(engine, setup(i), `copies ${n} ${i}`, BUDGET);
    },
    3_600_000,
  );

  test.each(games)(
    'nobody learns what he may not know (game %i)',
    (i) => {
      checkSecrecy(engine, setup(i), `secrets ${n} ${i}`, { ...BUDGET, every: full ? 1 : 25 });
    },
    3_600_000,
  );

  test('nor at any one decision of many other games', () => {
    for (let i = GAMES; i < MANY; i++)
      checkSecrecyOnce(engine, setup(i), `secrets ${n} ${i}`, { ...BUDGET, samples: 1 });
  }, 3_600_000);

  test('what is hidden may be anything that it can be', () => {
    checkVariety(engine, setup(0), `varied ${n}`, { ...BUDGET, every: full ? 40 : 150 });
  }, 3_600_000);
});

test('a game is saved and loaded in the middle of its cards and goes on the same', () => {
  const cards = new Set<string>();
  for (let i = 0; i < (full ? 600 : 8); i++)
    for (const id of checkSaves(engine, seats(3 + (i % 4)), `save ${i}`, BUDGET).cards) cards.add(id);
  expect(cards.size).toBeGreaterThan(full ? 45 : 15);
}, 3_600_000);

/** Every reading of every switch comes up; otherwise rules that stand under another reading would never run. */
function mixed(i: number): Setup {
  const switches = secondEdition.edition?.switches ?? {};
  const entries = Object.entries(switches).map(
    ([name, { options }], k) => [name, options[(i + (i >> 3) * k) % options.length]] as const,
  );
  // Traitors and monsters have branches of their own: every tenth game plays on into its haunt, in the full run every one.
  return {
    ...seats(3 + (i % 4)),
    stopAtHaunt: !full && i % 10 !== 1,
    ...(i % 2 === 0 ? {} : { switches: Object.fromEntries(entries) }),
  };
}

/** What cards do only after the haunt has begun, or when an explorer dies. */
const AFTER_THE_HAUNT = [
  'crystal-ball/gaze',
  'bell/ring',
  'bottle/drink',
  'dynamite/throw',
  'spirit-board/ask/1',
  'dog/lose',
  'girl/lose',
  'madman/lose',
];

test('random games end at their haunt or at the round limit, and between them and the scripts every operation is reached', () => {
  const cover = new Uint32Array(20_000);
  const watched = new Engine([secondEdition], { cover });
  const games = full ? 2500 : 500;
  for (let i = 0; i < games; i++)
    walk(watched, mixed(i), `reach ${i}`, { rounds: 150, answers: 20_000, every: 100_000, samples: 0 });
  const program = watched.program({});
  const before = (path: string): boolean =>
    /^(rooms|cards|tokens)\//.test(path) && !AFTER_THE_HAUNT.some((start) => path.startsWith(`cards/${start}`));
  const own = program.nodes.filter((node) => before(node.path));
  const missed = new Set(unreached(program, cover).filter(before));
  expect(1 - missed.size / own.length, [...missed].join(' ')).toBeGreaterThan(full ? 0.95 : 0.9);
  // Monsters come with the haunts.
  const monsters = /^(cards\/(spirit-board|bell)|rooms\/mystic-elevator\/monsters-turn|tokens\/slide\/slide-down)\//;
  const left = new Set(
    unreached(program, cover).filter(
      (path) => !monsters.test(path) && /^(rooms|cards|tokens|procs|edition|flow)\//.test(path),
    ),
  );
  for (const file of scriptFiles()) {
    if (left.size === 0) break;
    for (const { script } of readScripts(file))
      runScript([secondEdition], script, { cover: (path) => left.delete(path) });
  }
  expect([...left]).toEqual([]);
}, 3_600_000);
