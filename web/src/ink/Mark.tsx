import { type MarkId, markStencil } from '@hollow/drawing/ink';
import { Placed } from './Shapes.tsx';

/** A sign in the colour of the text beside it. What it means is said in words elsewhere. */
export const Mark = ({ id, className = '' }: { readonly id: MarkId; readonly className?: string }) => (
  <svg className={`mk ${className}`} viewBox="0 0 100 100" aria-hidden="true">
    <MarkShape id={id} />
  </svg>
);

/** A mark inside another drawing, in a box of 100. */
export const MarkShape = ({ id }: { readonly id: MarkId }) => <Placed stencil={markStencil(id)} />;
