import type { Position } from '@hollow/engine';
import type { ArtBook } from '../book/book.ts';
import { type Stencil, type SvgPart, type SvgShape, svg } from '../ink/shape.ts';
import type { Paper } from '../paper/tints.ts';
import { explorerToken } from '../pieces/explorer.ts';
import { monsterDisc } from '../pieces/monster.ts';
import { lyingThings } from '../pieces/things.ts';
import { type LaidCell, type Layout, laidCells, layFloors } from '../plan/layout.ts';
import { TILE } from '../plan/measures.ts';
import { HousePlan } from '../plan/plan.ts';
import { QUARTERS } from '../plan/sides.ts';
import { type Standing, standingIn } from '../plan/standing.ts';
import type { Measure } from '../rooms/plate.ts';
import { DUSK, roomStencil } from '../rooms/tile.ts';
import { badge, fog, hole, INNER, namePlate } from '../rooms/upright.ts';
import { CONTOURS, drawContours } from '../scenes/contours.ts';
import { writeSvgFile } from './file.ts';
import { peopleSheet, SHEET_HEIGHT } from './sheet.ts';

/** The whole house in the middle of a game as one picture: floors side by side, explorers and decks below. */

export interface PictureWords {
  readonly title: string;
  readonly name: (id: string, kind?: 'rooms' | 'tokens') => string;
  readonly floor: (id: string) => string;
  /** So many rooms. */
  readonly rooms: (n: number) => string;
}

export interface HouseOptions {
  readonly position: Position;
  /** Of the packs that are played. */
  readonly art: ArtBook;
  /** From left to right. */
  readonly floors: readonly string[];
  /** Ids of the decks. */
  readonly decks: readonly string[];
  readonly words: PictureWords;
}

/** A picture is shown at half the size in which it is drawn: a tile is 120 across. */
const SCALE = 0.5;
/** Above the floors: their names. */
const HEAD = 150;
const PLATE = 21;
const TOKEN = 74;

/** The width of a line where nobody can measure it: rather too wide, since the face may be another one. */
const estimate: Measure = (text, size) => text.length * size * 0.58;

/** Who and what is where. */
class HouseParts {
  readonly #options: HouseOptions;
  readonly #active: string | undefined;

  constructor(options: HouseOptions) {
    this.#options = options;
    const { explorers, turn } = options.position;
    this.#active = explorers.find(({ id }) => id === turn.who)?.room;
  }

  isActive(room: string): boolean {
    return room === this.#active;
  }

  room({ cell, x, y }: LaidCell): SvgShape {
    const { id, turn } = cell;
    const { art, words } = this.#options;
    const drawing = art.room(id);
    const turned: readonly Stencil[] = [roomStencil(drawing), DUSK];
    const isHere = this.isActive(id);
    return svg(
      'g',
      { transform: `translate(${x} ${y})` },
      svg('g', turn % 4 === 0 ? {} : { transform: `rotate(${turn * 90} 120 120)` }, ...turned),
      isHere ? svg('rect', { class: 'wash', width: TILE, height: TILE }) : null,
      svg('rect', { class: 'edge', x: 0.75, y: 0.75, width: TILE - 1.5, height: TILE - 1.5 }),
      isHere ? svg('rect', { class: 'ring-here', x: 5, y: 5, width: 230, height: 230, rx: 3 }) : null,
      drawing.symbol === undefined ? null : badge({ look: art.symbol(drawing.symbol), scale: 1.15 }),
      drawing.inner === undefined ? null : badge({ look: art.symbol(drawing.inner), ...INNER }),
      namePlate(words.name(id, 'rooms'), PLATE, estimate),
    );
  }

