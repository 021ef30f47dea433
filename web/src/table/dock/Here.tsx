import { concernedBy, roomOfCharacter } from '../../board/scene.ts';
import { hasHadGift } from '../../log/gifts.ts';
import { meOf, ownDecision } from '../../log/seen.ts';
import { usePacks } from '../../packs/context.ts';
import { useReadings } from '../../packs/readings.ts';
import { RoomPicture } from '../../rooms/Room.tsx';
import { useGameOf } from '../../state/hooks.ts';
import { useText } from '../../words/Words.tsx';
import { monsterToken } from '../me/monster.ts';
import { roomRule } from './roomRule.ts';

/** Whether somebody has had what the room gives them once in the game. */
export function useHasHad(room: string | null, who: string | null): boolean {
  const packs = usePacks();
  return useGameOf(({ standing }) => {
    const def = packs.room(room ?? '');
    return def !== undefined && who !== null && hasHadGift(def, who, standing);
  });
}

/** Where one stands, in the place that the dock has left: the room, and what it says or is like. */
export function Here() {
  const text = useText();
  const packs = usePacks();
  const readings = useReadings() ?? {};
  const who = useGameOf(({ view, you }) => {
    if (view === null) return null;
    const me = meOf(view.position, you?.seat ?? null);
    // The dead are nowhere.
    return concernedBy(ownDecision(view)) ?? (me?.dead === true ? null : (me?.id ?? null));
  });
  const room = useGameOf(({ view }) => (view === null ? null : roomOfCharacter(view.position, who)));
  const had = useHasHad(room, who);
  const monster = useGameOf(({ view }) => view !== null && monsterToken(view.position, who) !== undefined);
  const turn = useGameOf(({ view }) => view?.position.rooms.find(({ id }) => id === room)?.turn ?? 0);
  if (room === null || room === '') return null;
  const rule = roomRule(room, { text, packs, readings }, { had, monster });
  return (
    <div className="dock-here" data-look={`room/${room}`}>
      <RoomPicture id={room} turn={turn} plateSize={null} badgeSize={null} />
      <p>
        <b>{text.name(room, 'rooms')}</b> {rule === '' ? <i>{text.flavour(room, 'rooms')}</i> : rule}
      </p>
    </div>
  );
}
