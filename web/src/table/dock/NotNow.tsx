import { useState } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { useText } from '../../words/Words.tsx';
import type { DockItem } from './items.ts';
import { OptionButton } from './OptionButton.tsx';

/** What cannot be done now, gathered where the dock has no room for all of it: each with its reason and the way to the rule. */
export function NotNow({ items }: { readonly items: readonly DockItem[] }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const title = t('play.not-now', { n: items.length });
  return (
    <>
      <button type="button" className="opt is-shut" onClick={() => setOpen(true)}>
        <Mark id="lock" />
        <span>
          <b>{title}</b>
          <small>{t('play.not-now-why')}</small>
        </span>
      </button>
      <SheetDialog title={title} open={open} onClose={() => setOpen(false)}>
        <div className="shut-list">
          {items.map((item) => (
            <OptionButton key={item.id} item={item} onPress={() => undefined} />
          ))}
        </div>
      </SheetDialog>
    </>
  );
}
