/** A mistake in a pack: where it stands and what is wrong, for the person who wrote it. */
export class ContentError extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(`${path}: ${message}`);
    this.name = 'ContentError';
    this.path = path;
  }
}

/** Resolves ids to indices, or says which id is unknown. */
export interface Names {
  room(id: string): number;
  card(id: string): number;
  token(id: string): number;
  explorer(id: string): number;
  deck(id: string): number;
  /** The deck that a printed symbol asks for. */
  symbol(id: string): number;
  floor(id: string): number;
  trait(id: string): number;
  proc(id: string): void;
  /** A condition that the haunt declares. */
  status(id: string): number;
  /** The rooms that the haunt calls by this name. */
  place(id: string): unknown;
  /** A place off the board that the haunt declares. */
  zone(id: string): number;
  side(id: string): number;
  reading(name: string, values: readonly string[]): void;
  readonly damageKinds: readonly string[];
}
