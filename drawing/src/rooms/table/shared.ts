/** Rooms that another pack has drawn already: what stands in them is the same, doors, windows and symbol are each pack's own. */

const shared = (pack: string, by: string, ids: string): readonly (readonly [string, string])[] =>
  ids.split(/\s+/).map((id) => [`${pack}/${id}`, `${by}/${id}`] as const);

/** From `pack/id` to the `pack/id` that is drawn. */
export const SHARED_ROOMS: Readonly<Record<string, string>> = Object.fromEntries(
  shared(
    'third-edition',
    'second-edition',
    `entrance-hall upper-landing basement-landing ballroom bloody-room catacombs charred-room collapsed-room conservatory
    dining-room furnace-room gallery game-room graveyard gymnasium junk-room kitchen larder mystic-elevator organ-room
    statuary-corridor tower underground-lake vault`,
  ),
);
