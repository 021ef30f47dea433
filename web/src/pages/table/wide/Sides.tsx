import { memo, useMemo } from 'react';
import { FloorRail } from '../../../board/FloorRail.tsx';
import { floorReach } from '../../../board/reach.ts';
import { concernedBy } from '../../../board/scene.ts';
import { meOf, ownDecision } from '../../../log/seen.ts';
import { usePacks } from '../../../packs/context.ts';
import { useGameOf } from '../../../state/hooks.ts';
import { Dock } from '../../../table/dock/Dock.tsx';
import { ExplorerCard, Hand } from '../../../table/me/MyCard.tsx';
import { monsterToken } from '../../../table/me/monster.ts';
import { TurnStrip } from '../../../table/strip/TurnStrip.tsx';
import { onceStanding, withQuestion } from '../../../ui/later/later.tsx';

const Here = onceStanding(() => import('../../../table/dock/Here.tsx').then((it) => it.Here));
const Log = onceStanding(() => import('../../../table/told/Log.tsx').then((it) => it.Log));
const TomePanel = onceStanding(() => import('../../../table/tome/TomePanel.tsx').then((it) => it.TomePanel));

const Rolls = onceStanding(() => import('../../../table/told/Rolls.tsx').then((it) => it.Rolls));
const MonsterCard = withQuestion(() => import('../../../table/me/MonsterCard.tsx').then((it) => it.MonsterCard));

/** What lies round the house on a wide table. Each takes what it shows from the game itself, so that it may be some frames behind the house. */

interface FloorsProps {
  readonly shown: string;
  readonly onShow: (floor: string) => void;
}

/** The floors that are not on the table. */
export const OtherFloors = memo(function OtherFloors({ shown, onShow }: FloorsProps) {
  const { rooms, floors } = usePacks();
  const position = useGameOf(({ view }) => view?.position);
  const decision = useGameOf(({ view }) => ownDecision(view));
  const reach = useMemo(
    () => (position === undefined ? undefined : floorReach(position, rooms, floors, decision)),
    [position, rooms, floors, decision],
  );
  if (position === undefined || reach === undefined) return null;
  return <FloorRail position={position} defs={rooms} floors={floors} shown={shown} reach={reach} onShow={onShow} />;
});

/** One's own explorer, or for who looks on the one whose turn it is; what it holds, and one's own page of the haunt. */
export const MySide = memo(function MySide({ onLook }: { readonly onLook: (card: string) => void }) {
  const position = useGameOf(({ view }) => view?.position);
  const seat = useGameOf(({ you }) => you?.seat ?? null);
  const me =
    position === undefined
      ? undefined
      : seat === null
        ? position.explorers.find(({ id }) => id === position.turn.who)
        : meOf(position, seat);
  const asked = useGameOf(({ view }) => concernedBy(ownDecision(view)));
  const monster = position === undefined ? undefined : monsterToken(position, asked);
  return (
    <>
      {me !== undefined && (
        <>
          {monster === undefined ? <ExplorerCard explorer={me} /> : <MonsterCard monster={monster} />}
          <Hand explorer={me} onLook={onLook} />
        </>
      )}
      <TomePanel />
    </>
  );
});

/** Made once: it takes what it shows from the game. */
const HERE = <Here />;

/** What is asked. */
export const AskedDock = memo(function AskedDock({ onHouse }: { readonly onHouse: () => void }) {
  const decision = useGameOf(({ view }) => ownDecision(view));
  return <Dock decision={decision} onHouse={onHouse} foot={HERE} />;
});

export const Strip = memo(TurnStrip);
export const LastRoll = memo(Rolls);
export const Happened = memo(Log);
