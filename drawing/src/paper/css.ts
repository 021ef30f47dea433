import { DARK_PAPER, LIGHT_TINTS, type Paper } from './tints.ts';
import type { ToneLook, ToneSheet } from './tones.ts';

/** Tints and tones as rules of style: for the page, and for a picture that holds its own. */

const declarations = (values: Readonly<Record<string, string | number>> | ToneLook, prefix = ''): string =>
  Object.entries(values)
    .map(([name, value]) => `${prefix}${name}:${value}`)
    .join(';');

/** The tints as custom properties. What says no paper is dark. */
export const tintCss = (): string =>
  `:root,[data-paper="dark"]{${declarations(DARK_PAPER, '--')}}[data-paper="light"]{${declarations(LIGHT_TINTS, '--')}}`;

export const toneCss = ({ scope, tones }: ToneSheet): string =>
  Object.entries(tones)
    .map(([tone, look]) => `${scope === '' ? '' : `${scope} `}.${tone}{${declarations(look)}}`)
    .join('');

/** With every tint as the colour that it is on a paper. */
export const applyTints = (text: string, paper: Paper): string =>
  text.replace(/var\(--([\w-]+)\)/g, (whole, name: string) => (isTint(name) ? paper[name] : whole));

const isTint = (name: string): name is keyof Paper => Object.hasOwn(DARK_PAPER, name);
