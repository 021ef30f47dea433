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

const LATER: Readonly<Record<string, () => Promise<PackArt>>> = {
  'third-edition': async () => (await import('../third/index.ts')).THIRD_ART,
};

/** The drawings of these packs that are kept apart. What does not come is composed: art never holds up a table. */
export async function fetchArt(packs: readonly string[]): Promise<readonly PackArt[]> {
  const asked = packs.flatMap((pack) => LATER[pack]?.() ?? []);
  const came = await Promise.allSettled(asked);
  return came.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}
