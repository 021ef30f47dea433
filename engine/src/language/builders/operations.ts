import type { Op, Ops, Who } from '../types.ts';

export const takeTurn = (who: Who): Op => ({ op: 'turn', who });
export const round = (body: Ops): Op => ({ op: 'round', do: body });
