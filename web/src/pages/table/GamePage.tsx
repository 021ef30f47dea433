import type { Door } from '@hollow/server/protocol';
import { useEffect, useState } from 'react';
import type { Route } from '../../app/route.ts';
import { go } from '../../app/router.tsx';
import { ApiError, api } from '../../net/api.ts';
import { useText } from '../../words/Words.tsx';
import { Alone } from '../door/Alone.tsx';
import { Failure } from '../door/Failure.tsx';
import { HandRound } from './HandRound.tsx';
import { Sitting } from './Sitting.tsx';

/** A game at which this device has a seat; somebody without one is shown to the door. */
export default function GamePage({ route }: { readonly route: Extract<Route, { readonly page: 'game' }> }) {
  const { t } = useText();
  const { id } = route;
  const [door, setDoor] = useState<Door | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    api.door(id).then(
      (found) => {
        if (!wanted) return;
        if (found.mine.length === 0) go({ page: 'join', code: found.table.code }, 'replace');
        else setDoor(found);
      },
      (error: unknown) => {
        if (wanted) setFailed(error instanceof ApiError ? error.code : 'internal');
      },
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  if (failed !== null)
    return (
      <Alone title={t('app.lost')}>
        <Failure code={failed} />
      </Alone>
    );
  if (door === null) return <div className="opening" aria-hidden="true" />;
  const [first, ...more] = door.mine;
  return more.length === 0 ? <Sitting game={id} viewer={first} /> : <HandRound game={id} seats={door.mine} />;
}
