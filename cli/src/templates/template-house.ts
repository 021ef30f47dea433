import { type DeckDef, type EditionDef, type ExplorerDef, editionIn, type Pack, type RoomDef } from '@hollow/engine';
import { layRooms } from '@hollow/engine/kit';
import { BadInput } from '../console/bad-input.ts';
import { nearestPlayers } from '../packs/packs.ts';

/** A door that nobody has opened yet, as scripts name it. */
interface FreeDoor {
  readonly floor: string;
  readonly side: string;
}

type Side = RoomDef['doors'][number];
const SIDES: Readonly<Record<Side, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };
/** Where the room behind a door lies. */
const BEHIND: Readonly<Record<Side, readonly [dx: number, dy: number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};

/** The house that something new is made for: what its template and its scripts take from the edition. */
export class TemplateHouse {
  readonly packs: readonly Pack[];
  readonly edition: EditionDef;
  /** Who play every script: the first of them has the turn and reveals the haunt. */
  readonly people: readonly string[];

  constructor(packs: readonly Pack[]) {
    const edition = editionIn(packs);
    if (edition === undefined) throw new BadInput('--in', 'the pack is played with no edition');
    this.packs = packs;
    this.edition = edition;
    this.people = this.#different()
      .slice(0, nearestPlayers(packs, 3))
      .map(({ id }) => id);
  }

  /** One of the two on each card. */
  #different(): readonly ExplorerDef[] {
    const all = this.packs.flatMap((pack) => pack.explorers ?? []);
    return all.filter(({ card }, i) => all.findIndex((other) => other.card === card) === i);
  }

  get first(): string {
    return this.people[0] ?? '';
  }

  /** The people as a script lists them. */
  get list(): string {
    return this.people.join(', ');
  }

  /** Who sits to the left of one of them. */
  leftOf(person: string): string {
    return this.people[(this.people.indexOf(person) + 1) % this.people.length] ?? '';
  }

  /** The number under the clip of the first person, so many steps from where it begins. */
  levelOf(trait: string, steps: number): number {
    const track = this.#different()[0]?.tracks[trait];
    return track === undefined ? 0 : (track.values[Math.min(track.start + steps, track.values.length - 1)] ?? 0);
  }

  /** The trait that the template of a haunt rolls. */
  get rolled(): string {
    return this.edition.traits.at(-1) ?? '';
  }

  deck(id: string): DeckDef | undefined {
    return this.edition.decks.find((deck) => deck.id === id);
  }

  /** The deck of a card of which nothing is said: things to carry, and not those that wake the haunt. */
  get usualDeck(): string {
    const { decks, omenDeck } = this.edition;
    return (decks.find(({ id, kept }) => kept && id !== omenDeck) ?? decks[0])?.id ?? '';
  }

  /** What rooms show in which the template of a haunt has something done. */
  get symbol(): string {
    const { decks, omenDeck } = this.edition;
    return (decks.find(({ id }) => id === omenDeck) ?? decks[0])?.symbol ?? '';
  }

  /** A room with that symbol, and as many doors as there are, and where it may lie. */
  get symbolRoom(): { readonly id: string; readonly at: string } {
    const rooms = this.packs.flatMap((pack) => pack.rooms ?? []);
    const [room] = rooms
      .filter(({ symbol, start }) => symbol === this.symbol && start === undefined)
      .toSorted((a, b) => b.doors.length - a.doors.length || a.id.localeCompare(b.id));
    if (room === undefined) throw new BadInput('--in', `no room of the edition shows “${this.symbol}”`);
    const { floor, x, y, turn } = { turn: 0, ...layRooms(this.packs, [room.id])[room.id] };
    return { id: room.id, at: `{ floor: ${floor}, x: ${x}, y: ${y}, turn: ${turn} }` };
  }

  /** A door of the room in which everybody begins, behind which nothing lies yet. */
  get door(): FreeDoor {
    const rooms = this.packs.flatMap((pack) => pack.rooms ?? []);
    const here = rooms.find(({ id }) => id === this.edition.start);
    const [floor = ''] = here?.floors ?? [];
    const isTaken = (x: number, y: number): boolean =>
      rooms.some(({ start, floors }) => start?.x === x && start.y === y && floors[0] === floor);
    const side = here?.doors.find((door) => {
      const [dx, dy] = BEHIND[door];
      return !isTaken((here.start?.x ?? 0) + dx, (here.start?.y ?? 0) + dy);
    });
    if (side === undefined) throw new BadInput('--in', `${this.edition.start} has no door that could be opened`);
    return { floor, side: SIDES[side] };
  }
}
