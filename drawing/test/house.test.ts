import { secondEdition } from '@hollow/content';
import { Engine } from '@hollow/engine';
import { expect, test } from 'vitest';
import { ArtBook } from '../src/book/book.ts';
import { houseSvg } from '../src/house/house.ts';
import { DARK_PAPER, LIGHT_PAPER } from '../src/paper/tints.ts';
import { roomStencil } from '../src/rooms/tile.ts';

const engine = new Engine([secondEdition]);
const art = new ArtBook([secondEdition]);

/** A new game of two, with names that must not break out of the markup. */
function picture(paper: typeof DARK_PAPER | typeof LIGHT_PAPER = DARK_PAPER): string {
  const seats = ['ox-bellows', 'zoe-ingstrom'].map((explorer) => ({ explorers: [explorer] }));
  const { state } = engine.create({ seats, first: 'ox-bellows' }, 'picture');
  const { position } = engine.view(state, 'public');
  const house = {
    position,
    art,
    floors: (secondEdition.edition?.floors ?? []).toReversed(),
    decks: (secondEdition.edition?.decks ?? []).map(({ id }) => id),
    words: {
      title: 'The house',
      name: (id: string) => `“${id}” <&>`,
      floor: (id: string) => id,
      rooms: (n: number) => `${n} rooms`,
    },
  };
  return houseSvg(house, paper);
}

test('the picture of a house holds all it refers to, and no name breaks out of its place', () => {
  const svg = picture();
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const wanted = [...svg.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].map(([, id]) => id);
  expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  expect(svg).not.toMatch(/var\(|NaN|undefined|<&/);
  expect(svg).toContain('“foyer” &lt;&amp;&gt;');
});

test('every shape of it has a tone', () => {
  const svg = picture();
  const style = svg.slice(svg.indexOf('<style>'), svg.indexOf('</style>'));
  const groups = new Set(['rm', 'token', 'monster', 'sym', 'plate', 'things', 'fog']);
  const used = new Set([...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  expect([...used].filter((tone) => !groups.has(tone) && !style.includes(`.${tone}{`))).toEqual([]);
});

test('a room in it is the room of the page, each drawn once', () => {
  const svg = picture();
  const shapes = roomStencil(art.room('foyer')).draw();
  expect(svg.split(shapes).length).toBe(2);
});

test('on light paper the shapes are the same and the colours others', () => {
  const shapes = (svg: string): RegExpMatchArray | null => svg.match(/ d="[^"]*"/g);
  expect(shapes(picture(LIGHT_PAPER))).toEqual(shapes(picture()));
  expect(picture(LIGHT_PAPER)).toContain(LIGHT_PAPER['fl-boards']);
  expect(picture()).not.toContain(LIGHT_PAPER['fl-boards']);
});
