import { describe, expect, test } from 'vitest';
import * as w from '../src/builders/index.ts';
import { ContentError } from '../src/define/names.ts';
import { Engine } from '../src/game/engine.ts';
import type { Ops, Rule } from '../src/language/types.ts';
import { Table } from './table.ts';
import { testHouse } from './test-house/index.ts';

/** What is said by these operations. */
function said(ops: Ops, procs: Readonly<Record<string, Ops>> = {}): string[] {
  const { edition } = testHouse;
  if (edition === undefined) throw new Error('the house has no edition');
  const pack = { edition: { ...edition, procs: { ...edition.procs, ...procs } } };
  const table = new Table({ effects: { it: ops }, pack });
  table.effect('it');
  return table.events('said').map(({ key }) => key);
}

describe('repeat', () => {
  test('goes on as long as its condition holds, and looks before each time', () => {
    const more = w.not(w.exists(w.both(w.named('gate'), w.roomOf(w.tokensOf('bell')))));
    const once = w.repeat(5, [w.say('lay'), w.spawn('bell', w.named('gate'))], { while: more });
    expect(said([once])).toEqual(['lay']);
    expect(said([w.spawn('bell', w.named('gate')), w.repeatWhile(more, [w.say('never')])])).toEqual([]);
  });

  test('comes to an end where its condition never does', () => {
    expect(said([w.repeatWhile(w.exists(w.explorers), [w.say('again')])])).toHaveLength(99);
  });
});

describe('choose', () => {
  const courses = { here: [w.say('here')], there: [w.say('there')], away: [w.say('away')] };
  const never = w.gone(w.explorers);

  test('offers only the courses whose condition holds', () => {
    const table = new Table({ effects: { it: [w.choose(w.self, courses, { if: { there: never } })] } });
    table.effect('it');
    expect(table.all('choose').map(({ key }) => key)).toEqual(['here', 'away']);
    table.answer({ verb: 'choose', key: 'away' });
    expect(table.events('said').map(({ key }) => key)).toEqual(['away']);
  });

  test('tells which course was taken, unless it is a secret', () => {
    const chosen = (open: { secret?: boolean }) => {
      const table = new Table({ effects: { it: [w.choose(w.self, courses, open)] } });
      table.effect('it');
      table.answer({ verb: 'choose', key: 'here' });
      return table.events('chose').map(({ key }) => key);
    };
    expect(chosen({})).toEqual(['here']);
    expect(chosen({ secret: true })).toEqual([]);
  });

  test('takes the last one that is left unasked, and does nothing where none is', () => {
    expect(said([w.choose(w.self, courses, { if: { here: never, away: never } }), w.say('on')])).toEqual([
      'there',
      'on',
    ]);
    expect(said([w.choose(w.self, courses, { if: { here: never, there: never, away: never } }), w.say('on')])).toEqual([
      'on',
    ]);
  });
});

describe('call', () => {
  const procs = {
    knock: [
      w.repeat(w.$num('n'), [w.say('knock')]),
      w.roll(w.dice(0), undefined, { as: 'n' }),
      w.put(w.$who('x'), w.named('well-bottom')),
    ],
  };

  test('hands a procedure a thing and a number under names', () => {
    const { edition } = testHouse;
    if (edition === undefined) throw new Error('the house has no edition');
    const table = new Table({
      effects: { it: [w.call('knock', { with: { x: w.active }, numbers: { n: 2 } })] },
      pack: { edition: { ...edition, procs: { ...edition.procs, ...procs } } },
    });
    table.effect('it');
    expect(table.events('said')).toHaveLength(2);
    expect(table.events('placed').map(({ to }) => to)).toEqual(['well-bottom']);
  });

  test('leaves what the procedure names to the procedure', () => {
    const ops = [
      w.ask(w.self, 'number', { min: 3, max: 3, as: 'n' }),
      w.call('knock', { with: { x: w.self }, numbers: { n: 1 } }),
      w.repeat(w.$num('n'), [w.say('own')]),
    ];
    expect(said(ops, procs)).toEqual(['knock', 'own', 'own', 'own']);
  });
});

