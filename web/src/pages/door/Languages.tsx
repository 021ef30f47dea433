import { setPrefs } from '../../app/prefs.ts';
import { LANGUAGES } from '../../words/load.ts';
import { useText } from '../../words/Words.tsx';
import { ownName } from './names.ts';

const PSEUDO = 'qps';

/** The languages there are words for; the made-up one only where it is being read. */
export function Languages() {
  const { lang, t } = useText();
  const shown = LANGUAGES.filter((other) => other !== PSEUDO || lang === PSEUDO);
  if (shown.length < 2) return null;
  return (
    <nav className="langs" aria-label={t('door.language')}>
      {shown.map((other) => (
        <button
          key={other}
          type="button"
          lang={other}
          aria-pressed={other === lang}
          onClick={() => setPrefs({ lang: other })}
        >
          {ownName(other)}
        </button>
      ))}
    </nav>
  );
}
