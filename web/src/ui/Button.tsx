import type { MarkId } from '@hollow/drawing/ink';
import type { ButtonHTMLAttributes } from 'react';
import { Mark } from '../ink/Mark.tsx';
import './ui.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Lamp: the thing to do now. Ghost: a quiet thing. */
  readonly look?: 'lamp' | 'paper' | 'ghost';
  readonly mark?: MarkId;
}

export function Button({ look = 'paper', mark, className = '', children, ...rest }: Props) {
  return (
    <button
      type="button"
      title={children === undefined ? rest['aria-label'] : undefined}
      {...rest}
      className={`btn ${look === 'paper' ? '' : `is-${look}`} ${className}`}
    >
      {mark !== undefined && <Mark id={mark} />}
      {children}
    </button>
  );
}
