import type { HauntDef, Pack } from '@hollow/engine';
import { describe, expect, it } from 'vitest';
import { gapsIn, loadText, loadWords, writtenByHand } from '../src/index.ts';
import { must } from './must.ts';
import { PACKS, SHIPPED } from './packs.ts';

const x = (word: string, fields: object = {}): never => ({ x: word, ...fields }) as never;
const self = x('self');

/** A pack with one haunt and its words in itself, as somebody might hand it in. */
const packWith = (actions: HauntDef['actions'], page: object): Pack => ({
  id: 'mine',
  haunts: [{ id: 'fog', number: 301, kind: 'none', actions, pieces: { lamp: { n: 4 } } } as HauntDef],
  words: { en: { haunts: { fog: { name: 'Fog' } }, pages: { fog: { all: page as never } } } },
});
const deed = (action: object, page: object = {}): string =>
  loadText('en', [
    ...PACKS,
    packWith({ act: { who: self, ...action } as never, other: { who: self, limit: 'work' } as never }, page),
  ]).deed('fog', 'act');

describe('What an action does', () => {
  it('is its roll, what that has to come to, and the outcome clause of its author', () => {
    const outcomes = { act: 'the fog lifts', 'act.fail': 'you cough' };
    expect(deed({ roll: { trait: 'might' }, pass: 4, do: [], fail: [] }, { outcomes })).toBe(
      'Roll Might. On 4 or more, the fog lifts. Otherwise, you cough.',
    );
  });

  it('names another number for those who have it easier, and one for each number of players', () => {
    const easier = x('choose', { test: x('hauntOn'), yes: 3, no: 5 });
    const outcomes = { act: 'it works' };
    expect(deed({ roll: { trait: ['might', 'speed'] }, pass: easier, do: [] }, { outcomes })).toBe(
      'Roll Might or Speed. On 5 or more (3 or more if the haunt has begun), it works.',
    );
    const pass = x('byPlayers', { of: [3, 4, 5, 6] });
    expect(deed({ roll: { dice: 2 }, pass, do: [] }, { outcomes })).toBe(
      'Roll 2 dice. On a result of at least 3 with 3 players, 4 with 4, 5 with 5 or 6 with 6, it works.',
    );
  });

  it('has a clause for each row, or what the operations of the row say', () => {
    const near = { outcomes: { 'act.5+': 'you are out', 'act.3-4': 'you slip' } };
    expect(deed({ roll: { trait: 'speed' }, rows: { '5+': [], '3-4': [], '0-2': [] } }, near)).toBe(
      'Roll Speed. On 5 or more, you are out. On 3 or 4, you slip. On 2 or less, nothing happens.',
    );
    const rows = { '5+': [], '1-4': [{ op: 'draw', deck: 'item', n: 1, who: self }], '0': [] };
    expect(
      deed(
        { roll: { trait: 'speed' }, rows },
        { outcomes: { 'act.5+': 'you are out', 'act.bonus': 'add 1 to the result for each lamp' } },
      ),
    ).toBe(
      'Roll Speed. Add 1 to the result for each lamp. On 5 or more, you are out. On 1 to 4, draw an item card. On 0, nothing happens.',
    );
  });

  it('is an attack with what winning and losing bring', () => {
    const attack = { on: x('traitor'), with: ['sanity'], win: [], lose: [] };
    expect(deed({ attack }, { outcomes: { act: 'the traitor is stunned' } })).toBe(
      'Attack the traitor with Sanity instead of making your normal attack. If you win, the traitor is stunned. If you lose, nothing happens.',
    );
  });

  it('ends with its cost and its limit', () => {
    const outcomes = { act: 'light a lamp' };
    expect(deed({ cost: { move: 2 }, limit: 'game', do: [] }, { outcomes })).toBe(
      'Light a lamp. This costs 2 spaces of movement. You can do this only once.',
    );
    expect(deed({ cost: 'attack', limit: 'work', do: [] }, { outcomes, actions: { other: 'Trim a lamp' } })).toBe(
      'Light a lamp. This replaces your normal attack. You cannot do this on the same turn as “Trim a lamp”.',
    );
  });

  it('is told from the operations where nobody wrote a clause', () => {
    expect(deed({ do: [{ op: 'deploy', kind: 'lamp', holder: self }] }, { pieces: { lamp: 'Lamp' } })).toBe(
      'Take a Lamp.',
    );
  });

  it('is what the author says in full, where there is such a sentence', () => {
    expect(deed({ roll: { dice: 1 }, pass: 1, do: [] }, { deeds: { act: 'Do as you like.' } })).toBe('Do as you like.');
  });
});

