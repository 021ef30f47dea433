import type { Decision } from '@hollow/engine';
import { RoomPicture } from '../../rooms/Room.tsx';
import { useText } from '../../words/Words.tsx';
import { useAnswer } from '../seat/useAnswer.ts';
import './prompts.css';

/** The rooms that are not in the house yet, to pick one from. */
export function PickTilePrompt({ decision }: { readonly decision: Decision }) {
  const { name } = useText();
  const { answer } = useAnswer();
  const tiles = decision.options.flatMap((option, i) => (option.verb === 'room' ? [{ room: option.room, i }] : []));
  return (
    <div className="tile-ways is-stack">
      {tiles.map(({ room, i }) => (
        <button key={room} type="button" className="tile-way" onClick={() => answer(decision, i)}>
          <RoomPicture id={room} turn={0} plateSize={null} badgeSize={null} />
          <span>{name(room, 'rooms')}</span>
        </button>
      ))}
    </div>
  );
}
