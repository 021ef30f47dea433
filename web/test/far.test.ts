import type { Option, Position } from '@hollow/engine';
import { describe, expect, test } from 'vitest';
import { farOf, shutOf } from '../src/board/far.ts';
import { sceneOf } from '../src/board/scene.ts';
import { asked, DEFS, FLOORS, POSITION } from './board.ts';
import { must } from './must.ts';

const options: readonly Option[] = [
  { verb: 'move', room: 'entrance-hall', cost: 1, side: 'E' },
  { verb: 'move', room: 'grand-staircase', cost: 1, side: 'W' },
  { verb: 'end' },
];
const sceneWith = (left: number) => sceneOf(POSITION, DEFS, FLOORS, asked(options, left));
const far = (room: string, left: number) => farOf(sceneWith(left), room, left);

test('a room that is lit needs no reason', () => {
  expect(far('entrance-hall', 3)).toBeNull();
  expect(far('upper-landing', 3)).toBeNull();
  expect(far('foyer', 3)).toBeNull();
});

test('a room too far away says how far', () => {
  expect(far('junk-room', 2)).toEqual({ why: 'steps', steps: 3 });
});

test('a room behind one that asks for a roll says where the walk would stop', () => {
  expect(far('bedroom', 6)).toEqual({ why: 'held', room: 'junk-room' });
});

test('a room that no open door leads to says so', () => {
  expect(far('basement-landing', 6)).toEqual({ why: 'no-way' });
});

test('a dark door says what it would take', () => {
  expect(shutOf(sceneWith(1), 'entrance-hall', 1)).toEqual({ why: 'steps', cost: 1 });
  expect(shutOf(sceneWith(3), 'entrance-hall', 3)).toBeNull();
  expect(shutOf(sceneWith(6), 'junk-room', 6)).toEqual({ why: 'held' });
  expect(shutOf(sceneWith(2), 'bedroom', 2)).toBeNull();
});

describe('whoever passes what holds others up', () => {
  const [vivian, ox] = [must(POSITION.explorers[0]), must(POSITION.explorers[1])];
  const mummy = { id: 'mummy#1', part: 0, room: 'foyer', monster: true, leadsTo: null };
  const haunted: Position = {
    ...POSITION,
    traitor: vivian.id,
    explorers: [
      { ...vivian, side: 'traitor' },
      { ...ox, side: 'heroes', room: 'entrance-hall' },
    ],
    tokens: [mummy] as unknown as Position['tokens'],
    stacks: { ...POSITION.stacks, rooms: { n: 5, top: [] } },
  };
  const walks = (who: string, position: Position, setting = {}) =>
    sceneOf(position, DEFS, FLOORS, {
      ...asked(options, 6),
      kind: 'turn',
      prompt: { key: 'ask.turn', args: { who, about: '' } },
      setting: { left: 6, ...setting },
    } as never).places;

  test('the traitor walks through the Junk Room, past their own monsters, and slower past a hero', () => {
    const withMonster = {
      ...haunted,
      tokens: [{ ...mummy, room: 'grand-staircase' }] as unknown as Position['tokens'],
    };
    expect(walks(vivian.id, withMonster).rooms.has('bedroom')).toBe(true);
    expect(walks(vivian.id, withMonster).rooms.get('upper-landing')?.cost).toBe(2);
    expect(walks(vivian.id, withMonster).rooms.get('charred-room')?.cost).toBe(3);
  });

  test('a monster does as well; whoever opens no doors is shown none further off', () => {
    const { rooms, doors } = walks('mummy#1', haunted, { opensNothing: true });
    expect(rooms.has('bedroom')).toBe(true);
    expect(rooms.get('charred-room')?.cost).toBe(3);
    expect(doors).toEqual([]);
    expect(walks(vivian.id, haunted).doors).not.toEqual([]);
  });

  test('a hero is held up by a monster', () => {
    const heroic = {
      ...haunted,
      traitor: ox.id,
      explorers: [
        { ...vivian, side: 'heroes' },
        { ...ox, side: 'traitor', room: 'library' },
      ],
      tokens: [{ ...mummy, room: 'grand-staircase' }] as unknown as Position['tokens'],
    };
    expect(walks(vivian.id, heroic).rooms.get('upper-landing')?.cost).toBe(3);
  });
});
