import { isBySide, isLocalWord, isOfTheMoment } from '@hollow/engine/inner';

/** Any piece of a haunt as it stands in the pack: an expression, an operation, or what holds them. */
export type HauntNode = Readonly<Record<string, unknown>>;

export const isHauntNode = (value: unknown): value is HauntNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The word of an expression; '' for what is none. */
export const wordOf = (value: unknown): string => (isHauntNode(value) && typeof value.x === 'string' ? value.x : '');

/** The expressions in a field that holds a list of them. */
export const listIn = (raw: HauntNode, field: string): readonly unknown[] => {
  const list = raw[field];
  return Array.isArray(list) ? list : [];
};

/** Every object inside a tree, itself included. */
function* nodesOf(value: unknown): Generator<HauntNode> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (isHauntNode(value)) {
    yield value;
    for (const inner of Object.values(value)) yield* nodesOf(inner);
  }
}

/** Names that stand in a field of a word, anywhere in the tree. */
export function namesInField(raw: unknown, word: string, field: string): string[] {
  const found: string[] = [];
  for (const node of nodesOf(raw)) {
    if (node.x !== word) continue;
    const value = node[field];
    found.push(...(Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)]));
  }
  return [...new Set(found)];
}

/** Sets of whom none may be left, anywhere in the tree. */
export const removedIn = (raw: unknown): readonly unknown[] =>
  [...nodesOf(raw)].flatMap((node) =>
    node.x === 'not' && isHauntNode(node.of) && node.of.x === 'exists' ? [node.of.of] : [],
  );

/** Whether one of the words stands anywhere in the tree. */
export function speaksOf(raw: unknown, ...words: readonly string[]): boolean {
  for (const node of nodesOf(raw)) if (words.includes(String(node.x))) return true;
  return false;
}

/** Kinds of pieces, ids of cards and conditions that an expression names. */
export const kindsIn = (raw: unknown): string[] => namesInField(raw, 'pieces', 'kinds');
export const cardsIn = (raw: unknown): string[] => namesInField(raw, 'cards', 'ids');
export const statusesIn = (raw: unknown): string[] => namesInField(raw, 'has', 'status');

/** Whether something in the tree means something only while an event runs: nobody can tell it beforehand. */
export const isTransient = (raw: unknown): boolean => holds(raw, isOfTheMoment);

/** Whether the tree holds a word that is so. */
function holds(raw: unknown, is: (x: string) => boolean): boolean {
  for (const node of nodesOf(raw)) if (is(String(node.x))) return true;
  return false;
}

/** Whether the condition depends on where the character stands. */
export const isLocal = (raw: unknown): boolean => holds(raw, isLocalWord);

/** Whether it speaks of explorers by their side. */
export const isAboutExplorers = (raw: unknown): boolean => holds(raw, isBySide);
