import type { Pack, Position } from '@hollow/engine';
import { type Floor, lettersFor, planOf } from '../house/plan.ts';
import { titled, type Words } from '../words.ts';
import { TILE } from './flooring.ts';
import { contours, defs } from './ground.ts';
import { LEGEND_HEIGHT, legend } from './legend.ts';
import { PAPERS, type Paper, type PaperName } from './paper.ts';
import { beneath, escapeXml, tile } from './tile.ts';

const MARGIN = 56;
const GAP = 76;
const HEAD = 92;
const FACE = "'Alegreya SC', 'Alegreya', Georgia, 'Times New Roman', serif";

function floorGroup(floor: Floor, x: number, y: number, words: Words, paper: Paper): string {
  const at = (column: number, row: number): string =>
    `translate(${x + (column - floor.left) * TILE} ${y + (row - floor.top) * TILE})`;
  const under = floor.rooms.map((room) => `<g transform="${at(room.x, room.y)}">${beneath(room)}</g>`);
  // Rooms of the light come last, so that their ring lies on top.
  const lit = (room: Floor['rooms'][number]): number => (room.pieces.some((p) => p.active) ? 1 : 0);
  const rooms = floor.rooms
    .toSorted((a, b) => lit(a) - lit(b))
    .map((room) => `<g transform="${at(room.x, room.y)}">${tile(room, floor.id, words.name, paper)}</g>`);
  return under.join('\n') + rooms.join('\n');
}

function heading(floor: Floor, centre: number, words: Words, paper: Paper): string {
  return `<text x="${centre}" y="44" text-anchor="middle" font-size="25" fill="${paper.ink}">${escapeXml(titled(words, floor.id))}</text><text x="${centre}" y="64" text-anchor="middle" font-size="13" fill="${paper.quiet}">${escapeXml(words.t('show.rooms', { n: floor.rooms.length }))}</text>`;
}

/** The house as one picture: floors side by side, top floor first, explorers and decks below. */
export function houseSvg(position: Position, packs: readonly Pack[], words: Words, paperName: PaperName): string {
  const paper = PAPERS[paperName];
  const letters = lettersFor(position.explorers, words.name);
  const floors = planOf(position, packs, letters).toReversed();
  const tallest = Math.max(...floors.map((floor) => floor.rows)) * TILE;
  const inner = floors.reduce((sum, floor) => sum + Math.max(floor.columns, 2) * TILE, 0) + GAP * (floors.length - 1);
  const width = inner + 2 * MARGIN;
  const height = HEAD + 36 + tallest + 50 + LEGEND_HEIGHT;
  let x = MARGIN;
  let lamp = { x: width / 2, y: height / 2 };
  const drawn = floors.map((floor) => {
    const wide = Math.max(floor.columns, 2) * TILE;
    const left = x + (wide - floor.columns * TILE) / 2;
    const top = HEAD + 36 + (tallest - floor.rows * TILE) / 2;
    const here = floor.rooms.find((room) => room.pieces.some((p) => p.active));
    if (here !== undefined)
      lamp = { x: left + (here.x - floor.left + 0.5) * TILE, y: top + (here.y - floor.top + 0.5) * TILE };
    const centre = x + wide / 2;
    x += wide + GAP;
    return heading(floor, centre, words, paper) + floorGroup(floor, left, top, words, paper);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${FACE}" role="img" aria-label="${escapeXml(words.t('show.title'))}">
<title>${escapeXml(words.t('show.title'))}</title>
${defs(paper)}
<rect width="${width}" height="${height}" fill="${paper.night}"/>
<path d="${contours(lamp.x, lamp.y, Math.max(width, height))}" fill="none" stroke="${paper.contour}" opacity=".17"/>
<circle cx="${lamp.x}" cy="${lamp.y}" r="420" fill="url(#room-light)"/>
${drawn.join('\n')}
${legend(position, packs, letters, words, paper, width, height)}
</svg>
`;
}
