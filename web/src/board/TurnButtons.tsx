import { Mark } from '../ink/Mark.tsx';
import { useText } from '../words/Words.tsx';

interface Props {
  readonly x: number;
  readonly y: number;
  /** A pixel of the screen in units of the house. */
  readonly pixel: number;
  /** A room lies south of it: the buttons go north. */
  readonly above: boolean;
  readonly onTurn: (by: 1 | -1) => void;
}

const BUTTON = 52;
const GAP = 14;

/** Below the tile in the hand, or above it. */
export function TurnButtons({ x, y, pixel, above, onTurn }: Props) {
  const text = useText();
  const top = above ? y - (BUTTON + GAP) * pixel : y + 240 + GAP * pixel;
  const middle = x + 120;
  const style = { width: BUTTON, height: BUTTON, scale: String(pixel), top };
  return (
    <>
      <button
        type="button"
        className="turn-button"
        style={{ ...style, left: middle - (BUTTON + GAP / 2) * pixel }}
        aria-label={text.t('web.house.turn-left')}
        onClick={() => onTurn(-1)}
      >
        <Mark id="turn-left" />
      </button>
      <button
        type="button"
        className="turn-button"
        style={{ ...style, left: middle + (GAP / 2) * pixel }}
        aria-label={text.t('web.house.turn-right')}
        onClick={() => onTurn(1)}
      >
        <Mark id="turn-right" />
      </button>
    </>
  );
}
