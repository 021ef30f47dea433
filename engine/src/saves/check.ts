import type { Program } from '../core/context.ts';
import type { Fault } from '../shapes/check.ts';
import { wordShape } from '../shapes/shape.ts';
import { savedRecord } from '../state/shapes.ts';
import type { State } from '../state/state.ts';
import { agreementFlaw } from './agreement.ts';
import { Bounds } from './bounds.ts';
import { continuationFlaw } from './continuation.ts';
import { stateShape } from './description.ts';
import { misfit } from './fit.ts';

/** The readings of the switches: every switch of the edition, each with one of its readings. */
export function rulesetFlaw(p: Program, value: unknown): Fault | null {
  const switches = Object.entries(p.edition.switches).map(([name, { options }]) => [name, wordShape(...options)]);
  return misfit(new Bounds(p, {}), savedRecord(Object.fromEntries(switches)), value, 'ruleset');
}

/** The first thing that is wrong with what should be a game of these packs, field by field and then table against table; null if it is one. */
export function stateFlaw(p: Program, value: object): Fault | null {
  const bounds = new Bounds(p, value);
  const found = misfit(bounds, stateShape(bounds), value, '');
  if (found !== null) return found;
  const s = value as State;
  return agreementFlaw(bounds, s) ?? continuationFlaw(bounds, s);
}
