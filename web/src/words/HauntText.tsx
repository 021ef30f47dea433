import { secondEditionHouse } from '@hollow/content/house';
import type { HauntWordsSent } from '@hollow/protocol';
import { createText, type HauntWords, type ParsedWords, type Text, withHaunt } from '@hollow/text/browser';
import { type ReactNode, useMemo } from 'react';
import { TextProvider, useText, useWords } from './Words.tsx';

/** Text with the rules of rooms and cards at hand: it can name the condition that bars something, and the row that was rolled. */
const houseText = (words: ParsedWords): Text => createText(words, [secondEditionHouse]);

const NOTHING = { haunt: null, pages: {}, labels: {} } as const;

interface Props {
  readonly sent: HauntWordsSent | null;
  readonly children: ReactNode;
}

/** What stands below it speaks of the rules of rooms and cards, and of the haunt, as far as the server has handed out its words. They are kept nowhere. */
export function HauntText({ sent, children }: Props) {
  const words = useWords();
  const plain = useText();
  const { haunt, pages, labels } = sent ?? NOTHING;
  // What the tome says changes all the time; the words that the text is made from hardly ever.
  const text = useMemo(() => {
    if (words === null) return plain;
    if (haunt === null) return houseText(words);
    const sides = Object.keys(pages).filter((side) => side !== 'all');
    const handed = withHaunt(words, haunt, pages as Readonly<Record<string, HauntWords>>);
    return houseText(handed).during({ haunt, sides, labels });
  }, [words, haunt, pages, labels, plain]);
  return <TextProvider value={text}>{children}</TextProvider>;
}
