import { secondEdition } from '@hollow/content';
import type { Option, Position } from '@hollow/engine';
import { loadText } from '@hollow/text';
import { expect, test } from 'vitest';
import { placesOf } from '../src/board/places.ts';
import { readHouse, speakRoom } from '../src/board/reading.ts';
import { asked, POSITION, plan } from './board.ts';
import { must } from './must.ts';

const text = loadText('en', [secondEdition]);
const options: readonly Option[] = [
  { verb: 'move', room: 'entrance-hall', cost: 1, side: 'E' },
  { verb: 'discover', room: 'foyer', side: 'S', cost: 1 },
];

function read(id: string) {
  const house = plan();
  const floors = readHouse(text, house, placesOf(asked(options), 'foyer'), POSITION);
  const room = floors.flatMap(({ rooms }) => rooms).find((one) => one.id === id);
  if (room === undefined) throw new Error(`there is a ${id}`);
  return room;
}

test('the house is read floor by floor, as it is shown', () => {
  const house = plan();
  const floors = readHouse(text, house, placesOf(null), POSITION);
  expect(floors.map(({ id }) => id)).toEqual(['upper', 'ground', 'basement']);
  expect(floors.flatMap(({ rooms }) => rooms)).toHaveLength(POSITION.rooms.length);
});

test('a room is read with its doors, who is there and what lies there', () => {
  expect(read('foyer').people).toEqual(['Vivian Lopez']);
  expect(read('library').things).toEqual(['Axe']);
  expect(read('grand-staircase').ways).toEqual(['east to the Foyer', 'stairs to the Upper Landing']);
  expect(read('charred-room').ways).toEqual([
    'north (unopened)',
    'east (unopened)',
    'south to the Entrance Hall',
    'west (a door against a wall)',
  ]);
});

test('whoever has come over to the traitor is called so, like the traitor', () => {
  const [vivian, ox] = [must(POSITION.explorers[0]), must(POSITION.explorers[1])];
  const over: Position = { ...POSITION, traitor: vivian.id, explorers: [vivian, { ...ox, side: 'traitor' }] };
  const house = plan();
  const people = readHouse(text, house, placesOf(null), over).flatMap(({ rooms }) => rooms.map((one) => one.people));
  expect(people.flat()).toEqual(['Vivian Lopez (traitor)', 'Ox Bellows (traitor)']);
});

test('what one knows of a room and others do not stands with it', () => {
  const noted: Position = { ...POSITION, notes: { assassin: { library: 1, foyer: 0 } } };
  const rooms = readHouse(text, plan(), placesOf(null), noted).flatMap((floor) => floor.rooms);
  expect(rooms.filter(({ things }) => things.includes('what only you know about it')).map(({ id }) => id)).toEqual([
    'library',
  ]);
});

test('what one can do is said with what it costs', () => {
  expect(read('entrance-hall').go).toEqual({ cost: 1, oneWay: false });
  expect(read('library').go).toBeNull();
  expect(speakRoom(text, read('entrance-hall'))).toMatch(/^Entrance Hall\. You can go there for 1 space\./);
  expect(speakRoom(text, read('library'))).toMatch(/^Library\. Look at this room\./);
  expect(speakRoom(text, read('foyer'))).toContain('south (a door that you can open for 1 space)');
});
