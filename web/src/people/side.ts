import type { Position } from '@hollow/engine';

/** Whether somebody wears the dagger: the traitor, and whoever has come over to that side. */
export const isTraitor = ({ traitor, explorers }: Pick<Position, 'traitor' | 'explorers'>, who: string): boolean =>
  traitor === who || explorers.some(({ id, side }) => id === who && side === 'traitor');
