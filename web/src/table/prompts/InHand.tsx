import { lastEvent } from '../../log/seen.ts';
import { RoomPicture } from '../../rooms/Room.tsx';
import { useGame } from '../../state/hooks.ts';
import { useText } from '../../words/Words.tsx';

/** The new room that somebody else turns in the hand: it lies open for everybody. */
export function InHand() {
  const { t, name } = useText();
  const { view, standing } = useGame();
  const tile = lastEvent(standing, 'tile');
  if (tile === null || view?.waiting.some(({ kind }) => kind === 'turn-tile') !== true) return null;
  const { who, room } = tile.event;
  return (
    <div className="in-hand">
      <RoomPicture id={room} plateSize={null} badgeSize={null} />
      <p>{t('play.in-hand', { who: name(who), room: name(room, 'rooms') })}</p>
    </div>
  );
}
