import type { Op, Pack, PackRules } from '@hollow/engine';
import { describe, expect, it } from 'vitest';
import { allWords, gapsIn, type Kind, loadText, loadWords, strayWords } from '../src/index.ts';
import { PACKS } from './packs.ts';

describe.each(PACKS.map((pack) => [pack.id, pack] as const))('The words of %s', (packId, pack) => {
  it('name and label everything, in lines of mood of at most twenty words', () => {
    expect(gapsIn(loadWords('en', [packId]), pack)).toEqual([]);
  });

  it('name nothing that is not there', () => {
    expect(strayWords(loadWords('en', [packId]), pack)).toEqual([]);
  });

  it('render the rules of everything without a missing word', () => {
    const text = loadText('en', [pack]);
    const cards = (pack.cards ?? []).map((def) => ({ kind: `${def.deck}s` as Kind, def }));
    const places = [
      ...(pack.rooms ?? []).map((def) => ({ kind: 'rooms' as const, def })),
      ...(pack.tokens ?? []).map((def) => ({ kind: 'tokens' as const, def })),
    ];
    const empty = [...cards, ...places].filter(({ kind, def }) => {
      const { rules, draw } = def as { rules?: PackRules; draw?: readonly unknown[] };
      const has = (draw ?? []).length > 0 || Object.values(rules ?? {}).some((rule) => rule.under === undefined);
      return has && text.rulesText(pack, kind, def.id).length === 0;
    });
    expect(empty.map(({ kind, def }) => `${kind}/${def.id}`)).toEqual([]);
    expect(text.missing()).toEqual([]);
  });
});

describe('A pack that carries its words in itself', () => {
  const lamp = { name: 'Storm Lamp', flavour: 'It burns low.' };
  const mine: Pack = {
    id: 'mine',
    cards: [{ id: 'storm-lamp', deck: 'item', draw: [{ op: 'say', key: 'lit' } as Op] }],
    words: { en: { items: { 'storm-lamp': lamp }, pages: { fog: { all: { opening: 'Fog.' } } } }, fr: {} },
  };

  it('is named by them in every language that does not have its own', () => {
    const text = loadText('en', [...PACKS, mine]);
    expect([text.name('storm-lamp'), text.haunt('fog', 'all').opening]).toEqual(['Storm Lamp', 'Fog.']);
    expect(loadText('qps', [mine]).name('storm-lamp')).not.toBe('storm-lamp');
  });

  it('is told in English where a translation of it is not whole, label by label', () => {
    const words = {
      en: {
        items: { 'storm-lamp': { ...lamp, forms: { plural: 'Storm Lamps' }, says: { lit: 'It is lit.' } } },
        pages: { fog: { all: { opening: 'Fog.', goal: 'Wait.' } } },
      },
      de: {
        items: { 'storm-lamp': { name: 'Sturmlampe', forms: { gender: 'f' } } },
        pages: { fog: { all: { opening: 'Nebel.' } } },
      },
    };
    const { things, haunts } = allWords('de', [{ ...mine, words } as Pack]);
    expect(things.items?.['storm-lamp']).toEqual({
      name: 'Sturmlampe',
      flavour: 'It burns low.',
      forms: { gender: 'f' },
      says: { lit: 'It is lit.' },
    });
    expect(haunts?.fog).toEqual({ all: { opening: 'Nebel.', goal: 'Wait.' } });
  });

  it('is told what it lacks', () => {
    const words = { ...loadWords('en', []), things: { items: { 'storm-lamp': lamp } } };
    expect(gapsIn(words, mine)).toEqual([
      { file: 'mine/items/storm-lamp', message: 'says.lit is missing: a line that is said' },
    ]);
    const bare = { ...words, things: {} };
    expect(gapsIn(bare, mine)).toEqual([{ file: 'mine/items/storm-lamp', message: 'there are no words for it' }]);
    const left = { ...words, things: { items: { 'storm-lamp': { ...lamp, flavour: 'A line in your own words.' } } } };
    expect(gapsIn(left, mine)[0]?.message).toBe('the line of mood is that of the template');
  });
});
