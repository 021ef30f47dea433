import { describe, expect, it } from 'vitest';
import { PSEUDO } from '../src/language/words.ts';
import { loadClauses, overlaid, strayClauses, strayIn } from '../src/load/clauses.ts';
import { languages } from '../src/load/load-words.ts';

const ENGLISH = {
  'a.walk': { rule: 'You walk.', example: 'Ox walks.', differs: ['You run.', 'You stay.'] },
  'a.rest': { rule: 'You rest.' },
};

describe('the words of the rulebook', () => {
  it('are in English where a language has none of its own, clause by clause and part by part', () => {
    const said = overlaid(ENGLISH, { 'a.walk': { rule: 'Du gehst.', differs: ['Du rennst.'] } });
    expect(said['a.walk']).toEqual({
      rule: 'Du gehst.',
      example: 'Ox walks.',
      differs: ['Du rennst.', 'You stay.'],
    });
    expect(said['a.rest']).toEqual(ENGLISH['a.rest']);
  });

  it('are of clauses, and of parts, that there are', () => {
    expect(strayClauses(ENGLISH, { 'a.fly': { rule: 'x' }, 'a.rest': { example: 'x' } })).toEqual([
      'a.fly',
      'a.rest.example',
    ]);
    for (const lang of languages().filter((name) => name !== PSEUDO)) expect(strayIn(lang), lang).toEqual([]);
  });

  it('show in the made-up language which of them are no words of a file', () => {
    for (const { rule } of Object.values(loadClauses(PSEUDO))) expect(rule).toMatch(/^\[!! .* !!\]$/s);
  });
});
