import type { HauntWordsSent } from '@hollow/protocol';
import type { OfferText, Text } from '@hollow/text/browser';
import { useMemo } from 'react';
import { useReadings } from '../../packs/readings.ts';
import { useGame } from '../../state/hooks.ts';
import { useText } from '../../words/Words.tsx';

/** What an offer does, by the path of its rule. */
export type Does = (rule: string) => OfferText;

/** Of a haunt as one's own page tells it, which comes from the server; of the house as the pack does. */
export function deedTold(
  rule: string,
  words: Pick<HauntWordsSent, 'haunt' | 'tome'> | null,
  text: Text,
  readings: Readonly<Record<string, string>>,
): OfferText {
  const [folder, haunt, ...rest] = rule.split('/');
  if (folder !== 'haunts') return text.offer(rule, readings);
  const line =
    haunt === words?.haunt ? words?.tome.find(({ id, brief }) => brief !== undefined && id === rest.at(-1)) : undefined;
  return line === undefined
    ? text.offer(rule)
    : { brief: line.brief ?? '', whole: line.more ?? line.text, warns: line.warns ?? [] };
}

export function useDoes(): Does {
  const text = useText();
  const { words } = useGame();
  const readings = useReadings();
  return useMemo(() => (rule) => deedTold(rule, words, text, readings ?? {}), [words, text, readings]);
}
