/** What nodes call to each other over PostgreSQL. */
export const CHANNEL = 'hollow';

export const gameWoken = (game: string, version: number): string => `${game} ${version}`;
export const presenceWoken = (game: string): string => `${game} here`;
