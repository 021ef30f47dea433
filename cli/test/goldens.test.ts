import { globSync, readFileSync } from 'node:fs';
import type { Pack } from '@hollow/engine';
import type { KeptAnswer } from '@hollow/engine/kit';
import { describe, expect, test } from 'vitest';
import { FOLDER, gameFile, keptGames, keptHashes, keptTale } from '../src/golden/files.ts';
import { endingsOf } from '../src/golden/find.ts';
import { hashesOfGame } from '../src/golden/hashes.ts';
import { nameOf, writtenGame, writtenHaunts } from '../src/golden/kept-game.ts';
import { notesOf } from '../src/golden/notes.ts';
import { taleOf } from '../src/golden/tale.ts';
import { baseOf, PROJECT_PACKS, packsBehind, SHIPPED } from '../src/packs/packs.ts';
import { wordsIn } from '../src/packs/words.ts';
import { must } from './must.ts';

/** Where one of these differs and the change is meant: `npm run goldens`, and read what has changed. */
const MEANT = 'if this is meant: npm run goldens';
const full = process.env.HOLLOW_TEST === 'full';
const edition = baseOf(SHIPPED);
const packs = [edition];
const words = wordsIn('en', packs);
const wordsOf = new Map(PROJECT_PACKS.map(({ id }) => [id, wordsIn('en', packsBehind(`${id}/`))]));
const games = keptGames();
const hashes = keptHashes();

/** The tales that haunts of these packs want: one for each ending. */
const wanted = (of: readonly Pack[]): string[] =>
  [...writtenHaunts(of)].flatMap(([haunt, def]) => endingsOf(def).map((side) => nameOf({ haunt, side })));

test('there is a tale of every haunt for each of its endings, and no other', () => {
  const told = games.map(nameOf);
  expect(wanted(SHIPPED).filter((name) => !told.includes(name))).toEqual([]);
  // Of a pack that is still being written there are as many as were found.
  expect(told.filter((name) => !wanted(PROJECT_PACKS).includes(name))).toEqual([]);
});

test('a tale lies in the folder of its pack under the id of its haunt, played and told', () => {
  const files = (ending: string): string[] => globSync(`**/*.${ending}`, { cwd: FOLDER }).sort();
  expect(files('yaml')).toEqual(games.map((game) => `${nameOf(game)}.yaml`).sort());
  expect(files('txt')).toEqual(games.map((game) => `${nameOf(game)}.txt`).sort());
});

/** A game is played for its tale and again for its hashes: by turns, so that each haunt has both, and in the full run every game. */
const isPlayedFor = (part: 'tale' | 'hashes', { haunt, side }: (typeof games)[number]): boolean => {
  const own = games.filter((game) => game.haunt === haunt);
  const nth = own.findIndex((game) => game.side === side);
  return full || own.length === 1 || (nth % 2 === 0) === (part === 'tale');
};

describe.each(games)('$haunt, $side', (game) => {
  test.runIf(isPlayedFor('tale', game))('is told as it was', () => {
    const own = packsBehind(game.haunt);
    const text = must(wordsOf.get(own.at(-1)?.id ?? ''), game.haunt);
    expect(taleOf(own, text, game), MEANT).toBe(keptTale(game));
  });

  test.runIf(isPlayedFor('hashes', game))(
    'goes from turn to turn as it went: who stands where with what, and who is asked what',
    () => {
      expect(hashesOfGame(packsBehind(game.haunt), game), MEANT).toEqual(hashes[nameOf(game)]);
    },
  );
});

test('hashes are kept of the tales and of nothing else', () => {
  expect(Object.keys(hashes).sort()).toEqual(games.map(nameOf).sort());
});

test('neither tale nor hash of a haunt moves when another one is written', () => {
  const [first, second] = [...writtenHaunts(packs)];
  const without = [{ ...edition, haunts: (edition.haunts ?? []).filter((def) => def !== first?.[1]) }];
  expect(without[0]?.haunts.length).toBe((edition.haunts ?? []).length - 1);
  const kept = games.filter(({ haunt }) => haunt === second?.[0]);
  expect(kept.length).toBeGreaterThan(0);
  for (const game of kept) {
    expect(hashesOfGame(without, game)).toEqual(hashes[nameOf(game)]);
    expect(taleOf(without, words, game)).toBe(keptTale(game));
  }
});

describe('a game that is kept', () => {
  const [game] = games;
  if (game === undefined) throw new Error('there is no tale');
  const { answers } = game;
  /** The game with one answer changed: the first for which there is another. */
  const changed = (change: (answer: KeptAnswer) => KeptAnswer | null): { readonly told: () => string; at: number } => {
    const at = answers.findIndex((answer) => change(answer) !== null);
    const others = answers.map((answer, i) => (i === at ? (change(answer) ?? answer) : answer));
    return { told: () => taleOf(packs, words, { ...game, answers: others }), at };
  };

  test('is written as it is read', () => {
    expect(writtenGame(game, notesOf(packs, game))).toBe(readFileSync(gameFile(game), 'utf8'));
  });

  test('says which answer in which round no longer fits', () => {
    const { told, at } = changed(({ word, ...rest }) => (word === 'move' ? { ...rest, word, value: 'nowhere' } : null));
    expect(told).toThrow(
      new RegExp(`^round \\d+, answer ${at + 1} of ${answers.length}, “move: nowhere”: no option fits`),
    );
  });

  test('says where other dice are thrown than were kept, or none', () => {
    const fewer = changed((answer) =>
      answer.chance.dice === undefined ? null : { ...answer, chance: { dice: answer.chance.dice.map(() => [1]) } },
    );
    expect(fewer.told).toThrow(/answer \d+ of \d+.*: \d+ dice are thrown, and the tale has 1$/);
    const more = changed((answer) =>
      answer.chance.dice === undefined ? { ...answer, chance: { dice: [[0, 1]] } } : null,
    );
    expect(more.told).toThrow(/: dice 0 1 were not thrown$/);
  });

  test('says where it ends otherwise', () => {
    expect(() => taleOf(packs, words, { ...game, side: 'nobody' })).toThrow(/^the end: [a-z-]+ ends with /);
    expect(() => taleOf(packs, words, { ...game, answers: answers.slice(0, 9) })).toThrow('the end: the game goes on');
  });
});
