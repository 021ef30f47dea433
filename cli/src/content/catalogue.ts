import { isWritten, type Pack } from '@hollow/engine';
import { KINDS, type Kind, kindOfDeck } from '@hollow/text';
import { firstThatExists } from '../files/project.ts';

/** One thing of a pack, and the file in which it stands. */
export interface Entry {
  readonly id: string;
  /** explorer, room, the deck of a card, or haunt. */
  readonly kind: string;
  readonly pack: string;
  readonly number?: number;
  /** Of a haunt: whether its rules are in; without them it has its number and its name, and never comes. */
  readonly written?: boolean;
  /** Null for a pack that is no part of the project. */
  readonly file: string | null;
}

/** Things of a kind, or cards of a deck, lie in a folder of this name. */
export const folderOf = (kind: string): Kind => KINDS.find((known) => known === `${kind}s`) ?? kindOfDeck(kind);

export function catalogue(packs: readonly Pack[]): Entry[] {
  return packs.flatMap((pack) => {
    const entry = (kind: string, id: string): Entry => ({
      id,
      kind,
      pack: pack.id,
      file: firstThatExists([
        `content/${pack.id}/${folderOf(kind)}/${id}.ts`,
        `content/${pack.id}/${folderOf(kind)}.ts`,
        `content/${pack.id}/pack.ts`,
      ]),
    });
    return [
      ...(pack.explorers ?? []).map(({ id }) => entry('explorer', id)),
      ...(pack.rooms ?? []).map(({ id }) => entry('room', id)),
      ...(pack.cards ?? []).map(({ id, deck }) => entry(deck, id)),
      ...(pack.haunts ?? []).map((def) => ({ ...entry('haunt', def.id), number: def.number, written: isWritten(def) })),
    ];
  });
}

/** What is asked for by its id or as `pack/id`. */
export const findEntries = (packs: readonly Pack[], asked: string): readonly Entry[] =>
  catalogue(packs).filter(({ id, pack }) => id === asked || `${pack}/${id}` === asked);

/** The folder of words for a kind of thing. */
export const wordsKind = (kind: string): Kind => folderOf(kind);

/** The definition itself. */
export function definitionOf(pack: Pack, entry: Entry): unknown {
  const lists = { explorer: pack.explorers, room: pack.rooms, haunt: pack.haunts } as const;
  const list = Object.entries(lists).find(([kind]) => kind === entry.kind)?.[1] ?? pack.cards ?? [];
  return list.find((def) => def.id === entry.id);
}
