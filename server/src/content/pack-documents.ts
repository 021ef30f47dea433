import { brotliCompressSync, gzipSync } from 'node:zlib';
import { fingerprint, type Pack } from '@hollow/engine';
import type { PackOffer } from '@hollow/protocol';
import type { OfferedPacks } from './offered-packs.ts';
import { houseOf, offerOf, wordsOf } from './pack-notices.ts';

const PACKED = { br: brotliCompressSync, gzip: gzipSync } as const;
type Encoding = keyof typeof PACKED;

/** JSON that is handed out again and again: written once, and packed once for those who can read it so. */
export class JsonDocument {
  readonly text: string;
  /** Says whether somebody has this very text already. */
  readonly tag: string;
  readonly #packed = new Map<Encoding, Buffer>();

  constructor(value: unknown) {
    this.text = JSON.stringify(value);
    this.tag = `"${fingerprint(this.text)}"`;
  }

  /** In the first encoding that is accepted; null where none is. */
  packedFor(accepted: string): { readonly encoding: Encoding; readonly bytes: Buffer } | null {
    const encoding = (Object.keys(PACKED) as Encoding[]).find((known) => accepted.split(/[\s,;]+/).includes(known));
    if (encoding === undefined) return null;
    const bytes = this.#packed.get(encoding) ?? PACKED[encoding](this.text);
    this.#packed.set(encoding, bytes);
    return { encoding, bytes };
  }
}

/** What is told of packs, kept for as long as the pack is. */
export class PackDocuments {
  readonly #offered: OfferedPacks;
  readonly #offers = new Map<string, readonly PackOffer[]>();
  readonly #documents = new WeakMap<Pack, Map<string, JsonDocument>>();

  constructor(offered: OfferedPacks) {
    this.#offered = offered;
  }

  /** What tables may be made with. */
  offers(lang: string): readonly PackOffer[] {
    const known = this.#offers.get(lang) ?? this.#offered.all.map((pack) => offerOf(pack, this.#offered, lang));
    this.#offers.set(lang, known);
    return known;
  }

  house(pack: Pack): JsonDocument {
    return this.#document(pack, 'house', () => houseOf(pack));
  }

  words(pack: Pack, lang: string): JsonDocument {
    return this.#document(pack, `words ${lang}`, () => wordsOf(pack, lang));
  }

  #document(pack: Pack, what: string, make: () => unknown): JsonDocument {
    const ofPack = this.#documents.get(pack) ?? new Map<string, JsonDocument>();
    this.#documents.set(pack, ofPack);
    const known = ofPack.get(what) ?? new JsonDocument(make());
    ofPack.set(what, known);
    return known;
  }
}
