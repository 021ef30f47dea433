import type { ParsedWords } from '@hollow/text/browser';
import { useMemo } from 'react';
import { TableScreen } from '../pages/table/TableScreen.tsx';
import { SessionProvider } from '../state/hooks.ts';
import { createSession } from '../state/session.ts';
import { HauntText } from '../words/HauntText.tsx';
import { WordsProvider } from '../words/Words.tsx';
import { viewNamed } from './played.ts';

const query = new URLSearchParams(location.search);

/** The whole table at a position that was played, without a server: `?page=table&view=mummy`. */
export function Tables({ words }: { readonly words: ParsedWords }) {
  const { welcome, barred } = viewNamed(query.get('view') ?? 'early');
  const session = useMemo(
    () =>
      createSession(({ heard, line }) => {
        line('up');
        setTimeout(() => heard(welcome));
        return {
          send: () => 'gallery',
          explain: (decision) => heard({ t: 'barred', decision, barred }),
          retry: () => undefined,
          close: () => undefined,
        };
      }),
    [welcome, barred],
  );
  return (
    <WordsProvider value={words}>
      <SessionProvider value={session}>
        <HauntText sent={welcome.words}>
          <TableScreen />
        </HauntText>
      </SessionProvider>
    </WordsProvider>
  );
}
