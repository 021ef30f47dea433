import type { Door } from '@hollow/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { api } from '../../net/api.ts';
import { PackLines } from '../../packs/PackLines.tsx';
import { setPrefs, usePrefs } from '../../prefs/usePrefs.ts';
import { Failure } from '../../ui/call/Failure.tsx';
import { useCall } from '../../ui/call/useCall.ts';
import type { Route } from '../../ui/route/route.ts';
import { go, Link } from '../../ui/route/router.tsx';
import { useText } from '../../words/Words.tsx';
import { Alone } from './Alone.tsx';
import { CodeForm } from './CodeForm.tsx';
import { NameField } from './NameField.tsx';
import { useDoor } from './useDoor.ts';

/** How often whoever has knocked looks whether they were let in, in milliseconds. */
const LOOK = 3000;

function Sit({ door, again }: { readonly door: Door; readonly again: () => void }) {
  const { t, lang, list } = useText();
  const prefs = usePrefs();
  const [name, setName] = useState(prefs.name);
  const [knocked, setKnocked] = useState(false);
  const { busy, failed, run } = useCall();
  const { table } = door;
  useEffect(() => {
    if (!knocked) return undefined;
    // Who plays alone is let in at once.
    again();
    const timer = setInterval(again, LOOK);
    return () => clearInterval(timer);
  }, [knocked, again]);
  const free = table.seats.filter(({ holder }) => holder === 'open').length;
  const open = table.phase === 'lobby' && free > 0 && table.settings.door === 'open';
  const sit = (event: FormEvent): void => {
    event.preventDefault();
    run(async () => {
      setPrefs({ name: name.trim() });
      if (!open) {
        await api.knock(table.id, name.trim());
        setKnocked(true);
        return;
      }
      const { game } = await api.join(table.id, name.trim(), lang);
      go({ page: 'game', id: game }, 'replace');
    });
  };
  const names = list(table.seats.flatMap((seat) => (seat.holder === 'person' ? [seat.name] : [])));
  return (
    <form onSubmit={sit}>
      <p>{t('door.who-sits', { names: names === '' ? 'none' : names, free })}</p>
      <PackLines names={table.packs} />
      <NameField value={name} onChange={setName} />
      {!open && <p className="quiet">{t('door.knock-more')}</p>}
      <Failure code={failed} />
      {knocked ? (
        <p role="status">{t('door.knocked')}</p>
      ) : (
        <button type="submit" className="btn is-lamp" aria-disabled={busy}>
          {open ? t('door.sit-down') : t('door.knock')}
        </button>
      )}
      {table.settings.watchers && (
        <Link to={{ page: 'watch', id: table.id }} className="btn">
          {t('door.watch')}
        </Link>
      )}
    </form>
  );
}

/** Somebody at the door with a code. Who sits here already goes straight in. */
export default function JoinPage({ route }: { readonly route: Extract<Route, { readonly page: 'join' }> }) {
  const { t } = useText();
  const { door, failed, again } = useDoor(route.code);
  const seated = door !== null && door.mine.length > 0;
  useEffect(() => {
    if (seated) go({ page: 'game', id: door.table.id }, 'replace');
  }, [seated, door]);
  return (
    <Alone title={t('door.join-title', { code: route.code })}>
      <Failure code={failed} onAgain={again} />
      {failed !== null && <CodeForm />}
      {door === null
        ? failed === null && <p className="quiet">{t('app.loading')}</p>
        : !seated && <Sit door={door} again={again} />}
    </Alone>
  );
}
