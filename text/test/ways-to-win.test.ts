import { isWritten } from '@hollow/engine';
import { expect, test } from 'vitest';
import { loadWords, sideWords } from '../src/index.ts';
import { SHIPPED } from './packs.ts';

/**
 * Sides with several ways to win whose one text is true for each of them, and why. Whoever writes such a haunt looks at
 * the text and puts it here, or writes a `winDead` for the way in which no hero is left.
 */
const ONE_FOR_ALL: Readonly<Record<string, string>> = {
  'the-seance/heroes': 'buried or destroyed, the Ghost goes, and no bones are named',
  'the-web-of-destiny/heroes': 'says nothing of whether the captive lives',
  'let-them-in/heroes': 'driven out by rites or by the Ring, the last of the cold leaves the same way',
  'the-phantoms-embrace/heroes': 'no ticking is heard from where they are, in the house or out of it',
  'united-we-stand/heroes': 'they look on, those who can stand, and nobody needs to be left who can',
  'united-we-stand/traitor': 'whoever may still be running on the road may run',
  'a-friend-for-the-ages/heroes': 'painted over or dead, the traitor ages all at once and the frame is empty',
  'house-of-the-living-dead/heroes': 'the last thing that walks may be the Lord or a Zombie',
  'pay-the-piper/heroes': 'a smear, a scorch, or only a place where the ink has run',
  'frankensteins-legacy/heroes': 'it goes, burnt or fallen, and nothing is left that could get up',
  'airborne/each': 'whoever stands at the lit window, if anybody does',
  'an-invocation-of-darkness/heroes': 'ash or blood, in this light one cannot tell',
  'checkmate/traitor': 'the game is Death’s, won at the board or because nobody sits there',
  'the-feast/heroes': 'whoever sits at that table or lies under it begins without them',
  'treasure-hunt/each': 'nobody is said to be alive behind the finder, and whoever is left finds it in the end',
  'holy-ground/heroes': 'the song ends, disrupted or with its singers',
  'the-shadow-masquerade/heroes': 'the last Flame is set down in either case',
};

type Json = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** In how many ways a condition can come true, each of its alternatives counted. */
function ways(condition: unknown): number {
  if (!isRow(condition)) return 1;
  const { x, of } = condition;
  if (x === 'any') return listed(of).reduce<number>((sum, each) => sum + ways(each), 0);
  if (x === 'all') return listed(of).reduce<number>((product, each) => product * ways(each), 1);
  return x === undefined && of !== undefined ? ways(of) : 1;
}

/** Whether somebody wins at once by what is done. */
const winsAtOnce = (data: unknown): boolean =>
  Array.isArray(data)
    ? data.some(winsAtOnce)
    : isRow(data) && (data.op === 'win' || Object.values(data).some((value) => winsAtOnce(value)));

const words = loadWords(
  'en',
  SHIPPED.map(({ id }) => id),
);
const sides = SHIPPED.flatMap(({ haunts = [] }) => haunts.filter(isWritten)).flatMap((def) =>
  Object.entries(def.wins ?? {}).map(([side, win]) => ({
    name: `${def.id}/${side}`,
    ways: ways(win) + (winsAtOnce(def) ? 1 : 0),
    // Two ways, of which one is that no hero is left: that one has a text of its own.
    told: sideWords(words, def.id, side === 'each' ? 'all' : side)?.winDead === undefined ? 1 : 2,
  })),
);

test('each way to win has an ending of its own, or somebody has seen that the one is true for all', () => {
  expect(sides.length).toBeGreaterThan(100);
  expect(sides.filter((side) => side.ways > side.told).map(({ name }) => name)).toEqual(Object.keys(ONE_FOR_ALL));
});
