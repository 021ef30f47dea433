import { type EditionDef, explorersEach, isWritten, type Pack, packsOfToday, type ScenarioDef } from '@hollow/engine';
import type { PackHouse, PackNotice, PackOffer, PackWords, ScenarioNotice } from '@hollow/protocol';
import { houseWords, languagesOf } from '@hollow/text';
import { type OfferedPacks, packHash } from './offered-packs.ts';

function playersOf(edition: EditionDef): NonNullable<PackNotice['players']> {
  const { min, max } = edition.players;
  const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return { min, max, each: Object.fromEntries(seats.map((n) => [n, explorersEach(edition, n)])) };
}

/** What anybody may be told of a pack. */
const noticeOf = (pack: Pack): PackNotice => ({
  id: pack.id,
  hash: packHash(pack),
  version: pack.version ?? null,
  authors: pack.authors ?? [],
  license: pack.license ?? null,
  kind: pack.edition === undefined ? 'expansion' : 'edition',
  extends: pack.edition === undefined ? (pack.extends ?? null) : null,
  counts: {
    explorers: pack.explorers?.length ?? 0,
    rooms: pack.rooms?.length ?? 0,
    cards: pack.cards?.length ?? 0,
    tokens: pack.tokens?.length ?? 0,
    haunts: pack.haunts?.filter(isWritten).length ?? 0,
  },
  players: pack.edition === undefined ? null : playersOf(pack.edition),
});

export function offerOf(pack: Pack, offered: OfferedPacks, lang: string): PackOffer {
  const { name, about } = houseWords(lang, pack);
  return { ...noticeOf(pack), own: !offered.isShipped(pack), name, about, languages: languagesOf(pack) };
}

const scenarioOf = ({ id, haunts }: ScenarioDef): ScenarioNotice => ({
  id,
  haunts: [...new Set(Object.values(haunts))].sort((a, b) => a - b),
});

/** The pack as far as it may be read before a haunt begins. What is handed out is listed here, field by field: a new one stays at home until it stands here. */
export function houseOf(pack: Pack): PackHouse {
  // The page reads the language of today; the pack keeps the name of the text that it was written in.
  const [today = pack] = packsOfToday([pack]);
  const { id, version, authors, license, format, edition, explorers, rooms, cards, tokens } = today;
  const amend = today.amend?.filter(({ of }) => of !== 'haunts');
  const house = {
    id,
    version,
    authors,
    license,
    format,
    extends: today.extends,
    amend,
    edition,
    explorers,
    rooms,
    cards,
    tokens,
  };
  return {
    ...noticeOf(pack),
    pack: Object.fromEntries(Object.entries(house).filter(([, part]) => part !== undefined)) as unknown as Pack,
    haunts: (pack.haunts ?? []).map((haunt) => ({
      haunt: `${id}/${haunt.id}`,
      number: haunt.number,
      playable: isWritten(haunt),
    })),
    ...(pack.scenarios === undefined ? {} : { scenarios: pack.scenarios.map(scenarioOf) }),
  };
}

export const wordsOf = (pack: Pack, lang: string): PackWords => ({
  hash: packHash(pack),
  lang,
  ...houseWords(lang, pack),
});
