import type { Pack, Position } from '@hollow/engine';
import type { Words } from '../words.ts';
import { mark, piece } from './marks.ts';
import type { Paper } from './paper.ts';
import { escapeXml } from './tile.ts';

export const LEGEND_HEIGHT = 96;

/** The sheet under the house: who walks through it and how they are, and how much is left in the decks. */
export function legend(
  position: Position,
  packs: readonly Pack[],
  letters: ReadonlyMap<string, string>,
  words: Words,
  paper: Paper,
  width: number,
  height: number,
): string {
  const top = height - LEGEND_HEIGHT;
  const cards = new Map(packs.flatMap((pack) => pack.explorers ?? []).map((def) => [def.id, def.card]));
  const decks = packs.flatMap((pack) => pack.edition?.decks ?? []);
  const deckRoom = 250;
  const each = (width - deckRoom - 40) / position.explorers.length;
  const sheets = position.explorers.map((explorer, i) => {
    const x = 30 + i * each;
    const active = position.turn.who === explorer.id;
    const box = active
      ? `<rect x="${x}" y="${top + 13}" width="${each - 10}" height="70" rx="5" fill="none" stroke="${paper.lamp}" stroke-width="1.500"/>`
      : '';
    const traits = Object.entries(explorer.traits).map(([trait, { value, step, start }], k) => {
      const colour = step < start ? paper.hurt : step > start ? paper.start : paper.ink;
      const cx = x + 70 + k * 29;
      return `<rect x="${cx - 10}" y="${top + 47}" width="20" height="19" rx="2" fill="${paper.night}" stroke="${paper.edge}"/><text x="${cx}" y="${top + 62}" text-anchor="middle" font-size="15" fill="${colour}">${value}</text><text x="${cx}" y="${top + 77}" text-anchor="middle" font-size="9" fill="${paper.quiet}">${escapeXml(words.name(trait).slice(0, 2))}</text>`;
    });
    const full = words.name(explorer.id);
    const name = full.length * 9 < each - 80 ? full : full.split(' ')[0];
    return `${box}${piece(cards.get(explorer.id) ?? '', letters.get(explorer.id) ?? '?', x + 32, top + 48, 34, paper)}<text x="${x + 60}" y="${top + 37}" font-size="16" font-weight="700" fill="${paper.ink}">${escapeXml(name)}</text>${traits.join('')}`;
  });
  const counts = decks.map((deck, i) => {
    const x = width - deckRoom + 20 + i * 76;
    return `${mark(deck.symbol, x, top + 48, paper)}<text x="${x + 20}" y="${top + 54}" font-size="19" fill="${paper.ink}">${position.stacks.decks[deck.id]?.n ?? 0}</text>`;
  });
  return `<rect y="${top}" width="${width}" height="${LEGEND_HEIGHT}" fill="${paper.panel}"/><path d="M0 ${top}h${width}" stroke="${paper.edge}"/>${sheets.join('')}${counts.join('')}`;
}
