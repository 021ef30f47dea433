import type { NumFn } from '@hollow/engine/inner';
import type { Cause } from '../haunt/causes.ts';
import { cardsIn, isLocal, kindsIn, namesInField, speaksOf } from '../haunt/syntax.ts';
import type { Estimator } from '../means/estimator.ts';

/** For how many there is room at a deed. */
interface Hands {
  readonly hands: NumFn;
  readonly oncePerRoom: boolean;
}

const MANY: Hands = { hands: () => Number.POSITIVE_INFINITY, oncePerRoom: false };

/** What a condition speaks of that a deed may change, as topics with names. */
const spokenOf = (condition: unknown): readonly string[] => [
  ...namesInField(condition, 'var', 'name').map((name) => `var ${name}`),
  ...kindsIn(condition).map((kind) => `made ${kind}`),
  ...cardsIn(condition).flatMap((card) => [`card ${card}`, `given ${card}`]),
];

/**
 * For how many there is room at a deed: one where its success takes away what it needs, as many as are missing where
 * that is counted up to a number, and everybody where it goes on as before. What the doer itself has is each one's own.
 */
export function handsAt({ def, words }: Estimator, cause: Cause): Hands {
  const action = def.actions?.[cause.id];
  if (action === undefined) return MANY;
  if (action.limit === 'game') return { hands: () => 1, oncePerRoom: false };
  const brought = new Set(
    cause.effects.flatMap(({ topic, name, guards }) => (guards.length > 0 ? [] : [`${topic} ${name}`])),
  );
  const shared = (action.needs ?? []).filter((need) => !speaksOf(need, 'own', 'self'));
  const closing = shared.flatMap((need) =>
    spokenOf(need)
      .filter((topic) => brought.has(topic))
      .map((topic) => ({ topic, need })),
  );
  const [first] = closing;
  if (first === undefined) return MANY;
  const counted = first.topic.startsWith('var ') ? first.topic.slice('var '.length) : '';
  const most = def.counters?.[counted]?.to;
  if (most === undefined) return { hands: () => 1, oncePerRoom: closing.every(({ need }) => isLocal(need)) };
  const [value, limit] = [words.num({ x: 'var', name: counted }), words.num(most)];
  return { hands: (g) => Math.max(1, limit(g) - value(g)), oncePerRoom: false };
}
