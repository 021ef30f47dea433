import { f } from '../ink/noise.ts';
import { type Stencil, type SvgShape, svg } from '../ink/shape.ts';
import { drawCreature } from './creatures.ts';
import { pieceKey, stencilName } from './kind.ts';

/** What no other outline has: a disc with teeth. */
const TEETH = `M${Array.from({ length: 28 }, (_, i) => {
  const [a, r] = [(i / 28) * Math.PI * 2, i % 2 === 1 ? 49 : 41];
  return `${f(50 + Math.cos(a) * r)} ${f(50 + Math.sin(a) * r)}`;
}).join('L')}Z`;

export interface MonsterState {
  /** Its number, where there are several. */
  readonly n?: number | undefined;
  readonly stunned?: boolean;
}

const beastStencil = (id: string): Stencil => ({
  name: `beast-${stencilName(id)}`,
  width: 100,
  height: 100,
  draw: () => drawCreature(pieceKey(id)),
});

const number = (n: number): SvgShape =>
  svg(
    'g',
    {},
    svg('circle', { class: 'monster-number-bg', cx: 84, cy: 84, r: 16 }),
    svg('text', { class: 'monster-number', x: 84, y: 91 }, String(n)),
  );

/** A monster's disc in a box of 100. */
export function monsterDisc(id: string, { n, stunned = false }: MonsterState): SvgShape {
  const toned = (tone: string): string => (stunned ? `${tone} ${tone}-stunned` : tone);
  return svg(
    'g',
    { class: 'monster' },
    svg('path', { class: 'token-shadow', d: TEETH, transform: 'translate(2 5)' }),
    svg('path', { class: toned('monster-disc'), d: TEETH }),
    svg('circle', { class: toned('monster-ring'), cx: 50, cy: 50, r: 37 }),
    svg('g', { class: toned('monster-ink'), transform: 'translate(14 12) scale(.72)' }, beastStencil(id)),
    stunned ? svg('path', { class: 'monster-daze', d: 'M20 28c12-14 24 10 36-4s20 6 26 0' }) : null,
    n === undefined ? null : number(n),
  );
}
