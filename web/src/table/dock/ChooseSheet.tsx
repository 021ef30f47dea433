import type { Decision } from '@hollow/engine';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { useText } from '../../words/Words.tsx';
import { useAnswer } from '../seat/useAnswer.ts';

interface Props {
  readonly decision: Decision;
  readonly options: readonly number[];
  readonly onClose: () => void;
}

/** Several answers share one place of the house: which of them? */
export function ChooseSheet({ decision, options, onClose }: Props) {
  const text = useText();
  const { answer } = useAnswer();
  return (
    <SheetDialog title={text.t('play.which')} open onClose={onClose}>
      <div className="stack">
        {options.map((option) => {
          const offered = decision.options[option];
          return offered === undefined ? null : (
            <button
              key={option}
              type="button"
              className="btn"
              onClick={() => {
                answer(decision, option);
                onClose();
              }}
            >
              {text.option(offered, decision)}
            </button>
          );
        })}
      </div>
    </SheetDialog>
  );
}
