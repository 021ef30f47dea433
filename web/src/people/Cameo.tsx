import { engrave } from '@hollow/drawing/ink';
import { useInsertionEffect } from 'react';
import { defineSymbol } from '../ink/sheet.ts';
import { usePacks } from '../packs/context.ts';
import { useText } from '../words/Words.tsx';
import './people.css';

const [W, H] = [100, 118];

const ground = (): string =>
  `<path fill="#3a2410" fill-opacity=".85" d="${engrave({ w: W, h: H, gap: 2.6, step: 3, wave: 1.2, tone: (x, y) => 0.1 + Math.hypot(x - 70, y - 46) / 112 })}"/>`;
const hatch = (): string =>
  `<path fill="currentColor" fill-opacity=".42" d="${engrave({ w: W, h: H, gap: 2.8, step: 4, angle: 52, tone: (x) => 0.08 + 0.62 * Math.max(0, (x - 24) / 84) })}"/>`;

interface Props {
  readonly id: string;
  readonly className?: string;
  readonly dead?: boolean;
}

/** The portrait of an explorer, framed in the explorer's colour. */
export function Cameo({ id, className = '', dead = false }: Props) {
  const text = useText();
  const { art } = usePacks();
  const name = `cameo-${art.keyOf(id).replace('/', '_')}`;
  useInsertionEffect(() => {
    defineSymbol('cameo-ground', W, H, ground);
    defineSymbol('cameo-hatch', W, H, hatch);
    defineSymbol(name, W, H, () => art.portrait(id) ?? '');
  }, [name, id, art]);
  return (
    <svg
      className={`cameo ${dead ? 'is-dead' : ''} ${className}`}
      viewBox={`0 0 ${W} ${H}`}
      role="img"
      aria-label={text.name(id, 'explorers')}
    >
      <use href={`#${name}`} width={W} height={H} />
    </svg>
  );
}
