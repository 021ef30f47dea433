import { useEffect, useState } from 'react';
import { setPrefs, usePrefs } from '../prefs/usePrefs.ts';
import { play } from '../ui/browser/sound.ts';
import { useText } from '../words/Words.tsx';

/** With the first tap at a table the house offers to be heard; a browser lets nothing sound before one. */
export function SoundOffer() {
  const { t } = useText();
  const { sound, offered, volume } = usePrefs();
  const [tapped, setTapped] = useState(false);
  useEffect(() => {
    const tap = (): void => setTapped(true);
    document.addEventListener('pointerup', tap, { once: true });
    return () => document.removeEventListener('pointerup', tap);
  }, []);
  if (sound || offered || !tapped) return null;
  return (
    <section className="panel sound-offer" aria-label={t('moment.sound-offer')}>
      <p>{t('moment.sound-offer')}</p>
      <button
        type="button"
        className="btn small is-lamp"
        onClick={() => {
          setPrefs({ sound: true, offered: true });
          play('relief', volume);
        }}
      >
        {t('moment.sound-yes')}
      </button>
      <button type="button" className="btn small" onClick={() => setPrefs({ offered: true })}>
        {t('moment.sound-no')}
      </button>
    </section>
  );
}
