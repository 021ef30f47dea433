import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hollow, scratch } from './hollow.ts';

const folder = scratch();
const written = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const noJson = written('broken.json', '{"id": ');
const packs = new Map<string, string>();
/** A pack of one's own with this in it; the name of its file. */
const pack = (parts: object): string => {
  const file = written(`pack-${packs.size}.json`, JSON.stringify({ id: 'mine', format: 2, ...parts }));
  packs.set(file, file);
  return file;
};
const room = { id: 'attic-2', floors: ['upper'], doors: ['N'] };
const person = {
  id: 'ann',
  card: 'grey',
  pronoun: 'she',
  age: 30,
  birthday: { month: 1, day: 1 },
  height: 'tall',
  weight: 60,
  hobbies: [],
  tracks: { speed: { values: [2, 3], start: 0 } },
};
const badState = written('state.json', '{"format": 99}');

/** A command line, and the field that its one line of complaint must name. */
const TABLE: readonly (readonly [line: string, named: string])[] = [
  ['dance', 'dance'],
  ['sim --gamez 3', '--gamez'],
  ['sim --games x', '--games'],
  ['sim --games 0', '--games'],
  ['sim --games', '--games'],
  ['sim --players 9', '--players'],
  ['sim --players 5..3', '--players'],
  ['sim --shard 3/2', '--shard'],
  ['sim --max-rounds -1', '--max-rounds'],
  ['sim --bots genius', '--bots'],
  ['sim --haunt 999', '--haunt'],
  ['sim --edition seventh', '--edition'],
  ['sim --expansion moon', '--expansion'],
  ['sim --pack nowhere.json', 'nowhere.json'],
  [`sim --pack ${noJson}`, 'broken.json'],
  [`sim --pack ${written('no-id.json', '{"format":2}')}`, '“id” is missing'],
  [`sim --pack ${written('list.json', '[]')}`, 'an object expected'],
  [`sim --pack ${pack({ id: '../text' })}`, 'id: an id in kebab-case'],
  [`sim --pack ${pack({ roms: [] })}`, 'did you mean “rooms”'],
  [`sim --pack ${pack({ rooms: [{ ...room, floors: 'upper' }] })}`, 'rooms/attic-2/floors'],
  [`sim --pack ${pack({ rooms: [{ ...room, floors: ['moon'] }] })}`, 'moon'],
  [`sim --pack ${pack({ rooms: [{ ...room, doors: ['Q'] }] })}`, 'rooms/attic-2/doors/0'],
  [`sim --pack ${pack({ rooms: [{ ...room, colour: 'red' }] })}`, 'there is no field “colour”'],
  [`sim --pack ${pack({ rooms: [{ ...room, id: 'attic' }] })}`, '“attic” is also a room of second-edition'],
  [`sim --pack ${pack({ tokens: [{ id: 'coin', n: -1 }] })}`, 'tokens/coin/n'],
  [`sim --pack ${pack({ tokens: [{ id: 'coin', n: 1e12 }] })}`, 'tokens/coin/n'],
  [`sim --pack ${pack({ explorers: [{ ...person, birthday: null }] })}`, 'explorers/ann/birthday'],
  [`sim --pack ${pack({ explorers: [{ ...person, birthday: { month: 13, day: 1 } }] })}`, 'birthday/month'],
  [`sim --pack ${pack({ explorers: [person] })}`, 'no track for might'],
  [`sim --pack ${pack({ cards: [{ id: 'trap', deck: 'event', draw: [{ op: 'explode' }] }] })}`, 'explode'],
  [`sim --pack ${pack({ cards: [{ id: 'trap', deck: 'event', draw: [{ op: 'end', wat: 'turn' }] }] })}`, 'wat'],
  [`sim --pack ${pack({ extends: 'moon' })}`, 'mine/extends'],
  [`sim --pack ${pack({ haunts: [{ id: 'mine-own', number: 35, kind: 'none' }] })}`, 'second-edition/small-change'],
  ['play --seat 4 --players 3', '--seat'],
  ['play --dice loaded', '--dice'],
  ['play --lang tlh', '--lang'],
  ['show', '--svg'],
  [`show ${badState} --svg x.svg`, 'format'],
  ['show nowhere.json --svg x.svg', 'nowhere.json'],
  ['show --paper blue --svg x.svg', '--paper'],
  ['replay', 'game'],
  ['replay nowhere.json', 'nowhere.json'],
  ['script nowhere.yaml', 'nowhere.yaml'],
  ['content show no-such-thing', 'no-such-thing'],
  ['new card Bad_Id', 'Bad_Id'],
  ['new song lullaby', 'song'],
  ['new room attic-2 --in nowhere', '--in'],
  ['bench --rounds none', '--rounds'],
];

test.for(TABLE)('hollow %s is refused in one line', async ([line, named]) => {
  const ran = await hollow(line.split(' '));
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
  expect(ran.err).toContain(named);
  expect(ran.err).not.toMatch(/\bat .*:\d+:\d+/);
});
