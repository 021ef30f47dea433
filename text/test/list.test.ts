import { describe, expect, it } from 'vitest';
import { createText } from '../src/create-text.ts';
import { loadWords } from '../src/load/load-words.ts';
import { loadText } from '../src/load-text.ts';

const text = loadText('en', ['second-edition']);

describe('several things in one row', () => {
  it('stand with commas, or with a word between the last two', () => {
    expect(text.list([])).toBe('');
    expect(text.list(['Ada'])).toBe('Ada');
    expect(text.list(['Ada', 'Bo', 'Cy'])).toBe('Ada, Bo, Cy');
    expect(text.list(['Ada', 'Bo', 'Cy'], 'and')).toBe('Ada, Bo and Cy');
    expect(text.list(['Ada', 'Bo', 'Cy'], 'dot')).toBe('Ada · Bo · Cy');
  });

  it('stand as a language wants them', () => {
    const words = loadWords('en', []);
    const other = createText({ ...words, messages: { ...words.messages, 'list.comma': '{a}、{b}' } });
    expect(other.list(['甲', '乙', '丙'])).toBe('甲、乙、丙');
  });
});
