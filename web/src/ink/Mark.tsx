import { MARKS, type MarkId } from '@hollow/drawing/ink';
import { useInsertionEffect } from 'react';
import { symbol } from './sheet.ts';

/** Puts a mark on the sheet of ink and names it. */
export function useMark(id: MarkId): string {
  const name = `mk-${id}`;
  useInsertionEffect(() => symbol(name, 100, 100, () => MARKS[id]), [name, id]);
  return `#${name}`;
}

/** A sign in the colour of the text beside it. What it means is said in words elsewhere. */
export function Mark({ id, className = '' }: { readonly id: MarkId; readonly className?: string }) {
  const href = useMark(id);
  return (
    <svg className={`mk ${className}`} viewBox="0 0 100 100" aria-hidden="true">
      <use href={href} />
    </svg>
  );
}

/** A mark inside another drawing, in a box of 100. */
export function MarkShape({ id }: { readonly id: MarkId }) {
  return <use href={useMark(id)} width="100" height="100" />;
}
