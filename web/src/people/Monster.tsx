import { creature, kindOf, TEETH } from '@hollow/drawing/pieces';
import { useInsertionEffect } from 'react';
import { symbol } from '../ink/sheet.ts';
import { useText } from '../words/Words.tsx';
import './people.css';

export interface MonsterState {
  /** Its number, where there are several. */
  readonly n?: number | undefined;
  readonly stunned?: boolean;
}

/** A monster's disc in a box of 100, for use inside another drawing. */
export function MonsterShape({ id, n, stunned = false }: MonsterState & { readonly id: string }) {
  const kind = kindOf(id);
  const name = `beast-${kind}`;
  useInsertionEffect(() => symbol(name, 100, 100, () => creature(kind)), [name, kind]);
  return (
    <g className={stunned ? 'monster is-stunned' : 'monster'}>
      <path d={TEETH} className="token-shadow" transform="translate(2 5)" />
      <path d={TEETH} className="monster-disc" />
      <circle cx="50" cy="50" r="37" className="monster-ring" />
      <g transform="translate(14 12) scale(.72)" className="monster-ink">
        <use href={`#${name}`} width="100" height="100" />
      </g>
      {stunned && <path d="M20 28c12-14 24 10 36-4s20 6 26 0" className="monster-daze" />}
      {n !== undefined && (
        <g className="monster-number">
          <circle cx="84" cy="84" r="16" />
          <text x="84" y="91">
            {n}
          </text>
        </g>
      )}
    </g>
  );
}

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
