import { useEffect } from 'react';
import { expectPacks } from '../../packs/load.ts';
import { Failure } from '../../ui/call/Failure.tsx';
import type { Route } from '../../ui/route/route.ts';
import { go } from '../../ui/route/router.tsx';
import { useText } from '../../words/Words.tsx';
import { Alone } from '../door/Alone.tsx';
import { useDoor } from '../door/useDoor.ts';
import { HandRound } from './HandRound.tsx';

/** A game at which this device has a seat; somebody without one is shown to the door. */
export default function GamePage({ route }: { readonly route: Extract<Route, { readonly page: 'game' }> }) {
  const { t, lang } = useText();
  const { id } = route;
  const { door, failed, again } = useDoor(id);
  const packs = door?.table.packs;
  useEffect(() => {
    // Meanwhile the line is opened; the table needs both.
    if (packs !== undefined) expectPacks(packs, lang);
  }, [packs, lang]);
  const stranger = door?.mine.length === 0 ? door.table.code : null;
  useEffect(() => {
    if (stranger !== null) go({ page: 'join', code: stranger }, 'replace');
  }, [stranger]);
  if (failed !== null)
    return (
      <Alone title={failed === 'not-found' ? t('app.lost') : t('app.unanswered')}>
        <Failure code={failed} onAgain={again} />
      </Alone>
    );
  if (door === null || stranger !== null) return <div className="opening" aria-hidden="true" />;
  return <HandRound game={id} door={door} onSeats={again} />;
}
