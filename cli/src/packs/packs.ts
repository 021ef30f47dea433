import {
  ContentError,
  type EditionDef,
  Engine,
  explorersEach,
  type Pack,
  type Probe,
  ProgramCache,
  SetupError,
} from '@hollow/engine';
import type { Command } from 'commander';
import { BadInput } from '../console/bad-input.ts';
import { readJson } from '../files/files.ts';
import { brokenImport } from './broken-import.ts';
import { checkPack } from './check-pack.ts';

const isPack = (value: unknown): value is Pack => typeof value === 'object' && value !== null && 'id' in value;

const editionsFirst = (a: Pack, b: Pack): number => Number(a.edition === undefined) - Number(b.edition === undefined);

interface Loaded {
  readonly packs: readonly Pack[];
  readonly broken: BadInput | null;
}

/** A mistake in a file of the content must not take every command with it: it is told when the packs are wanted. */
const loaded = (content: Promise<object>): Promise<Loaded> =>
  content.then(
    (found) => ({ packs: Object.values(found).filter(isPack).sort(editionsFirst), broken: null }),
    (error: unknown) => ({ packs: [], broken: brokenImport(error) }),
  );

const content = await loaded(import('@hollow/content'));

/** The packs that come with the game. */
export const SHIPPED: readonly Pack[] = content.packs;

/** Packs that are still being written: played only where they are named. */
const coming = await loaded(import('@hollow/content/coming'));

/** All that lie in the folder of the project. */
export const PROJECT_PACKS: readonly Pack[] = [...SHIPPED, ...coming.packs];

const list = (packs: readonly Pack[]): string =>
  packs.length === 0 ? 'there are none' : `there are ${packs.map(({ id }) => id).join(', ')}`;

export interface PackOptions {
  readonly edition?: string;
  readonly expansion?: readonly string[];
  readonly pack?: readonly string[];
}

/** Adds the options that say which packs are played. */
export const withPackOptions = (command: Command): Command =>
  command
    .option('--edition <id>', 'the edition that is played')
    .option('--expansion <id...>', 'expansions on top of it')
    .option('--pack <file...>', 'packs of your own, as JSON');

/** The edition that the first pack of one's own builds upon, if it says so and it comes with the game. */
function extended(own: readonly Pack[]): Pack | undefined {
  for (const pack of own)
    for (let at: Pack | undefined = pack; at?.extends !== undefined; ) {
      const parent: string = at.extends;
      at = PROJECT_PACKS.find(({ id }) => id === parent);
      if (at?.edition !== undefined) return at;
    }
  return undefined;
}

/** The packs that the options name: an edition first, then what adds to it. */
export const choosePacks = (options: PackOptions): readonly Pack[] =>
  packsWith(
    options,
    (options.pack ?? []).map((file) => checkPack(file, readJson(file))),
  );

/** The same with packs of one's own that have been read already. */
export function packsWith(options: PackOptions, own: readonly Pack[]): readonly Pack[] {
  const known = [...own, ...SHIPPED];
  const edition =
    options.edition === undefined
      ? (own.find((pack) => pack.edition !== undefined) ??
        extended(own) ??
        SHIPPED.find((pack) => pack.edition !== undefined))
      : [...known, ...coming.packs].find((pack) => pack.id === options.edition && pack.edition !== undefined);
  if (edition === undefined && coming.broken !== null) throw coming.broken;
  if (content.broken !== null && (edition === undefined || own.length === 0)) throw content.broken;
  const editions = known.filter((pack) => pack.edition !== undefined);
  if (edition === undefined)
    throw new BadInput('--edition', `there is no edition “${options.edition}”; ${list(editions)}`);
  const added = (options.expansion ?? []).map((id) => {
    const found = known.find((pack) => pack.id === id && pack.edition === undefined);
    const expansions = known.filter((pack) => pack.edition === undefined);
    if (found === undefined) throw new BadInput('--expansion', `there is no expansion “${id}”; ${list(expansions)}`);
    return found;
  });
  return [...new Set([edition, ...added, ...own.filter((pack) => pack.edition === undefined)])];
}

