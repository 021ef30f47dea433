import { exploreIntoHaunt, wishOf } from '@hollow/bots';
import type { Engine, HauntDef, Setup } from '@hollow/engine';
import { type DraftRow, eventItems, explorersBySeat, note, RefusedError, row } from '@hollow/table';

import { breathe, stepByStep } from '../limits/breath.ts';

/** A game that was dealt and played by quick bots until the haunt begins, as rows of a log. */
export interface DealtGame {
  readonly seed: string;
  readonly rows: readonly DraftRow[];
  /** The state at the first question of the haunt, as text. */
  readonly text: string;
  readonly explorers: readonly (readonly string[])[];
  readonly sides: readonly (readonly string[])[];
}

/** Rows that are made in one go; others wait meanwhile. */
const PAUSE = 20;

export async function dealUntilHaunt(engine: Engine, setup: Setup, haunt: HauntDef, name: string): Promise<DealtGame> {
  const wish = wishOf(engine.played, haunt);
  const found = wish === null ? null : await stepByStep(exploreIntoHaunt(engine, setup, wish, name));
  if (found === null) throw new RefusedError('conflict', 'the house did not come to that haunt: try again');
  const { state, events } = engine.create(found.setup, found.seed);
  const act = { seat: 0, mid: null, at: 0 };
  const begun = { items: [note('started', {}), ...eventItems(events)], setup: found.setup };
  let text = engine.serialise(state);
  const rows = [row('start', act, begun, text)];
  for (const { seat, id, option } of found.answers) {
    const applied = engine.apply(state, seat, id, option);
    if (!applied.ok) throw new Error(`a deal cannot be played again: ${applied.refusal.message}`);
    const body = { items: eventItems(applied.events), answer: { decision: id, option, seat, bot: true } as const };
    text = engine.serialise(state);
    rows.push(row('answer', { ...act, seat }, body, text));
    if (rows.length % PAUSE === 0) await breathe();
  }
  return {
    seed: found.seed,
    rows,
    text,
    explorers: explorersBySeat(engine, state, setup.seats.length),
    sides: found.sides,
  };
}
