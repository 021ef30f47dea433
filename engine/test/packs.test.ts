import { describe, expect, test } from 'vitest';
import * as b from '../src/builders/index.ts';
import { Engine } from '../src/game/engine.ts';
import type { Pack } from '../src/language/pack.ts';
import type { RoomDef } from '../src/language/types.ts';
import { testHouse } from './test-house/index.ts';

const room = (id: string, more: Partial<RoomDef> = {}): RoomDef => ({ id, floors: ['sky'], doors: ['N'], ...more });
const annex: Pack = { id: 'annex', extends: 'test-house', rooms: [room('porch', { links: [{ to: 'gate' }] })] };
const shed = (more: Partial<Pack>): Pack => ({ id: 'shed', rooms: [room('barn')], ...more });
const leading = (to: string): Partial<Pack> => ({ rooms: [room('barn', { links: [{ to }] })] });
const engine = (...packs: Pack[]): Engine => new Engine([testHouse, ...packs]);

describe('a pack', () => {
  test('sees its own things and those of the pack it extends', () => {
    const { rooms } = engine(annex).program({});
    const porch = rooms.find(({ id }) => id === 'porch');
    expect(porch?.links.map(({ to }) => rooms[to]?.id)).toEqual(['gate']);
    expect(() => engine(shed(leading('gate')))).not.toThrow();
  });

  test('sees what is extended by the pack it extends', () => {
    expect(() => engine(annex, shed({ extends: 'annex', ...leading('gate') }))).not.toThrow();
    expect(() => engine(annex, shed({ extends: 'annex', ...leading('porch') }))).not.toThrow();
  });

  test('names the things of any other pack in full', () => {
    expect(() => engine(annex, shed(leading('porch')))).toThrow(
      'rooms/barn: there is no room “porch”; write “annex/porch”',
    );
    expect(() => engine(annex, shed(leading('annex/porch')))).not.toThrow();
    expect(() => engine(annex, shed(leading('test-house/porch')))).toThrow('no room “test-house/porch”');
  });

  test('may say in full what it could say short', () => {
    const effects = { go: [b.put(b.self, b.named('test-house/gate'))] };
    expect(() => engine({ ...annex, effects })).not.toThrow();
  });

  test('cannot extend what is not played, or itself', () => {
    expect(() => engine({ ...annex, extends: 'moon' })).toThrow('annex/extends: the pack “moon” is not among');
    expect(() => engine({ ...annex, extends: 'annex' })).toThrow('a pack cannot extend itself');
    expect(() => engine({ ...annex, extends: 'shed' }, shed({ extends: 'annex' }))).toThrow('cannot extend itself');
  });

  test('has the last word on a cell of the chart, in whichever order the packs are named', () => {
    const chart = { omens: ['hook'], rows: { gate: [1] } };
    const base: Pack = { ...testHouse, chart: { omens: ['hook'], rows: { gate: [2] } } };
    const cells = (...packs: Pack[]): number[] => [...new Engine(packs).program({}).chart.values()];
    expect(cells({ ...annex, chart }, base)).toEqual([1]);
    expect(cells(base, { ...annex, chart })).toEqual([1]);
  });

  test('has ids that no other pack at the table has', () => {
    expect(() => engine(shed({ rooms: [room('gate')] }))).toThrow('“gate” is also a room of test-house');
    expect(() => engine(annex, annex)).toThrow('two packs are called “annex”');
    expect(() => engine({ ...testHouse, id: 'other' })).toThrow('test-house and other are editions');
  });
});

test('a compiled set of rules is shared, and the oldest of many are let go', () => {
  const played = new Engine([{ ...testHouse }]);
  const first = played.program({ rule: 'first' });
  expect(played.program({ rule: 'first' })).toBe(first);
  for (let n = 0; n < 12; n++) played.program({ rule: String(n) });
  expect(played.program({ rule: 'first' })).not.toBe(first);
});
