import { describe, expect, test } from 'vitest';
import * as b from '../src/builders/index.ts';
import { Engine } from '../src/game/engine.ts';
import { checkEverything } from '../src/kit/index.ts';
import { amendPacks } from '../src/language/amend.ts';
import type { Amendment } from '../src/language/amendment.ts';
import type { Pack } from '../src/language/pack.ts';
import { testHouse, threeSeats } from './test-house/index.ts';

const annex = (...amend: Amendment[]): Pack => ({ id: 'annex', extends: 'test-house', amend });
const shed = (...amend: Amendment[]): Pack => ({ id: 'shed', amend });
const floors = (id: string, ...packs: Pack[]): readonly string[] => {
  const played = amendPacks([testHouse, ...packs]);
  return played[0]?.rooms?.find((room) => room.id === id)?.floors ?? [];
};
const roof: Amendment = { of: 'edition', at: 'floors', add: ['roof'] };
const bridge = (change: Partial<Amendment>): Amendment => ({ of: 'rooms', ids: ['rope-bridge'], ...change });

describe('an expansion', () => {
  test('adds a floor to its base, and lets the rooms of another lie there', () => {
    const loft: Amendment = { of: 'rooms', having: { floors: 'loft' }, at: 'floors', add: ['roof'] };
    const eaves: Pack = {
      ...annex(roof, loft),
      rooms: [
        { id: 'eaves', floors: ['roof'], doors: ['N', 'S'], start: { x: 0, y: 0 }, links: [{ to: 'stair-head' }] },
      ],
    };
    const engine = new Engine([testHouse, eaves]);
    expect(engine.program({}).floors).toEqual(['cellar', 'street', 'loft', 'sky', 'roof']);
    expect(floors('rope-bridge', eaves)).toEqual(['cellar', 'loft', 'roof']);
    expect(floors('gate', eaves)).toEqual(['street']);
    checkEverything(engine, threeSeats, 'amended', { rounds: 8, answers: 300, every: 10, samples: 100 });
  });

  test('changes the base for nobody else, and gives the game a name of its own', () => {
    const before = JSON.stringify(testHouse);
    const engine = new Engine([testHouse, annex(roof)]);
    expect(JSON.stringify(testHouse)).toBe(before);
    const { hashes } = engine.program({});
    expect(hashes[0]).toBe(new Engine([testHouse]).program({}).hashes[0]);
    expect(hashes[1]).not.toBe(new Engine([testHouse, annex()]).program({}).hashes[1]);
  });

  test('adds a row to a table deep in a rule, and takes one', () => {
    const procs: Amendment = {
      of: 'edition',
      at: 'procs/house-phase/0/rows',
      put: { '0-1': [b.say('silence')] },
      add: { '2': [b.say('knock')] },
      take: ['0-2'],
    };
    const [base] = amendPacks([testHouse, annex(procs)]);
    expect(base?.edition?.procs?.['house-phase']?.[0]).toMatchObject({
      rows: { '0-1': [b.say('silence')], '2': [b.say('knock')], '3+': [{ op: 'spawn' }] },
    });
    expect(() => new Engine([testHouse, annex(procs)])).not.toThrow();
  });

  test('puts tags on rooms and on rolls that had none', () => {
    const tags = annex(bridge({ at: 'tags', add: ['swaying'] }), {
      of: 'edition',
      at: 'procs/house-phase/0/tags',
      add: ['bell'],
    });
    const [base] = amendPacks([testHouse, tags]);
    expect(base?.rooms?.find(({ id }) => id === 'rope-bridge')?.tags).toContain('swaying');
    expect(() => new Engine([testHouse, tags])).not.toThrow();
  });

  test('amends what it extends and nothing else', () => {
    expect(() => floors('gate', annex({ of: 'rooms', ids: ['tower'], at: 'floors', add: ['sky'] }))).toThrow(
      'there is no “tower” among the rooms of test-house',
    );
    const own: Pack = {
      ...annex({ of: 'rooms', ids: ['porch'], at: 'floors', add: ['sky'] }),
      rooms: [{ id: 'porch', floors: ['loft'], doors: ['N'] }],
    };
    expect(() => new Engine([testHouse, own])).toThrow('annex/amend/0: there is no “porch”');
    const above: Pack = {
      id: 'above',
      extends: 'annex',
      amend: [{ of: 'rooms', ids: ['porch'], at: 'floors', add: ['sky'] }],
    };
    const plain: Pack = { ...own, amend: [] };
    expect(() => new Engine([testHouse, above, plain])).not.toThrow();
  });

  test.each<[string, Amendment, string]>([
    ['a floor that there is not', bridge({ at: 'floors', add: ['moon'] }), 'moon'],
    [
      'a field that there is not',
      bridge({ put: { colour: 'red' } }),
      'annex/amend/0: rooms/rope-bridge: there is no field “colour”',
    ],
    [
      'a word that there is not',
      bridge({ at: 'rules', add: { creak: { on: 'turn.before', do: [{ op: 'sing' }] } } }),
      'there is no operation “sing”',
    ],
    [
      'a path that leads nowhere',
      bridge({ at: 'rules/hum/do', add: [b.say('x')] }),
      'annex/amend/0: there is no rules/hum',
    ],
    ['elements of an object', bridge({ add: ['loft'] }), 'annex/amend/0: an object'],
    ['fields of a list', bridge({ at: 'floors', put: { loft: 1 } }), 'annex/amend/0: a list'],
    [
      'what is not there to be taken',
      bridge({ at: 'floors', take: ['sky'] }),
      'annex/amend/0: there is no "sky" to take',
    ],
    ['a field that is there already', bridge({ add: { floors: ['sky'] } }), '“put” takes its place'],
    ['nothing', bridge({ at: 'floors' }), 'adds nothing'],
    ['nobody', { of: 'rooms', at: 'floors', add: ['sky'] }, '“ids” or by “having”'],
    ['none that has it', { of: 'rooms', having: { floors: 'moon' }, at: 'floors', add: ['sky'] }, 'no rooms have'],
  ])('cannot amend %s', (_what, amendment, message) => {
    expect(() => new Engine([testHouse, annex(amendment)])).toThrow(message);
  });
});

