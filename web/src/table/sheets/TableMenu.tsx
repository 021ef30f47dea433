import { useState } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { useGameOf } from '../../state/hooks.ts';
import { later } from '../../ui/later/later.tsx';
import { Popup } from '../../ui/Popup.tsx';
import { pathOf } from '../../ui/route/route.ts';
import { go } from '../../ui/route/router.tsx';
import { useText } from '../../words/Words.tsx';
import { useDevice } from '../seat/device.ts';
import type { MenuSheetId } from './MenuSheet.tsx';
import './menu.css';

const MenuSheet = later(() => import('./MenuSheet.tsx').then((it) => it.MenuSheet));

type Line = MenuSheetId | 'hand-on' | 'big-screen' | 'leave';

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
  const { handOn } = useDevice();
  const [open, setOpen] = useState<MenuSheetId | null>(null);
  if (table === null) return null;
  const seated = you?.seat ?? null;
  const playing = seated !== null && table.phase === 'playing';
  return (
    <>
      <Popup
        kind="menu"
        button={<Mark id="menu" />}
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
      {open !== null && <MenuSheet of={open} onClose={() => setOpen(null)} />}
    </>
  );
}
