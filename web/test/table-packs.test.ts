import { secondEdition, thirdEdition } from '@hollow/content';
import type { Pack } from '@hollow/engine';
import { seatCounts } from '@hollow/protocol';
import { houseWords, loadText } from '@hollow/text';
import { expect, test } from 'vitest';
import { tumbling } from '../src/dice/faces.ts';
import { INVENTED } from '../src/gallery/invented.ts';
import { glossary, splitAtTerms } from '../src/glossary/Glossed.tsx';
import { milestones } from '../src/log/statistics.ts';
import { amended } from '../src/packs/load.ts';
import { TablePacks } from '../src/packs/TablePacks.ts';
import { chaptersOf } from '../src/rulebook/RulesView.tsx';
import { cardsOf, drawnSoFar } from '../src/table/strip/drawn.ts';
import { SECOND, STRANGE } from './packs.ts';

const text = loadText('en', []);

test('floors, decks, traits and dice are those of the edition, however many', () => {
  expect(SECOND.floors).toEqual(['upper', 'ground', 'basement']);
  expect(SECOND.startFloor).toBe('ground');
  expect(SECOND.decks).toEqual(['event', 'item', 'omen']);
  expect(SECOND.faces).toEqual([0, 1, 2]);
  expect(STRANGE.floors).toEqual(['lantern-house', 'rock']);
  expect(STRANGE.startFloor).toBe('rock');
  expect(STRANGE.decks).toEqual(['signal']);
  expect(STRANGE.traits).toEqual(['nerve', 'craft', 'brawn']);
  expect(STRANGE.faces).toEqual([0, 1, 2, 3]);
});

test('a symbol is not the deck it lets one draw from, and cards are counted in words of their own', () => {
  const { pack } = INVENTED;
  const decks = [{ id: 'find', symbol: 'gull', kept: true, items: true }];
  const edition = { ...pack.edition, decks } as NonNullable<typeof pack.edition>;
  const gulls = new TablePacks([{ ...INVENTED, pack: { ...pack, edition } }]);
  expect(gulls.deckOfSymbol('gull')).toBe('find');
  expect(SECOND.deckOfSymbol('omen')).toBe('omen');
  expect(cardsOf(text, 'find', 1)).toBe('find');
  expect(cardsOf(text, 'find', 10)).toBe('finds');
  expect(cardsOf(text, 'omen', 10)).toBe('omens');
});

test('the deck that brings the haunt nearer is the one that the edition says', () => {
  expect(SECOND.countedDeck).toBe('omen');
  expect(STRANGE.countedDeck).toBeNull();
  const { edition, ...pack } = INVENTED.pack;
  if (edition === undefined) throw new Error('the invented pack is no edition');
  // It counts the cards of a deck for something else: only what it says itself holds.
  const flow = [{ op: 'when', if: { x: 'drawn', deck: 'signal' } }] as unknown as typeof edition.flow;
  const counting = (more: Partial<typeof edition>): string | null =>
    new TablePacks([{ ...INVENTED, pack: { ...pack, edition: { ...edition, flow, ...more } } }]).countedDeck;
  expect(counting({})).toBeNull();
  expect(counting({ omenDeck: 'signal' })).toBe('signal');
});

test('where nothing is counted the page says that the haunt is not on, and the line of the game has no such points', () => {
  const position = { drawn: { signal: 4 } };
  expect(drawnSoFar(text, STRANGE, position)).toBe(text.t('play.before'));
  expect(drawnSoFar(text, SECOND, { drawn: { omen: 3 } })).toBe('3 omens');
  expect(drawnSoFar(text, { countedDeck: 'signal' }, position)).toBe('4 signals');
  const draw = { type: 'draw', who: 'wick', deck: 'signal', card: 'the-horn', reveals: false } as never;
  expect(milestones([draw], STRANGE.countedDeck)).toEqual([]);
  expect(milestones([draw], 'signal')).toEqual([{ at: 0, kind: 'drawn', id: 'the-horn' }]);
});

test('traits and decks that there are no words for are not explained', () => {
  expect(glossary(text, STRANGE).map(({ word }) => word)).not.toContain('nerve');
  const played = loadText('en', [secondEdition]);
  expect(glossary(played, SECOND).map(({ word }) => word)).toEqual(expect.arrayContaining(['Speed', 'omen']));
});

test('what cards of one edition say in a word is explained in that edition', () => {
  const wordsOf = (edition: Pack): string[] => glossary(loadText('en', [edition]), SECOND).map(({ word }) => word);
  const terms = ['bury', 'critical', 'heal', 'in sight'];
  expect(wordsOf(thirdEdition)).toEqual(expect.arrayContaining(terms));
  for (const term of terms) expect(wordsOf(secondEdition)).not.toContain(term);
});

test('where a discovery ends the turn, the door and the tile say so', () => {
  const third = loadText('en', [thirdEdition]);
  expect(third.t('play.chosen-door-more')).toContain('your turn ends');
  expect(third.t('play.then-draw', { deck: third.noun('event') })).toBe(
    'Then you draw an event card, and your turn ends.',
  );
  const second = loadText('en', [secondEdition]);
  expect(second.t('play.then-draw', { deck: second.noun('event') })).toContain('Your movement ends here');
});

