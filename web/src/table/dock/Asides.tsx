import { useState } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { useGame } from '../../state/hooks.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { useText } from '../../words/Words.tsx';
import { useAnswer, useBusy } from '../seat/useAnswer.ts';
import { asidesOf } from './asides.ts';

/** What the seat may do at any moment, whoever is asked. Everybody will know of it, so that it is asked twice. */
export function Asides() {
  const text = useText();
  const { t } = text;
  const { view } = useGame();
  const { answer } = useAnswer();
  const busy = useBusy();
  const [wanted, setWanted] = useState<string | null>(null);
  const asides = asidesOf(view?.standing ?? [], text.option);
  // Its number is another one after every answer: what is wanted is known by its words.
  const open = asides.find(({ label }) => label === wanted);
  const close = (): void => setWanted(null);
  if (asides.length === 0) return null;
  return (
    <div className="asides">
      {asides.map(({ label }) => (
        <button key={label} type="button" className="btn small" onClick={() => setWanted(label)}>
          <Mark id="dagger" /> {label}
        </button>
      ))}
      {open !== undefined && (
        <SheetDialog title={open.label} open onClose={close}>
          <p>{t('play.aside-more')}</p>
          <div className="prompt-buttons">
            <button
              type="button"
              className="btn is-lamp"
              disabled={busy}
              onClick={() => {
                answer(open.offer, open.option);
                close();
              }}
            >
              {t('play.aside-yes')}
            </button>
            <button type="button" className="btn" onClick={close}>
              {t('play.aside-no')}
            </button>
          </div>
        </SheetDialog>
      )}
    </div>
  );
}
