import { useState } from 'react';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { later } from '../../ui/later/later.tsx';
import { useText } from '../../words/Words.tsx';

const ClauseText = later(() => import('../../rulebook/ClauseText.tsx').then((it) => it.ClauseText));

/** *why?*: opens the clause of the rules. Nothing where no clause stands behind it. */
export function WhyLink({ clause }: { readonly clause: string | null }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  if (clause === null) return null;
  return (
    <>
      <button type="button" className="why" onClick={() => setOpen(true)}>
        {t('play.why')}
      </button>
      <SheetDialog title={t('play.why-title')} open={open} onClose={() => setOpen(false)}>
        <ClauseText id={clause} />
      </SheetDialog>
    </>
  );
}
