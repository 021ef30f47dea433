import type { Decision } from '@hollow/engine';
import type { ReactNode } from 'react';
import { useAnswer } from '../seat/useAnswer.ts';

interface Props {
  readonly decision: Decision;
  /** Null while what was put together is no answer yet. */
  readonly option: number | null;
  readonly children: ReactNode;
}

/** The button that gives the answer which the prompt has put together. */
export function AnswerButton({ decision, option, children }: Props) {
  const { answer } = useAnswer();
  return (
    <button
      type="button"
      className="btn is-lamp"
      disabled={option === null}
      onClick={() => {
        if (option !== null) answer(decision, option);
      }}
    >
      {children}
    </button>
  );
}
