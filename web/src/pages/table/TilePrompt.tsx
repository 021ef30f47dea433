import type { Decision } from '@hollow/engine';
import { Mark } from '../../ink/Mark.tsx';
import { RoomPicture } from '../../rooms/Room.tsx';
import { useText } from '../../words/Words.tsx';
import { useHeld } from './held.ts';
import { doorsOf, roomDef } from './rooms.ts';
import { useAnswer } from './useAnswer.ts';
import './prompts.css';

/** The new room in the hand: the ways it may lie, what comes next, and the button that lays it. */
export function TilePrompt({ decision }: { readonly decision: Decision }) {
  const { t, name } = useText();
  const { answer } = useAnswer();
  const { option, hold } = useHeld();
  const [first] = decision.options;
  const id = String(first.room);
  const held = option ?? 0;
  const symbol = roomDef(id)?.symbol;
  return (
    <div className="tile-prompt">
      <div className="tile-ways" role="radiogroup" aria-label={t('play.turn-it')}>
        {decision.options.map(({ turn, room }, i) => (
          <label key={String(turn)} className="tile-way">
            <input type="radio" name="turn" checked={i === held} onChange={() => hold(i)} />
            <RoomPicture id={String(room)} turn={Number(turn)} plateSize={null} badgeSize={null} />
            <span>
              {t('play.doors', {
                sides: doorsOf(id, Number(turn))
                  .map((side) => name(side))
                  .join(', '),
              })}
            </span>
          </label>
        ))}
      </div>
      {symbol !== undefined && (
        <p className={`tile-next is-${symbol}`}>
          <Mark id={symbol === 'item' ? 'item' : symbol === 'omen' ? 'omen' : 'event'} />
          {t('play.then-draw', { deck: name(symbol) })}
        </p>
      )}
      <div className="prompt-buttons">
        <button type="button" className="btn is-lamp" onClick={() => answer(decision, held)}>
          <Mark id="door" />
          {t('play.lay')}
        </button>
      </div>
    </div>
  );
}
