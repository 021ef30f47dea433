import { useState } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { useGameOf, useSession } from '../../state/hooks.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { Sure } from '../../ui/dialog/Sure.tsx';
import { later } from '../../ui/later/later.tsx';
import { Popup } from '../../ui/Popup.tsx';
import { pathOf } from '../../ui/route/route.ts';
import { go } from '../../ui/route/router.tsx';
import { useText } from '../../words/Words.tsx';
import { useDevice } from '../seat/device.ts';
import './menu.css';

const Preferences = later(() => import('../../prefs/Preferences.tsx').then((it) => it.Preferences));
const MoveSeat = later(() => import('../people/MoveSeat.tsx').then((it) => it.MoveSeat));
const ShareSheet = later(() => import('../people/Share.tsx').then((it) => it.ShareSheet));
const GlossarySheet = later(() => import('./GlossarySheet.tsx').then((it) => it.GlossarySheet));
const NoticesSheet = later(() => import('./NoticesSheet.tsx').then((it) => it.NoticesSheet));
const RulebookSheet = later(() => import('../../rulebook/RulebookSheet.tsx').then((it) => it.RulebookSheet));
const PeopleSheet = later(() => import('../people/PeopleSheet.tsx').then((it) => it.PeopleSheet));
const Report = later(() => import('./Report.tsx').then((it) => it.Report));
const StandingSheet = later(() => import('./StandingSheet.tsx').then((it) => it.StandingSheet));
const TimeSheet = later(() => import('../settings/TimeSheet.tsx').then((it) => it.TimeSheet));

type Opened =
  | 'light'
  | 'people'
  | 'share'
  | 'move'
  | 'report'
  | 'words'
  | 'rules'
  | 'standing'
  | 'time'
  | 'notices'
  | 'resign'
  | 'draw'
  | null;

type Line = NonNullable<Opened> | 'hand-on' | 'big-screen' | 'leave';

interface LinesProps {
  /** Empty where the game is not one of the server's. */
  readonly code: string;
  readonly playing: boolean;
  /** Several people play at this device. */
  readonly several: boolean;
  readonly onChoose: (line: Line) => void;
}

function MenuLines({ code, playing, several, onChoose }: LinesProps) {
  const { t } = useText();
  const shared = code !== '';
  const lines: readonly (readonly [Line, string, boolean])[] = [
    ['hand-on', t('play.hand-on'), several],
    ['light', t('app.preferences'), true],
    ['words', t('play.words'), true],
    ['rules', t('door.rules'), true],
    ['report', t('play.report'), true],
    ['people', t('people.title'), shared],
    ['share', t('lobby.share'), shared],
    ['big-screen', t('lobby.big-screen'), shared],
    ['move', t('lobby.move-seat'), playing && shared],
    ['time', t('play.time'), playing && shared],
    ['notices', t('notice.title'), playing && shared],
    ['standing', t('play.standing'), playing && shared],
    ['draw', t('play.call-draw'), playing && shared],
    ['resign', t('play.resign'), playing && shared],
    ['leave', t('play.leave'), true],
  ];
  return lines
    .filter(([, , there]) => there)
    .map(([line, label]) => (
      <button key={line} type="button" role="menuitem" onClick={() => onChoose(line)}>
        {label}
      </button>
    ));
}

/** Everything that is not part of the game itself. */
export function TableMenu() {
  const { t } = useText();
  const table = useGameOf((game) => game.table);
  const you = useGameOf((game) => game.you);
  const session = useSession();
  const { handOn } = useDevice();
  const [open, setOpen] = useState<Opened>(null);
  const close = (): void => setOpen(null);
  if (table === null) return null;
  const seated = you?.seat ?? null;
  const playing = seated !== null && table.phase === 'playing';
  return (
    <>
      <Popup
        kind="menu"
        button={<Mark id="key" />}
        buttonClass="btn square menu-button"
        buttonLabel={t('play.menu')}
        className="menu"
      >
        {(hide) => (
          <MenuLines
            code={table.code}
            playing={playing}
            several={handOn !== null}
            onChoose={(line) => {
              hide();
              if (line === 'hand-on') handOn?.();
              else if (line === 'leave') go({ page: 'door' });
              else if (line === 'big-screen') window.open(pathOf({ page: 'tv', id: table.code }), '_blank', 'noopener');
              else setOpen(line);
            }}
          />
        )}
      </Popup>
      <SheetDialog title={t('app.preferences')} open={open === 'light'} onClose={close}>
        <Preferences />
      </SheetDialog>
      {open === 'words' && <GlossarySheet onClose={close} />}
      {open === 'rules' && <RulebookSheet chosen={null} onClose={close} />}
      {open === 'report' && <Report onClose={close} />}
      {open === 'people' && <PeopleSheet onClose={close} />}
      {open === 'share' && <ShareSheet code={table.code} open onClose={close} />}
      {open === 'move' && seated !== null && <MoveSeat game={table.id} seat={seated} onClose={close} />}
      {open === 'notices' && <NoticesSheet onClose={close} />}
      {open === 'time' && <TimeSheet onClose={close} />}
      {open === 'standing' && <StandingSheet onClose={close} />}
      {(open === 'resign' || open === 'draw') && (
        <Sure
          title={t('play.sure', { about: open })}
          more={t('play.sure-more', { about: open })}
          yes={t('play.sure-yes', { about: open })}
          onYes={() => {
            session.send({ t: open });
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
