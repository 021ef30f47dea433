import type { Position } from '@hollow/engine';
import type { ArtBook } from '../book/book.ts';
import { type SvgPart, type SvgShape, svg } from '../ink/shape.ts';
import { explorerToken } from '../pieces/explorer.ts';
import { badge } from '../rooms/upright.ts';

/** The sheet under the house: who walks through it and how they are, and how much is left in the decks. */

export const SHEET_HEIGHT = 96;
/** For the decks. */
const DECKS = 250;

export interface PeopleSheetOptions {
  readonly position: Position;
  readonly art: ArtBook;
  readonly decks: readonly string[];
  readonly name: (id: string) => string;
  readonly width: number;
}

type Explorer = Position['explorers'][number];
type Trait = Explorer['traits'][string];

function traitBox(name: string, { value, step, start }: Trait, x: number): SvgShape {
  const tone = step < start ? ' trait-low' : step > start ? ' trait-high' : '';
  return svg(
    'g',
    { transform: `translate(${x} 0)` },
    svg('rect', { class: 'trait-box', x: -10, y: 47, width: 20, height: 19, rx: 2 }),
    svg('text', { class: `trait-value${tone}`, x: 0, y: 62, 'font-size': 15 }, String(value)),
    svg('text', { class: 'trait-name', x: 0, y: 77, 'font-size': 9 }, name.slice(0, 2)),
  );
}

/** One explorer: token, name, traits; whose turn it is, framed. */
function person(explorer: Explorer, { position, art, name }: PeopleSheetOptions, x: number, width: number): SvgShape {
  const isActive = position.turn.who === explorer.id;
  const look = art.explorer(explorer.id);
  const full = name(explorer.id);
  const shown = full.length * 9 < width - 80 ? full : (full.split(' ')[0] ?? full);
  return svg(
    'g',
    { transform: `translate(${x} 0)` },
    isActive ? svg('rect', { class: 'panel-here', x: 0, y: 13, width: width - 10, height: 70, rx: 5 }) : null,
    svg(
      'g',
      { transform: 'translate(14 30) scale(.36)' },
      explorerToken(look, { traitor: position.traitor === explorer.id, dead: explorer.dead === true }),
    ),
    svg('text', { class: 'panel-name', x: 60, y: 37, 'font-size': 16 }, shown),
    ...Object.entries(explorer.traits).map(([id, trait], k) => traitBox(name(id), trait, 70 + k * 29)),
  );
}

function deckCount(id: string, { art, position: { stacks } }: PeopleSheetOptions, x: number): SvgPart {
  return svg(
    'g',
    { transform: `translate(${x} 48)` },
    badge({ look: art.deck(id), x: 0, y: 0, scale: 0.72 }),
    svg('text', { class: 'deck-count', x: 20, y: 6, 'font-size': 19 }, String(stacks.decks[id]?.n ?? 0)),
  );
}

export function peopleSheet(options: PeopleSheetOptions): SvgShape {
  const { position, decks, width } = options;
  const each = (width - DECKS - 40) / Math.max(1, position.explorers.length);
  return svg(
    'g',
    {},
    svg('rect', { class: 'panel', width, height: SHEET_HEIGHT }),
    svg('path', { class: 'panel-edge', d: `M0 0h${width}` }),
    ...position.explorers.map((explorer, i) => person(explorer, options, 30 + i * each, each)),
    ...decks.map((deck, i) => deckCount(deck, options, width - DECKS + 20 + i * 76)),
  );
}
