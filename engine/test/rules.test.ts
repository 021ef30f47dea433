import { describe, expect, test } from 'vitest';
import {
  $who,
  add,
  amount,
  ask,
  damage,
  dice,
  draw,
  each,
  explorers,
  gain,
  is,
  lose,
  roll,
  say,
  v,
} from '../src/builders/index.ts';
import { intervene } from '../src/kit/intervene.ts';
import type { CardDef, EditionDef, Rule } from '../src/language/types.ts';
import { clone, DEAD, DISCARD, STACK } from '../src/state/state.ts';
import { must } from './must.ts';
import { Table } from './table.ts';
import { testHouse } from './test-house/index.ts';

const edition = testHouse.edition as EditionDef;
const effects = {
  whisper: [draw('whisper')],
  charm: [draw('charm')],
  roll: [roll(dice(1), { '0+': [] })],
  hurt: [damage('soul', 1)],
  gain: [gain('pace', 1)],
};
const said = (table: Table): unknown[] => table.events('said').map((e) => e.key);

/** The house with rules of every tier at one hook: each says its name. */
function tiers(on: Rule['on'], more: Partial<Rule> = {}): Table {
  const rule = (name: string): Rule => ({ on, do: [say(name)], ...more });
  return new Table({
    effects,
    pack: {
      edition: { ...edition, rules: { ...edition.rules, law: rule('edition') } },
      rooms: (testHouse.rooms ?? []).map((def) =>
        def.id === 'gate' ? { ...def, rules: { gate: rule('room') } } : def,
      ),
      tokens: (testHouse.tokens ?? []).map((def) =>
        def.id === 'chalk' ? { ...def, rules: { chalk: rule('token') } } : def,
      ),
      cards: (testHouse.cards ?? []).map(
        (def): CardDef => (def.id === 'hook' ? { ...def, rules: { b: rule('card 1'), a: rule('card 2') } } : def),
      ),
    },
    position: { tokens: [{ id: 'chalk', room: 'gate' }], explorers: { cy: { cards: ['hook'] } } },
  });
}

describe('rules at one moment', () => {
  test('are carried out by tier: edition, room, token, card, then as they stand in the file', () => {
    const table = tiers('turn.after');
    table.end();
    expect(said(table)).toEqual(['edition', 'room', 'token', 'card 1', 'card 2']);
  });

  test('concern who stands there or holds the card, those of the edition everybody', () => {
    const table = tiers('turn.after');
    table.end();
    const before = said(table).length;
    table.end();
    // Eve stands at the gate with the chalk, and the hook is in Cy's hands.
    expect(said(table).slice(before)).toEqual(['edition', 'room', 'token']);
  });

  test('of a card in the stack or in the discards are silent, even where they concern everybody', () => {
    for (const place of ['stack', 'discards']) {
      const table = tiers('turn.after', { for: 'all' });
      intervene(table.engine, table.state, (g) => {
        g.s.things.place[table.thing('hook')] = place === 'stack' ? STACK : DISCARD;
        must((place === 'stack' ? g.s.piles : g.s.spent)[0], 'a pile').push(table.thing('hook'));
      });
      table.end();
      expect(said(table)).toEqual(['edition', 'room', 'token']);
    }
  });

  test('are asked again whether they hold when their time comes', () => {
    const table = new Table({
      pack: {
        cards: (testHouse.cards ?? []).map(
          (def): CardDef =>
            def.id === 'hook'
              ? {
                  ...def,
                  vars: { n: {} },
                  rules: {
                    first: { on: 'turn.after', do: [add('n', 1)] },
                    second: { on: 'turn.after', when: is(v('n'), '=', 0), do: [say('too late')] },
                  },
                }
              : def,
        ),
      },
      position: { explorers: { cy: { cards: ['hook'] } } },
    });
    table.end();
    expect(said(table)).toEqual([]);
  });
});

