import { describe, expect, test } from 'vitest';
import * as w from '../src/builders/index.ts';
import type { Option, OptionOf } from '../src/contract/option.ts';
import type { Viewer } from '../src/contract/types.ts';
import type { Verb } from '../src/core/choice.ts';
import { intervene } from '../src/kit/intervene.ts';
import type { ExplorerScript, PositionScript } from '../src/kit/script-types.ts';
import { writeVar } from '../src/machine/variables.ts';
import { Table } from './table.ts';
import { testHouse } from './test-house/index.ts';

/**
 * A die of the test house shows 0, 1, 1 or 3. Of two dice, 16 ways: 0 in 1, 1 in 4, 2 in 4, 3 in 2, 4 in 4, 6 in 1. Of three, 64 ways: 0 in 1, 1 in 6,
 * 2 in 12, 3 in 11, 4 in 12, 5 in 12, 6 in 3, 7 in 6, 9 in 1.
 */
const TWO_AGAINST_TWO = { chance: 101 / 256, risk: 101 / 256 };
const THREE_AGAINST_TWO = { chance: 634 / 1024, risk: 244 / 1024 };

const duel = w.haunt({
  id: 'the-duel',
  number: 1,
  kind: 'traitor',
  traitor: w.revealer,
  counters: { again: {}, lucky: {} },
  vars: { armour: { per: 'who', knownTo: 'traitor' } },
  actions: {
    push: { who: w.heroes, roll: { trait: 'grip' }, pass: 3, do: [w.say('open')] },
    solve: { who: w.heroes, roll: { trait: ['grip', 'wits'], bonus: 1 }, pass: 4, do: [w.say('open')] },
    toss: { who: w.heroes, roll: { dice: 2 }, pass: 2, do: [w.say('open')] },
    wonder: { who: w.heroes, roll: { trait: 'wits' }, rows: { '2+': [w.say('open')], '0-1': [] } },
    stare: { who: w.heroes, attack: { on: w.traitor, with: 'wits' } },
    quarrel: { who: w.heroes, attack: { on: w.traitor, with: ['grip', 'wits'] } },
  },
  rules: {
    shield: { on: 'pool', when: w.all(w.rollIs('defence'), w.is(w.vOf('armour', w.self), '>', 0)), value: 2 },
    edge: { on: 'pool', when: w.all(w.rollIs('attack'), w.is(w.vOf('armour', w.self), '>', 0)), value: 1 },
    'no-blanks': { on: 'reroll', when: w.is(w.v('again'), '>', 0), value: 1 },
    luck: { on: 'total', when: w.all(w.is(w.v('lucky'), '>', 0), w.is(w.total, '>', 1)), value: 1 },
  },
});

type Changes = Readonly<Record<string, ExplorerScript>>;

/** Cy, a hero at turn, with two dice for grip and three for wits, and Ada, the traitor, with two for each; nobody else is near. */
function sit(changes: Changes = {}, position: PositionScript = {}, cards = testHouse.cards ?? []): Table {
  const explorers: Changes = {
    cy: { room: 'gate', steps: { grip: 0, wits: 1 }, ...changes.cy },
    ada: { room: 'gate', steps: { grip: 0, wits: 0 }, ...changes.ada },
  };
  return new Table({
    pack: { haunts: [duel], cards },
    position: { haunt: 1, traitor: 'ada', ...position, explorers },
  });
}

/** A counter of the haunt that makes a rule of it apply. */
function count(table: Table, id: string): Table {
  intervene(table.engine, table.state, (g) => {
    const slot = g.p.haunts[g.s.haunt]?.counters.find((counter) => counter.id === id)?.slot ?? -1;
    writeVar(g, slot, 1);
  });
  return table;
}

/** Ada puts on armour, and nobody but her knows. */
function arm(table: Table): void {
  intervene(table.engine, table.state, (g) => writeVar(g, g.p.varKnown.indexOf('traitor'), 1, table.thing('ada')));
}

const only = <V extends Verb>(table: Table, verb: V, fits: (option: OptionOf<V>) => boolean = () => true) => {
  const [found, ...others] = table.some(verb).filter(fits);
  if (found === undefined || others.length > 0) throw new Error(`${others.length} of ${JSON.stringify(table.open)}`);
  return found;
};
const attack = (table: Table): OptionOf<'attack'> => only(table, 'attack');
const deed = (table: Table, id: string): OptionOf<'offer'> =>
  only(table, 'offer', ({ rule }) => rule.endsWith(`/${id}`));
const doIt = (table: Table, id: string): void => void table.offer(deed(table, id).rule);

/** Chances are sums of many floating-point numbers. */
function isNear(actual: number | undefined, exact: number): void {
  expect(actual).toBeCloseTo(exact, 12);
}

