import type { HauntCode, Program } from '../core/context.ts';
import type { NumberSort } from '../state/shapes.ts';
import {
  BOX,
  DISCARD,
  DOORWAY,
  FIRST_STATUS,
  HELD,
  IN_HAND,
  LOST,
  OPEN,
  OUTSIDE,
  STACK,
  UNDER,
  ZONE,
} from '../state/state.ts';

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

interface Sized {
  readonly seats?: unknown;
  readonly haunt?: unknown;
  readonly controller?: unknown;
  readonly happenings?: unknown;
  readonly things?: { readonly def?: unknown } | null;
}

/** What the numbers of one game can be, from its packs and from the lengths of its tables. */
export class Bounds {
  readonly p: Program;
  readonly explorers: number;
  readonly things: number;
  readonly firstToken: number;
  readonly #seats: number;
  readonly #happenings: number;
  readonly #haunt: HauntCode | null;
  readonly #def: readonly unknown[];

  /** Nothing of the value has been checked yet. */
  constructor(p: Program, value: Sized) {
    this.p = p;
    this.explorers = lengthOf(value.controller);
    const def = value.things?.def;
    this.#def = Array.isArray(def) ? def : [];
    this.things = this.#def.length;
    this.firstToken = p.cards.length + this.explorers;
    this.#seats = Number.isInteger(value.seats) ? Number(value.seats) : 0;
    this.#happenings = lengthOf(value.happenings);
    this.#haunt = Number.isInteger(value.haunt) ? (p.haunts[Number(value.haunt)] ?? null) : null;
  }

  get rooms(): number {
    return this.p.rooms.length;
  }
  get cards(): number {
    return this.p.cards.length;
  }
  get decks(): number {
    return this.p.decks.length;
  }
  get scenarios(): number {
    return this.p.scenarios.length;
  }
  /** One for each trait of each explorer. */
  get clips(): number {
    return this.explorers * this.p.traits.length;
  }

  /** What a token is, or null for whatever is none. */
  token(thing: number): Program['tokens'][number] | null {
    return thing >= this.firstToken && thing < this.things ? (this.p.tokens[Number(this.#def[thing])] ?? null) : null;
  }

  fits(sort: NumberSort, n: number): boolean {
    const { p } = this;
    const below = (most: number): boolean => n >= 0 && n < most;
    const within = (first: number, size: number): boolean => n >= first && n < first + size;
    switch (sort) {
      case 'room':
        return below(p.rooms.length);
      case 'thing':
        return below(this.things);
      case 'card':
        return below(p.cards.length);
      case 'belonging':
        return below(p.cards.length) || within(this.firstToken, this.things - this.firstToken);
      case 'character':
        return this.fits('explorer', n) || this.token(n)?.monster != null;
      case 'explorer':
        return within(p.cards.length, this.explorers);
      case 'trait':
        return below(p.traits.length);
      case 'deck':
        return below(p.decks.length);
      case 'floor':
        return below(p.floors.length);
      case 'face':
        return p.edition.faces.includes(n);
      case 'part':
        return below(DOORWAY + 4);
      case 'side':
        return below(4);
      case 'wall':
        return below(8);
      case 'door':
        return below(4 * p.rooms.length);
      case 'seat':
        return below(this.#seats);
      case 'camp':
        return below(this.#haunt?.sides.length ?? 1);
      case 'haunt':
        return below(p.haunts.length);
      case 'token-kind':
        return below(p.tokens.length);
      case 'damage-kind':
        return below(Object.keys(p.edition.damage).length);
      case 'rule':
        return below(p.rules.length);
      case 'block':
        return below(p.blocks.length);
      case 'place':
        return (
          this.fits('owner', n) ||
          within(DISCARD, p.decks.length) ||
          within(STACK, p.decks.length) ||
          within(UNDER, p.decks.length) ||
          (n >= ZONE && n < OUTSIDE) ||
          [OUTSIDE, BOX, OPEN].includes(n)
        );
      case 'owner':
      case 'bound':
        return below(p.rooms.length) || within(HELD, this.things);
      case 'event':
        return below(this.#happenings);
      case 'flags':
        return below(1 << (FIRST_STATUS + (this.#haunt?.statuses.length ?? 0)));
      case 'number':
        return true;
      case 'any':
        return below(Math.max(this.things, p.rooms.length));
      case 'floor-or-pile':
        return below(p.floors.length) || (n < 0 && n >= IN_HAND) || (n <= LOST && n > LOST - p.floors.length);
    }
  }
}
