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
  const [step, ...further] = steps;
  if (typeof tree !== 'object' || tree === null || step === undefined) return value;
  const entries = Object.entries(tree);
  const [key, at] = entries[step % entries.length] ?? [];
  if (key === undefined) return value;
  const inner = spoil(at, further, value);
  return Array.isArray(tree) ? tree.map((x, i) => (String(i) === key ? inner : x)) : { ...tree, [key]: inner };
}

export const path = fc.array(fc.nat(200), { minLength: 1, maxLength: 7 });
