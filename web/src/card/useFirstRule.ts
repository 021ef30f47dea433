import type { Text } from '@hollow/text/browser';
import { useCallback } from 'react';
import { usePacks } from '../packs/context.ts';
import type { TablePacks } from '../packs/TablePacks.ts';
import { useText } from '../words/Words.tsx';

/** By the text: with a haunt on, or in another language, it is another one. */
const known = new WeakMap<Text, Map<string, string>>();

function readRule(text: Text, packs: TablePacks, id: string): string {
  const [line = ''] = text.rulesText(packs.whole, packs.kindOf(id), id).flatMap((rule) => rule.split('\n'));
  // The rows of a table stand on the card itself.
  return line.trim().replace(/:$/, ' …');
}

/** What a card does, in a line: the first of its rules. */
export function useFirstRule(): (card: string) => string {
  const text = useText();
  const packs = usePacks();
  return useCallback(
    (id) => {
      const lines = known.get(text) ?? new Map<string, string>();
      known.set(text, lines);
      const line = lines.get(id) ?? readRule(text, packs, id);
      lines.set(id, line);
      return line;
    },
    [text, packs],
  );
}
