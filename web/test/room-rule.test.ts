import type { Decision, Position } from '@hollow/engine';
import { loadText } from '@hollow/text';
import { expect, test } from 'vitest';
import { dockItems } from '../src/table/dock/items.ts';
import { leavingRule, roomRule } from '../src/table/dock/roomRule.ts';
import { POSITION } from './board.ts';
import { decisionOf } from './decisions.ts';
import { SECOND } from './packs.ts';

const text = loadText('en', [SECOND.whole]);
const told = { text, packs: SECOND, readings: {} };
const WOLF = 'x/wolf';
const [vivian] = POSITION.explorers;
if (vivian === undefined) throw new Error('an explorer stands in the house');

/** Both stand in the Graveyard, which makes whoever leaves it roll. */
const position = {
  ...POSITION,
  explorers: [{ ...vivian, room: 'graveyard', traits: {} }],
  tokens: [{ id: WOLF, room: 'graveyard', monster: true }],
} as unknown as Position;

const asks = (who: string, rule = 'rooms/gallery/leap-down'): Decision =>
  decisionOf('turn', [{ verb: 'offer', rule, about: 'gallery' }], {
    prompt: { key: 'ask.turn', args: { who, about: '' } },
  });

test('a monster is not told what only harms explorers in a room', () => {
  expect(leavingRule(asks(vivian.id), position, told, false)).toContain('Sanity');
  expect(leavingRule(asks(WOLF), position, told, false)).toBe('');
  expect(roomRule('graveyard', told)).toContain('Sanity');
  expect(roomRule('graveyard', told, { monster: true })).toBe('');
});

test('a leap that may hurt an explorer does not warn a monster, which it does not hurt', () => {
  const note = (who: string): string => {
    const does = () => text.offer('rooms/gallery/leap-down');
    const items = dockItems({ decision: asks(who), barred: [], position, text, packs: SECOND, does });
    return items.map((item) => item.note).join();
  };
  expect(note(vivian.id)).toContain(text.t('play.warns', { what: 'risk' }));
  expect(note(WOLF)).not.toContain(text.t('play.warns', { what: 'risk' }));
});
