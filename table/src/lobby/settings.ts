import {
  ContentError,
  type EditionDef,
  editionIn,
  explorersEach,
  type HauntDef,
  type Pack,
  resolveRuleset,
} from '@hollow/engine';
import { type Settings, type SomeSettings, withSettings } from '@hollow/protocol';
import { note } from '../moment/log.ts';
import { type Act, type Draft, type Moment, requireNotDealing, requireNotOver, tableDraft } from '../moment/moment.ts';
import { timeToThink } from '../moment/patience.ts';
import { RefusedError } from '../moment/refused.ts';
import { OPEN_SEAT, type SeatData, seatAt } from '../moment/table.ts';

/** By which rules the table plays. */

/** Haunts of the packs by `pack/id`. */
export const hauntsOf = (packs: readonly Pack[]): ReadonlyMap<string, HauntDef> =>
  new Map(packs.flatMap(({ id, haunts }) => (haunts ?? []).map((haunt) => [`${id}/${haunt.id}`, haunt] as const)));

/** The edition that a table plays. Throws a RefusedError where there is none. */
export function requireEdition(packs: readonly Pack[]): EditionDef {
  const found = editionIn(packs);
  if (found === undefined) throw new RefusedError('not-found', 'there is no such edition', { field: 'edition' });
  return found;
}

/** An edition may have no presets. */
export const presetOf = ({ preset }: Pick<Settings, 'preset'>): string | undefined =>
  preset === '' ? undefined : preset;

/** The preset of an edition that is played where nobody has chosen one. */
export const firstPreset = (edition: EditionDef): string => Object.keys(edition.presets)[0] ?? '';

/**
 * The settings with some of them changed. Other packs bring other readings and haunts: what depended on the old ones goes, unless the change itself says
 * what takes its place.
 */
export function changeSettings(
  settings: Settings,
  change: SomeSettings,
  packsOf: (chosen: Settings) => readonly Pack[],
): Settings {
  const next = withSettings(settings, change);
  const isOther = next.edition !== settings.edition;
  const chosen = isOther && change.expansions === undefined ? { ...next, expansions: [] } : next;
  if (!isOther && chosen.expansions.join() === settings.expansions.join()) return chosen;
  const packs = packsOf(chosen);
  const edition = editionIn(packs);
  const known = hauntsOf(packs);
  return {
    ...chosen,
    ...(isOther && change.preset === undefined && edition !== undefined ? { preset: firstPreset(edition) } : {}),
    ...(isOther && change.switches === undefined ? { switches: {} } : {}),
    ...(isOther && change.scenario === undefined ? { scenario: '' } : {}),
    ...(change.haunts === undefined ? { haunts: chosen.haunts.filter((haunt) => known.has(haunt)) } : {}),
  };
}

/** Throws a RefusedError where the packs cannot be played like that. */
export function checkSettings(settings: Settings, packs: readonly Pack[]): void {
  const edition = requireEdition(packs);
  try {
    resolveRuleset(edition, presetOf(settings), settings.switches);
  } catch (error) {
    if (error instanceof ContentError) throw new RefusedError('not-allowed', error.message, { field: 'switches' });
    throw error;
  }
  const known = hauntsOf(packs);
  const stranger = settings.haunts.find((haunt) => !known.has(haunt));
  if (stranger !== undefined)
    throw new RefusedError('not-found', `there is no haunt “${stranger}”`, { field: 'haunts' });
  if (!hasScenario(packs, settings))
    throw new RefusedError('not-found', `there is no scenario “${settings.scenario}”`, { field: 'scenario' });
}

const hasScenario = (packs: readonly Pack[], { scenario = '' }: Settings): boolean =>
  scenario === '' || packs.some(({ scenarios = [] }) => scenarios.some(({ id }) => id === scenario));

/** What may still be changed when the game has begun: how people sit together, not what is played. */
const ALWAYS: readonly (keyof Settings)[] = ['absence', 'clock', 'rounds', 'pace', 'watchers', 'chat', 'door'];

/** Seats that an edition wants more are put there, and those that it has no place for go, where no person sits at them. */
function asManyAs(seats: readonly SeatData[], { min, max }: EditionDef['players']): readonly SeatData[] {
  if (seats.slice(max).some(({ holder }) => holder === 'person'))
    throw new RefusedError('taken', `it is played by ${min} to ${max}, and more people sit here`, { field: 'edition' });
  return Array.from({ length: Math.min(Math.max(seats.length, min), max) }, (_, i) => seats[i] ?? OPEN_SEAT);
}

/** Explorers that nobody plays any more are given back, and people say anew that they are ready for what is played. */
function seatsFor(seats: readonly SeatData[], host: number, packs: readonly Pack[]): readonly SeatData[] {
  const known = new Set(packs.flatMap(({ explorers }) => explorers ?? []).map(({ id }) => id));
  const edition = requireEdition(packs);
  const places = asManyAs(seats, edition.players);
  const most = explorersEach(edition, places.length);
  return places.map((data, seat) => ({
    ...data,
    explorers: data.explorers.filter((id) => known.has(id)).slice(0, most),
    ready: data.holder === 'person' && seat !== host ? false : data.ready,
  }));
}

const sooner = (next: number | null, old: number | null): boolean =>
  (next ?? Number.POSITIVE_INFINITY) < (old ?? Number.POSITIVE_INFINITY);

/** People have less time to think, or a bot steps in sooner. A clock of another kind counts as faster: it asks for another way to play. */
export const isFaster = (next: Settings, old: Settings): boolean =>
  sooner(next.absence, old.absence) ||
  timeToThink(next.clock) < timeToThink(old.clock) ||
  (next.clock.kind !== 'none' && next.clock.kind !== old.clock.kind);

/** In the game everybody reads that they have another time to think. */
const timeNotes = ({ table }: Moment, act: Act, next: Settings) =>
  table.phase === 'playing' &&
  (JSON.stringify(next.clock) !== JSON.stringify(table.settings.clock) || next.absence !== table.settings.absence)
    ? [note('time-changed', { seat: act.seat, name: seatAt(table, act.seat).name })]
    : [];

export function setSettings(moment: Moment, act: Act, settings: Settings, packs: readonly Pack[]): Draft {
  const { table } = moment;
  requireNotOver(moment);
  requireNotDealing(moment);
  const fixed = (Object.keys(settings) as (keyof Settings)[]).find(
    (name) => !ALWAYS.includes(name) && JSON.stringify(settings[name]) !== JSON.stringify(table.settings[name]),
  );
  if (table.phase === 'playing' && fixed !== undefined)
    throw new RefusedError('wrong-phase', 'the game has begun', { field: fixed });
  // An end that comes sooner is a draw, and that takes everybody's vote.
  if (table.phase === 'playing' && sooner(settings.rounds, table.settings.rounds))
    throw new RefusedError('not-allowed', 'the game does not end sooner because the host says so', { field: 'rounds' });
  const { edition, expansions } = table.settings;
  if (edition === settings.edition && expansions.join() === settings.expansions.join())
    return tableDraft(act, { ...table, settings }, ...timeNotes(moment, act, settings));
  const seats = seatsFor(table.seats, table.host, packs);
  return tableDraft(act, { ...table, settings, seats }, note('packs', { name: table.seats[act.seat]?.name ?? '' }));
}
