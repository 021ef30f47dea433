import { markStencil } from '../ink/marks.ts';
import { type SvgShape, svg } from '../ink/shape.ts';
import { type ExplorerLook, SHAPES } from './looks.ts';

export interface TokenState {
  /** Whose turn it is. */
  readonly active?: boolean;
  /** Known to be the traitor: wears a dagger. */
  readonly traitor?: boolean;
  /** Known to be of a side that the haunt declares: wears its sign. */
  readonly side?: SideSign | null;
  readonly dead?: boolean;
}

/** The sign of a side: a colour and a letter. */
export interface SideSign {
  readonly tone: number;
  readonly letter: string;
}

const TONES = 5;

/** The sign of a side that a haunt declares, by its id and by what it is called: the colour stays with the side, the letter goes with the language. */
export function signOf(side: string, name: string): SideSign {
  const sum = [...side].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  return { tone: 1 + (sum % TONES), letter: ([...name][0] ?? '?').toLocaleUpperCase() };
}

const sign = ({ tone, letter }: SideSign): SvgShape =>
  svg(
    'g',
    { class: `token-sign s-${tone}`, transform: 'translate(66 -8) scale(.42)' },
    svg('circle', { class: 'token-sign-bg', cx: 50, cy: 50, r: 50 }),
    svg('text', { class: 'token-letter token-sign-letter', x: 50, y: 73, 'font-size': 66 }, letter),
  );

const dagger = (): SvgShape =>
  svg(
    'g',
    { class: 'token-dagger', transform: 'translate(66 -8) scale(.42)' },
    svg('circle', { class: 'token-dagger-bg', cx: 50, cy: 50, r: 50 }),
    svg('g', { transform: 'translate(14 12) scale(.74)' }, markStencil('dagger')),
  );

/** An explorer's token in a box of 100. */
export function explorerToken(
  { colour, letter }: ExplorerLook,
  { active = false, traitor = false, side = null, dead = false }: TokenState,
): SvgShape {
  const d = SHAPES[colour];
  const isLow = colour === 'yellow';
  return svg(
    'g',
    { class: dead ? 'token token-dead' : 'token' },
    active ? svg('path', { class: 'token-halo', d }) : null,
    active ? svg('path', { class: 'token-ring', d }) : null,
    svg('path', { class: 'token-shadow', d, transform: 'translate(2 5)' }),
    svg('path', { class: `token-body x-${colour}`, d }),
    svg('path', { class: 'token-line', d, transform: 'translate(8 8) scale(.84)' }),
    svg(
      'text',
      { class: `token-letter x-${colour}-ink`, x: 50, y: isLow ? 79 : 68, 'font-size': isLow ? 46 : 54 },
      letter,
    ),
    traitor ? dagger() : side === null ? null : sign(side),
    dead ? svg('path', { class: 'token-cross', d: 'M12 12L88 88M88 12L12 88' }) : null,
  );
}
