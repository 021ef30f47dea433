import { setPrefs } from '../../prefs/usePrefs.ts';
import { languagesFor } from '../../words/load.ts';
import { ownName } from '../../words/ownName.ts';
import { useText } from '../../words/Words.tsx';

/** The languages there are words for, where there is a choice. */
export function Languages() {
  const { lang, t } = useText();
  const shown = languagesFor(lang);
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
