import type { Me } from '@hollow/protocol';
import { useEffect, useState } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { api } from '../../net/api.ts';
import { knowsPasskeys, makePasskey, usePasskey as signInHere } from '../../net/passkeys.ts';
import { usePrefs } from '../../prefs/usePrefs.ts';
import { useCall } from '../../ui/call/useCall.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { useText } from '../../words/Words.tsx';
import './keep.css';

function Ways({ onChanged }: { readonly onChanged: () => void }) {
  const { t } = useText();
  const { name } = usePrefs();
  const [me, setMe] = useState<Me | null>(null);
  const [sure, setSure] = useState(false);
  const { busy, failed, run } = useCall();
  useEffect(() => {
    let wanted = true;
    api.me().then(
      (found) => {
        if (wanted) setMe(found);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  const does = (work: () => Promise<Me>) => (): void =>
    run(async () => {
      setMe(await work());
      setSure(false);
      onChanged();
    });
  const make = does(() => makePasskey(name === '' ? t('door.guest') : name));
  if (me === null) return <p className="quiet">{t('app.loading')}</p>;
  return (
    <div className="keep">
      <p>{me.signedIn ? t('keep.signed-in', { n: me.passkeys }) : t('keep.more')}</p>
      {me.signedIn ? (
        <>
          <button type="button" className="btn" disabled={busy} onClick={make}>
            {t('keep.add')}
          </button>
          <button type="button" className="btn" disabled={busy} onClick={does(api.signOut)}>
            {t('keep.sign-out')}
          </button>
          <button
            type="button"
            className="btn is-ghost"
            disabled={busy}
            onClick={sure ? does(api.forgetPasskeys) : () => setSure(true)}
          >
            {sure ? t('keep.forget-sure') : t('keep.forget')}
          </button>
        </>
      ) : (
        <>
          <button type="button" className="btn is-lamp" disabled={busy} onClick={make}>
            <Mark id="key" />
            {t('keep.make')}
          </button>
          <button type="button" className="btn" disabled={busy} onClick={does(signInHere)}>
            {t('keep.sign-in')}
          </button>
        </>
      )}
      {failed !== null && (
        <p className="keep-failed" role="alert">
          {t('keep.failed')}
        </p>
      )}
      <p className="quiet">{t('keep.never-required')}</p>
    </div>
  );
}

/** For those who want their games on every device: a line that opens a sheet. Nothing where the browser knows no passkeys. */
export function Keep({ className, onChanged }: { readonly className?: string; readonly onChanged: () => void }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  if (!knowsPasskeys()) return null;
  return (
    <>
      <button type="button" className={className ?? 'keep-line'} onClick={() => setOpen(true)}>
        {t('keep.title')}
      </button>
      <SheetDialog title={t('keep.title')} open={open} onClose={() => setOpen(false)}>
        <Ways onChanged={onChanged} />
      </SheetDialog>
    </>
  );
}
