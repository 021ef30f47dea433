import { type HauntDef, isWritten, type Pack } from '@hollow/engine';
import type { Words } from '../language/words.ts';

/** What stands in the words although the data says it, and what is still in English: counted, not failed. */

export interface Share {
  readonly written: number;
  readonly of: number;
}

/** Sentences of haunts that authors wrote where the renderer could speak. */
export interface WrittenByHand {
  readonly deeds: Share;
  readonly needs: Share;
  readonly places: Share;
}

const played = (pack: Pack): readonly HauntDef[] => (pack.haunts ?? []).filter(isWritten);

/** How many of the actions, needs and places of a pack are told by hand. */
export function writtenByHand(words: Words, pack: Pack): WrittenByHand {
  const counts = { deeds: [0, 0], needs: [0, 0], places: [0, 0] } as Record<keyof WrittenByHand, [number, number]>;
  for (const { id, actions = {} } of played(pack)) {
    const pages = Object.values(words.haunts?.[id] ?? {});
    const has = (section: 'deeds' | 'needs', key: string): boolean =>
      pages.some((page) => page[section]?.[key] !== undefined);
    const count = (what: keyof WrittenByHand, isWritten: boolean): void => {
      counts[what][0] += isWritten ? 1 : 0;
      counts[what][1] += 1;
    };
    for (const [key, { needs = [], where, from }] of Object.entries(actions)) {
      count('deeds', has('deeds', key));
      for (const n of [...needs, ...(from === undefined ? [] : [from])].keys())
        count('needs', has('needs', `${key}.${n}`));
      if (where !== undefined) count('places', has('needs', `${key}.where`));
    }
  }
  const share = ([written, of]: [number, number]): Share => ({ written, of });
  return { deeds: share(counts.deeds), needs: share(counts.needs), places: share(counts.places) };
}

/** How much of a language is its own: `own` are its words alone, `english` those that everything is made from. */
export interface Translated {
  readonly messages: Share;
  readonly things: Share;
  readonly flavour: Share;
  readonly pages: Share;
}

export function translated(own: Words, english: Words): Translated {
  const kinds = Object.entries(english.things).flatMap(([kind, things]) =>
    kind === 'haunts' ? [] : Object.entries(things).map(([id, thing]) => ({ kind, id, thing })),
  );
  const mine = (kind: string, id: string) => Object.entries(own.things).find(([name]) => name === kind)?.[1][id];
  const moods = kinds.filter(({ thing }) => thing.flavour !== undefined);
  const pages = Object.entries(english.haunts ?? {}).flatMap(([haunt, sides]) =>
    Object.keys(sides).map(
      (side) => own.haunts?.[haunt]?.[side]?.goal !== undefined || own.haunts?.[haunt]?.[side]?.opening !== undefined,
    ),
  );
  const count = (all: readonly boolean[]): Share => ({ written: all.filter((is) => is).length, of: all.length });
  return {
    messages: count(Object.keys(english.messages).map((key) => own.messages[key] !== undefined)),
    things: count(kinds.map(({ kind, id }) => mine(kind, id) !== undefined)),
    flavour: count(moods.map(({ kind, id }) => mine(kind, id)?.flavour !== undefined)),
    pages: count(pages),
  };
}