describe('an event runs before, offer, modify, instead, after', () => {
  const phases = (skip: readonly string[] = [], more: Readonly<Record<string, Rule>> = {}): Table => {
    const rules: Record<string, Rule> = {
      before: { on: 'damage.before', do: [say('before')] },
      modify: { on: 'damage.modify', set: { amount: 3 } },
      instead: { on: 'damage.instead', do: [say('instead'), lose('pace')] },
      offer: { on: 'damage.offer', do: [say('offer')] },
      after: { on: 'damage.after', do: [say('after')] },
    };
    for (const name of skip) delete rules[name];
    Object.assign(rules, more);
    return new Table({
      effects,
      pack: { cards: (testHouse.cards ?? []).map((def): CardDef => (def.id === 'hook' ? { ...def, rules } : def)) },
      position: { explorers: { cy: { cards: ['hook'] } } },
    });
  };

  test('and what stands in its place leaves nothing to come after', () => {
    const table = phases();
    table.effect('hurt');
    table.answer({ verb: 'pass' });
    expect(said(table)).toEqual(['before', 'instead']);
    expect(table.step('cy', 'wits')).toBe(3);
  });

  test('and nothing stands in the place of what is modified to nothing', () => {
    const table = phases(['offer'], { modify: { on: 'damage.modify', set: { amount: 0 } } });
    table.effect('hurt');
    expect(said(table)).toEqual(['before']);
    expect(table.step('cy', 'pace')).toBe(3);
  });

  test('so that what stands in its place sees it as modified, of clips as of damage', () => {
    for (const event of ['damage', 'shift'] as const) {
      const table = phases(['before', 'offer', 'modify', 'instead', 'after'], {
        modify: { on: `${event}.modify`, set: { amount: 3 } },
        instead: { on: `${event}.instead`, when: is(amount, '=', 3), do: [say('three')] },
      });
      table.effect(event === 'damage' ? 'hurt' : 'gain');
      expect(said(table)).toEqual(['three']);
    }
  });

  test('and with nothing in its place it happens as modified', () => {
    const table = phases(['instead']);
    table.effect('hurt');
    expect(table.kind).toBe('before-damage');
    table.answer({ verb: 'offer' });
    expect(said(table)).toEqual(['before', 'offer', 'after']);
    expect(table.step('cy', 'wits')).toBe(0);
  });
});

describe('several rules in place of one event', () => {
  const rivals = (left: boolean, right: boolean): Table => {
    const rule = (name: string, optional: boolean): Rule => ({ on: 'damage.instead', optional, do: [say(name)] });
    const table = new Table({
      effects,
      pack: {
        cards: (testHouse.cards ?? []).map((def): CardDef => {
          if (def.id === 'hook') return { ...def, rules: { left: rule('left', left) } };
          return def.id === 'wax' ? { ...def, rules: { right: rule('right', right) } } : def;
        }),
      },
      position: { explorers: { cy: { cards: ['hook', 'wax'] } } },
    });
    table.effect('hurt');
    return table;
  };

  test('are chosen between by the one concerned', () => {
    const table = rivals(false, false);
    expect(table.kind).toBe('instead');
    expect(table.all('offer').map(({ verb, about }) => [verb, about])).toEqual([
      ['offer', 'hook'],
      ['offer', 'wax'],
    ]);
    table.answer({ verb: 'offer', about: 'wax' });
    expect(said(table)).toEqual(['right']);
    expect(table.step('cy', 'wits')).toBe(3);
  });

  test('are all offered where none of them must be, and all may be declined', () => {
    const table = rivals(true, true);
    expect(table.options().map(({ verb }) => verb)).toEqual(['offer', 'offer', 'pass']);
    table.answer({ verb: 'pass' });
    expect(said(table)).toEqual([]);
    expect(table.step('cy', 'wits')).toBe(2);
  });

  test('cannot all be declined where one of them must be', () => {
    const table = rivals(true, false);
    expect(table.options().map(({ verb }) => verb)).toEqual(['offer', 'offer']);
    table.answer({ verb: 'offer', about: 'hook' });
    expect(said(table)).toEqual(['left']);
  });
});

describe('a question to several', () => {
  const pairs = [{ explorers: ['cy', 'ada'] }, { explorers: ['eve', 'gil'] }];

  test('is put once for each character, and the answers are named in their order', () => {
    const table = new Table({
      setup: { seats: pairs },
      effects: {
        poll: [ask(explorers, 'number', { min: 1, max: 9, as: 'given' }), each($who('given'), 'n', [say('one')])],
      },
    });
    table.effect('poll');
    const asked = table.state.order.map((who) => who);
    expect(table.state.question?.asked).toEqual(asked);
    const speakers: unknown[] = [];
    for (let n = 1; table.kind === 'number'; n++) {
      speakers.push(table.open.prompt.args.who);
      table.answer({ n });
    }
    expect([...speakers].sort()).toEqual(['ada', 'cy', 'eve', 'gil']);
    const [answered] = table.events('answered');
    expect(answered?.answers).toHaveLength(4);
    expect(said(table)).toHaveLength(4);
  });
});

