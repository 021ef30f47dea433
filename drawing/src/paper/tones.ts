import type { Tint } from './tints.ts';

/** A tone is how shapes of one class look. The page has tones as rules of style, a picture of its own as attributes. */

export type Paint = `var(--${Tint})` | `#${string}` | `rgb${string}` | `url(#${string})` | 'none' | 'currentColor';

export interface ToneLook {
  readonly fill?: Paint;
  readonly stroke?: Paint;
  readonly color?: Paint;
  readonly opacity?: number;
  readonly 'fill-opacity'?: number;
  readonly 'stroke-opacity'?: number;
  readonly 'stroke-width'?: number;
  readonly 'stroke-linecap'?: 'round';
  readonly 'stroke-linejoin'?: 'round';
  readonly 'stroke-dasharray'?: string;
  readonly 'text-anchor'?: 'middle';
  readonly 'font-family'?: string;
  readonly 'font-weight'?: number;
  readonly 'font-size'?: string;
  readonly 'letter-spacing'?: string;
  readonly 'paint-order'?: 'stroke';
  readonly transform?: string;
  readonly filter?: string;
  readonly display?: 'none';
}

export type Tones = Readonly<Record<string, ToneLook>>;

/** Tones for shapes inside something (a selector), or anywhere where that is ''. */
export interface ToneSheet {
  readonly scope: string;
  readonly tones: Tones;
}

/** Of two tones of a shape the later one of the sheet wins. */
export function mergeTones(classes: string, tones: Tones): ToneLook {
  const wanted = classes.split(' ');
  const looks = Object.entries(tones).flatMap(([tone, look]) => (wanted.includes(tone) ? [look] : []));
  return Object.assign({}, ...looks);
}
