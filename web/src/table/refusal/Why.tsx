import { useState } from 'react';
import { ClauseText } from '../../rulebook/ClauseText.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { useText } from '../../words/Words.tsx';

/** *why?*: opens the clause of the rules. Nothing where no clause stands behind it. */
export function Why({ clause }: { readonly clause: string | null }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  if (clause === null) return null;
  return (
    <>
      <button type="button" className="why" onClick={() => setOpen(true)}>
        {t('play.why')}
      </button>
      <Sheet title={t('play.why-title')} open={open} onClose={() => setOpen(false)}>
        <ClauseText id={clause} />
      </Sheet>
    </>
  );
}
