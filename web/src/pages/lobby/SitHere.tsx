import { type FormEvent, useState } from 'react';
import { api } from '../../net/api.ts';
import { useDevice } from '../../table/seat/device.ts';
import { Failure } from '../../ui/call/Failure.tsx';
import { useCall } from '../../ui/call/useCall.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { useText } from '../../words/Words.tsx';
import { NameField } from '../door/NameField.tsx';

/** Somebody else sits down at this very device, which is then handed round. */
export function SitHere({ game, seat }: { readonly game: string; readonly seat: number }) {
  const { t, lang } = useText();
  const { again } = useDevice();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const { busy, failed, run } = useCall();
  const sit = (event: FormEvent): void => {
    event.preventDefault();
    run(async () => {
      await api.join(game, name.trim(), lang, seat);
      again();
    });
  };
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        {t('lobby.sit-here')}
      </button>
      <SheetDialog title={t('lobby.sit-here')} open={open} onClose={() => setOpen(false)}>
        <form onSubmit={sit}>
          <p>{t('lobby.sit-here-more')}</p>
          <NameField value={name} onChange={setName} />
          <Failure code={failed} />
          <button type="submit" className="btn is-lamp" aria-disabled={busy}>
            {t('door.sit-down')}
          </button>
        </form>
      </SheetDialog>
    </>
  );
}