describe('where', () => {
  test('names its element for a test inside the test', () => {
    // Rooms from which nobody is less than two steps away.
    const lonely = w.where(
      w.onFloor('street'),
      w.gone(w.where(w.explorers, w.is(w.distance(w.roomOf(w.it), w.outerRoom('r')), '<', 2))),
      'r',
    );
    const table = new Table({
      effects: { it: [w.each(lonely, 'x', [w.spawn('bell', w.$room('x'))])] },
      position: {
        rooms: { brambles: { floor: 'street', x: 1, y: 0 }, ladder: { floor: 'street', x: 2, y: 0, turn: 90 } },
      },
    });
    table.effect('it');
    expect(table.events('token').map(({ room }) => room)).toEqual(['ladder']);
  });

  test('refuses a name that no `where` around it bears', () => {
    const lost = w.where(w.standing, w.exists(w.where(w.explorers, w.at(w.it, w.outerRoom('x')))), 'r');
    expect(() => new Engine([{ ...testHouse, effects: { it: [w.spawn('bell', w.first(lost))] } }])).toThrow(
      /no “where” around it is called “x”/,
    );
  });
});

describe('row', () => {
  test.each([
    [0, 3],
    [2, 3],
    [3, 1],
    [40, 1],
  ])('reads a small table: at %i it is %i', (n, value) => {
    expect(said([w.repeat(w.row(n, { '0-2': 3, '3+': 1 }), [w.say('one')])])).toHaveLength(value);
  });

  test('refuses a table with a gap', () => {
    const gap = { it: [w.repeat(w.row(1, { '0': 1, '2+': 2 }), [])] };
    expect(() => new Engine([{ ...testHouse, effects: gap }])).toThrow(/gap or overlap at 1/);
  });
});

describe('a group of verbs', () => {
  const effects = {};
  const position = {
    rooms: { strongroom: { floor: 'street', x: 1, y: 0 } },
    explorers: { cy: { room: 'strongroom' } },
  };
  const under = (rule: Partial<Rule>): Table => {
    const { edition } = testHouse;
    if (edition === undefined) throw new Error('the house has no edition');
    const ban: Rule = { on: 'may', for: w.explorers, ...rule };
    return new Table({ effects, position, pack: { edition: { ...edition, rules: { ...edition.rules, ban } } } });
  };
  const tries = (table: Table): boolean => table.options({ verb: 'offer', rule: 'rooms/strongroom/lock' }).length === 1;

  test('forbids all that begins like it', () => {
    expect(tries(under({ verbs: ['bequeath'] }))).toBe(true);
    expect(tries(under({ verbs: ['rooms/*'] }))).toBe(false);
    expect(tries(under({ verbs: ['rooms/strongroom/*'] }))).toBe(false);
  });

  test('but for what stays allowed', () => {
    expect(tries(under({ verbs: ['rooms/*'], except: ['rooms/strongroom/lock'] }))).toBe(true);
    expect(tries(under({ verbs: ['rooms/*'], except: ['rooms/strongroom/*'] }))).toBe(true);
  });

  test('leaves alone what concerns everybody wherever they are', () => {
    const rules: Readonly<Record<string, Rule>> = {
      tick: { on: 'turn.before', for: 'all', do: [] },
      sit: { on: 'turn.offer', do: [] },
      ban: { on: 'may', verbs: ['rooms/clock-room/*'] },
    };
    const room = w.room({ id: 'clock-room', floors: ['sky'], doors: ['N'], rules });
    const engine = new Engine([{ ...testHouse, rooms: [...(testHouse.rooms ?? []), room] }]);
    const { ruleset } = engine.create({ seats: [{}, {}, {}] }, 'books').state;
    const ban = engine.program(ruleset).rules.find(({ path }) => path === 'rooms/clock-room/ban');
    expect(ban?.verbs).toEqual(['rooms/clock-room/sit', 'rooms/clock-room/ban']);
  });

  test('must mean something', () => {
    expect(() => under({ verbs: ['rooms/moon/*'] })).toThrow(ContentError);
  });
});

