import type { Text } from '@hollow/text/browser';
import { useCallback, useRef } from 'react';
import { usePacks } from '../packs/context.ts';
import { type Readings, useReadings } from '../packs/readings.ts';
import type { TablePacks } from '../packs/TablePacks.ts';
import { useText } from '../words/Words.tsx';

/** The first rule of a card as the table reads it, in a line: of what it does while it is held, where it does anything. */
export function firstRule(text: Text, packs: TablePacks, id: string, readings: Readings): string {
  const linesOf = (whole: TablePacks['whole']): string[] => text.rulesText(whole, packs.kindOf(id), id, readings);
  const held = packs.cards.map((card) => {
    const { gain: _gain, lose: _lose, ...rest } = card;
    return card.id === id ? rest : card;
  });
  const [line = linesOf(packs.whole)[0] ?? ''] = linesOf({ ...packs.whole, cards: held });
  // The rows of a table stand on the card itself.
  return line.trim().replace(/:$/, ' …');
}

const USUAL: Readings = {};

interface Known {
  readonly of: readonly unknown[];
  readonly lines: Map<string, string>;
}

/** What a card does, in a line: the first of its rules. With a haunt on, in another language or by another reading it is another one. */
export function useFirstRule(): (card: string) => string {
  const text = useText();
  const packs = usePacks();
  const readings = useReadings() ?? USUAL;
  const known = useRef<Known>({ of: [], lines: new Map() });
  return useCallback(
    (id) => {
      const of = [text, packs, readings];
      if (of.some((one, i) => one !== known.current.of[i])) known.current = { of, lines: new Map() };
      const { lines } = known.current;
      const line = lines.get(id) ?? firstRule(text, packs, id, readings);
      lines.set(id, line);
      return line;
    },
    [text, packs, readings],
  );
}
