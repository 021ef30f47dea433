import { seatCounts } from '@hollow/protocol';
import { type FormEvent, useState } from 'react';
import { api } from '../../net/api.ts';
import { useOffers } from '../../packs/useOffers.ts';
import { setPrefs, usePrefs } from '../../prefs/usePrefs.ts';
import { Failure } from '../../ui/call/Failure.tsx';
import { useCall } from '../../ui/call/useCall.ts';
import { go } from '../../ui/route/router.tsx';
import { useText } from '../../words/Words.tsx';
import { Alone } from './Alone.tsx';
import { NameField } from './NameField.tsx';

/** A new table: who opens it and how many seats it has. All the rest is set in the lobby. */
export default function NewTable() {
  const { t, lang } = useText();
  const prefs = usePrefs();
  const [name, setName] = useState(prefs.name);
  const [seats, setSeats] = useState(4);
  // What a new table plays: the first edition that the server offers.
  const players = useOffers()?.find(({ kind }) => kind === 'edition')?.players ?? null;
  const each = players?.each?.[seats] ?? 1;
  const { busy, failed, run } = useCall();
  const open = (event: FormEvent): void => {
    event.preventDefault();
    run(async () => {
      setPrefs({ name: name.trim() });
      const { game } = await api.create({ name: name.trim(), lang, seats });
      go({ page: 'game', id: game }, 'replace');
    });
  };
  return (
    <Alone title={t('door.new-title')}>
      <form onSubmit={open}>
        <NameField value={name} onChange={setName} />
        <fieldset className="field">
          <legend>{t('door.seats')}</legend>
          <div className="choices">
            {seatCounts(players).map((n) => (
              <label key={n} className="choice">
                <input type="radio" name="seats" checked={n === seats} onChange={() => setSeats(n)} />
                <span>{n}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <p className="quiet">{each > 1 ? t('door.seats-each', { seats, n: each }) : t('door.new-more')}</p>
        <Failure code={failed} />
        <button type="submit" className="btn is-lamp" aria-disabled={busy}>
          {t('door.open-table')}
        </button>
      </form>
    </Alone>
  );
}
