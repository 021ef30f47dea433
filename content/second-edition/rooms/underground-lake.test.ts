import type { Pack } from '@hollow/engine';
import { runScript, type Script } from '@hollow/engine/kit';
import { expect, test } from 'vitest';
import { secondEdition } from '../../index.ts';

/** The tile of this pack shows the basement alone; there are prints whose back shows the upper floor too. */
const print: Pack = {
  ...secondEdition,
  rooms: (secondEdition.rooms ?? []).map((room) =>
    room.id === 'underground-lake' ? { ...room, floors: ['basement', 'upper'] } : room,
  ),
};

const found = (reading: string, steps: Script['steps']): Script => ({
  title: 'The lake is found upstairs',
  switches: { undergroundLake: reading },
  explorers: ['ox-bellows', 'zoe-ingstrom', 'vivian-lopez'],
  stack: { rooms: ['underground-lake'], event: ['smoke'] },
  position: { turn: 'ox-bellows', explorers: { 'ox-bellows': { room: 'upper-landing' } } },
  steps: [{ discover: { door: 'north', rotate: 180 } }, ...steps],
});

test('found upstairs with a back that shows that floor, the lake falls with its finder after the event', () => {
  const falls = found('fallsFromUpper', [
    { expect: { question: 'move-room', drawn: { event: 1 }, tokens: { 'underground-lake': ['smoke'] } } },
    { door: { room: 'basement-landing', side: 'east' } },
    { rotate: 270 },
    { expect: { 'ox-bellows': { room: 'underground-lake' }, rooms: { 'underground-lake': { floor: 'basement' } } } },
  ]);
  expect(runScript([print], falls).message).toBe('');
});

test('by the other reading it is a room like others and stays upstairs', () => {
  const stays = found('basementOnly', [
    { expect: { 'ox-bellows': { room: 'underground-lake' }, rooms: { 'underground-lake': { floor: 'upper' } } } },
  ]);
  expect(runScript([print], stays).message).toBe('');
});

test('with the tile of this pack nobody finds it upstairs, by either reading', () => {
  for (const reading of ['fallsFromUpper', 'basementOnly']) {
    const set = found(reading, []);
    const aside = { ...set, stack: { rooms: ['underground-lake', 'bedroom'], event: ['smoke'] } };
    const steps = [
      { discover: { door: 'north', rotate: 90 } },
      { expect: { 'ox-bellows': { room: 'bedroom' }, stacks: { discards: 1 }, rooms: { 'underground-lake': null } } },
    ];
    expect(runScript([secondEdition], { ...aside, steps }).message).toBe('');
  }
});
