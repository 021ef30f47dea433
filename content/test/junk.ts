import fc from 'fast-check';

/** What somebody might write in place of anything. */
export const junk = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.double(),
  fc.string(),
  fc.constant([]),
  fc.constant({}),
  fc.constant('constructor'),
  fc.dictionary(fc.string(), fc.jsonValue()),
);

/** A place in a tree, chosen by numbers, with what to put there. */
export function spoil(tree: unknown, steps: readonly number[], value: unknown): unknown {
  if (typeof tree !== 'object' || tree === null || steps.length === 0) return value;
  const keys = Object.keys(tree);
  if (keys.length === 0) return value;
  const key = keys[steps[0] % keys.length];
  const inner = spoil((tree as Record<string, unknown>)[key], steps.slice(1), value);
  return Array.isArray(tree) ? tree.map((x, i) => (String(i) === key ? inner : x)) : { ...tree, [key]: inner };
}

export const path = fc.array(fc.nat(200), { minLength: 1, maxLength: 7 });
