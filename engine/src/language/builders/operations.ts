import type { Op, Ops, Who } from '../types.ts';

/** What a clause of the ledger asks of this card or room; the clause is cited when it runs. */
export const clause = (id: string, ...body: Op[]): Op => ({ op: 'clause', id, do: body });
export const takeTurn = (who: Who): Op => ({ op: 'turn', who });
export const round = (body: Ops): Op => ({ op: 'round', do: body });