describe('an attack tells its chances', () => {
  test('with as many dice on both sides', () => {
    const { trait, dice, against, chance, risk } = attack(sit());
    expect([trait, dice, against]).toEqual(['grip', 2, 2]);
    isNear(chance, TWO_AGAINST_TWO.chance);
    isNear(risk, TWO_AGAINST_TWO.risk);
  });

  test('for each means, once they are chosen', () => {
    const table = sit({ cy: { cards: ['hook'] } });
    // Before that, what the best of them promises.
    const { who: _who, verb: _verb, chance: atBest, ...more } = attack(table);
    isNear(atBest, THREE_AGAINST_TWO.chance);
    expect(more).toEqual({ risk: expect.closeTo(THREE_AGAINST_TWO.risk, 12), best: true });
    table.answer({ verb: 'attack' });
    const [hook, bare] = [only(table, 'weapon'), only(table, 'bare')];
    expect([hook.dice, hook.against, bare.dice, bare.against]).toEqual([3, 2, 2, 2]);
    isNear(hook.chance, THREE_AGAINST_TWO.chance);
    isNear(hook.risk, THREE_AGAINST_TWO.risk);
    isNear(bare.chance, TWO_AGAINST_TWO.chance);
  });

  test('and that losing a shot from afar, or with a weapon that keeps its bearer safe, does no damage', () => {
    const bow = w.card({ id: 'bow', deck: 'charm', tags: ['weapon'], weapon: { trait: 'grip', range: 'sight' } });
    const pole = w.card({ id: 'pole', deck: 'charm', tags: ['weapon'], weapon: { trait: 'grip', safe: true } });
    const safe = (card: string, room: string): readonly (true | undefined)[] => {
      const table = sit({ cy: { cards: [card], room } }, {}, [...(testHouse.cards ?? []), bow, pole]);
      if (attack(table).best !== true) return [attack(table).safe];
      table.answer({ verb: 'attack' });
      return [only(table, 'weapon').safe, only(table, 'bare').safe];
    };
    expect(safe('hook', 'gate')).toEqual([undefined, undefined]);
    expect(safe('pole', 'gate')).toEqual([true, undefined]);
    expect(safe('bow', 'gate')).toEqual([undefined, undefined]);
    expect(safe('bow', 'stair-foot')).toEqual([true]);
  });

  test('with what a weapon adds to the result', () => {
    const spike = w.card({ id: 'spike', deck: 'charm', tags: ['weapon'], weapon: { trait: 'grip', bonus: 1 } });
    const table = sit({ cy: { cards: ['spike'] } }, {}, [...(testHouse.cards ?? []), spike]);
    table.answer({ verb: 'attack' });
    const { dice, chance, risk } = only(table, 'weapon');
    expect(dice).toBe(2);
    isNear(chance, 155 / 256);
    isNear(risk, 65 / 256);
    isNear(only(table, 'bare').chance, TWO_AGAINST_TWO.chance);
  });

  test('for a deed that is an attack, or for each of its traits', () => {
    const table = sit();
    const stare = deed(table, 'stare');
    expect([stare.trait, stare.dice, stare.against]).toEqual(['wits', 3, 2]);
    isNear(stare.chance, THREE_AGAINST_TWO.chance);
    expect(deed(table, 'quarrel').best).toBe(true);
    isNear(deed(table, 'quarrel').chance, THREE_AGAINST_TWO.chance);
    doIt(table, 'quarrel');
    isNear(only(table, 'trait', ({ trait }) => trait === 'grip').chance, TWO_AGAINST_TWO.chance);
    isNear(only(table, 'trait', ({ trait }) => trait === 'wits').chance, THREE_AGAINST_TWO.chance);
  });
});

describe('a deed of the haunt tells what it has to come to and how likely it does', () => {
  test('with a trait, and with fewer dice in the fog', () => {
    expect(deed(sit(), 'push').need).toBe(3);
    isNear(deed(sit(), 'push').chance, 7 / 16);
    const inFog = sit({}, { tokens: [{ id: 'fog', room: 'gate' }] });
    isNear(deed(inFog, 'push').chance, 1 / 4);
  });

  test('with the best of several traits, and with each once it is chosen', () => {
    const table = sit();
    expect(deed(table, 'solve').need).toBe(4);
    isNear(deed(table, 'solve').chance, 45 / 64);
    doIt(table, 'solve');
    isNear(only(table, 'trait', ({ trait }) => trait === 'grip').chance, 7 / 16);
    isNear(only(table, 'trait', ({ trait }) => trait === 'wits').chance, 45 / 64);
  });

  test('with a number of dice', () => isNear(deed(sit(), 'toss').chance, 11 / 16));

  test('with blanks that are thrown again, where a rule says so', () => {
    isNear(deed(count(sit(), 'again'), 'push').chance, 135 / 256);
  });

  test('with what rules make of the sum', () => {
    const table = count(sit(), 'lucky');
    isNear(deed(table, 'push').chance, 11 / 16);
    // A sum of 1 is not raised.
    isNear(deed(table, 'toss').chance, 11 / 16);
  });

  test('but not where rows decide', () => {
    const { need, chance } = deed(sit(), 'wonder');
    expect([need, chance]).toEqual([undefined, undefined]);
  });
});