describe('in place of an event', () => {
  const wax = (): Table => {
    const table = new Table({
      effects,
      setup: { stacked: { cards: { whisper: ['toll', 'chorus'] } } },
      position: { explorers: { cy: { cards: ['wax'] } } },
    });
    table.effect('whisper');
    return table;
  };

  test('one may do something else, if one likes', () => {
    const table = wax();
    expect(table.kind).toBe('instead');
    expect(table.open.seat).toBe(0);
    table.answer({ verb: 'offer' });
    expect(table.kind).toBe('order');
    table.answer({ order: ['chorus', 'toll'] });
    expect(table.events('draw')).toEqual([]);
    expect(table.kind).toBe('turn');
  });

  test('or let it happen', () => {
    const table = wax();
    table.answer({ verb: 'pass' });
    expect(table.events('draw')).toMatchObject([{ card: 'toll' }]);
  });

  test('it is not asked where the rule does not speak of it', () => {
    const table = new Table({
      effects,
      setup: { stacked: { cards: { charm: ['hook'] } } },
      position: { explorers: { cy: { cards: ['wax'] } } },
    });
    table.effect('charm');
    expect(table.kind).toBe('turn');
    expect(table.events('draw')).toMatchObject([{ card: 'hook' }]);
  });
});

describe('who is buried', () => {
  const buried = (): Table => new Table({ position: { explorers: { cy: { cards: ['buried', 'hook'] } } } });

  test('can do nothing but dig', () => {
    const table = buried();
    expect(table.options().map((o) => (o.verb === 'offer' ? o.rule : o.verb))).toEqual(['cards/buried/dig', 'end']);
    expect(table.barred({ verb: 'move', room: 'stair-foot' })[0]?.rule).toBe('cards/buried/stuck');
    expect(table.barred({ verb: 'drop' }).map((b) => b.rule)).toContain('cards/buried/stuck');
  });

  test('is free when he has dug himself out, and others never were bound', () => {
    const table = buried();
    table.offer('cards/buried/dig');
    table.roll(3, 0, 0, 0);
    expect(table.explorer('cy').cards).toEqual(['hook']);
    expect(table.options({ verb: 'move' }).length).toBeGreaterThan(0);
    const other = buried();
    other.end();
    expect(other.options({ verb: 'move' }).length).toBeGreaterThan(0);
  });

  test('digs once a turn, and what was dug is remembered', () => {
    const table = buried();
    table.offer('cards/buried/dig');
    table.roll(0, 0, 0, 0);
    expect(table.options().map((o) => o.verb)).toEqual(['end']);
    for (let i = 0; i < 3; i++) table.end();
    if (table.kind === 'dice') table.roll(0, 0);
    expect(table.open.seat).toBe(0);
    table.offer('cards/buried/dig');
    table.roll(0, 0, 0, 0);
    expect(table.explorer('cy').cards).toEqual(['hook']);
  });
});

