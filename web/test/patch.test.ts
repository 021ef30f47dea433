import { expect, it } from 'vitest';
import { patched } from '../src/net/patch.ts';

const VIEW = { seq: 3, position: { round: 1, rooms: [{ id: 'foyer' }, { id: 'attic' }], drawn: { omen: 1, item: 0 } } };

it('A change replaces what stands at its path', () => {
  const after = patched(VIEW, [{ path: ['position', 'rooms', 1], value: { id: 'vault' } }]);
  expect(after.position.rooms).toEqual([{ id: 'foyer' }, { id: 'vault' }]);
});

it('What did not change stays the very same object', () => {
  const after = patched(VIEW, [{ path: ['position', 'round'], value: 2 }]);
  expect(after.position.rooms).toBe(VIEW.position.rooms);
  expect(VIEW.position.round).toBe(1);
});

it('A change without a value takes the field away', () => {
  const after = patched(VIEW, [{ path: ['position', 'drawn', 'item'] }]);
  expect(after.position.drawn).toEqual({ omen: 1 });
});

it('A list can grow and shrink', () => {
  const grown = patched(VIEW, [{ path: ['position', 'rooms', 2], value: { id: 'vault' } }]);
  expect(grown.position.rooms.map(({ id }) => id)).toEqual(['foyer', 'attic', 'vault']);
  const shrunk = patched(grown, [{ path: ['position', 'rooms', 2] }, { path: ['position', 'rooms', 1] }]);
  expect(shrunk.position.rooms.map(({ id }) => id)).toEqual(['foyer']);
});

it('A value may be null or undefined in place of nothing', () => {
  expect(patched({ a: 1 }, [{ path: ['a'], value: null }])).toEqual({ a: null });
});

it('A field of something that was not there is made with it', () => {
  expect(patched({}, [{ path: ['position', 'counters', 'lore', 'value'], value: 1 }])).toEqual({
    position: { counters: { lore: { value: 1 } } },
  });
});

it('The empty path replaces the whole', () => {
  expect(patched(VIEW, [{ path: [], value: { seq: 9 } }])).toEqual({ seq: 9 });
});
