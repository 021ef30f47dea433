import { type ReactNode, Suspense, useState } from 'react';
import { later } from '../ui/later/later.tsx';
import { Missing } from '../ui/later/Missing.tsx';
import { useText } from '../words/Words.tsx';
import { ClauseBody } from './ClauseBody.tsx';
import { useLedger } from './useLedger.ts';

const RulebookSheet = later(() => import('./RulebookSheet.tsx').then((it) => it.RulebookSheet));

function Found({ id }: { readonly id: string }): ReactNode {
  const text = useText();
  const [open, setOpen] = useState(false);
  const clause = useLedger().find((row) => row.id === id);
  if (clause === undefined) return <p>{text.t('rulebook.no-such')}</p>;
  return (
    <div className="clause">
      <ClauseBody clause={clause} />
      <button type="button" className="why" onClick={() => setOpen(true)}>
        {text.t('rulebook.open', { id })}
      </button>
      {open && <RulebookSheet chosen={id} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** A clause by its id, with the way into the rulebook, which is opened over the table. */
export function ClauseText({ id }: { readonly id: string }) {
  const { t } = useText();
  return (
    <Missing>
      <Suspense fallback={<p className="quiet">{t('app.loading')}</p>}>
        <Found id={id} />
      </Suspense>
    </Missing>
  );
}
