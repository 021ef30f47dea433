/** Where it is kept how much of a game somebody has seen. Every viewer has a stream of their own, with its own numbers. */
export const seenKey = (game: string, viewer: number | 'public' | 'all'): string => `hollow.seen.${game}.${viewer}`;
