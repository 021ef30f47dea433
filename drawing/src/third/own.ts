import type { PlacedArt } from '../glyphs/art.ts';
import type { Portrait } from '../pieces/portraits.ts';
import type { RoomArts } from '../rooms/table/room.ts';

/** Drawings that come with a pack, and not before it: by the ids of its rooms, cards and explorers. */
export interface PackArt {
  readonly pack: string;
  readonly rooms: RoomArts;
  readonly cards: Readonly<Record<string, readonly PlacedArt[]>>;
  readonly portraits: Readonly<Record<string, Portrait>>;
}
