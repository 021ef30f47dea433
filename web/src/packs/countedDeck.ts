import type { EditionDef } from '@hollow/engine';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The first node of a tree of the language with this word. */
function findWord(value: Json, word: string): { readonly [key: string]: Json } | null {
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) {
    for (const part of value) {
      const found = findWord(part as Json, word);
      if (found !== null) return found;
    }
    return null;
  }
  const node = value as { readonly [key: string]: Json };
  if (node.x === word) return node;
  for (const part of Object.values(node)) {
    const found = findWord(part, word);
    if (found !== null) return found;
  }
  return null;
}

/**
 * The deck that an edition counts to see whether the haunt begins. Nothing says so in so many words: it is the deck of which its flow, procedures and rules ask how many cards were drawn.
 */
export function countedDeck({
  flow,
  procs = {},
  rules,
  decks,
}: Pick<EditionDef, 'flow' | 'procs' | 'rules' | 'decks'>): string | null {
  const found = findWord({ flow, procs, rules } as unknown as Json, 'drawn')?.deck;
  return decks.some(({ id }) => id === found) ? String(found) : null;
}
