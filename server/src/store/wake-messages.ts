/** What nodes call to each other over PostgreSQL. */
export const WAKE_CHANNEL = 'hollow';

export const gameWakeMessage = (game: string, version: number): string => `${game} ${version}`;
export const presenceWakeMessage = (game: string): string => `${game} here`;
