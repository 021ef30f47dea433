import type { ScenePace } from '@hollow/protocol/stage';
import { setPrefs, usePrefs } from '../../prefs/usePrefs.ts';
import { paceFor } from '../../stage/wishes.ts';
import { useGameOf, useSession } from '../../state/hooks.ts';
import { useText } from '../../words/Words.tsx';
import { PACES } from '../settings/settings.ts';
import './pace.css';

/** How fast things are shown: one's own wish at a table, of which the slowest counts; one's own taste where one only watches. */
export function PaceControl() {
  const { t } = useText();
  const session = useSession();
  const prefs = usePrefs();
  const table = useGameOf((game) => game.table);
  const seat = useGameOf(({ you }) => you?.seat ?? null);
  const mine = seat === null ? prefs.pace : (table?.seats[seat]?.pace ?? table?.settings.pace ?? 'steady');
  const shown = paceFor(session.game.get(), prefs);
  const choose = (pace: ScenePace): void => {
    if (seat === null) setPrefs({ pace });
    else session.send({ t: 'me', pace });
  };
  return (
    <fieldset className="pace" aria-label={t('moment.pace')}>
      {PACES.map((pace) => (
        <button
          key={pace}
          type="button"
          className={pace === shown ? 'btn is-ghost is-shown' : 'btn is-ghost'}
          aria-pressed={pace === mine}
          title={t('moment.pace-of', { pace: t('moment.pace-is', { pace }) })}
          onClick={() => choose(pace)}
        >
          {t('moment.pace-is', { pace })}
        </button>
      ))}
    </fieldset>
  );
}
