import { useState } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { copy } from '../../ui/browser/copy.ts';
import { canShare, share } from '../../ui/browser/share.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { Qr } from '../../ui/Qr.tsx';
import { Link } from '../../ui/route/router.tsx';
import { useText } from '../../words/Words.tsx';
import { useLinks } from './useLinks.ts';
import './share.css';

/** A button that says for a moment that it has done it. */
export function CopyButton({ line, className = 'btn' }: { readonly line: string; readonly className?: string }) {
  const { t } = useText();
  const [done, setDone] = useState(false);
  const press = (): void => {
    copy(line).then((ok) => {
      setDone(ok);
      setTimeout(() => setDone(false), 2000);
    });
  };
  return (
    <button type="button" className={className} onClick={press}>
      <Mark id={done ? 'check' : 'link'} />
      <span aria-live="polite">{done ? t('lobby.copied') : t('lobby.copy-link')}</span>
    </button>
  );
}

interface Props {
  readonly code: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Link, code and QR code of the table. */
export function ShareSheet({ code, open, onClose }: Props) {
  const { t } = useText();
  const link = useLinks()(`/join/${code}`);
  return (
    <SheetDialog title={t('lobby.share')} open={open} onClose={onClose}>
      <div className="share">
        <Qr value={link} label={t('lobby.qr', { code })} />
        <div>
          <p className="share-code">{code}</p>
          <p>{t('lobby.share-more')}</p>
          <p className="share-link">{link}</p>
          <div className="share-buttons">
            <CopyButton line={link} className="btn is-lamp" />
            {canShare() && (
              <button type="button" className="btn" onClick={() => share(t('web.title'), link)}>
                {t('lobby.send')}
              </button>
            )}
          </div>
        </div>
      </div>
    </SheetDialog>
  );
}

/** The code at the head of the lobby. */
export function CodePanel({ code, onShare }: { readonly code: string; readonly onShare: () => void }) {
  const { t } = useText();
  return (
    <section className="panel code" aria-label={t('lobby.share')}>
      <span>
        <small>{t('lobby.table')}</small>
        <b>{code}</b>
      </span>
      <button type="button" className="btn" onClick={onShare}>
        <Mark id="link" />
        {t('lobby.invite')}
      </button>
      <Link to={{ page: 'tv', id: code }} className="btn" target="_blank">
        <Mark id="eye" />
        {t('lobby.big-screen')}
      </Link>
    </section>
  );
}
