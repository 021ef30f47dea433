import { expect, test } from 'vitest';
import { ask, explorable, self, withOpenDoor } from '../src/builders/index.ts';
import { Table } from './table.ts';

const look = (onlyRooms: readonly string[], from: typeof explorable | typeof withOpenDoor = explorable): unknown[] => {
  const table = new Table({
    effects: { look: [ask(self, 'room', { from, as: 'found' })] },
    position: { onlyRooms },
  });
  table.effect('look');
  return table.kind === 'room' ? table.options().map((option) => option.verb === 'room' && option.room) : [];
};

test('there is more to discover where a door is open and a tile of that floor is left', () => {
  expect(look(['strongroom'])).toEqual(['gate', 'stair-foot', 'well-bottom']);
  expect(look(['strongroom'], withOpenDoor)).toEqual(['gate', 'stair-foot', 'well-bottom', 'stair-head', 'cloud-step']);
});

test('there is nothing more to discover when the stack has run out', () => {
  expect(look([])).toEqual([]);
});