describe('limits', () => {
  test('belong to one carrier: each of two tokens with the same rule has its own', () => {
    const ring = { on: 'turn.offer', do: [say('ring')] } as const;
    const toll = { on: 'turn.after', limit: 'game', do: [say('toll')] } as const;
    const table = new Table({
      pack: {
        tokens: (testHouse.tokens ?? []).map((def) => (def.id === 'bell' ? { ...def, rules: { ring, toll } } : def)),
      },
      position: {
        tokens: [
          { id: 'bell', room: 'gate' },
          { id: 'bell', room: 'gate' },
        ],
      },
    });
    const bells = (): unknown[] => table.options({ verb: 'offer', rule: 'tokens/bell/ring' });
    const ringOne = (): void => {
      const at = table.open.options.findIndex(
        (option) => option.verb === 'offer' && option.rule === 'tokens/bell/ring',
      );
      const applied = table.engine.apply(table.state, table.open.seat, table.open.id, at);
      if (applied.ok) table.log.push(...applied.events);
    };
    expect(bells()).toHaveLength(2);
    ringOne();
    expect(bells()).toHaveLength(1);
    ringOne();
    expect(bells()).toEqual([]);
    expect(said(table)).toEqual(['ring', 'ring']);
    for (let turn = 0; turn < 6; turn++) {
      table.end();
      if (table.kind === 'dice') table.roll(0, 0);
    }
    // Both toll once for each of the three who were there, in the whole game.
    expect(said(table).filter((key) => key === 'toll')).toHaveLength(6);
  });

  test('once a game, for each explorer', () => {
    const table = new Table({
      position: {
        rooms: { font: { floor: 'loft', x: 0, y: -1 } },
        explorers: { cy: { room: 'font' }, eve: { room: 'font' } },
      },
    });
    const before = { cy: table.step('cy', 'wits'), eve: table.step('eve', 'wits') };
    for (let i = 0; i < 3; i++) table.end();
    table.roll(0, 0);
    for (let i = 0; i < 3; i++) table.end();
    table.roll(0, 0);
    expect(table.step('cy', 'wits')).toBe(before.cy + 1);
    expect(table.step('eve', 'wits')).toBe(before.eve + 1);
  });

  test('once a turn: the next turn it is offered again', () => {
    const table = new Table({
      position: {
        rooms: { strongroom: { floor: 'cellar', x: 0, y: -1 } },
        explorers: { cy: { room: 'strongroom' }, eve: { room: 'strongroom' } },
      },
    });
    const lock = { verb: 'offer', rule: 'rooms/strongroom/lock' };
    table.answer(lock);
    table.roll(0, 0, 0, 0);
    expect(table.options(lock)).toEqual([]);
    expect(table.barred({ verb: 'offer' })).toMatchObject([{ rule: 'dice.no-repeat' }]);
    table.end();
    expect(table.options(lock)).toHaveLength(1);
  });

  test('as often as one likes', () => {
    const table = new Table({
      position: {
        rooms: { gallery: { floor: 'loft', x: 1, y: 0 }, brambles: { floor: 'street', x: 1, y: 0 } },
        explorers: { cy: { room: 'gallery' } },
      },
    });
    table.offer('rooms/gallery/leap');
    table.answer({ losses: { pace: 0, grip: 0, wits: 1 } });
    expect(table.explorer('cy').room).toBe('brambles');
    expect(table.events('draw')).toEqual([]);
  });

  test('a need that is not met bars the offer and is named', () => {
    const table = new Table({
      position: { rooms: { gallery: { floor: 'loft', x: 1, y: 0 } }, explorers: { cy: { room: 'gallery' } } },
    });
    expect(table.options({ verb: 'offer' })).toEqual([]);
    expect(
      table
        .barred({ verb: 'offer' })
        .map((b) => JSON.stringify(b))
        .join(),
    ).toContain('rooms/gallery/leap.needs.0');
  });
});

describe('items', () => {
  test('are given only with the consent of whoever receives them', () => {
    const table = new Table({ position: { explorers: { cy: { cards: ['hook', 'anchor', 'raven'] } } } });
    expect(new Set(table.some('give').map((o) => o.card))).toEqual(new Set(['hook']));
    table.answer({ verb: 'give', card: 'hook', to: 'ada' });
    expect(table.kind).toBe('consent');
    expect(table.open.seat).toBe(1);
    table.answer({ verb: 'decline' });
    expect(table.explorer('cy').cards).toContain('hook');
  });

  test('are dropped together, after any change of mind', () => {
    const table = new Table({ position: { explorers: { cy: { cards: ['hook', 'wax'] } } } });
    table.answer({ verb: 'drop' });
    table.answer({ verb: 'thing', card: 'hook' });
    table.answer({ verb: 'take-back' });
    table.answer({ verb: 'thing', card: 'wax' });
    table.answer({ verb: 'done' });
    expect(table.explorer('cy').cards).toEqual(['hook']);
    expect(table.engine.view(table.state, 'public').position.piles).toEqual([{ card: 'wax', room: 'gate', part: 0 }]);
  });
});

