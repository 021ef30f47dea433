/** Tags of rooms that change what the rules do with them. A pack may give others, for its own rules. */
export const ROOM_TAGS = ['front-door', 'one-way', 'outside', 'asks-for-a-roll'] as const;
/** Tags of cards that do so. */
export const CARD_TAGS = ['not-an-item', 'companion', 'may-be-declined'] as const;

export type RuleTag = (typeof ROOM_TAGS)[number] | (typeof CARD_TAGS)[number];

/** A room or card bears a tag that means something to the rules. */
export const bears = (tags: readonly string[] | undefined, tag: RuleTag): boolean => tags?.includes(tag) ?? false;
