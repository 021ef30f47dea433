import type { Text } from '@hollow/text/browser';
import { useCallback, useRef } from 'react';
import { usePacks } from '../packs/context.ts';
import { type Readings, useReadings } from '../packs/readings.ts';
import type { TablePacks } from '../packs/TablePacks.ts';
import { useText } from '../words/Words.tsx';

/** When the line is wanted: while the card is held, or when it has just been turned over. */
type CardMoment = 'held' | 'drawn';

type Def = TablePacks['cards'][number];
type RuleLine = ReturnType<Text['rulesLines']>[number];

/** The card without what happens once, when it comes and goes. */
const whileHeld = ({ gain: _gain, lose: _lose, ...rest }: Def): Def => rest;
/** What only drawing it brings, and what can be done with it at all. */
const whenDrawn = ({ gain: _gain, lose: _lose, weapon: _weapon, rules: _rules, ...rest }: Def): Def => rest;

/** A head with the first row below it that brings something; the others stand on the card itself. */
function withRow(text: Text, [first, ...below]: readonly RuleLine[]): string {
  if (first === undefined || !first.head) return first?.whole ?? '';
  const end = below.findIndex(({ depth }) => depth <= first.depth);
  const row = below
    .slice(0, end < 0 ? undefined : end)
    .find(({ depth, text: said }) => depth === first.depth + 1 && said !== text.t('sentence.nothing'));
  return row?.kind === 'row' && !row.head ? `${first.whole} ${row.whole}` : first.whole.replace(/:$/, ' …');
}

/** What a card does, as the table reads it, in a line. While it is held: not what drawing it brought, nor what it is not. When it is drawn: what is rolled for, if anything is. */
export function firstRule(
  text: Text,
  packs: TablePacks,
  id: string,
  readings: Readings,
  moment: CardMoment = 'held',
): string {
  const linesOf = (as: (card: Def) => Def): RuleLine[] => {
    const cards = packs.cards.map((card) => (card.id === id ? as(card) : card));
    return text.rulesLines({ ...packs.whole, cards }, packs.kindOf(id), id, readings);
  };
  const drawn = linesOf(whenDrawn);
  if (moment === 'drawn' && drawn[0]?.head === true) return withRow(text, drawn);
  const brought = new Set(drawn.map(({ whole }) => whole));
  const useful = linesOf(whileHeld).filter(({ whole }) => !brought.has(whole));
  return withRow(text, useful.length > 0 ? useful : linesOf((card) => card));
}

const USUAL: Readings = {};

interface Known {
  readonly of: readonly unknown[];
  readonly lines: Map<string, string>;
}

/** What a card does, in a line. With a haunt on, in another language or by another reading it is another one. */
export function useFirstRule(moment: CardMoment = 'held'): (card: string) => string {
  const text = useText();
  const packs = usePacks();
  const readings = useReadings() ?? USUAL;
  const known = useRef<Known>({ of: [], lines: new Map() });
  return useCallback(
    (id) => {
      const of = [text, packs, readings];
      if (of.some((one, i) => one !== known.current.of[i])) known.current = { of, lines: new Map() };
      const { lines } = known.current;
      const line = lines.get(id) ?? firstRule(text, packs, id, readings, moment);
      lines.set(id, line);
      return line;
    },
    [text, packs, readings, moment],
  );
}
