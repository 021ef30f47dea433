import { lookOf, SHAPES } from '@hollow/drawing/pieces';
import { MarkShape } from '../ink/Mark.tsx';
import { useText } from '../words/Words.tsx';
import './people.css';

export interface TokenState {
  /** Whose turn it is. */
  readonly active?: boolean;
  /** Known to be the traitor: wears a dagger. */
  readonly traitor?: boolean;
  readonly dead?: boolean;
}

/** An explorer's token in a box of 100, for use inside another drawing. */
export function TokenShape({
  id,
  active = false,
  traitor = false,
  dead = false,
}: TokenState & { readonly id: string }) {
  const { colour, letter } = lookOf(id);
  const shape = SHAPES[colour];
  const low = colour === 'yellow';
  return (
    <g className={dead ? 'token is-dead' : 'token'}>
      {active && (
        <>
          <path d={shape} className="token-halo" />
          <path d={shape} className="token-ring" />
        </>
      )}
      <path d={shape} className="token-shadow" transform="translate(2 5)" />
      <path d={shape} className="token-body" style={{ fill: `var(--x-${colour})` }} />
      <path d={shape} className="token-line" transform="translate(8 8) scale(.84)" />
      <text x="50" y={low ? 79 : 68} fontSize={low ? 46 : 54} style={{ fill: `var(--x-${colour}-ink)` }}>
        {letter}
      </text>
      {traitor && (
        <g transform="translate(66 -8) scale(.42)" className="token-dagger">
          <circle cx="50" cy="50" r="50" />
          <g transform="translate(14 12) scale(.74)">
            <MarkShape id="dagger" />
          </g>
        </g>
      )}
      {dead && <path d="M12 12L88 88M88 12L12 88" className="token-cross" />}
    </g>
  );
}

/** An explorer's token as a picture of its own. */
export function Token({
  id,
  className = '',
  ...state
}: TokenState & { readonly id: string; readonly className?: string }) {
  const text = useText();
  return (
    <svg className={`tok ${className}`} viewBox="-10 -10 120 122" role="img" aria-label={text.name(id, 'explorers')}>
      <TokenShape id={id} {...state} />
    </svg>
  );
}
