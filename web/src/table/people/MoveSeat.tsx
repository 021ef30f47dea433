import { useEffect, useState } from 'react';
import { api } from '../../net/api.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { Qr } from '../../ui/Qr.tsx';
import { useText } from '../../words/Words.tsx';
import { CopyButton } from './Share.tsx';
import { useLinks } from './useLinks.ts';

interface Props {
  readonly game: string;
  readonly seat: number;
  readonly onClose: () => void;
}

/** A personal link that takes one's own seat to another device, once. */
export function MoveSeat({ game, seat, onClose }: Props) {
  const { t } = useText();
  const linkTo = useLinks();
  const [path, setPath] = useState<string | null>(null);
  const link = path === null ? null : linkTo(path);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    api.link(game, seat).then(
      (made) => {
        if (wanted) setPath(made.path);
      },
      () => {
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [game, seat]);
  return (
    <SheetDialog title={t('lobby.move-seat')} open onClose={onClose}>
      <p>{t('lobby.move-seat-more')}</p>
      {failed && <p role="alert">{t('door.failed.other')}</p>}
      {link !== null && (
        <div className="share">
          <Qr value={link} label={t('lobby.move-seat')} />
          <div>
            <p className="share-link">{link}</p>
            <CopyButton line={link} className="btn is-lamp" />
          </div>
        </div>
      )}
    </SheetDialog>
  );
}
