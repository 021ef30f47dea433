/**
 * A small drawing as a tree, for what changes with what it shows: the page makes elements of it, a file gets its markup. What is always the same is a stencil: a string of our own
 * markup that is drawn once and placed by name.
 */

export interface SvgShape {
  readonly tag: 'g' | 'path' | 'circle' | 'rect' | 'text' | 'title';
  readonly attributes: Attributes;
  readonly children: readonly SvgPart[];
}

export interface Attributes {
  /** Its tones. */
  readonly class?: string;
  readonly transform?: string;
  readonly d?: string;
  readonly x?: number;
  readonly y?: number;
  readonly cx?: number;
  readonly cy?: number;
  readonly r?: number;
  readonly rx?: number;
  readonly width?: number;
  readonly height?: number;
  readonly 'font-size'?: number;
}

/** In a box from (0, 0). */
export interface Stencil {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly draw: () => string;
}

/** A string is text that is read. */
export type SvgPart = SvgShape | Stencil | string | null;

export const svg = (tag: SvgShape['tag'], attributes: Attributes, ...children: readonly SvgPart[]): SvgShape => ({
  tag,
  attributes,
  children,
});

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

/** The markup of a tree; `place` says how a stencil is placed. */
export function markupOf(part: SvgPart, place: (stencil: Stencil) => string): string {
  if (part === null) return '';
  if (typeof part === 'string') return escapeXml(part);
  if ('draw' in part) return place(part);
  const { tag, attributes, children } = part;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`);
  const inside = children.map((child) => markupOf(child, place)).join('');
  return `<${tag}${written.join('')}${inside === '' ? '/>' : `>${inside}</${tag}>`}`;
}
