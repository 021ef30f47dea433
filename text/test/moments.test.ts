import type { Rule } from '@hollow/engine';
import {
  all,
  alter,
  amount,
  any,
  clamp,
  discovered,
  gain,
  item,
  kindIs,
  level,
  minus,
  ownTurn,
  reroll,
  rollIs,
  room,
  self,
} from '@hollow/engine/words';
import { describe, expect, it } from 'vitest';
import { KINDS, languages, loadText, loadWords } from '../src/index.ts';
import { FAMILIES } from './packs.ts';

const text = loadText('en', ['second-edition']);
const ruled = (rule: Rule): string[] =>
  text.rulesText({ id: 'p', cards: [item({ id: 'i', rules: { r: rule } })] }, 'items', 'i');

describe('A rule says with its moment what kind it is about', () => {
  it('of a roll, whose dice or result it changes', () => {
    expect(ruled({ on: 'total', when: rollIs('knowledge'), value: 1 })).toEqual([
      'Add 1 to the result when you make a Knowledge roll.',
    ]);
    expect(ruled({ on: 'pool', when: rollIs('defence'), value: 1 })).toEqual([
      'Roll 1 more die when you make a defence roll.',
    ]);
  });

  it('of a roll, and keeps the rest of the condition', () => {
    const when = all(rollIs('trait'), ownTurn());
    expect(ruled({ on: 'roll.offer', moment: 'after', when, do: [reroll('all')] })).toEqual([
      'Once per turn, after you make a trait roll, if it is your turn, you may roll all the dice again.',
    ]);
  });

  it('of damage, one of several, and by how much less it is', () => {
    const when = any(kindIs('physical'), kindIs('mental'));
    expect(ruled({ on: 'damage.modify', when, set: { amount: clamp(minus(amount, 1), 0, 99) } })).toEqual([
      'When you take physical or mental damage, take 1 less.',
    ]);
  });

  it('of a room, that it is discovered', () => {
    const chapel = room({
      id: 'r',
      floors: ['ground'],
      doors: ['N'],
      rules: { pray: { on: 'enter.after', when: discovered, do: [gain('sanity')] } },
    });
    expect(text.rulesText({ id: 'p', rooms: [chapel] }, 'rooms', 'r')).toEqual([
      'When you discover this room, gain 1 Sanity.',
    ]);
  });
});

describe('A number that is worked out', () => {
  it('is told as it is worked out', () => {
    const more = minus(level(self, 'sanity'), level(self, 'knowledge'));
    const when = rollIs('trait', 'knowledge');
    expect(ruled({ on: 'roll.offer', moment: 'before', when, limit: 'event', do: [alter('pool', more)] })).toEqual([
      'Before you make a Knowledge roll, you may roll Sanity − Knowledge more dice.',
    ]);
  });

  it.each(languages())('is a number in every rule of every thing (%s)', (lang) => {
    for (const packs of FAMILIES)
      for (const pack of packs) {
        const said = loadText(lang, packs);
        for (const kind of KINDS)
          for (const id of Object.keys(loadWords('en', [pack.id]).things[kind] ?? {}))
            expect(said.rulesText(pack, kind, id).join('\n'), `${pack.id}/${kind}/${id}`).not.toMatch(/NaN|undefined/);
      }
  });
});