/** The packs that come with the game, as they are played together: each edition with what adds to it. */
export function families(): readonly (readonly Pack[])[] {
  if (content.broken !== null) throw content.broken;
  return SHIPPED.filter((pack) => pack.edition !== undefined).map((edition) => [
    edition,
    ...SHIPPED.filter((pack) => pack.edition === undefined && extended([pack]) === edition),
  ]);
}

/** Whether the options say which packs are meant. */
export const namesPacks = ({ edition, expansion, pack }: PackOptions): boolean =>
  (edition ?? expansion ?? pack) !== undefined;

/** The packs that the options name, played together; without any name, all families. */
export const familiesOf = (options: PackOptions): readonly (readonly Pack[])[] =>
  namesPacks(options) ? [choosePacks(options)] : families();

/** The packs that a script of the project plays with: what stands beside a pack's own things, that pack and what it extends. */
export function packsOf(file: string): readonly Pack[] {
  const [, id] = /(?:^|\/)(?:content|scripts)\/([^/]+)\//.exec(file.replaceAll('\\', '/')) ?? [];
  const own = PROJECT_PACKS.find((pack) => pack.id === id);
  if (own === undefined) return choosePacks({});
  return choosePacks(own.edition === undefined ? { expansion: [own.id] } : { edition: own.id });
}

/** The packs that something of one of them is played with, by `pack/id`: that pack, and before it the edition that it adds to. */
export function packsBehind(key: string): readonly Pack[] {
  const own = PROJECT_PACKS.find(({ id }) => key.startsWith(`${id}/`));
  if (own === undefined) throw new Error(`no pack of the project holds ${key}`);
  const edition = own.edition === undefined ? extended([own]) : undefined;
  return edition === undefined ? [own] : [edition, own];
}

/** Shared by everything that one command plays. */
export const PROGRAMS = new ProgramCache();

/** An engine for the packs; a mistake in one of them is told in one line. */
export function engineFor(packs: readonly Pack[], probe: Probe = {}): Engine {
  const named = packs.map((pack) => pack.id).join(' + ');
  try {
    return new Engine(packs, probe, PROGRAMS);
  } catch (error) {
    if (error instanceof ContentError) throw new BadInput(named, error.message);
    throw error;
  }
}

/** Runs something that may refuse a set-up, and tells the refusal as bad input. */
export function withSetup<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof SetupError || error instanceof ContentError) throw new BadInput('set-up', error.message);
    throw error;
  }
}

/** The pack that all others add to: it comes first. */
export function baseOf(packs: readonly Pack[]): Pack {
  const [base] = packs;
  if (base === undefined) throw new Error('no pack is played');
  return base;
}

function editionOf(packs: readonly Pack[]): EditionDef {
  const { id, edition } = baseOf(packs);
  if (edition === undefined) throw new Error(`${id} is no edition`);
  return edition;
}

/** How many seats the edition allows. */
export function checkPlayers(packs: readonly Pack[], from: number, to = from): void {
  const { min, max } = editionOf(packs).players;
  if (from < min || to > max) throw new BadInput('--players', `${baseOf(packs).id} is for ${min} to ${max}`);
}

/** All numbers of players that the edition allows. */
export function playersOf(packs: readonly Pack[]): readonly number[] {
  const { min, max } = editionOf(packs).players;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

/** Those at which everybody plays one explorer; all, where it is so at none. */
export function usualPlayers(packs: readonly Pack[]): readonly number[] {
  const all = playersOf(packs);
  const single = all.filter((seats) => explorersEach(editionOf(packs), seats) === 1);
  return single.length === 0 ? all : single;
}

/** The books whose readings differ from those that are recommended. */
export const presetsOf = (packs: readonly Pack[]): readonly string[] =>
  Object.entries(editionOf(packs).presets).flatMap(([id, readings]) =>
    Object.keys(readings).length === 0 ? [] : [id],
  );

/** As many players as are wished for, as far as the edition goes. */
export const nearestPlayers = (packs: readonly Pack[], wanted: number): number =>
  playersOf(packs).reduce((best, n) => (Math.abs(n - wanted) < Math.abs(best - wanted) ? n : best));

/** Which pack brings the thing with this id. */
export const packOf = (packs: readonly Pack[], list: 'haunts' | 'rooms' | 'cards' | 'explorers', id: string): string =>
  packs.find((pack) => pack[list]?.some((def) => def.id === id) === true)?.id ?? baseOf(packs).id;
