import { BOT_LEVELS, type BotLevel, PRACTICE_SIDES, type PracticeHaunt, type PracticeSide } from '@hollow/protocol';
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { ApiError, api } from '../../net/api.ts';
import { setPrefs, usePrefs } from '../../prefs/usePrefs.ts';
import { Failure } from '../../ui/call/Failure.tsx';
import { useCall } from '../../ui/call/useCall.ts';
import { go, Link } from '../../ui/route/router.tsx';
import { useText } from '../../words/Words.tsx';
import { Alone } from './Alone.tsx';
import { HauntTiles } from './HauntTiles.tsx';
import { NameField } from './NameField.tsx';
import { useOnline } from './useOnline.ts';

const SIDES: readonly (PracticeSide | null)[] = [...PRACTICE_SIDES, null];

/** What can be practised; null while the server has not answered. */
function useHaunts() {
  const { lang } = useText();
  const [haunts, setHaunts] = useState<readonly PracticeHaunt[] | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const again = useCallback(() => {
    api.practiceHaunts(lang).then(
      (found) => {
        setHaunts(found);
        setFailed(null);
      },
      (error: unknown) => setFailed(error instanceof ApiError ? error.code : 'internal'),
    );
  }, [lang]);
  useEffect(again, [again]);
  useOnline(again);
  return { haunts, failed, again };
}

interface ChoicesProps<T> {
  readonly legend: string;
  readonly choices: readonly T[];
  readonly chosen: T;
  readonly say: (choice: T) => string;
  readonly onChoose: (choice: T) => void;
}

function Choices<T extends string | number | null>({ legend, choices, chosen, say, onChoose }: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="choices">
        {choices.map((choice) => (
          <label key={choice} className="choice">
            <input type="radio" name={name} checked={choice === chosen} onChange={() => onChoose(choice)} />
            <span>{say(choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A table of bots at which a haunt of one's choice begins, on the side of one's choice. */
export default function PracticePage() {
  const { t, lang } = useText();
  const prefs = usePrefs();
  const { haunts, failed: unasked, again } = useHaunts();
  const [name, setName] = useState(prefs.name);
  const [haunt, setHaunt] = useState<string | null>(null);
  const [side, setSide] = useState<PracticeSide | null>('heroes');
  const [asked, setSeats] = useState(4);
  const [level, setLevel] = useState<BotLevel>('normal');
  const { busy, failed, run } = useCall();
  const sided = haunt === null || (haunts?.find((listed) => listed.haunt === haunt)?.sides.length ?? 0) > 0;
  const chosen = (haunts ?? []).filter((listed) => haunt === null || listed.haunt === haunt);
  const counts = [...new Set(chosen.flatMap((listed) => listed.seats))].toSorted((a, b) => a - b);
  const seats = counts.includes(asked) ? asked : (counts[0] ?? asked);
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    run(async () => {
      setPrefs({ name: name.trim() });
      const own = name.trim() === '' ? t('door.guest') : name.trim();
      const { game } = await api.practise({ name: own, lang, seats, haunt, side: sided ? side : null, level });
      go({ page: 'game', id: game });
    });
  };
  return (
    <Alone title={t('practice.title')}>
      <p>{t('practice.lead')}</p>
      <Failure code={unasked} onAgain={again} />
      {haunts === null ? (
        unasked === null && <p className="quiet">{t('app.loading')}</p>
      ) : (
        <form onSubmit={begin} className="practice">
          <NameField value={name} onChange={setName} guest={t('door.guest')} />
          <p>
            <Link to={{ page: 'balance' }}>{t('balance.link')}</Link>
          </p>
          {sided ? (
            <Choices
              legend={t('practice.side')}
              choices={SIDES}
              chosen={side}
              say={(choice) => t('practice.side-is', { side: choice ?? 'none' })}
              onChoose={setSide}
            />
          ) : (
            <p className="quiet" role="status">
              {t('practice.fate')}
            </p>
          )}
          <Choices legend={t('door.seats')} choices={counts} chosen={seats} say={String} onChoose={setSeats} />
          <Choices
            legend={t('practice.level')}
            choices={BOT_LEVELS}
            chosen={level}
            say={(choice) => t('lobby.level-is', { level: choice })}
            onChoose={setLevel}
          />
          <p className="quiet" role="status">
            {t('lobby.level-more', { level })}
          </p>
          <HauntTiles haunts={haunts} chosen={haunt} onChoose={setHaunt} />
          <p className="quiet">{t('practice.dice')}</p>
          <Failure code={failed} />
          <button type="submit" className="btn is-lamp" aria-disabled={busy}>
            {busy ? t('door.opening') : t('practice.begin')}
          </button>
        </form>
      )}
    </Alone>
  );
}
