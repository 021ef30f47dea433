import type { CardDef } from '@hollow/engine';
import type { LogEntry } from '@hollow/protocol';
import { lastEvent } from './seen.ts';

type Ops = readonly { readonly op: string; readonly field?: unknown }[];

/** Whether a rule of the card puts something that it remembers in the place of a roll. */
const keepsRoll = ({ vars = {}, rules = {} }: CardDef): boolean =>
  Object.keys(vars).length > 0 &&
  Object.values(rules).some(
    ({ on, do: ops }) =>
      on === 'roll.offer' && ((ops ?? []) as Ops).some(({ op, field }) => op === 'alter' && field === 'result'),
  );

/** The result that somebody has set aside with a card, as everybody saw it rolled; null where there is none. */
export function keptRoll(entries: readonly LogEntry[], card: CardDef | undefined, who: string): number | null {
  if (card === undefined || !keepsRoll(card)) return null;
  return lastEvent(entries, 'roll', (roll) => roll.about === card.id && roll.who === who)?.event.total ?? null;
}
