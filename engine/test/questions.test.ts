import { describe, expect, test } from 'vitest';
import * as w from '../src/builders/index.ts';
import { unsaidQuestions } from '../src/compile/purpose.ts';
import type { Sentence } from '../src/contract/types.ts';
import { Engine } from '../src/game/engine.ts';
import type { Op, Ops } from '../src/language/types.ts';
import { Table } from './table.ts';
import { testHouse } from './test-house/index.ts';

/** What the first question of an effect says is at stake, told to whoever is asked. */
function saidBy(...effect: Op[]): Sentence | undefined {
  const table = new Table({ effects: { it: effect } });
  table.effect('it');
  return table.open.prompt.question;
}
const unsaid = (effect: Ops): readonly string[] =>
  unsaidQuestions(new Engine([testHouse, { id: 'script', effects: { it: effect } }]).program({})).filter((path) =>
    path.startsWith('effects/'),
  );

const anyRoom = (question?: string): Op =>
  w.ask(w.self, 'room', { from: w.standing, as: 'r', ...(question === undefined ? {} : { question }) });
const anyTrait = w.ask(w.self, 'trait', { from: w.allTraits, as: 't' });

describe('A question says what is at stake:', () => {
  test('by the key of its author', () => {
    expect(saidBy(anyRoom('hide'), w.put(w.self, w.$room('r')))).toEqual({ from: 'effects/it', key: 'hide' });
    expect(saidBy(w.choose(w.self, { go: [], stay: [] }, { question: 'leave' }))).toEqual({
      from: 'effects/it',
      key: 'leave',
    });
  });

  test('with a number and with somebody it speaks of', () => {
    const question = { key: 'wound', n: w.plus(1, 2), of: w.except(w.explorers, w.self) };
    const said = saidBy(w.ask(w.self, 'trait', { from: w.allTraits, as: 't', question }), w.lose(w.$trait('t')));
    expect(said).toEqual({ from: 'effects/it', key: 'wound', n: 3, of: expect.arrayContaining(['ada', 'eve']) });
  });

  test('with the rooms that it may lead to', () => {
    const question = { key: 'leave', rooms: w.here };
    const said = saidBy(w.choose(w.self, { go: [], stay: [] }, { question }));
    expect(said?.rooms).toEqual([new Table().explorer('cy').room]);
  });

  test.each<readonly [string, Op, Partial<Sentence>]>([
    ['a loss', w.lose(w.$trait('t'), 2), { key: 'lose', n: 2 }],
    ['a gain', w.gain(w.$trait('t')), { key: 'gain', n: 1 }],
    ['a loss of as many as the dice say', w.lose(w.$trait('t'), w.players), { key: 'lose' }],
    ['a roll', w.roll(w.trait(w.$trait('t')), { '0+': [] }), { key: 'roll-with' }],
    ['what a clause holds', w.clause('a-clause', w.gain(w.$trait('t'))), { key: 'gain', n: 1 }],
  ])('by the operation that uses the answer: %s', (_, op, said) => {
    expect(saidBy(anyTrait, op)).toEqual({ from: '', ...said });
  });

  test('by the operation that uses a room', () => {
    expect(saidBy(anyRoom(), w.put(w.self, w.$room('r')))).toEqual({ from: '', key: 'go' });
  });

  test('to the explorer whose choice it is, though somebody else acts', () => {
    const other = w.first(w.except(w.explorers, w.self));
    const table = new Table({ effects: { it: [w.choose(other, { go: [], stay: [] }, { question: 'leave' })] } });
    table.effect('it');
    const { seat, prompt } = table.open;
    expect(prompt.args.who).not.toBe('cy');
    expect(prompt.args.who).toBe(['cy', 'ada', 'eve'][seat]);
  });

  test('or it is found that nobody has said it', () => {
    expect(unsaid([anyRoom(), w.put(w.self, w.$room('r'))])).toEqual([]);
    expect(unsaid([anyRoom()])).toEqual(['effects/it/0:ask']);
    expect(unsaid([anyTrait, w.gain(w.$trait('t'), 1, w.explorers)])).toEqual(['effects/it/0:ask']);
    expect(unsaid([w.choose(w.self, { go: [], stay: [] })])).toEqual(['effects/it/0:choose']);
  });
});
