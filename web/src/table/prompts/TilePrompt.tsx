import { turnLetters } from '@hollow/drawing/plan';
import type { Decision } from '@hollow/engine';
import { Mark } from '../../ink/Mark.tsx';
import { usePacks } from '../../packs/context.ts';
import { RoomPicture } from '../../rooms/Room.tsx';
import { useText } from '../../words/Words.tsx';
import { useHeld } from '../house/held.ts';
import { useAnswer } from '../seat/useAnswer.ts';
import './prompts.css';

/** The new room in the hand: the ways it may lie, what comes next, and the button that lays it. */
export function TilePrompt({ decision }: { readonly decision: Decision }) {
  const { t, name, noun, list } = useText();
  const { answer } = useAnswer();
  const { option, hold } = useHeld();
  const laid = decision.options.flatMap((one, i) => (one.verb === 'turn' ? [{ ...one, i }] : []));
  const id = laid[0]?.room ?? '';
  const held = option ?? 0;
  const packs = usePacks();
  const { art, rooms } = packs;
  const { doors: printed, symbol } = rooms.get(id) ?? {};
  const look = symbol === undefined ? null : art.symbol(symbol);
  const all = laid.map(({ turn, room, i }) => ({
    turn,
    room,
    i,
    doors: list(turnLetters(printed, turn).map((side) => name(side))),
  }));
  // Two ways with the same doors are one way.
  const ways = all.filter(({ doors }, i) => all.findIndex((other) => other.doors === doors) === i);
  const chosen = all[held]?.doors;
  return (
    <div className="tile-prompt">
      <div className="tile-ways" role="radiogroup" aria-label={t('play.turn-it')}>
        {ways.map(({ turn, room, i, doors }) => (
          <label key={turn} className="tile-way">
            <input type="radio" name="turn" checked={doors === chosen} onChange={() => hold(i)} />
            <RoomPicture id={room} turn={turn} plateSize={null} badgeSize={null} />
            <span>{t('play.doors', { sides: doors })}</span>
          </label>
        ))}
      </div>
      {symbol !== undefined && look !== null && (
        <p className={`tile-next is-${look.tone}`}>
          <Mark id={look.mark} />
          {t('play.then-draw', { deck: noun(packs.deckOfSymbol(symbol)) })}
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
