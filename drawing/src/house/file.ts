import { escapeXml, markupOf, type Stencil, type SvgPart } from '../ink/shape.ts';
import { applyTints, toneCss } from '../paper/css.ts';
import type { Paper } from '../paper/tints.ts';
import { PIECE_TONES } from '../pieces/tones.ts';
import { LIGHTS } from '../rooms/lights.ts';
import { ROOM_TONES, UPRIGHT_TONES } from '../rooms/tones.ts';
import { HOUSE_TONES } from './tones.ts';

const SHEETS = [ROOM_TONES, UPRIGHT_TONES, PIECE_TONES, HOUSE_TONES];

export interface PictureFile {
  readonly title: string;
  /** The box in which it is drawn. */
  readonly width: number;
  readonly height: number;
  /** How large it is shown, as a part of that. */
  readonly scale: number;
  readonly parts: readonly SvgPart[];
}

/** A picture as a file of its own: it holds its style, and every stencil once. */
export function writeSvgFile({ title, width, height, scale, parts }: PictureFile, paper: Paper): string {
  const placed = new Map<string, Stencil>();
  const inside = parts
    .map((part) =>
      markupOf(part, (stencil) => {
        placed.set(stencil.name, stencil);
        return `<use href="#${stencil.name}"/>`;
      }),
    )
    .join('\n');
  const stencils = [...placed.values()].map(({ name, draw }) => `<g id="${name}">${draw()}</g>`);
  const box = `viewBox="0 0 ${width} ${height}" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" ${box} role="img" aria-label="${escapeXml(title)}">
<title>${escapeXml(title)}</title>
<style>${SHEETS.map(toneCss).join('')}</style>
<defs>${LIGHTS}
${stencils.join('\n')}
</defs>
${inside}
</svg>
`;
  // What is cut out of a mark on a tile shows the disc below it.
  return applyTints(text, { ...paper, 'mark-hole': paper['sym-bg'] });
}
