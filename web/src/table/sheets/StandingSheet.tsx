import type { StandingAnswers } from '@hollow/protocol';
import { useId } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { useGame, useSession } from '../../state/hooks.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { useText } from '../../words/Words.tsx';
import '../strip/countdown.css';

const WAYS: readonly StandingAnswers['defend'][] = ['ask', 'pass', 'bot'];

/** The same list with one of its lines a place higher. */
const raise = (list: readonly string[], at: number): string[] =>
  list.toSpliced(at - 1, 2, ...list.slice(at - 1, at + 1).toReversed());

interface PartProps {
  readonly standing: StandingAnswers;
  readonly tell: (standing: StandingAnswers) => void;
}

function Defend({ standing, tell }: PartProps) {
  const { t } = useText();
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{t('play.standing-defend')}</legend>
      <div className="choices">
        {WAYS.map((way) => (
          <label key={way} className="choice">
            <input
              type="radio"
              name={name}
              checked={standing.defend === way}
              onChange={() => tell({ ...standing, defend: way })}
            />
            <span>{t('play.standing-way', { way })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Which trait pays first. */
function Order({ standing, tell }: PartProps) {
  const { t, name } = useText();
  const { split } = standing;
  if (split === null) return null;
  return (
    <>
      <p>{t('play.standing-order')}</p>
      <ol className="order">
        {split.first.map((trait, i) => (
          <li key={trait}>
            <span>
              {i + 1}. {name(trait)}
            </span>
            <button
              type="button"
              className="btn square"
              disabled={i === 0}
              aria-label={t('play.standing-earlier', { trait: name(trait) })}
              onClick={() => tell({ ...standing, split: { ...split, first: raise(split.first, i) } })}
            >
              <Mark id="stairs" />
            </button>
          </li>
        ))}
      </ol>
      <Toggle
        label={t('play.standing-spare')}
        note={t('play.standing-spare-more')}
        on={split.spare}
        onChange={(spare) => tell({ ...standing, split: { ...split, spare } })}
      />
    </>
  );
}

/** Answers that the seat gives by itself in turns of others: nobody has to wait for them. */
export function StandingSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  const session = useSession();
  const { table, view } = useGame();
  const standing = table?.standing ?? null;
  if (standing === null) return null;
  const traits = Object.keys(view?.position.explorers[0]?.traits ?? {});
  const tell = (next: StandingAnswers): void => {
    session.send({ t: 'standing', ...next });
  };
  return (
    <SheetDialog title={t('play.standing')} open onClose={onClose}>
      <p>{t('play.standing-more')}</p>
      <Defend standing={standing} tell={tell} />
      <Toggle
        label={t('play.standing-split')}
        on={standing.split !== null}
        onChange={(on) => tell({ ...standing, split: on ? { first: traits, spare: true } : null })}
      />
      <Order standing={standing} tell={tell} />
    </SheetDialog>
  );
}
