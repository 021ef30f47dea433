import type { Decision } from '@hollow/engine';
import { useState } from 'react';
import { Glossed } from '../../glossary/Glossed.tsx';
import { useGame } from '../../state/hooks.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { useText } from '../../words/Words.tsx';
import { type BehindText, behindOf } from './behind.ts';

/** More letters have no room beside the answers: the beginning stands there, and all of it can be opened. */
const LONG = 130;

const Told = ({ told }: { readonly told: BehindText }) => (
  <>
    {told.name !== null && <b>{told.name} </b>}
    <Glossed>{told.text}</Glossed>
  </>
);

/** Why the question is asked, as the page of the haunt has it. */
export function Behind({ decision }: { readonly decision: Decision }) {
  const text = useText();
  const { words } = useGame();
  const [isOpen, setOpen] = useState(false);
  const told = behindOf(decision, words);
  if (told === null) return null;
  if (told.text.length <= LONG)
    return (
      <p className="prompt-behind">
        <Told told={told} />
      </p>
    );
  return (
    <div className="prompt-behind is-long">
      <p className="behind-line">
        <Told told={told} />
      </p>
      <button type="button" className="btn small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.t('moment.behind-all')}
      </button>
      <SheetDialog title={text.prompt(decision)} open={isOpen} onClose={() => setOpen(false)}>
        <p>
          <Told told={told} />
        </p>
      </SheetDialog>
    </div>
  );
}
