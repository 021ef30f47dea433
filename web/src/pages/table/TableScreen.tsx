import type { WireView } from '@hollow/protocol';
import { type ReactNode, useState } from 'react';
import { useGame } from '../../state/hooks.ts';
import { ChoosingProvider } from '../../table/house/chosen.ts';
import { HeldProvider } from '../../table/house/held.ts';
import { TableReadings } from '../../table/settings/TableReadings.tsx';
import { useNarrow } from '../../ui/browser/useNarrow.ts';
import { later, onceStanding } from '../../ui/later/later.tsx';
import { useSlanted } from '../../ui/later/useSlanted.ts';
import { useText } from '../../words/Words.tsx';
import { PhoneTable } from './phone/PhoneTable.tsx';
import { usePlay } from './stage/usePlay.ts';
import { WideTable } from './wide/WideTable.tsx';
import './table.css';
// Style of parts that come later: a sheet of style that arrives in the middle of a game makes the browser look at the whole house again.
import '../end/end.css';
import '../haunt/haunt.css';
import '../../table/house/look.css';
import '../../table/look/look-card.css';
import '../../table/me/monster-card.css';
import '../../table/told/duels.css';
import '../../table/told/log.css';
import '../../table/told/news.css';
import '../../table/told/reveal.css';
import '../../table/told/rolls.css';
import '../../table/told/skipScene.css';
import '../../table/told/ticker.css';
import '../../table/sheets/notices.css';
import '../../table/people/company.css';
import '../../table/chat/chat.css';
import '../../table/sheets/menu.css';

const TableMenu = onceStanding(() => import('../../table/sheets/TableMenu.tsx').then((it) => it.TableMenu));

/** It has nothing of the position: made once, it is not rendered with it. */
const MENU = <TableMenu />;

const End = later(() => import('../end/End.tsx').then((it) => it.End));

/** The table while the game is on, and its end. */
export function TableScreen({ children }: { readonly children?: ReactNode }) {
  const { table, view } = useGame();
  const [looking, setLooking] = useState(false);
  const { t } = useText();
  if (table === null || view === null) return null;
  if (view.outcome !== null && !looking)
    return (
      <TableReadings>
        <End onHouse={() => setLooking(true)} />
      </TableReadings>
    );
  return (
    <TableReadings>
      <Playing view={view}>{children}</Playing>
      {view.outcome !== null && (
        <button type="button" className="btn is-lamp over-back" onClick={() => setLooking(false)}>
          {t('end.back')}
        </button>
      )}
    </TableReadings>
  );
}

function Playing({ view, children }: { readonly view: WireView; readonly children: ReactNode }) {
  const play = usePlay(view);
  useSlanted();
  const Shown = useNarrow(899) ? PhoneTable : WideTable;
  return (
    <HeldProvider value={play.held}>
      <ChoosingProvider value={play.choosing}>
        <Shown play={play} menu={MENU}>
          {children}
        </Shown>
      </ChoosingProvider>
    </HeldProvider>
  );
}
