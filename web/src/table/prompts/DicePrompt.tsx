import type { Decision } from '@hollow/engine';
import { useState } from 'react';
import { Die } from '../../dice/Die.tsx';
import { useText } from '../../words/Words.tsx';
import { AnswerButton } from './AnswerButton.tsx';
import { facesOf, handfulOf } from './handful.ts';
import { RollFor } from './RollFor.tsx';
import './prompts.css';

/** Dice that show the same are told apart by their place. */
const dealt = (faces: readonly number[]) => faces.map((face, i) => ({ key: `die-${i}`, face, i }));

/** Real dice: the table types in what it rolled, one die after the other. */
export function DicePrompt({ decision }: { readonly decision: Decision }) {
  const { t } = useText();
  const { count, faces } = handfulOf(decision);
  const [typed, setTyped] = useState<readonly number[]>([]);
  const option = facesOf(decision, typed);
  return (
    <div className="dice-prompt">
      <RollFor decision={decision} />
      <div className="dice-typed" aria-live="polite">
        {dealt(typed).map(({ key, face }) => (
          <Die key={key} face={face} />
        ))}
        <span>{t('play.dice-left', { n: count - typed.length })}</span>
      </div>
      <div className="prompt-buttons">
        {faces.map((face) => (
          <button
            key={face}
            type="button"
            className="btn"
            disabled={typed.length >= count}
            onClick={() => setTyped([...typed, face])}
          >
            {t('play.die-shows', { n: face })}
          </button>
        ))}
        <button
          type="button"
          className="btn"
          disabled={typed.length === 0}
          onClick={() => setTyped(typed.slice(0, -1))}
        >
          {t('play.take-back')}
        </button>
        <AnswerButton decision={decision} option={option}>
          {t('play.dice-done')}
        </AnswerButton>
      </div>
    </div>
  );
}

/** Dice to roll again: those that are picked. */
export function RerollPrompt({ decision }: { readonly decision: Decision }) {
  const { t } = useText();
  const faces = decision.setting?.roll?.faces ?? [];
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const option = facesOf(
    decision,
    [...picked].flatMap((i) => faces[i] ?? []),
  );
  const toggle = (i: number): void => {
    const next = new Set(picked);
    if (!next.delete(i)) next.add(i);
    setPicked(next);
  };
  return (
    <div className="dice-prompt">
      <RollFor decision={decision} bare />
      <div className="dice-typed">
        {dealt(faces).map(({ key, face, i }) => (
          <button
            key={key}
            type="button"
            className="die-button"
            aria-pressed={picked.has(i)}
            aria-label={t('play.die-shows', { n: face })}
            onClick={() => toggle(i)}
          >
            <Die face={face} />
          </button>
        ))}
      </div>
      <div className="prompt-buttons">
        <AnswerButton decision={decision} option={option}>
          {option === null && picked.size === 0 ? t('play.pick-dice') : t('play.roll-again', { n: picked.size })}
        </AnswerButton>
      </div>
    </div>
  );
}
