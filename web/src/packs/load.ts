import { fetchArt, type PackArt } from '@hollow/drawing/book';
import type { PackHouse, PackName, PackWords } from '@hollow/protocol';
import type { ParsedWords } from '@hollow/text/browser';
import { api } from '../net/api.ts';
import { fetchPart } from '../ui/later/parts.ts';
import { TablePacks } from './TablePacks.ts';

/** Packs by their hash. A pack never changes, so that it is asked for once; the browser keeps it from one visit to the next. */

/** What was asked for, and asked for again where it did not come. */
function remembered<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const asked = known.get(key) ?? ask(key);
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  };
}

const houseOf = remembered<PackHouse>((hash) => api.packHouse(hash));
const wordsOf = remembered<PackWords>((key) => {
  const [hash = '', lang = ''] = key.split(' ');
  return api.packWords(hash, lang);
});

/** The packs of a table with what expansions change in others; how that is done comes only where one does. */
export async function amended(houses: readonly PackHouse[]): Promise<readonly PackHouse[]> {
  if (houses.every(({ pack }) => pack.amend === undefined)) return houses;
  const { amendPacks } = await fetchPart(() => import('@hollow/engine/amend'));
  const packs = amendPacks(houses.map(({ pack }) => pack));
  return houses.map((house, i) => ({ ...house, pack: packs[i] ?? house.pack }));
}

const tables = new Map<string, TablePacks>();

/** The same packs are the same definitions, at whatever table. */
function tablePacks(houses: readonly PackHouse[], arts: readonly PackArt[]): TablePacks {
  const key = houses.map(({ hash }) => hash).join(' ');
  const known = tables.get(key) ?? new TablePacks(houses, arts);
  tables.set(key, known);
  return known;
}

/** What a table plays with, and the words for it in a language. */
export interface LoadedPacks {
  readonly packs: TablePacks;
  readonly words: readonly ParsedWords[];
}

export async function loadPacks(hashes: readonly string[], lang: string): Promise<LoadedPacks> {
  const [houses, words] = await Promise.all([
    Promise.all(hashes.map(houseOf)),
    Promise.all(hashes.map((hash) => wordsOf(`${hash} ${lang}`))),
  ]);
  const [together, arts] = await Promise.all([amended(houses), fetchArt(houses.map(({ pack }) => pack.id))]);
  return { packs: tablePacks(together, arts), words: words.map((each) => each.words) };
}

/** Asks for them before they are needed; whether they come is seen when they are. */
export function expectPacks(names: readonly PackName[], lang: string): void {
  loadPacks(
    names.map(({ hash }) => hash),
    lang,
  ).catch(() => undefined);
}
