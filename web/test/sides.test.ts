import { secondEdition } from '@hollow/content';
import { explorerToken, PIECE_TONES, signOf } from '@hollow/drawing/pieces';
import { loadText } from '@hollow/text';
import { expect, test } from 'vitest';
import { heroesLeft } from '../src/people/heroesLeft.ts';
import { bookTitle, factionOf, roleOf, roleTitle, sideGroups, standsAs } from '../src/people/side.ts';
import { POSITION } from './board.ts';

/** A haunt with a side of its own, in its own words. */
const pack = {
  ...secondEdition,
  id: 'a-third-side',
  words: { en: { pages: { feud: { all: { name: 'A Feud', sides: { 'grey-folk': 'Grey Folk' } } } } } },
};
const text = loadText('en', [pack]).during({ haunt: 'feud', sides: ['grey-folk'] });

const [vivian, ox] = POSITION.explorers;
if (vivian === undefined || ox === undefined) throw new Error('two explorers stand in the house');
const zoe = { ...ox, id: 'zoe-ingstrom', seat: 2 };
const explorers = [
  { ...vivian, seat: 0, side: 'grey-folk' },
  { ...ox, seat: 1, side: 'heroes' },
  { ...zoe, side: 'traitor' },
];

test('a side that a haunt declares is called as its words say, and so is its book', () => {
  expect([roleOf(text, 'grey-folk'), roleTitle(text, 'grey-folk')]).toEqual(['Grey Folk', 'Grey Folk']);
  expect([roleOf(text, 'heroes'), roleTitle(text, 'traitor')]).toEqual(['hero', 'Traitor']);
  const title = (sides: readonly string[], book: string | null = null): string => bookTitle(text, { sides, book });
  expect(title(['grey-folk'])).toBe('The book for the Grey Folk');
  expect(title(['heroes'])).toBe(text.t('play.tome-heroes'));
  expect(title(['heroes', 'traitor'])).toBe(text.t('play.tome-all'));
  // A haunt that one book alone tells of.
  expect(title(['heroes'], 'traitor')).toBe(text.t('play.tome-traitor'));
  expect(title(['heroes', 'traitor'], 'heroes')).toBe(text.t('play.tome-heroes'));
});

test('where a side has won against the heroes it is said whether one was left: of two ways to win that tells which', () => {
  const left = (winners: string, dead = false): string => {
    const position = { traitor: zoe.id, explorers: explorers.map((one) => ({ ...one, dead: dead || undefined })) };
    return heroesLeft(text, position as never, winners);
  };
  expect([left('traitor'), left('traitor', true)]).toEqual(['One hero was still alive.', 'No hero was left alive.']);
  expect([left('grey-folk'), left('heroes'), left('nobody')]).toEqual(['One hero was still alive.', '', '']);
});

test('everybody stands with their own side', () => {
  expect(sideGroups({ traitor: zoe.id, explorers })).toEqual([
    { side: 'traitor', ids: [zoe.id] },
    { side: 'grey-folk', ids: [vivian.id] },
    { side: 'heroes', ids: [ox.id] },
  ]);
  // Nobody has been named: all are together.
  expect(sideGroups({ traitor: null, explorers: [vivian, ox] })).toEqual([{ side: 'heroes', ids: [vivian.id, ox.id] }]);
});

test('where everybody plays alone nobody is called a hero', () => {
  const position = { traitor: null, explorers: [{ ...vivian, side: 'heroes' }], hauntKind: 'free-for-all' } as const;
  expect(sideGroups(position)).toEqual([{ side: 'each', ids: [vivian.id] }]);
  const [own] = position.explorers;
  expect(standsAs(position, own)).toBe('each');
  expect(standsAs({ hauntKind: 'traitor' }, own)).toBe('heroes');
  expect(standsAs({}, vivian)).toBe(null);
  expect(roleOf(text, 'each')).toBe('playing alone');
});

test('who is of a side that a haunt declares wears its sign, a colour and a letter', () => {
  const position = { explorers };
  expect(explorers.map(({ id }) => factionOf(position, id))).toEqual(['grey-folk', null, null]);
  const look = { colour: 'red', letter: 'V' } as const;
  const worn = JSON.stringify(explorerToken(look, { side: signOf('grey-folk', text.name('grey-folk')) }));
  expect(worn).toContain('token-sign');
  expect(worn).toContain('"G"');
  // The traitor's dagger says enough.
  expect(JSON.stringify(explorerToken(look, { traitor: true, side: signOf('a', 'A') }))).not.toContain('token-sign');
  expect(JSON.stringify(explorerToken(look, {}))).not.toContain('token-sign');
  for (const side of ['grey-folk', 'cult', 'the-drowned'])
    expect(PIECE_TONES.tones).toHaveProperty(`s-${signOf(side, side).tone}`);
});
