import { type Edge, placeBeyond, QUARTERS, type Quarter, SIDE_LETTERS, stairsOf } from '@hollow/drawing/plan';
import type { Pack, Position } from '@hollow/engine';
import type { Text } from '@hollow/text';
import { titleFor } from '../packs/words.ts';
import { type Floor, floorsOf, lettersFor, type Piece, type Room } from './floors.ts';
import { floorLines, isDrawable, marksIn, type Pen } from './map.ts';
import { drawHeading, NARROW, paintTextAs, terminalColumns, wrapLine } from './style.ts';

/** The house on the screen: maps, or a plain list where there is no room for one, and what the marks stand for. */
export class TerminalHouse implements Pen {
  readonly #packs: readonly Pack[];
  readonly #words: Text;
  #order: readonly string[] = [];

  constructor(packs: readonly Pack[], words: Text) {
    this.#packs = packs;
    this.#words = words;
  }

  name(id: string): string {
    return this.#words.name(id);
  }

  get decks(): readonly { readonly id: string; readonly symbol: string }[] {
    return this.#packs.flatMap((pack) => pack.edition?.decks ?? []);
  }

  /** The mark of a deck: the first letter of its name. */
  mark(symbol: string): string {
    const deck = this.decks.find((def) => def.symbol === symbol);
    return `(${this.name(deck?.id ?? symbol)
      .slice(0, 1)
      .toLowerCase()})`;
  }

  piece({ id, letter }: Piece): string {
    return paintTextAs(this.#order.indexOf(id), letter);
  }

  /** The floors with these rooms, in the order they are named; all of them when none is. */
  lines(position: Position, rooms: readonly string[]): string[] {
    this.#order = position.explorers.map(({ id }) => id);
    const letters = lettersFor(position.explorers, (id) => this.name(id));
    const floors = floorsOf(position, this.#packs, letters);
    const wanted = rooms.flatMap((id) => floors.find((floor) => floor.rooms.some((room) => room.id === id)) ?? []);
    const shown = wanted.length === 0 ? floors.toReversed() : [...new Set(wanted)];
    return shown.flatMap((floor) => this.#floor(floor));
  }

  #floor(floor: Floor): string[] {
    const head = drawHeading(titleFor(this.#words, floor.id));
    if (terminalColumns() < NARROW || !isDrawable(floor)) return [head, ...this.#list(floor)];
    return [head, ...floorLines(floor, this), ...this.#legend(floor)];
  }

  /** What lies in the rooms: a mark may stand for several things. */
  #legend(floor: Floor): string[] {
    const rooms = floor.rooms.filter(({ tokens, cards }) => tokens.length + cards.length > 0);
    if (rooms.length === 0) return [];
    const said = rooms.map((room) => `${this.name(room.id)}: ${this.#lying(room)}`);
    return wrapLine(`  ${said.join('; ')}`, 2);
  }

  #lying(room: Room): string {
    const tokens = room.tokens.map((id, i) => `${marksIn(room, this)[i]} ${this.#words.name(id, 'tokens')}`);
    const cards = room.cards.map((id) => this.name(id)).join(', ');
    return [...tokens, ...(cards === '' ? [] : [`+${room.cards.length} ${cards}`])].join(', ');
  }

  /** A room to a line, with its doors by side. */
  #list(floor: Floor): string[] {
    return floor.rooms.flatMap((room) => {
      const doors = QUARTERS.flatMap((side) => {
        const edge = room.edges[side];
        return edge === 'wall' ? [] : [this.#door(floor, room, edge, side)];
      });
      const people = room.pieces.map((piece) => piece.letter).join(' ');
      const lying = this.#lying(room);
      const mark = room.def?.symbol === undefined ? '' : ` ${this.mark(room.def.symbol)}`;
      const stairs = stairsOf(room.def).map((to) => this.#words.t('terminal.stairs-to', { to: this.name(to) }));
      const parts = [[...doors, ...stairs].join(', '), people, lying].filter((part) => part !== '');
      return wrapLine(`  ${this.name(room.id)}${mark}: ${parts.join('; ')}`, 4);
    });
  }

  #door(floor: Floor, room: Room, edge: Edge, side: Quarter): string {
    const behind = placeBeyond(room, side);
    const next = floor.rooms.find(({ x, y }) => x === behind.x && y === behind.y);
    const to = edge === 'unopened' ? '?' : edge === 'shut' ? '#' : next === undefined ? '' : this.name(next.id);
    return `${this.name(SIDE_LETTERS[side])} ${to}`;
  }
}
