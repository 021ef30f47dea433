import { useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Preferences } from '../../app/Preferences.tsx';
import { go } from '../../app/router.tsx';
import { Sheet } from '../../app/Sheet.tsx';
import { Mark } from '../../ink/Mark.tsx';
import { useGame, useSession } from '../../state/hooks.ts';
import { useText } from '../../words/Words.tsx';
import { MoveSeat } from '../lobby/MoveSeat.tsx';
import { ShareSheet } from '../lobby/Share.tsx';
import { GlossarySheet } from './GlossarySheet.tsx';
import { Report } from './Report.tsx';
import { StandingSheet } from './StandingSheet.tsx';
import './menu.css';

type Opened = 'light' | 'share' | 'move' | 'report' | 'words' | 'standing' | 'resign' | 'draw' | null;

function Sure({ about, onClose }: { readonly about: 'resign' | 'draw'; readonly onClose: () => void }) {
  const { t } = useText();
  const session = useSession();
  return (
    <Sheet title={t('play.sure', { about })} open onClose={onClose}>
      <p>{t('play.sure-more', { about })}</p>
      <div className="prompt-buttons">
        <button
          type="button"
          className="btn is-lamp"
          onClick={() => {
            session.send({ t: about });
            onClose();
          }}
        >
          {t('play.sure-yes', { about })}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          {t('play.sure-no')}
        </button>
      </div>
    </Sheet>
  );
}

/** Everything that is not part of the game itself. */
export function TableMenu() {
  const { t } = useText();
  const { table, you } = useGame();
  const [open, setOpen] = useState<Opened>(null);
  const close = (): void => setOpen(null);
  if (table === null) return null;
  const seated = you?.seat ?? null;
  const playing = seated !== null && table.phase === 'playing';
  return (
    <>
      <MenuTrigger>
        <Button className="btn square menu-button" aria-label={t('play.menu')}>
          <Mark id="key" />
        </Button>
        <Popover className="menu panel">
          <Menu
            onAction={(key) => {
              if (key === 'rules') window.open('/rules', '_blank', 'noopener');
              else if (key === 'leave') go({ page: 'door' });
              else setOpen(key as Opened);
            }}
          >
            <MenuItem id="light">{t('app.preferences')}</MenuItem>
            <MenuItem id="words">{t('play.words')}</MenuItem>
            <MenuItem id="rules">{t('door.rules')}</MenuItem>
            <MenuItem id="report">{t('play.report')}</MenuItem>
            {table.code !== '' && <MenuItem id="share">{t('lobby.share')}</MenuItem>}
            {playing && table.code !== '' && <MenuItem id="move">{t('lobby.move-seat')}</MenuItem>}
            {playing && table.code !== '' && <MenuItem id="standing">{t('play.standing')}</MenuItem>}
            {playing && table.code !== '' && <MenuItem id="draw">{t('play.call-draw')}</MenuItem>}
            {playing && table.code !== '' && <MenuItem id="resign">{t('play.resign')}</MenuItem>}
            <MenuItem id="leave">{t('play.leave')}</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      <Sheet title={t('app.preferences')} open={open === 'light'} onClose={close}>
        <Preferences />
      </Sheet>
      {open === 'words' && <GlossarySheet onClose={close} />}
      {open === 'report' && <Report onClose={close} />}
      {open === 'share' && <ShareSheet code={table.code} open onClose={close} />}
      {open === 'move' && seated !== null && <MoveSeat game={table.id} seat={seated} onClose={close} />}
      {open === 'standing' && <StandingSheet onClose={close} />}
      {(open === 'resign' || open === 'draw') && <Sure about={open} onClose={close} />}
    </>
  );
}
