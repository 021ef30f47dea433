import type { ProgramCache } from '../../compile/program-cache.ts';
import type { HauntDef } from '../../language/haunt.ts';
import type { Pack } from '../../language/pack.ts';
import type { SeamException } from '../../language/seams.ts';
import type { Op, Ops } from '../../language/types.ts';
import { CaseDraft } from '../cases/draft.ts';
import { stageOf } from '../cases/index.ts';
import type { Deviation } from '../mutants/index.ts';
import { ScriptError } from '../script-types.ts';
import { type HouseDeed, houseDeedsOf } from './deeds.ts';
import { deadTraitorBreaches, lostFloorBreaches } from './fates.ts';
import { HauntSeams, type SeamFinding } from './haunt-seams.ts';
import { type SeamSubject, subjectsOf } from './subjects.ts';

/** What was tried in a haunt, and what did not hold. */
export interface SeamReport {
  readonly haunt: string;
  readonly subjects: readonly string[];
  readonly deeds: readonly string[];
  /** Pairs of an effect and a subject that were played, and in how many ways they came out. */
  readonly pairs: number;
  readonly outcomes: number;
  readonly findings: readonly SeamFinding[];
  /** Whom effects have reached: their path, and the sort of character. */
  readonly reached: readonly string[];
  /** Effects, by their paths, that were played with anybody. */
  readonly played: readonly string[];
  /** Exceptions that nothing asks for. */
  readonly idle: readonly SeamException[];
  /** Why nothing could be tried, or ''. */
  readonly unmade: string;
}

export interface SeamOptions {
  readonly programs?: ProgramCache;
  /** How the game deviates from its rules: to see whether the table notices. */
  readonly without?: Deviation;
  /** The readings of one book, by which the game is played. */
  readonly preset?: string;
  /** Only effects whose path begins so are tried. */
  readonly only?: string;
  /** Of the effects of the house only every so-manieth is tried, from this one on; what the haunt itself does, always. */
  readonly slice?: { readonly every: number; readonly from: number };
}

const SELF = { x: 'self' };
const op = (fields: object): Op => fields as unknown as Op;

/** Effects by which the table begins what it tries. */
function effectsPack(packs: readonly Pack[]): Pack {
  const effects: Record<string, Ops> = {
    turn: [op({ op: 'turn', who: SELF })],
    monsters: [op({ op: 'monsterTurn' })],
  };
  for (const { id } of packs.flatMap(({ rooms }) => rooms ?? []))
    effects[`enter:${id}`] = [op({ op: 'put', who: SELF, rooms: { x: 'named', ids: [id] } })];
  for (const { id, deck } of packs.flatMap(({ cards }) => cards ?? [])) {
    const card = { x: 'cards', ids: [id] };
    effects[`draw:${id}`] = [op({ op: 'draw', deck, n: 1, who: SELF, card })];
    effects[`take:${id}`] = [op({ op: 'transfer', things: card, to: SELF })];
    effects[`lose:${id}`] = [op({ op: 'transfer', things: card, pile: 'discard' })];
  }
  return { id: 'seams', effects };
}

/** Something that is tried: its path, and how it is done to a subject. */
interface Trial {
  readonly path: string;
  readonly run: (subject: SeamSubject) => void;
}

/** Everything that is tried in a haunt. */
const trialsOf = (
  seams: HauntSeams,
  def: HauntDef,
  deeds: readonly HouseDeed[],
  { every, from }: NonNullable<SeamOptions['slice']>,
): readonly Trial[] => [
  ...deeds
    .filter((_, i) => i % every === from % every)
    .map((deed) => ({
      path: deed.path,
      run: (subject: SeamSubject): void => {
        if (deed.carrier === 'cards') seams.card(deed, subject);
        else seams.place(deed, subject);
        if (subject.hides === true) seams.secret(deed, subject);
      },
    })),
  ...['attack', ...Object.keys(def.actions ?? {}).map((action) => `haunts/${def.id}/${action}`)].map((path) => ({
    path,
    run: (subject: SeamSubject): void => seams.willed(path, subject),
  })),
  ...Object.keys(def.monsters ?? {}).map((kind) => ({
    path: `monsters/${kind}`,
    run: (subject: SeamSubject): void => seams.monsters(kind, subject),
  })),
];

/** Brings every effect of the house that acts on others together with every condition of a haunt, and holds the laws. */
export function seamsOf(
  all: readonly Pack[],
  haunt: string,
  { programs, without = {}, preset, only = '', slice = { every: 1, from: 0 } }: SeamOptions = {},
): SeamReport {
  const packs = without.pack === undefined ? all : all.map(without.pack);
  const def = packs.flatMap(({ haunts }) => haunts ?? []).find(({ id }) => id === haunt);
  const deeds = houseDeedsOf(packs).filter(({ others, on }) => others || on === 'turn.offer');
  const known = new Set(packs.flatMap((pack) => pack.rooms ?? []).map(({ id }) => id));
  const rooms = [
    ...new Set(deeds.flatMap(({ carrier, id, names }) => (carrier === 'rooms' ? [id] : [...names]))),
  ].filter((id) => known.has(id));
  const base = { haunt, deeds: deeds.map(({ path }) => path) };
  const none = { ...base, subjects: [], pairs: 0, outcomes: 0, findings: [], reached: [], played: [], idle: [] };
  const stage = def === undefined ? null : stageOf([...packs, effectsPack(packs)], haunt, programs, rooms);
  if (def === undefined || stage === null) return { ...none, unmade: 'there is no such haunt' };
  let begun: CaseDraft;
  try {
    begun = CaseDraft.begin({
      ...stage,
      ...(without.rules === undefined ? {} : { rules: without.rules }),
      ...(preset === undefined ? {} : { preset }),
    });
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    return { ...none, unmade: error.message };
  }
  const seams = new HauntSeams(begun, def, deeds);
  const subjects = subjectsOf(packs, def);
  const trials = trialsOf(seams, def, deeds, slice).filter(({ path }) => path.startsWith(only));
  for (const subject of subjects) for (const { run } of trials) run(subject);
  seams.finish();
  seams.addFates([...lostFloorBreaches(begun, def, deeds), ...deadTraitorBreaches(begun, def)]);
  const { findings, pairs, outcomes } = seams;
  const used = new Set(findings.map(({ excused }) => excused));
  const idle = (def.exceptions ?? []).filter((exception) => !used.has(exception));
  return {
    ...base,
    subjects: subjects.map(({ id }) => id),
    pairs,
    outcomes,
    findings,
    reached: [...seams.reached],
    played: [...seams.played],
    idle,
    unmade: '',
  };
}

/** What cards say that they reach, and have reached in none of the haunts. */
export function unreached(packs: readonly Pack[], reports: readonly SeamReport[]): readonly string[] {
  const reached = new Set(reports.flatMap((report) => report.reached));
  return houseDeedsOf(packs)
    .filter(({ others }) => others)
    .flatMap(({ path, reaches }) => reaches.map((sort) => `${path} ${sort}`))
    .filter((wanted) => !reached.has(wanted));
}

/** Effects of the house that are listed, and were played in none of the haunts. */
export function unplayed(reports: readonly SeamReport[]): readonly string[] {
  const played = new Set(reports.flatMap((report) => report.played));
  return [...new Set(reports.flatMap(({ deeds }) => deeds))].filter((path) => !played.has(path));
}
