import 'virtual:style/pieces.css';
import { explorerToken, signOf, type TokenState } from '@hollow/drawing/pieces';
import { Shapes } from '../ink/Shapes.tsx';
import { usePacks } from '../packs/context.ts';
import { useText } from '../words/Words.tsx';
import './people.css';

export interface TokenProps extends Omit<TokenState, 'side'> {
  readonly id: string;
  /** A side that the haunt declares, whose sign somebody wears. */
  readonly faction?: string | null;
}

/** An explorer's token in a box of 100, for use inside another drawing. */
export function TokenShape({ id, faction = null, ...state }: TokenProps) {
  const { name } = useText();
  const side = faction === null ? null : signOf(faction, name(faction));
  return <Shapes of={explorerToken(usePacks().art.explorer(id), { ...state, side })} />;
}

/** An explorer's token as a picture of its own. */
export function Token({ className = '', ...token }: TokenProps & { readonly className?: string }) {
  const text = useText();
  return (
    <svg
      className={`tok ${className}`}
      viewBox="-10 -10 120 122"
      role="img"
      aria-label={text.name(token.id, 'explorers')}
    >
      <TokenShape {...token} />
    </svg>
  );
}
