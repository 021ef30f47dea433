import type { Rules } from '../../rules/index.ts';
import { otherKind } from './fights.ts';
import { inOneWay } from './harm.ts';

/**
 * Clauses about one deck, one kind of damage, one page: they are cited under a name of their own, and what deviates is the rule for all of them, for
 * that one only.
 */
const ONE_OF: Readonly<Record<string, (one: string) => Partial<Rules>>> = {
  damage: (kind) => ({ 'damage.split': inOneWay(kind) }),
  attack: (kind) => ({ 'attack.kind': (own, kinds) => (own === kind ? otherKind(own, kinds) : own) }),
  defeat: (one) => ({ 'monster.defaults': (said) => (said === one ? 'stun' : said) }),
  item: (deck) => ({ 'item.deck': (own) => own !== deck }),
  card: (deck) => ({ 'card.resolved': (own) => own !== deck }),
};

const boundBy = (rule: string): Partial<Rules> => ({ 'item.bound': (by) => by !== rule });

/** Clauses that bind a card to its holder. */
const BINDING = ['card.conflict', 'trade.untradable', 'item.not-items'];

/** What deviates where a clause about one of several does not stand; null where the name is none of those. */
export function namedDeviation(name: string): Partial<Rules> | null {
  if (BINDING.includes(name)) return boundBy(name);
  const [, area = '', one = ''] = /^([a-z]+)\.([a-z-]+)$/.exec(name) ?? [];
  return Object.hasOwn(ONE_OF, area) ? (ONE_OF[area]?.(one) ?? null) : null;
}
