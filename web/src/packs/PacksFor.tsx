import type { PackName } from '@hollow/protocol';
import { joinWords, type ParsedWords, pageText, type Text } from '@hollow/text/browser';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { ApiError } from '../net/api.ts';
import { Failure } from '../ui/call/Failure.tsx';
import { TextProvider, useWords, WordsProvider } from '../words/Words.tsx';
import { PacksProvider } from './context.ts';
import { type LoadedPacks, loadPacks } from './load.ts';
import type { TablePacks } from './TablePacks.ts';

interface Spoken {
  readonly packs: TablePacks;
  readonly words: ParsedWords;
  readonly text: Text;
}

function speak(words: ParsedWords, { packs, words: own }: LoadedPacks): Spoken {
  const joined = joinWords(words, own);
  return { packs, words: joined, text: pageText(joined, [packs.whole]) };
}

interface GivenProps {
  readonly spoken: Spoken;
  readonly children: ReactNode;
}

const Given = ({ spoken: { packs, words, text }, children }: GivenProps) => (
  <PacksProvider value={packs}>
    <WordsProvider value={words}>
      <TextProvider value={text}>{children}</TextProvider>
    </WordsProvider>
  </PacksProvider>
);

/** Packs that are there already, and their words: what stands below speaks of them. */
export function WithPacks({ loaded, children }: { readonly loaded: LoadedPacks; readonly children: ReactNode }) {
  const words = useWords();
  const spoken = useMemo(() => (words === null ? null : speak(words, loaded)), [words, loaded]);
  return spoken === null ? null : <Given spoken={spoken}>{children}</Given>;
}

interface Props {
  readonly names: readonly PackName[];
  readonly children: ReactNode;
}

/**
 * Gives what stands below it the definitions and words of these packs. Until they are there it shows nothing; where others take their place, as in a lobby, or another language is
 * chosen, the old ones stay until the new ones have come.
 */
export function PacksFor({ names, children }: Props) {
  const words = useWords();
  const wanted = names.map(({ hash }) => hash).join(' ');
  const [loaded, setLoaded] = useState<{ readonly of: ParsedWords; readonly is: LoadedPacks } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const ask = useCallback(() => {
    let isWanted = true;
    const hashes = wanted.split(' ').filter((hash) => hash !== '');
    if (words !== null)
      loadPacks(hashes, words.lang).then(
        (is) => {
          if (!isWanted) return;
          setLoaded({ of: words, is });
          setFailed(null);
        },
        (error: unknown) => {
          if (isWanted) setFailed(error instanceof ApiError && error.code === 'offline' ? 'offline' : 'internal');
        },
      );
    return () => {
      isWanted = false;
    };
  }, [wanted, words]);
  useEffect(ask, [ask]);
  if (loaded !== null)
    return (
      <WordsProvider value={loaded.of}>
        <WithPacks loaded={loaded.is}>{children}</WithPacks>
      </WordsProvider>
    );
  if (failed !== null)
    return (
      <main className="alone">
        <Failure code={failed} onAgain={ask} />
      </main>
    );
  return <div className="opening" aria-hidden="true" />;
}
