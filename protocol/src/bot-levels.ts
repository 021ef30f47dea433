/** How well bots play whom people seat, the weakest first. */
export const BOT_LEVELS = ['easy', 'normal', 'hard'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** A bot by how well it plays; one that chooses by chance alone is for tests. */
export type BotKind = BotLevel | 'random';

/** Pages and tables of before there were levels call the normal one quick. */
export const botKindOf = (kind: BotKind | 'quick'): BotKind => (kind === 'quick' ? 'normal' : kind);
