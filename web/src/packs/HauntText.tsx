import type { HauntWordsSent } from '@hollow/protocol';
import { type HauntWords, pageText, withHaunt } from '@hollow/text/browser';
import { type ReactNode, useMemo } from 'react';
import { TextProvider, useText, useWords } from '../words/Words.tsx';
import { usePacks } from './context.ts';

const NOTHING = { haunt: null, pages: {}, labels: {} } as const;

interface Props {
  readonly sent: HauntWordsSent | null;
  readonly children: ReactNode;
}

/** What stands below it speaks of the haunt, as far as the server has handed out its words. They are kept nowhere. */
export function HauntText({ sent, children }: Props) {
  const words = useWords();
  const plain = useText();
  const { whole } = usePacks();
  const { haunt, pages, labels } = sent ?? NOTHING;
  // What the tome says changes all the time; the words that the text is made from hardly ever.
  const text = useMemo(() => {
    if (words === null || haunt === null) return plain;
    const sides = Object.keys(pages).filter((side) => side !== 'all');
    const handed = withHaunt(words, haunt, pages as Readonly<Record<string, HauntWords>>);
    return pageText(handed, [whole]).during({ haunt, sides, labels });
  }, [words, haunt, pages, labels, plain, whole]);
  return <TextProvider value={text}>{children}</TextProvider>;
}
