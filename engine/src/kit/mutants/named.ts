import type { Rules } from '../../rules/index.ts';
import { otherKind } from './fights.ts';
import { inOneWay } from './harm.ts';

/**
 * Clauses about one deck, one kind of damage, one page: they are cited under a name of their own, and what deviates is the rule for all of them, for
 * that one only.
 */
export const NAMED_DEVIATIONS: Readonly<Record<string, Partial<Rules>>> = {
  'damage.physical': { 'damage.split': inOneWay('physical') },
  'damage.mental': { 'damage.split': inOneWay('mental') },
  'item.omen': { 'item.deck': (deck) => deck !== 'omen' },
  'card.conflict': { 'item.bound': (by) => by !== 'card.conflict' },
  'trade.untradable': { 'item.bound': (by) => by !== 'trade.untradable' },
  'item.not-items': { 'item.bound': (by) => by !== 'item.not-items' },
  'attack.physical': { 'attack.kind': (kind, kinds) => (kind === 'physical' ? otherKind(kind, kinds) : kind) },
  'attack.mental': { 'attack.kind': (kind, kinds) => (kind === 'mental' ? otherKind(kind, kinds) : kind) },
  'card.event': { 'card.resolved': (deck) => deck !== 'event' },
  'card.item': { 'card.resolved': (deck) => deck !== 'item' },
  'card.omen': { 'card.resolved': (deck) => deck !== 'omen' },
};
