import { describe, expect, test } from 'vitest';
import { damage, roll, trait } from '../src/builders/index.ts';
import { Table } from './table.ts';

const effects = {
  grip: [roll(trait('grip'), { '0+': [] })],
  flesh: [damage('flesh', 2)],
};

describe('A question tells what it stands in', () => {
  test('a turn: how far one may still go', () => {
    const table = new Table();
    const pace = table.trait('cy', table.engine.program(table.state.ruleset).edition.moveTrait).value;
    expect(table.open.setting?.left).toBe(pace);
  });

  test('dice: whose roll it is, how many they are and what for', () => {
    const table = new Table({ effects });
    table.effect('grip');
    expect(table.open.setting?.roll).toEqual({ who: 'cy', pool: 4, faces: [], tags: ['trait', 'grip'], about: '' });
  });

  test('damage: how much, and of which kind', () => {
    const table = new Table({ effects });
    table.effect('flesh');
    expect(table.kind).toBe('split');
    expect(table.open.setting?.damage).toEqual({ who: 'cy', kind: 'flesh', n: 2, about: '' });
  });

  test('a tile in hand: where it comes to lie', () => {
    const table = new Table({ setup: { stacked: { rooms: ['ladder'] } } });
    table.answer({ verb: 'discover', side: 'E' });
    expect(table.kind).toBe('turn-tile');
    const home = table.engine
      .view(table.state, 'all')
      .position.rooms.find(({ id }) => id === table.explorer('cy').room);
    for (const { spot } of table.all('turn'))
      expect(spot).toEqual({ floor: home?.floor, x: (home?.x ?? 0) + 1, y: home?.y });
  });
});
