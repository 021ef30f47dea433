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
const noId = written('no-id.json', '{}');
const badRoom = written('bad-room.json', '{"id": "mine", "rooms": [{"id": "attic-2", "floors": "upper"}]}');
const badFloor = written(
  'bad-floor.json',
  '{"id": "mine", "rooms": [{"id": "attic-2", "floors": ["moon"], "doors": ["N"]}]}',
);
const badOp = written(
  'bad-op.json',
  '{"id": "mine", "cards": [{"id": "trap", "deck": "event", "draw": [{"op": "explode"}]}]}',
);
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
  [`sim --pack ${noId}`, 'id'],
  [`sim --pack ${badRoom}`, 'rooms.attic-2.floors'],
  [`sim --pack ${badFloor}`, 'moon'],
  [`sim --pack ${badOp}`, 'explode'],
  ['play --seat 4 --players 3', '--seat'],
  ['play --dice loaded', '--dice'],
  ['play --lang tlh', '--lang'],
  ['show', '--svg'],
  [`show ${badState} --svg x.svg`, 'format'],
  ['show nowhere.json --svg x.svg', 'nowhere.json'],
  ['show --paper blue --svg x.svg', '--paper'],
  ['replay', 'file'],
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
