import { type ReactNode, useCallback } from 'react';
import { FloorTabs } from '../../../board/FloorTabs.tsx';
import { useStable } from '../../../board/useStable.ts';
import { usePacks } from '../../../packs/context.ts';
import { useSkips } from '../../../table/told/useSkips.ts';
import { useNarrow } from '../../../ui/browser/useNarrow.ts';
import { useText } from '../../../words/Words.tsx';
import { HouseStage, useToHouse } from '../stage/HouseStage.tsx';
import { Over } from '../stage/Over.tsx';
import type { Play } from '../stage/usePlay.ts';
import { AfterHouse } from './AfterHouse.tsx';
import { AskedDock, Happened, LastRoll, MySide, OtherFloors, Strip } from './Sides.tsx';

interface Props {
  readonly play: Play;
  readonly menu: ReactNode;
  readonly children: ReactNode;
}

/** From so many pixels on there is room for all floors beside each other. */
const ROOM_FOR_ALL = 1680;

/** The table on a wide screen: the house in the middle, everything else round it. On one that is not quite so wide the other floors are small pictures, or tabs above the house. */
export function WideTable({ play, menu, children }: Props) {
  const { t } = useText();
  const { floors } = usePacks();
  const narrow = useNarrow(1279);
  const sideBySide = !useNarrow(ROOM_FOR_ALL - 1);
  const { view, floor, reach, setFloor, setLooked } = play;
  const { stage, toHouse } = useToHouse(play);
  const skips = useSkips();
  const lookAtWho = useCallback((id: string): void => setLooked({ kind: 'who', id }), [setLooked]);
  const lookAtCard = useCallback((id: string): void => setLooked({ kind: 'card', id }), [setLooked]);
  const showFloor = useStable(setFloor);
  const log = (
    <AfterHouse part="log">
      <Happened since={play.since.opened} onShow={play.showRoom} onLook={setLooked} />
    </AfterHouse>
  );
  return (
    <div className="table">
      <AfterHouse part="strip">
        <Strip onLook={lookAtWho}>{menu}</Strip>
      </AfterHouse>
      {!narrow && (
        <aside className="left" aria-label={t('play.left')}>
          {!sideBySide && (
            <AfterHouse part="floors">
              <OtherFloors shown={floor} onShow={showFloor} />
            </AfterHouse>
          )}
          {log}
        </aside>
      )}
      <div className="middle">
        {narrow && <FloorTabs position={view.position} floors={floors} shown={floor} reach={reach} onShow={setFloor} />}
        <HouseStage play={play} stage={stage} named={!narrow} sideBySide={sideBySide}>
          {children}
        </HouseStage>
        <div className="dock">
          <AfterHouse part="dock">
            <AskedDock onHouse={toHouse} />
          </AfterHouse>
          <AfterHouse part="roll">
            <LastRoll />
          </AfterHouse>
        </div>
      </div>
      <aside className={skips ? 'right has-skips' : 'right'} aria-label={t('play.right')}>
        <AfterHouse part="mine">
          <MySide onLook={lookAtCard} />
        </AfterHouse>
        {narrow && log}
      </aside>
      <Over play={play} />
    </div>
  );
}
