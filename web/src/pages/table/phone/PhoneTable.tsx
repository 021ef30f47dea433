import { type ReactNode, useState } from 'react';
import { FloorTabs } from '../../../board/FloorTabs.tsx';
import { usePacks } from '../../../packs/context.ts';
import { isTraitor } from '../../../people/side.ts';
import { Dock } from '../../../table/dock/Dock.tsx';
import { ExplorerCard, Hand } from '../../../table/me/MyCard.tsx';
import { TurnStrip } from '../../../table/strip/TurnStrip.tsx';
import { Log } from '../../../table/told/Log.tsx';
import { Rolls } from '../../../table/told/Rolls.tsx';
import { Goal } from '../../../table/tome/Goal.tsx';
import { TomePanel } from '../../../table/tome/TomePanel.tsx';
import { HouseStage, useToHouse } from '../stage/HouseStage.tsx';
import { Over } from '../stage/Over.tsx';
import type { Play } from '../stage/usePlay.ts';
import { Chips, PhoneNav, PhoneStrip, type Tab } from './Phone.tsx';

interface HouseProps {
  readonly play: Play;
  readonly onTome: () => void;
  readonly children: ReactNode;
}

/** The first tab: floors, house, one's own traits, and what is asked. */
function HouseTab({ play, onTome, children }: HouseProps) {
  const { view, decision, me, floor, reach, setFloor } = play;
  const { floors } = usePacks();
  const { position } = view;
  const { stage, toHouse } = useToHouse(play);
  /** The ways to look stand beside the floors. */
  const [controls, setControls] = useState<HTMLElement | null>(null);
  return (
    <>
      <FloorTabs position={position} floors={floors} shown={floor} reach={reach} onShow={setFloor}>
        <span className="view-place" ref={setControls} />
      </FloorTabs>
      <HouseStage play={play} stage={stage} phone={{ controlsIn: controls }}>
        {children}
      </HouseStage>
      {me !== undefined && (
        <Chips
          explorer={me}
          traitor={isTraitor(position, me.id)}
          onLook={() => play.setLooked({ kind: 'who', id: me.id })}
        />
      )}
      <div className="phone-dock">
        <Dock decision={decision} onHouse={toHouse}>
          <Goal onOpen={onTome} />
        </Dock>
      </div>
    </>
  );
}

/** The other tabs: each fills the page. */
function OtherTab({ tab, play }: { readonly tab: Exclude<Tab, 'house'>; readonly play: Play }) {
  const { me, since, setLooked } = play;
  switch (tab) {
    case 'people':
      return (
        <>
          <TurnStrip within onLook={(id) => setLooked({ kind: 'who', id })} />
          <Rolls />
        </>
      );
    case 'cards':
      return (
        me !== undefined && (
          <>
            <ExplorerCard explorer={me} />
            <Hand explorer={me} onLook={(id) => setLooked({ kind: 'card', id })} />
          </>
        )
      );
    case 'tome':
      return <TomePanel />;
    case 'log':
      return <Log since={since.opened} />;
  }
}

interface Props {
  readonly play: Play;
  readonly menu: ReactNode;
  readonly children: ReactNode;
}

/** The table on a phone: one thing at a time. */
export function PhoneTable({ play, menu, children }: Props) {
  const [tab, setTab] = useState<Tab>('house');
  const toTome = (): void => setTab('tome');
  return (
    <div className="table is-phone" data-tab={tab}>
      <PhoneStrip onLook={(id) => play.setLooked({ kind: 'who', id })} onTome={toTome}>
        {menu}
      </PhoneStrip>
      {tab === 'house' ? (
        <HouseTab play={play} onTome={toTome}>
          {children}
        </HouseTab>
      ) : (
        <main className={tab === 'log' ? 'phone-page is-log' : 'phone-page'}>
          <OtherTab tab={tab} play={play} />
        </main>
      )}
      <PhoneNav tab={tab} onTab={setTab} asked={play.decision !== null} />
      <Over play={play} />
    </div>
  );
}
