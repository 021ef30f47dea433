import { secondEdition, thirdEdition } from '@hollow/content';
import type { CardDef, ExplorerDef, RoomDef } from '@hollow/engine';
import { expect, test } from 'vitest';
import { ArtBook } from '../src/book/book.ts';
import { fetchArt } from '../src/book/pack.ts';
import { CARD_ARTS } from '../src/cards/draw.ts';
import { ART } from '../src/glyphs/art.ts';
import { EXTENTS } from '../src/glyphs/extents.ts';
import { THING_WORDS, thingFor, wordsOfId } from '../src/glyphs/words.ts';
import { emblemsFor } from '../src/ink/emblems.ts';
import { drawCreature } from '../src/pieces/creatures.ts';
import { drawPlate } from '../src/pieces/plates.ts';
import { PLATES } from '../src/pieces/table/plates.ts';
import { roomMarkup } from '../src/rooms/tile.ts';
import { ROOM_TONES } from '../src/rooms/tones.ts';
import { THIRD_ART } from '../src/third/index.ts';

/** What nobody has drawn has a picture all the same, always the same one, and no two have the same. */

const WELL = /NaN|undefined/;

/** The second edition as if nobody had drawn anything of it. */
const undrawn = { ...secondEdition, id: 'undrawn' };
const drawn = new ArtBook([secondEdition]);
const composed = new ArtBook([undrawn]);

const differ = (pictures: readonly string[]): void => {
  for (const picture of pictures) expect(picture).not.toMatch(WELL);
  expect(pictures).not.toContain('');
  expect(new Set(pictures).size).toBe(pictures.length);
};

test.each([
  ['drawn', secondEdition, drawn],
  ['composed', secondEdition, composed],
  ['drawn in the third edition', thirdEdition, new ArtBook([thirdEdition], [THIRD_ART])],
] as const)('every room, card and explorer of a pack has a picture of its own, %s', (_, pack, art) => {
  differ((pack.rooms ?? []).map(({ id }) => roomMarkup(art.room(id))));
  differ((pack.cards ?? []).map(({ id }) => art.vignette(id)));
  differ((pack.explorers ?? []).map(({ id }) => art.portrait(id) ?? ''));
});

test.each([secondEdition, thirdEdition])(
  'every explorer of $id has a letter of its own and the colour of its card',
  (pack) => {
    const art = new ArtBook([pack]);
    const people = pack.explorers ?? [];
    const letters = people.map(({ id }) => art.explorer(id).letter);
    expect(new Set(letters).size).toBe(people.length);
    expect(people.map(({ id }) => art.explorer(id).colour)).toEqual(people.map(({ card }) => card));
  },
);

test('what is drawn of a card is drawn of a card that there is', () => {
  const keys = new Set(
    [secondEdition, thirdEdition].flatMap(({ id: pack, cards = [] }) => cards.map(({ id }) => `${pack}/${id}`)),
  );
  const drawnCards = [...Object.keys(CARD_ARTS), ...Object.keys(THIRD_ART.cards).map((id) => `third-edition/${id}`)];
  expect(drawnCards.filter((key) => !keys.has(key))).toEqual([]);
  expect(Object.values(THIRD_ART.cards)).not.toContainEqual([]);
});

test('drawings that are kept apart come with their pack, and are those of its people', async () => {
  expect(await fetchArt(['second-edition'])).toEqual([]);
  expect(await fetchArt(['third-edition'])).toEqual([THIRD_ART]);
  expect(Object.keys(THIRD_ART.portraits).sort()).toEqual((thirdEdition.explorers ?? []).map(({ id }) => id).sort());
});

test('what is composed is composed the same again', () => {
  const again = new ArtBook([undrawn]);
  for (const { id } of secondEdition.rooms ?? []) expect(again.room(id)).toEqual(composed.room(id));
  for (const { id } of secondEdition.cards ?? []) expect(again.vignette(id)).toBe(composed.vignette(id));
});

test.each(secondEdition.rooms ?? [])('composed, $id keeps doorways, mark and plate free', ({ id, doors, symbol }) => {
  for (const [, x, y] of composed
    .room(id)
    .glyphs.filter(([art]) => !['rug', 'runner', 'walk'].some((flat) => flat === art))) {
    expect(x).toBeGreaterThanOrEqual(10);
    expect(x).toBeLessThanOrEqual(230);
    expect(y).toBeGreaterThanOrEqual(10);
    expect(y).toBeLessThanOrEqual(215);
    if (symbol !== undefined) expect(x < 50 && y < 50).toBe(false);
  }
  expect(composed.room(id).doors).toEqual(doors);
});

test('everything composed is drawn in tones that a room has', () => {
  const known = new Set([...Object.keys(ROOM_TONES.tones), 'rm']);
  const markup = [
    ...(secondEdition.rooms ?? []).map(({ id }) => roomMarkup(composed.room(id))),
    ...(secondEdition.cards ?? []).map(({ id }) => composed.vignette(id)),
    ...Object.values(ART).map((glyph) => glyph()),
  ].join('');
  const used = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  expect([...used].filter((tone) => !known.has(tone))).toEqual([]);
});