describe('a roll tells its chance', () => {
  test('before it is made', () => {
    const table = sit({ cy: { cards: ['lucky-knot'] } });
    doIt(table, 'push');
    expect(table.kind).toBe('before-roll');
    isNear(only(table, 'pass').chance, 7 / 16);
    table.offer('cards/lucky-knot/pull');
    // Four dice and one added.
    expect(table.open.setting?.roll).toMatchObject({ pool: 4, need: 3 });
  });

  test('for every choice of dice to throw again', () => {
    const table = sit({ cy: { cards: ['second-breath'] } });
    doIt(table, 'push');
    table.roll(0, 1);
    table.offer('cards/second-breath/breathe');
    const chances = table.all('reroll').map(({ faces, chance }) => [faces.join(), chance] as const);
    expect(Object.fromEntries(chances)).toEqual({ '': 0, '0': 1 / 4, '1': 1 / 4, '0,1': 7 / 16 });
  });

  test('in an attack: to come out ahead of the defence', () => {
    const table = sit({ cy: { cards: ['certain-feather'] } });
    table.answer({ verb: 'attack' });
    isNear(only(table, 'pass').chance, TWO_AGAINST_TWO.chance);
  });

  test('in a defence: to come out ahead of what was thrown', () => {
    const table = sit({ ada: { cards: ['certain-feather', 'second-breath'] } });
    table.answer({ verb: 'attack' });
    table.roll(0, 3);
    expect(table.kind).toBe('before-roll');
    isNear(only(table, 'pass').chance, 5 / 16);
    table.answer({ verb: 'pass' });
    table.roll(0, 1);
    table.offer('cards/second-breath/breathe');
    const of = (faces: string): number | undefined => only(table, 'reroll', (o) => o.faces.join() === faces).chance;
    isNear(of(''), 0);
    isNear(of('0'), 1 / 4);
    isNear(of('0,1'), 5 / 16);
  });

  test('not where nothing has to be reached', () => {
    const table = sit({ cy: { cards: ['lucky-knot'] } });
    doIt(table, 'wonder');
    expect(only(table, 'pass').chance).toBeUndefined();
  });
});

describe('chances are made from what the seat knows', () => {
  const seenBy = (table: Table, viewer: Viewer): readonly Option[] =>
    table.engine.view(table.state, viewer).decisions.flatMap(({ options }) => options);

  test('an armour that the attacker does not know of changes the defence, and not what he is told', () => {
    const table = sit();
    const before = { seat: seenBy(table, 0), all: seenBy(table, 'all') };
    arm(table);
    expect(seenBy(table, 0)).toEqual(before.seat);
    expect(seenBy(table, 'all')).toEqual(before.all);
    expect(table.engine.pending(table.state)[0]?.options).toEqual(before.all);
    table.answer({ verb: 'attack' });
    table.roll(0, 1);
    expect(table.open.setting?.roll).toMatchObject({ who: 'ada', pool: 4 });
  });

  test('nor is it told before his own roll', () => {
    const table = sit({ cy: { cards: ['certain-feather'] } });
    arm(table);
    table.answer({ verb: 'attack' });
    isNear(only(table, 'pass').chance, TWO_AGAINST_TWO.chance);
  });

  test('a game made up from his view tells him the same', () => {
    const table = sit();
    arm(table);
    const view = table.engine.view(table.state, 0);
    expect(table.engine.view(table.engine.sample(view, 'made up'), 0).decisions).toEqual(view.decisions);
  });

  test('whoever knows of it is told', () => {
    const table = sit();
    // It is Eve's turn, then Ada's.
    table.end();
    table.end();
    const onCy = (): OptionOf<'attack'> => only(table, 'attack', ({ who }) => who === 'cy');
    isNear(onCy().chance, TWO_AGAINST_TWO.chance);
    arm(table);
    expect(onCy().dice).toBe(3);
    isNear(onCy().chance, THREE_AGAINST_TWO.chance);
  });

  test('to look changes nothing', () => {
    const table = sit({ cy: { cards: ['second-breath'] } });
    doIt(table, 'push');
    table.roll(0, 1);
    table.offer('cards/second-breath/breathe');
    const { hash } = table;
    seenBy(table, 'all');
    expect(table.hash).toBe(hash);
  });
});
