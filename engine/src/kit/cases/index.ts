import type { ProgramCache } from '../../compile/program-cache.ts';
import { Engine } from '../../game/engine.ts';
import type { Pack } from '../../language/pack.ts';
import { runScript } from '../script.ts';
import { type RoomScript, ScriptError } from '../script-types.ts';
import type { Case, Cases } from './case.ts';
import { CaseDraft, type CaseStage } from './draft.ts';
import { CasePlan } from './floor-plan.ts';
import { actionCases, type Thresholds } from './of-actions.ts';
import { goalCases } from './of-goals.ts';
import { namesMentioned } from './wishes.ts';

export type { Case, Cases, Unmade } from './case.ts';

const SEATS = 4;

/** A house with every room that the haunt names, and one of each symbol; the first of four reveals it where an omen was drawn. */
export function stageOf(
  packs: readonly Pack[],
  id: string,
  programs: ProgramCache | undefined,
  also: readonly string[] = [],
): CaseStage | null {
  const def = packs.flatMap(({ haunts }) => haunts ?? []).find((haunt) => haunt.id === id);
  if (def === undefined) return null;
  const engine = new Engine(packs, {}, programs);
  const { rooms, decks } = engine.program({});
  const cards = new Set<string>();
  const explorers = packs
    .flatMap((pack) => pack.explorers ?? [])
    .filter(({ card }) => !cards.has(card) && cards.add(card))
    .slice(0, SEATS)
    .map((explorer) => explorer.id);
  const { state } = engine.create({ seats: explorers.map((who) => ({ explorers: [who] })) }, 'script');
  const plan = new CasePlan(packs, engine.view(state, 'all').position.rooms);
  const names = namesMentioned(def, def);
  const stack = rooms.filter((room) => !room.start);
  const symbols = decks.flatMap((_, deck) =>
    stack.filter((room) => room.deck === deck && room.doors.filter(Boolean).length > 2).slice(0, 1),
  );
  const named = stack.filter((room) => names.has(room.id) || also.includes(room.id));
  const byDoors = [...symbols, ...named].toSorted(
    (a, b) => b.doors.filter(Boolean).length - a.doors.filter(Boolean).length,
  );
  for (const room of byDoors) plan.lay(room.id);
  const [revealer = ''] = explorers;
  const omen = symbols[0]?.id;
  return {
    packs,
    ...(programs === undefined ? {} : { programs }),
    explorers,
    number: def.number,
    position: {
      turn: revealer,
      rooms: plan.laid,
      ...(omen === undefined ? {} : { explorers: { [revealer]: { room: omen } } }),
    },
  };
}

/** A place in the house for each of these rooms, door to door with those that are there from the start. */
export function layRooms(packs: readonly Pack[], ids: readonly string[]): Readonly<Record<string, RoomScript>> {
  const engine = new Engine(packs);
  const { min } = engine.program({}).edition.players;
  const { state } = engine.create({ seats: Array.from({ length: Math.max(1, min) }, () => ({})) }, 'script');
  const there = engine.view(state, 'all').position.rooms;
  const plan = new CasePlan(packs, there);
  for (const id of ids) if (!there.some((room) => room.id === id)) plan.lay(id);
  return plan.laid;
}

/** Scripts made from the data of a haunt: success, failure and refusals of each action, and each way to win. */
export function casesOf(
  packs: readonly Pack[],
  haunt: string,
  { thresholds = {}, programs }: { readonly thresholds?: Thresholds; readonly programs?: ProgramCache } = {},
): Cases {
  const stage = stageOf(packs, haunt, programs);
  if (stage === null) return { made: [], unmade: [] };
  let begun: CaseDraft;
  try {
    begun = CaseDraft.begin(stage);
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    return { made: [], unmade: [{ part: 'setup', kind: 'success', why: error.message.split('\n')[0] ?? '' }] };
  }
  const parts = begun.haunt.actions.map((action) => actionCases(begun, action, thresholds[action.id]));
  const all = [...parts, goalCases(begun)];
  return { made: all.flatMap(({ made }) => made), unmade: all.flatMap(({ unmade }) => unmade) };
}

/** Plays a generated script: what it expects, and which operations ran. '' where all is well. */
export function runCase(packs: readonly Pack[], { script, runs, spares }: Case, programs?: ProgramCache): string {
  const ran = new Set<string>();
  const result = runScript(packs, script, {
    cover: (path) => ran.add(path),
    ...(programs === undefined ? {} : { programs }),
  });
  if (!result.ok) return result.message;
  const did = (pattern: RegExp): boolean => [...ran].some((path) => pattern.test(path));
  if (runs !== undefined && !did(runs)) return `nothing that fits ${runs.source} has run`;
  return spares !== undefined && did(spares) ? `something that fits ${spares.source} has run` : '';
}