describe('two expansions', () => {
  const put = (name: string): Amendment => bridge({ put: { tags: [name] } });

  test('may both add, also the same', () => {
    expect(
      floors(
        'rope-bridge',
        annex(bridge({ at: 'floors', add: ['sky'] })),
        shed(bridge({ at: 'floors', add: ['sky', 'street'] })),
      ),
    ).toEqual(['cellar', 'loft', 'sky', 'street']);
    expect(() => new Engine([testHouse, annex(put('old')), shed(put('old'))])).not.toThrow();
  });

  test('that change the same place otherwise are refused, and both are named', () => {
    expect(() => new Engine([testHouse, annex(put('old')), shed(put('new'))])).toThrow(
      'shed/amend/0: shed and annex both change rooms/rope-bridge/tags, each in a way of its own (annex/amend/0)',
    );
    const inside = shed(bridge({ at: 'tags', add: ['new'] }));
    expect(() => new Engine([testHouse, annex(put('old')), inside])).toThrow('both change');
    expect(() => new Engine([testHouse, inside, annex(put('old'))])).toThrow('both change');
    const taken = shed(bridge({ at: 'floors', take: ['loft'] }));
    expect(() => new Engine([testHouse, annex(bridge({ at: 'floors', add: ['loft'] })), taken])).toThrow('both change');
  });

  test('may have their say one after the other, where one extends the other', () => {
    const over: Pack = { id: 'over', extends: 'annex', amend: [put('new')] };
    for (const packs of [
      [annex(put('old')), over],
      [over, annex(put('old'))],
    ])
      expect(amendPacks([testHouse, ...packs])[0]?.rooms?.find(({ id }) => id === 'rope-bridge')?.tags).toEqual([
        'new',
      ]);
  });
});
