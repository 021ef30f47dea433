import type { Figures, SheetFigure } from '../../content/figures/figures.ts';
import type { SheetNames } from './known-names.ts';
import { type FactSheet, slug } from './sheet.ts';

/** A part of the haunt to be: the fields of its source, one by one. */
export type SourceFields = Record<string, string>;

/** Everything that a sheet gives away by machine, and what somebody has to say. */
export interface HauntPlan {
  readonly counters: Record<string, SourceFields>;
  readonly vars: Record<string, SourceFields>;
  readonly pieces: Record<string, SourceFields>;
  readonly monsters: Record<string, SourceFields>;
  readonly setup: Record<string, string[]>;
  readonly actions: Record<string, SourceFields>;
  readonly rules: Record<string, SourceFields>;
  readonly wins: Record<string, string>;
  readonly figures: Figures;
  /** What must be said by hand: the part, and what the sheet says. */
  readonly todo: readonly (readonly [part: string, says: string])[];
}

export const quote = (id: string): string => `'${id}'`;
export const quotedList = (ids: readonly string[]): string => ids.map(quote).join(', ');
export const singular = (name: string): string =>
  slug(name)
    .replace(/(?<=ch|sh|x|ss)es$/, '')
    .replace(/(?<=[a-z]{2}[^s])s$/, '');

/** What is known of the haunt so far, and what is left to be said. */
export class Materials {
  readonly sheet: FactSheet;
  readonly names: SheetNames;
  readonly todo: (readonly [part: string, says: string])[] = [];
  readonly figures: Record<string, SheetFigure> = {};
  readonly plan: Omit<HauntPlan, 'figures' | 'todo'> = {
    counters: {},
    vars: {},
    pieces: {},
    monsters: {},
    setup: {},
    actions: {},
    rules: {},
    wins: {},
  };

  constructor(sheet: FactSheet, names: SheetNames) {
    this.sheet = sheet;
    this.names = names;
  }

  /** The pieces of a kind; monsters are characters. */
  kind(id: string): string {
    return `w.${this.plan.monsters[id] === undefined ? 'pieces' : 'piece'}(${quote(id)})`;
  }

  say(part: string, says: string): void {
    if (says !== '') this.todo.push([part, says]);
  }

  /** Rooms, cards, floors and pieces that a line names. */
  namesIn(line: string): SheetFigure {
    const { rooms, cards, floors, explorers } = this.names;
    const found = { rooms: rooms(line), cards: cards(line), floors: floors(line), explorers: explorers(line) };
    const named = Object.entries(found).filter(([, ids]) => ids.length > 0);
    return Object.fromEntries(named) as SheetFigure;
  }

  /** A mark of the haunt that a side has done what it wants. */
  goal(side: string): string {
    const id = `${side}-done`;
    this.plan.vars[id] = {};
    return id;
  }

  get isTwoSided(): boolean {
    return ['traitor', 'hidden', 'none-at-first'].includes(this.sheet.kind);
  }
}
