import { ContentError, type Pack, resolveRuleset } from '@hollow/engine';
import type { Settings } from '@hollow/protocol';
import { type Act, type Draft, type Moment, requireNotOver, tableDraft } from '../moment/moment.ts';
import { RefusedError } from '../moment/refused.ts';

/** By which rules the table plays. */

/** Throws a RefusedError where the packs cannot be played like that. */
export function checkSettings(settings: Settings, packs: readonly Pack[]): void {
  const edition = packs.find((pack) => pack.edition !== undefined)?.edition;
  if (edition === undefined) throw new RefusedError('not-found', 'there is no such edition', { field: 'edition' });
  try {
    resolveRuleset(edition, settings.preset, settings.switches);
  } catch (error) {
    if (error instanceof ContentError) throw new RefusedError('not-allowed', error.message, { field: 'switches' });
    throw error;
  }
  const numbers = packs.flatMap((pack) => pack.haunts ?? []).map(({ number }) => number);
  const stranger = settings.haunts.find((n) => !numbers.includes(n));
  if (stranger !== undefined) throw new RefusedError('not-found', `there is no haunt ${stranger}`, { field: 'haunts' });
}

/** What may still be changed when the game has begun: how people sit together, not what is played. */
const ALWAYS: readonly (keyof Settings)[] = ['absence', 'clock', 'rounds', 'pace', 'watchers', 'chat', 'door'];

export function setSettings(moment: Moment, act: Act, settings: Settings): Draft {
  const { table } = moment;
  requireNotOver(moment);
  const fixed = (Object.keys(settings) as (keyof Settings)[]).find(
    (name) => !ALWAYS.includes(name) && JSON.stringify(settings[name]) !== JSON.stringify(table.settings[name]),
  );
  if (table.phase === 'playing' && fixed !== undefined)
    throw new RefusedError('wrong-phase', 'the game has begun', { field: fixed });
  return tableDraft(act, { ...table, settings });
}
