import type { Program } from '../core/context.ts';
import type { State } from '../state/state.ts';
import { agreementFlaw } from './agreement.ts';
import { Bounds } from './bounds.ts';
import { continuationFlaw } from './continuation.ts';
import { STATE } from './description.ts';
import { type Flaw, misfit } from './fit.ts';

/** The readings of the switches: every switch of the edition, each with one of its readings. */
export function rulesetFlaw(p: Program, value: unknown): Flaw | null {
  if (typeof value !== 'object' || value === null) return { path: 'ruleset', message: 'a record expected' };
  const { switches } = p.edition;
  for (const [name, { options }] of Object.entries(switches))
    if (!Object.hasOwn(value, name) || !options.includes((value as Record<string, string>)[name]))
      return { path: `ruleset.${name}`, message: `one of ${options.join(', ')} expected` };
  const stray = Object.keys(value).find((name) => !Object.hasOwn(switches, name));
  return stray === undefined ? null : { path: `ruleset.${stray}`, message: 'there is no such switch' };
}

/** The first thing that is wrong with what should be a game of these packs, field by field and then table against table; null if it is one. */
export function stateFlaw(p: Program, value: object): Flaw | null {
  const bounds = new Bounds(p, value);
  const found = misfit(bounds, STATE, value, '');
  if (found !== null) return found;
  const s = value as State;
  return agreementFlaw(bounds, s) ?? continuationFlaw(bounds, s);
}