describe('a thing that somebody may not take', () => {
  const effects = {
    fight: [w.attack({ by: w.self, on: w.first(w.except(w.explorers, w.self)) })],
    count: [w.repeat(w.count(w.both(w.cards('wax', 'hook'), w.permits('steal'))), [w.say('one')])],
    hand: [w.transfer(w.cards('wax'), w.self)],
  };
  const taking = (verbs: readonly string[], position: object, who = 'cy'): Table => {
    const { edition } = testHouse;
    if (edition === undefined) throw new Error('the house has no edition');
    const rules = { ...edition.rules, ban: { on: 'may', for: w.playedBy(who), verbs } as const };
    return new Table({ effects, position, pack: { edition: { ...edition, rules } } });
  };

  test('is neither picked up nor accepted, and other things are', () => {
    const lying = { piles: { gate: ['wax'] }, explorers: { cy: { room: 'gate' } } };
    expect(taking(['take/hook'], lying).options({ verb: 'pick-up' })).toHaveLength(1);
    expect(taking(['take/wax'], lying).options({ verb: 'pick-up' })).toEqual([]);
    expect(taking(['take'], lying).options({ verb: 'pick-up' })).toEqual([]);
    const given = { explorers: { ada: { room: 'gate' }, cy: { room: 'gate', cards: ['wax', 'hook'] } } };
    const table = taking(['take/wax'], given, 'ada');
    expect(table.options({ verb: 'give', to: 'ada' })).toMatchObject([{ card: 'hook' }]);
    expect(table.barred({ verb: 'give', card: 'wax', to: 'ada' }).map(({ rule }) => rule)).toEqual(['edition/ban']);
  });

  test('is not stolen, and no effect puts it into those hands', () => {
    const table = taking(['take/wax'], { explorers: { ada: { cards: ['wax', 'hook'] } } });
    table.effect('count');
    expect(table.events('said')).toHaveLength(1);
    table.effect('hand');
    expect(table.explorer('ada').cards).toContain('wax');
    table.effect('fight');
    table.roll(3, 3, 1, 1);
    table.roll(0, 0, 0);
    expect(table.options({ verb: 'steal' })).toEqual([{ verb: 'steal', card: 'hook' }]);
  });
});

describe('an effect that makes others walk', () => {
  const effects = {
    hold: [w.hold(w.explorers, w.self)],
    call: [w.walk(w.explorers, { toward: w.named('gate') })],
    pull: [w.put(w.explorers, w.named('gate'))],
    count: [w.repeat(w.count(w.movable(w.explorers)), [w.say('one')])],
  };
  const table = (): Table =>
    new Table({
      effects,
      position: { explorers: { cy: { room: 'stair-foot' }, ada: { room: 'stair-foot' }, eve: { room: 'gate' } } },
    });

  test('moves nobody whom somebody holds, nor does one that puts them elsewhere', () => {
    const held = table();
    held.effect('hold', 'cy');
    held.effect('count');
    expect(held.events('said')).toHaveLength(1);
    held.effect('call', 'eve');
    expect(held.events('move').map(({ who }) => who)).toEqual(['cy']);
    expect(held.events('let-go')).toEqual([]);
    held.effect('pull');
    expect(held.events('placed').map(({ who }) => who)).toEqual(['cy']);
  });

  test('moves nobody whom a rule keeps where they are, and the rule knows whose effect it is', () => {
    const { edition } = testHouse;
    if (edition === undefined) throw new Error('the house has no edition');
    const ban: Rule = { on: 'may', for: w.explorers, when: w.not(w.isIn(w.it, w.self)), verbs: ['be-moved'] };
    const kept = new Table({
      effects,
      position: { explorers: { cy: { room: 'stair-foot' }, ada: { room: 'stair-foot' }, eve: { room: 'stair-foot' } } },
      pack: { edition: { ...edition, rules: { ...edition.rules, ban } } },
    });
    kept.effect('call', 'ada');
    expect(kept.events('move').map(({ who }) => who)).toEqual(['ada']);
  });
});

describe('a number by how many play', () => {
  // Three are at the table.
  test.each([
    ['the first is for three', w.byPlayers(2, 9, 9, 9), 2],
    ['the first is for those that it says', w.byPlayersFrom(2, 9, 3, 9), 3],
    ['fewer count as the first', w.byPlayersFrom(5, 4, 9), 4],
    ['more count as the last', w.byPlayersFrom(1, 9, 1), 1],
  ])('%s', (_, number, times) => {
    expect(said([w.repeat(number, [w.say('one')])])).toHaveLength(times);
  });
});
