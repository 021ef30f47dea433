import { concernedBy, roomOfCharacter } from '../../board/scene.ts';
import { meOf, ownDecision } from '../../log/seen.ts';
import { usePacks } from '../../packs/context.ts';
import { useReadings } from '../../packs/readings.ts';
import { RoomPicture } from '../../rooms/Room.tsx';
import { useGameOf } from '../../state/hooks.ts';
import { useText } from '../../words/Words.tsx';
import { roomRule } from './roomRule.ts';

/** Where one stands, in the place that the dock has left: the room, and what it says or is like. */
export function Here() {
  const text = useText();
  const packs = usePacks();
  const readings = useReadings() ?? {};
  const room = useGameOf(({ view, you }) => {
    if (view === null) return null;
    const who = concernedBy(ownDecision(view)) ?? meOf(view.position, you?.seat ?? null)?.id ?? null;
    return roomOfCharacter(view.position, who);
  });
  const turn = useGameOf(({ view }) => view?.position.rooms.find(({ id }) => id === room)?.turn ?? 0);
  if (room === null || room === '') return null;
  const rule = roomRule(room, { text, packs, readings });
  return (
    <div className="dock-here" data-look={`room/${room}`}>
      <RoomPicture id={room} turn={turn} plateSize={null} badgeSize={null} />
      <p>
        <b>{text.name(room, 'rooms')}</b> {rule === '' ? <i>{text.flavour(room, 'rooms')}</i> : rule}
      </p>
    </div>
  );
}
