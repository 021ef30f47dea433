import { describe, expect, test } from 'vitest';
import * as w from '../src/builders/index.ts';
import { Table } from './table.ts';

const effects = {
  grip: [w.roll(w.trait('grip'), { '0+': [] })],
  flesh: [w.damage('flesh', 2)],
  steps: [
    w.repeat(3, [
      w.when(w.hauntOn, [], [w.ask(w.self, 'room', { from: w.standing, as: 'r' }), w.put(w.self, w.$room('r'))]),
    ]),
    w.repeatWhile(w.not(w.hauntOn), [w.ask(w.self, 'who', { from: w.explorers, as: 'x' }), w.put(w.$who('x'), w.here)]),
  ],
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

  test('one of several of its kind: how often it may come again, unless nobody has counted', () => {
    const table = new Table({ effects });
    table.effect('steps');
    const said = Array.from({ length: 4 }, () => {
      const { kind, setting } = table.open;
      table.answer(kind === 'room' ? { verb: 'room', room: table.explorer('cy').room } : { verb: 'who', who: 'cy' });
      return [kind, setting?.again];
    });
    expect(said).toEqual([
      ['room', 2],
      ['room', 1],
      ['room', undefined],
      ['who', undefined],
    ]);
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