test('dice tumble through the faces of their edition', () => {
  const shown = Array.from({ length: 40 }, (_, i) => tumbling([0, 0, 0], 'a', i, STRANGE.faces)).flat();
  expect(new Set(shown.map(({ face }) => face))).toEqual(new Set([0, 1, 2, 3]));
});

test('cards of any deck have words, and rules that can be read', () => {
  expect(SECOND.kindOf('book')).toBe('omens');
  expect(STRANGE.kindOf('the-horn')).toBe('cards');
  const card = {
    id: 'the-horn',
    deck: 'signal',
    draw: [{ op: 'shift', who: { x: 'self' }, trait: 'nerve', steps: -1 }],
  };
  const pack = { ...INVENTED.pack, cards: [card] } as unknown as typeof INVENTED.pack;
  expect(text.rulesText(new TablePacks([{ ...INVENTED, pack }]).whole, 'cards', 'the-horn').join()).not.toBe('');
});

test('what an expansion brings lies beside what the edition brings', () => {
  const room = { id: 'sea-cave', floors: ['rock'], doors: ['N' as const], symbol: 'signal' };
  const more = { ...INVENTED, id: 'more', hash: 'more@00000000000000', pack: { id: 'more', rooms: [room] } };
  const packs = new TablePacks([INVENTED, more]);
  expect(packs.room('sea-cave')).toEqual(room);
  expect(packs.art.room('sea-cave')).toMatchObject({ key: 'more/sea-cave', doors: ['N'] });
  expect(packs.whole.edition).toBe(INVENTED.pack.edition);
});

test('what an expansion changes in its base is laid over it before the table is set', async () => {
  const floors = INVENTED.pack.edition?.floors ?? [];
  const pack = { id: 'more', extends: INVENTED.pack.id, amend: [{ of: 'edition', at: 'floors', add: ['roof'] }] };
  const more = { ...INVENTED, id: 'more', hash: 'more@00000000000000', pack } as typeof INVENTED;
  expect(await amended([INVENTED])).toEqual([INVENTED]);
  expect(new TablePacks(await amended([INVENTED, more])).floors).toEqual([...floors, 'roof'].toReversed());
});

test('words of the glossary are found in sentences of any language, in each of their forms', () => {
  const marked = (lang: string, sentence: string): string[] =>
    splitAtTerms(sentence, glossary(loadText(lang, ['second-edition']), SECOND)).flatMap(({ text: piece, term }) =>
      term === null ? [] : [`${piece}: ${term.word}`],
    );
  expect(marked('pl', 'Tracisz Siłę i Szybkość; nikt nie ma Omenów.')).toEqual([
    'Siłę: Siła',
    'Szybkość: Szybkość',
    'Omenów: Omen',
  ]);
  expect(marked('pl', 'Po nawiedzeniu nie zadajesz obrażeń.')).toEqual([
    'nawiedzeniu: nawiedzenie',
    'obrażeń: obrażenia',
  ]);
  // A word inside another is none.
  expect(marked('pl', 'Silenie nic nie da.')).toEqual([]);
  expect(marked('de', 'Die Kraft des Omens.')).toContain('Omens: Omen');
  expect(marked('en', 'Two omens and a haunting.')).toEqual(['omens: omen']);
  const cyrillic = { word: 'Сила', forms: ['Силу'], meaning: '' };
  expect(splitAtTerms('Вы теряете Силу, а не Усилие.', [cyrillic]).filter(({ term }) => term !== null)).toHaveLength(1);
});

test('a full stop stays with the word of the glossary before it, and never begins a line', () => {
  const sentence = 'Take mental damage. (Or an omen.) Roll Might; then “heal”.';
  const pieces = splitAtTerms(sentence, glossary(loadText('en', ['second-edition']), SECOND));
  expect(pieces.map(({ text: piece, close = '' }) => piece + close).join('')).toBe(sentence);
  expect(pieces.filter(({ text: piece, term }) => term === null && /^[^\s\p{L}(“]/u.test(piece))).toEqual([]);
  expect(pieces.find(({ text: piece }) => piece.endsWith('damage'))?.close).toBe('.');
});

test('the rules in short are words of an edition: another one shows its own, or none', () => {
  const second = chaptersOf(loadText('en', [secondEdition]));
  expect(second).toHaveLength(7);
  expect(second[0]?.more).toContain('Entrance Hall');
  expect(chaptersOf(loadText('en', []))).toEqual([]);
  // They come to the page with the pack, in its language or in English.
  const sent = (lang: string): string[] =>
    Object.keys(houseWords(lang, secondEdition).words.messages).filter((key) => key.startsWith('rulebook.short-'));
  expect(sent('en')).toHaveLength(14);
  expect(sent('de')).toHaveLength(14);
  const own = {
    ...secondEdition,
    id: 'my-own',
    words: { en: { messages: { 'rulebook.short-1': 'Sea', 'rulebook.short-1-more': 'It is wet.' } } },
  };
  expect(chaptersOf(loadText('en', [own]))).toEqual([{ title: 'Sea', more: 'It is wet.' }]);
});

test('how many play, and with how many explorers each, is what the edition says', () => {
  expect([SECOND.explorersEach(2), SECOND.explorersEach(3)]).toEqual([2, 1]);
  expect(STRANGE.explorersEach(2)).toBe(1);
  expect(seatCounts({ min: 3, max: 5 })).toEqual([3, 4, 5]);
  expect(seatCounts({ min: 1, max: 12 })).toEqual(seatCounts(null));
});
