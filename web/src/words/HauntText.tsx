import type { HauntWordsSent } from '@hollow/server/protocol';
import { type HauntWords, type Words, withHaunt } from '@hollow/text/browser';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { textFrom } from './load.ts';
import { TextProvider, useText } from './Words.tsx';

const WordsContext = createContext<Words | null>(null);
/** The words that the text was made from, so that a haunt's can be put to them. */
export const WordsProvider = WordsContext.Provider;

const NOTHING = { haunt: null, pages: {}, labels: {} } as const;

interface Props {
  readonly sent: HauntWordsSent | null;
  readonly children: ReactNode;
}

/** What stands below it speaks of the haunt too, as far as the server has handed out its words. They are kept nowhere. */
export function HauntText({ sent, children }: Props) {
  const words = use(WordsContext);
  const plain = useText();
  const { haunt, pages, labels } = sent ?? NOTHING;
  // What the tome says changes all the time; the words that the text is made from hardly ever.
  const text = useMemo(() => {
    if (words === null || haunt === null) return plain;
    const sides = Object.keys(pages).filter((side) => side !== 'all');
    const handed = withHaunt(words, haunt, pages as Readonly<Record<string, HauntWords>>);
    return textFrom(handed).during({ haunt, sides, labels });
  }, [words, haunt, pages, labels, plain]);
  return <TextProvider value={text}>{children}</TextProvider>;
}
