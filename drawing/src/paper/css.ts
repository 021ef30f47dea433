import { DARK, LIGHT_ALONE, type Paper } from './tints.ts';
import type { Look, ToneSheet } from './tones.ts';

/** Tints and tones as rules of style: for the page, and for a picture that holds its own. */

const declarations = (values: Readonly<Record<string, string | number>> | Look, prefix = ''): string =>
  Object.entries(values)
    .map(([name, value]) => `${prefix}${name}:${value}`)
    .join(';');

/** The tints as custom properties. What says no paper is dark. */
export const tintCss = (): string =>
  `:root,[data-paper="dark"]{${declarations(DARK, '--')}}[data-paper="light"]{${declarations(LIGHT_ALONE, '--')}}`;

export const toneCss = ({ scope, tones }: ToneSheet): string =>
  Object.entries(tones)
    .map(([tone, look]) => `${scope === '' ? '' : `${scope} `}.${tone}{${declarations(look)}}`)
    .join('');

/** With every tint as the colour that it is on a paper. */
export const tinted = (text: string, paper: Paper): string =>
  text.replace(/var\(--([\w-]+)\)/g, (whole, name: string) => (isTint(name) ? paper[name] : whole));

const isTint = (name: string): name is keyof Paper => Object.hasOwn(DARK, name);