test('a room is furnished by its name, else by where it lies', () => {
  const room = (id: string, floors: readonly string[], tags: readonly string[] = []): RoomDef => ({
    id,
    floors,
    doors: ['N'],
    tags,
  });
  const rooms = [
    room('ships-kitchen', ['ground']),
    room('xyzzy', ['basement']),
    room('plugh', ['upper']),
    room('frobozz', ['ground'], ['outside']),
    room('bell-of-the-deep', ['ground']),
    room('start', ['ground']),
  ];
  const { edition } = secondEdition;
  if (edition === undefined) throw new Error('there is no edition');
  const art = new ArtBook([{ id: 'own', edition: { ...edition, start: 'start' }, rooms }]);
  expect(['tile', 'flags']).toContain(art.room('ships-kitchen').floor);
  expect(art.room('xyzzy').wall).toBe('rock');
  expect(art.room('plugh').wall).toBe('wood');
  expect(art.room('frobozz').wall).toBe('hedge');
  expect(art.room('bell-of-the-deep').glyphs.map(([glyph]) => glyph)).toContain('bell');
});

test('the word that an id is about comes first', () => {
  expect(wordsOfId('necklace-of-teeth').slice(0, 2)).toEqual(['necklace', 'teeth']);
  expect(wordsOfId('creepy-doll')[0]).toBe('doll');
  expect(thingFor('creepy-doll')).toBe('puppet');
  expect(thingFor('xyzzy')).toBeUndefined();
  expect(Object.values(THING_WORDS).filter((art) => ART[art] === undefined || EXTENTS[art] === undefined)).toEqual([]);
});

/** The monsters of each haunt. Those of different haunts never meet, and may look alike where they are the same sort: a zombie is a zombie. */
const creatures = (secondEdition.haunts ?? []).map(({ id, monsters }) =>
  Object.keys(monsters ?? {}).map((kind) => `${id}/${kind}`),
);

test('every monster has a disc, and those of which nothing is known differ', () => {
  expect(creatures.flat().length).toBeGreaterThan(8);
  for (const kinds of creatures) differ(kinds.map(drawCreature));
  const discs = creatures.flat().map(drawCreature);
  expect(new Set(discs).size).toBeGreaterThan(discs.length * 0.85);
  differ(['a/quell', 'a/umbral', 'a/gloam', 'b/quell', 'b/whisperer', 'c/hush'].map(drawCreature));
});

test('sorts of one kind are told apart', () => {
  differ(['h/assistant', 'h/blue-assistant', 'h/red-assistant', 'h/production-assistant'].map(drawCreature));
});

const pieces = [secondEdition, thirdEdition].flatMap(({ id: pack, tokens = [], haunts = [] }) =>
  [
    ...tokens.map(({ id }) => id),
    ...haunts.flatMap(({ id, pieces: own }) => Object.keys(own ?? {}).map((kind) => `${id}/${kind}`)),
  ].map((id) => ({ pack, id })),
);

test('every token and piece has a plate, drawn rows are those of pieces that there are', () => {
  for (const { pack, id } of pieces) expect(drawPlate(id, [pack])).not.toMatch(WELL);
  const keys = new Set(pieces.map(({ pack, id }) => `${pack}/${id}`));
  expect(Object.keys(PLATES).filter((key) => !keys.has(key))).toEqual([]);
  differ(['h/quux', 'h/mote', 'h/shard', 'h/lantern', 'h/key', 'i/quux'].map((id) => drawPlate(id)));
});

test('decks and traits have marks of their own, and no two the same', () => {
  const marks = emblemsFor(['omen', 'signal', 'cargo', 'nerve', 'craft', 'brawn', 'speed']);
  expect(marks.get('omen')).toBe('omen');
  expect(marks.get('speed')).toBe('speed');
  expect(new Set(marks.values()).size).toBe(7);
});

test('explorers of one colour have different letters; a card without a colour gets one', () => {
  const person = (id: string, card: string): ExplorerDef => ({
    id,
    card,
    pronoun: 'they',
    age: 30,
    birthday: { month: 1, day: 1 },
    height: '',
    weight: 0,
    hobbies: [],
    tracks: {},
  });
  const explorers = [person('ada-voss', 'red'), person('anna-vane', 'red'), person('bo', 'lamp'), person('bea', 'oil')];
  const art = new ArtBook([{ id: 'own', explorers }]);
  expect(art.explorer('ada-voss')).toEqual({ colour: 'red', letter: 'A' });
  expect(art.explorer('anna-vane')).toEqual({ colour: 'red', letter: 'V' });
  expect(art.explorer('bo').colour).not.toBe(art.explorer('bea').colour);
  expect(drawn.explorer('madame-zostra')).toEqual({ colour: 'blue', letter: 'S' });
});

test('a card shows what its id names, a weapon where it names nothing', () => {
  const card = (id: string, more: Partial<CardDef> = {}): CardDef => ({ id, deck: 'item', ...more });
  const art = new ArtBook([{ id: 'own', cards: [card('rusty-key'), card('xyzzy', { tags: ['weapon'] })] }]);
  expect(art.vignette('rusty-key')).toContain(ART.key());
  expect(
    ['blade', 'axe', 'spear', 'revolver', 'scepter', 'saw'].some((id) =>
      art.vignette('xyzzy').includes(ART[id as 'axe']()),
    ),
  ).toBe(true);
});
