import { secondEdition, thirdEdition } from '@hollow/content';
import { Engine, type Pack, type Setup } from '@hollow/engine';
import { runScript, unreachedOperations, walkGame } from '@hollow/engine/kit';
import { expect, test } from 'vitest';
import { PROGRAMS, packsOf } from '../src/packs/packs.ts';
import { readScripts, scriptFiles } from '../src/proof/script-files.ts';
import { must } from './must.ts';

const full = process.env.HOLLOW_TEST === 'full';
const seats = (n: number): Setup => ({ seats: Array.from({ length: n }, () => ({})), stopAtHaunt: true });

/** Every reading of every switch comes up; otherwise rules that stand under another reading would never run. */
function mixed({ edition }: Pack, i: number): Setup {
  const switches = edition?.switches ?? {};
  const entries = Object.entries(switches).map(
    ([name, { options }], k) => [name, must(options[(i + (i >> 3) * k) % options.length], 'a reading')] as const,
  );
  // Traitors and monsters have branches of their own: every tenth game plays on into its haunt, in the full run every one.
  return {
    ...seats(3 + (i % 4)),
    stopAtHaunt: !full && i % 10 !== 1,
    ...(i % 2 === 0 ? {} : { switches: Object.fromEntries(entries) }),
  };
}

/** What cards do only after the haunt has begun, or when an explorer dies. */
const LATER_IN_SECOND = [
  'crystal-ball/gaze',
  'bell/ring',
  'bottle/drink',
  'dynamite/throw',
  'spirit-board/ask/1',
  'dog/lose',
  'girl/lose',
  'madman/lose',
];

/** Events that begin a haunt do little before it is written, and the Mystical Stopwatch works in the haunt. */
const LATER_IN_THIRD = ['a-splash-of-crimson', 'a-vial-of-dust', 'eerie-mirror', 'say-cheese', 'mystical-stopwatch'];

interface Reached {
  readonly pack: Pack;
  readonly games: number;
  readonly later: readonly string[];
  /** Monsters, and what events do that begin a haunt, come with the haunts. */
  readonly monsters: RegExp;
}
const REACHED: readonly Reached[] = [
  {
    pack: secondEdition,
    games: full ? 2500 : 250,
    later: LATER_IN_SECOND,
    monsters: /^(cards\/(spirit-board|bell)|rooms\/mystic-elevator\/monsters-turn|tokens\/slide\/slide-down)\//,
  },
  {
    pack: thirdEdition,
    games: full ? 2000 : 150,
    later: LATER_IN_THIRD,
    monsters: /^cards\/(a-splash-of-crimson|a-vial-of-dust|eerie-mirror|say-cheese)\//,
  },
];

test.each(REACHED)(
  'random games of the $pack.id end at their haunt or at the round limit, and between them and the scripts every operation is reached',
  ({ pack, games, later, monsters }) => {
    const cover = new Uint32Array(20_000);
    const watched = new Engine([pack], { cover });
    for (let i = 0; i < games; i++)
      walkGame(watched, mixed(pack, i), `reach ${i}`, { rounds: 150, answers: 20_000, every: 100_000, samples: 0 });
    const program = watched.program({});
    const before = (path: string): boolean =>
      /^(rooms|cards|tokens)\//.test(path) && !later.some((start) => path.startsWith(`cards/${start}`));
    const own = program.nodes.filter((node) => before(node.path));
    const missed = new Set(unreachedOperations(program, cover).filter(before));
    expect(1 - missed.size / own.length, [...missed].join(' ')).toBeGreaterThan(full ? 0.95 : 0.9);
    const left = new Set(
      unreachedOperations(program, cover).filter(
        (path) => !monsters.test(path) && /^(rooms|cards|tokens|procs|edition|flow)\//.test(path),
      ),
    );
    for (const file of scriptFiles()) {
      if (left.size === 0) break;
      if (packsOf(file)[0]?.id !== pack.id) continue;
      for (const { script } of readScripts(file))
        runScript([pack], script, { programs: PROGRAMS, cover: (path) => left.delete(path) });
    }
    expect([...left]).toEqual([]);
  },
  3_600_000,
);
