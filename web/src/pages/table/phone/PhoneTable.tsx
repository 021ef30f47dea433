import { type ReactNode, useState } from 'react';
import { FloorTabs } from '../../../board/FloorTabs.tsx';
import { concernedBy } from '../../../board/scene.ts';
import { usePacks } from '../../../packs/context.ts';
import { Figure } from '../../../people/Figure.tsx';
import { isTraitor } from '../../../people/side.ts';
import { Dock } from '../../../table/dock/Dock.tsx';
import { ExplorerCard, Hand } from '../../../table/me/MyCard.tsx';
import { monsterToken } from '../../../table/me/monster.ts';
import { TurnStrip } from '../../../table/strip/TurnStrip.tsx';
import { Goal } from '../../../table/tome/Goal.tsx';
import { onceStanding, withQuestion } from '../../../ui/later/later.tsx';
import { HouseStage, useToHouse } from '../stage/HouseStage.tsx';
import { Over } from '../stage/Over.tsx';
import type { Play } from '../stage/usePlay.ts';
import { Chips, PhoneNav, PhoneStrip, type Tab } from './Phone.tsx';

const Log = onceStanding(() => import('../../../table/told/Log.tsx').then((it) => it.Log));
const TomePanel = onceStanding(() => import('../../../table/tome/TomePanel.tsx').then((it) => it.TomePanel));

const Moments = onceStanding(() => import('../../../moments/Moments.tsx').then((it) => it.Moments));
const Rolls = onceStanding(() => import('../../../table/told/Rolls.tsx').then((it) => it.Rolls));
const MonsterNumbers = withQuestion(() => import('../../../table/me/MonsterCard.tsx').then((it) => it.MonsterNumbers));

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
  const monster = monsterToken(position, concernedBy(decision));
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
      {monster !== undefined ? (
        <button
          type="button"
          className="chips is-monster"
          onClick={() => play.setLooked({ kind: 'who', id: monster.id })}
        >
          <Figure id={monster.id} />
          <MonsterNumbers monster={monster} />
        </button>
      ) : (
        me !== undefined && (
          <Chips
            explorer={me}
            traitor={isTraitor(position, me.id)}
            onLook={() => play.setLooked({ kind: 'who', id: me.id })}
          />
        )
      )}
      <div className="phone-dock">
        <Dock decision={decision} onHouse={toHouse}>
          <Goal onOpen={onTome} />
        </Dock>
      </div>
    </>
  );
}

interface OtherProps {
  readonly tab: Exclude<Tab, 'house'>;
  readonly play: Play;
  /** Shows a room of the house. */
  readonly onShow: (room: string) => void;
}

/** The other tabs: each fills the page. */
function OtherTab({ tab, play, onShow }: OtherProps) {
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
      return <Log since={since.opened} onShow={onShow} onLook={setLooked} />;
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
  const showRoom = (room: string): void => {
    setTab('house');
    play.showRoom(room);
  };
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
          <OtherTab tab={tab} play={play} onShow={showRoom} />
          {/* What happens is shown over every tab: a card that waits is found wherever one reads. */}
          <Moments onRead={play.setClosed} />
        </main>
      )}
      <PhoneNav tab={tab} onTab={setTab} asked={play.decision !== null} />
      <Over play={play} />
    </div>
  );
}
