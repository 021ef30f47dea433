import { type FormEvent, useState } from 'react';
import { api } from '../../net/api.ts';
import { setPrefs, usePrefs } from '../../prefs/usePrefs.ts';
import { Failure } from '../../ui/call/Failure.tsx';
import { useCall } from '../../ui/call/useCall.ts';
import { go } from '../../ui/route/router.tsx';
import { useText } from '../../words/Words.tsx';
import { Alone } from './Alone.tsx';
import { NameField } from './NameField.tsx';

const SEATS = [2, 3, 4, 5, 6];

/** A new table: who opens it and how many seats it has. All the rest is set in the lobby. */
export default function NewTable() {
  const { t, lang } = useText();
  const prefs = usePrefs();
  const [name, setName] = useState(prefs.name);
  const [seats, setSeats] = useState(4);
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
            {SEATS.map((n) => (
              <label key={n} className="choice">
                <input type="radio" name="seats" checked={n === seats} onChange={() => setSeats(n)} />
                <span>{n}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <p className="quiet">{seats === 2 ? t('door.two-seats') : t('door.new-more')}</p>
        <Failure code={failed} />
        <button type="submit" className="btn is-lamp" aria-disabled={busy}>
          {t('door.open-table')}
        </button>
      </form>
    </Alone>
  );
}