  /** Tokens and cards that lie there, and everybody who stands there. */
  pieces({ cell, x, y }: LaidCell): SvgShape {
    const { position, art, words } = this.#options;
    const lying = position.tokens.filter(
      ({ room, monster, holder }) => room === cell.id && monster !== true && holder === undefined,
    );
    const cards = position.piles.filter(({ room }) => room === cell.id).map(({ card }) => words.name(card));
    const things = lyingThings({
      things: lying.map(({ id }) => ({ id, label: words.name(id, 'tokens') })),
      packs: art.packs,
      more: (n) => `+${n}`,
      cards: { n: cards.length, label: cards.join(', ') },
      scale: 1.2,
    });
    const standing = standingIn(cell, position, TOKEN).map((one) => this.#figure(one));
    return svg('g', { transform: `translate(${x} ${y})` }, things, ...standing);
  }

  #figure({ id, kind, x, y, size }: Standing): SvgShape {
    const { position, art, words } = this.#options;
    const scale = size / 100;
    const token = position.tokens.find((one) => one.id === id);
    const drawn =
      kind !== 'monster'
        ? explorerToken(art.explorer(id), {
            active: position.turn.who === id,
            traitor: position.traitor === id,
            dead: kind === 'corpse',
          })
        : monsterDisc(id, {
            n: token?.n,
            stunned: token?.monster === true && token.stunned,
          });
    return svg(
      'g',
      { transform: `translate(${x - 50 * scale} ${y - 50 * scale}) scale(${scale})` },
      svg('title', {}, words.name(id)),
      drawn,
    );
  }
}

/** The table: night, the hill as contour lines round the lamp, and its light. */
function table(width: number, height: number, lamp: { readonly x: number; readonly y: number }): SvgPart[] {
  const scale = Math.max(width / CONTOURS.w, height / CONTOURS.h) * 1.2;
  const [left, top] = [lamp.x - (CONTOURS.w / 2) * scale, lamp.y - (CONTOURS.h / 2) * scale];
  return [
    svg('rect', { class: 'night', width, height }),
    svg(
      'g',
      { transform: `translate(${left} ${top}) scale(${scale})` },
      svg('path', { class: 'hill', d: drawContours() }),
    ),
    svg('circle', { class: 'lamplight', cx: lamp.x, cy: lamp.y, r: 800 }),
  ];
}

function floorNames({ floors }: Layout, words: PictureWords): SvgPart[] {
  return floors.flatMap(({ plan, box }) => {
    const x = box.x + box.w / 2;
    return [
      svg('text', { class: 'floor-name', x, y: 88, 'font-size': 50 }, words.floor(plan.id)),
      svg('text', { class: 'floor-note', x, y: 128, 'font-size': 26 }, words.rooms(plan.cells.length)),
    ];
  });
}

/** What lies under the tiles: their shadows, the ways into the dark, and the holes of rooms that are gone. */
function beneath(layout: Layout, cells: readonly LaidCell[], words: PictureWords): SvgPart[] {
  const at = (x: number, y: number, part: SvgPart): SvgShape => svg('g', { transform: `translate(${x} ${y})` }, part);
  return [
    ...cells.map(({ x, y }) => svg('rect', { class: 'tile-shadow', x: x + 5, y: y + 12, width: TILE, height: TILE })),
    ...cells.flatMap(({ cell, x, y }) =>
      QUARTERS.filter((side) => cell.edges[side] === 'unopened').map((side) => at(x, y, fog(side))),
    ),
    ...layout.floors.flatMap(({ plan, dx, dy }) =>
      plan.holes.map(({ id, x, y }) => at(dx + x * TILE, dy + y * TILE, hole(words.name(id, 'rooms')))),
    ),
  ];
}

export function houseSvg(options: HouseOptions, paper: Paper): string {
  const { position, art, floors, words } = options;
  const layout = layFloors(new HousePlan(position, art.rooms, floors), floors);
  const cells = laidCells(layout);
  const drawn = new HouseParts(options);
  const width = layout.box.w;
  const below = layout.box.h + HEAD;
  const here = cells.find(({ cell }) => drawn.isActive(cell.id));
  const lamp =
    here === undefined ? { x: width / 2, y: below / 2 } : { x: here.x + TILE / 2, y: here.y + HEAD + TILE / 2 };
  const height = below + SHEET_HEIGHT / SCALE;
  // The room in the light comes last, so that its ring lies on top.
  const inOrder = [...cells.filter((laid) => laid !== here), ...(here === undefined ? [] : [here])];
  return writeSvgFile(
    {
      title: words.title,
      width,
      height,
      scale: SCALE,
      parts: [
        ...table(width, height, lamp),
        ...floorNames(layout, words),
        svg(
          'g',
          { transform: `translate(0 ${HEAD})` },
          ...beneath(layout, cells, words),
          ...inOrder.map((laid) => drawn.room(laid)),
          ...inOrder.map((laid) => drawn.pieces(laid)),
        ),
        svg(
          'g',
          { transform: `translate(0 ${below}) scale(${1 / SCALE})` },
          peopleSheet({ ...options, name: words.name, width: width * SCALE }),
        ),
      ],
    },
    paper,
  );
}
