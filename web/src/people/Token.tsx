import 'virtual:style/pieces.css';
import { explorerToken, type TokenState } from '@hollow/drawing/pieces';
import { Shapes } from '../ink/Shapes.tsx';
import { usePacks } from '../packs/context.ts';
import { useText } from '../words/Words.tsx';
import './people.css';

/** An explorer's token in a box of 100, for use inside another drawing. */
export const TokenShape = ({ id, ...state }: TokenState & { readonly id: string }) => (
  <Shapes of={explorerToken(usePacks().art.explorer(id), state)} />
);

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