describe('What an action asks for', () => {
  const here = x('here');
  const lit = x('is', { a: x('var', { name: 'lit', of: here }), cmp: '=', b: 0 });
  const lampHere = x('at', { who: x('pieces', { kinds: ['lamp'] }), rooms: here });
  const page = { pieces: { lamp: 'Lamp' } };
  const usual: readonly unknown[] = [lit, lampHere, x('not', { of: lampHere })];
  const packOf = (more: object, needs = usual): Pack => {
    const actions = { act: { who: self, needs } } as never;
    const [fog] = packWith(actions, {}).haunts ?? [];
    return {
      ...packWith(actions, { ...page, ...more }),
      haunts: [{ ...must(fog, 'the haunt'), vars: { lit: {} }, wins: { each: x('hauntOn') } }],
    };
  };
  const asked = (n: number, more: object = {}, lang = 'en', needs = usual): string =>
    loadText(lang, [...PACKS, packOf(more, needs)]).reason({
      verb: 'offer',
      offer: '',
      about: '',
      rule: `haunts/fog/act.needs.${n}`,
      args: {},
    }).why;
  /** What its words lack, of what it asks for. */
  const lacks = (more: object): string[] => {
    const words = { ...loadWords('en', []), haunts: { fog: { all: { ...page, ...more } as never } } };
    return gapsIn(words, packOf(more)).flatMap(({ message }) => (message.startsWith('needs.') ? [message] : []));
  };

  it('is one of several pieces, or none of them', () => {
    expect([asked(1), asked(2)]).toEqual(['only if a Lamp is in your room', 'only if no Lamp is in your room']);
  });

  it('is how many of them are in a room or in play, who is next door, and who lacks a condition', () => {
    const lamps = x('pieces', { kinds: ['lamp'] });
    const inRoom = x('where', { of: lamps, test: x('at', { who: x('theIt'), rooms: here }) });
    const nextDoor = x('both', { of: [x('touching', { rooms: here }), x('roomOf', { of: x('heroes') })] });
    const needs = [
      x('is', { a: x('count', { of: inRoom }), cmp: '=', b: 2 }),
      x('is', { a: x('count', { of: lamps }), cmp: '<', b: 4 }),
      x('is', { a: x('count', { of: x('explorers') }), cmp: '=', b: 1 }),
      x('exists', { of: nextDoor }),
      x('not', { of: x('exists', { of: nextDoor }) }),
      x('exists', { of: x('except', { of: lamps, without: x('with', { status: 'lit' }) }) }),
    ];
    expect(needs.map((_, n) => asked(n, { statuses: { lit: { name: 'Lit', being: 'lit' } } }, 'en', needs))).toEqual([
      'only if 2 Lamps are in your room',
      'only if fewer than 4 Lamps are in play',
      'only if a single explorer is left in the house',
      'only if a hero is in a room adjacent to your room',
      'only if no hero is in a room adjacent to your room',
      'only if there is a Lamp that is not lit',
    ]);
  });

  it('says once who holds one of several things, whichever way the data has it', () => {
    const held = (kinds: string) =>
      x('exists', {
        of: x('where', { of: x('pieces', { kinds: [kinds] }), test: x('holds', { who: self, things: x('theIt') }) }),
      });
    const needs = [x('any', { of: [held('lamp'), x('holds', { who: self, things: x('cards', { ids: ['ring'] }) })] })];
    expect(asked(0, {}, 'en', needs)).toBe('only if you hold a Lamp or the Ring');
  });

  it('is said by the clause for the number of a variable, also of one’s own room', () => {
    expect(asked(0, { states: { 'lit.0': 'no lamp burns here' } })).toBe('only if no lamp burns here');
    expect(lacks({ states: { 'lit.0': 'no lamp burns here' } })).toEqual([]);
  });

  it('is missed where players would read the name of a variable, or “only” twice', () => {
    expect(lacks({})).toEqual([
      'needs.act.0 is missing: players would read “lit”; or say in states what its number means (“lit.0”)',
    ]);
    expect(lacks({ needs: { 'act.0': 'only in the dark' } })).toEqual([
      'needs.act.0 begins with “only”, which stands before it already',
    ]);
    expect(lacks({ needs: { 'act.0': 'it is dark' } })).toEqual([]);
  });
});

describe('Sentences written by hand', () => {
  it.each(SHIPPED.map((pack) => [pack.id, pack] as const))(
    'are the exception: fewer than one in five of what actions do and ask for in %s',
    (_, pack) => {
      const { deeds, needs, places } = writtenByHand(loadWords('en', [pack.id]), pack);
      expect(deeds.of).toBeGreaterThan(40);
      expect(needs.of).toBeGreaterThan(40);
      for (const { written, of } of [deeds, needs, places]) expect(written / of).toBeLessThan(0.2);
    },
  );
});
