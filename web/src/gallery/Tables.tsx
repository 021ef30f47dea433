import { useMemo } from 'react';
import { HauntText } from '../packs/HauntText.tsx';
import { TableScreen } from '../pages/table/TableScreen.tsx';
import { SessionProvider } from '../state/hooks.ts';
import { createSession } from '../state/session.ts';
import { viewNamed } from './played.ts';

const query = new URLSearchParams(location.search);

/** The whole table at a position that was played, without a server: `?page=table&view=mummy`. */
export function Tables() {
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
    <SessionProvider value={session}>
      <HauntText sent={welcome.words}>
        <TableScreen />
      </HauntText>
    </SessionProvider>
  );
}
