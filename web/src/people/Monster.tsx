import 'virtual:style/pieces.css';
import { type MonsterState, monsterDisc } from '@hollow/drawing/pieces';
import { Shapes } from '../ink/Shapes.tsx';
import { useText } from '../words/Words.tsx';
import './people.css';

/** A monster's disc in a box of 100, for use inside another drawing. */
export const MonsterShape = ({ id, ...state }: MonsterState & { readonly id: string }) => (
  <Shapes of={monsterDisc(id, state)} />
);

/** A monster's disc as a picture of its own. */
export function Monster({
  id,
  className = '',
  ...state
}: MonsterState & { readonly id: string; readonly className?: string }) {
  const text = useText();
  return (
    <svg className={`tok ${className}`} viewBox="-4 -4 108 110" role="img" aria-label={text.name(id)}>
      <MonsterShape id={id} {...state} />
    </svg>
  );
}
