import { useEffect, useRef, useState } from 'react';
import { setPrefs, usePrefs } from '../prefs/usePrefs.ts';
import { play } from '../ui/browser/sound.ts';
import { useText } from '../words/Words.tsx';

/** How far the offer has come since the page was opened: whoever plays on without an answer is left alone. */
let asked: 'not yet' | 'now' | 'passed' = 'not yet';

/** With the first tap at a table the house offers to be heard; a browser lets nothing sound before one. The next tap elsewhere puts the offer away until the page is opened again. */
export function SoundOffer() {
  const { t } = useText();
  const { sound, offered, volume } = usePrefs();
  const [state, setState] = useState(asked);
  const own = useRef<HTMLElement>(null);
  useEffect(() => {
    const tap = ({ target }: PointerEvent): void => {
      if (target instanceof Node && own.current?.contains(target) === true) return;
      asked = asked === 'not yet' ? 'now' : 'passed';
      setState(asked);
    };
    document.addEventListener('pointerup', tap);
    return () => document.removeEventListener('pointerup', tap);
  }, []);
  if (sound || offered || state !== 'now') return null;
  return (
    <section ref={own} className="panel sound-offer" aria-label={t('moment.sound-offer')}>
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