describe('the course of the game', () => {
  test('the youngest begins, and it goes on to the right', () => {
    const table = new Table();
    const order = [table.open.seat];
    for (let i = 0; i < 2; i++) {
      table.end();
      order.push(table.open.seat);
    }
    expect(order).toEqual([0, 2, 1]);
  });

  test('after every round the house moves, and a bell may ring', () => {
    const table = new Table();
    for (let i = 0; i < 3; i++) table.end();
    expect(table.kind).toBe('dice');
    table.roll(3, 0);
    expect(table.engine.view(table.state, 'public').position.tokens.map((t) => t.id)).toEqual(['bell']);
    expect(table.state.round).toBe(2);
    expect(table.open.seat).toBe(0);
  });

  test('the fourth bell begins the haunt and names the traitor', () => {
    const bells = Array.from({ length: 3 }, () => ({ id: 'bell', room: 'gate' }));
    const table = new Table({ position: { tokens: bells } });
    for (let i = 0; i < 3; i++) table.end();
    table.roll(3, 0);
    // Ada played last and reveals it; with wits above three it is the flood, and Eve is the strongest.
    expect(table.engine.outcome(table.state)).toMatchObject({ haunt: 'the-flood', revealer: 'ada', traitor: 'eve' });
    expect(table.engine.pending(table.state)).toEqual([]);
  });

  test('a black spot in weak hands begins the other one', () => {
    const table = new Table({
      effects,
      setup: { stacked: { cards: { charm: ['black-spot'] } } },
      position: { explorers: { cy: { steps: { wits: 0 } } } },
    });
    table.effect('charm');
    expect(table.engine.outcome(table.state)).toMatchObject({ haunt: 'the-choir', revealer: 'cy', traitor: 'ada' });
  });

  test('one walks as many rooms as the trait allows, and mud costs two', () => {
    const table = new Table({
      position: {
        rooms: { mud: { floor: 'street', x: 1, y: 0, turn: 270 } },
        explorers: { cy: { room: 'mud', spent: 2 } },
      },
    });
    expect(table.options({ verb: 'move', room: 'gate' })).toMatchObject([{ cost: 2 }]);
    table.answer({ verb: 'move', room: 'gate' });
    expect(table.options({ verb: 'move' })).toEqual([]);
    expect(table.barred({ verb: 'move' })[0]).toMatchObject({ rule: 'test.walk.tired', args: { cost: 1, left: 0 } });
  });

  test('brambles ask a roll of whoever leaves them, and whoever fails is slower at once', () => {
    const table = new Table({
      position: { rooms: { brambles: { floor: 'street', x: 1, y: 0 } }, explorers: { cy: { room: 'brambles' } } },
    });
    table.answer({ verb: 'move', room: 'gate' });
    table.roll(1, 0, 0, 0);
    expect(table.explorer('cy').room).toBe('gate');
    expect(table.step('cy', 'pace')).toBe(2);
  });
});

describe('spaces left', () => {
  const left = (table: Table, viewer: number | 'public'): number | null =>
    table.engine.view(table.state, viewer).position.turn.movesLeft;
  const slowed: CardDef[] = [
    ...(testHouse.cards ?? []),
    { id: 'lead-boots', deck: 'charm', rules: { heavy: { on: 'moves', value: -2 } } },
  ];

  test('everybody sees how far the explorer at turn may still go', () => {
    const table = new Table();
    const whole = table.trait('cy', edition.moveTrait).value;
    expect([left(table, 0), left(table, 2), left(table, 'public')]).toEqual([whole, whole, whole]);
    intervene(table.engine, table.state, (g) => {
      g.s.turn.spent = 1;
    });
    expect(left(table, 1)).toBe(whole - 1);
    intervene(table.engine, table.state, (g) => {
      g.s.turn.stopped = true;
    });
    expect(left(table, 1)).toBe(0);
  });

  test('rules on the moves of a turn count', () => {
    const table = new Table({ pack: { cards: slowed }, position: { explorers: { cy: { cards: ['lead-boots'] } } } });
    expect(left(table, 'public')).toBe(Math.max(1, table.trait('cy', edition.moveTrait).value - 2));
  });

  test('in a haunt the step that no hindrance takes away is left too, once', () => {
    const chains: CardDef[] = [{ id: 'chains', deck: 'charm', rules: { heavy: { on: 'moves', value: -9 } } }];
    const { draught: _floor, ...rules } = edition.rules ?? {};
    const table = new Table({
      pack: { edition: { ...edition, rules }, cards: [...(testHouse.cards ?? []), ...chains] },
      position: { explorers: { cy: { cards: ['chains'] } } },
    });
    expect(left(table, 'public')).toBe(0);
    intervene(table.engine, table.state, (g) => {
      g.s.haunt = 0;
    });
    expect(left(table, 'public')).toBe(1);
    const dead = clone(table.state);
    intervene(table.engine, table.state, (g) => {
      g.s.turn.spent = 1;
      g.s.turn.moved = true;
    });
    expect(left(table, 'public')).toBe(0);
    // Whoever dies in their own turn goes no farther.
    intervene(table.engine, dead, (g) => {
      g.s.things.flags[g.s.turn.who] = (g.s.things.flags[g.s.turn.who] ?? 0) | DEAD;
    });
    expect(table.engine.view(dead, 'public').position.turn.movesLeft).toBe(0);
  });
});
