import type { Pack } from '@hollow/engine';
import { type Kind, kindOfDeck, type Text } from '@hollow/text';

/** Everything that has a name and rules, for looking things up. */
export interface Thing {
  readonly kind: Kind;
  readonly id: string;
  readonly pack: Pack;
}

/** As it is compared: without marks and capitals, and with the apostrophe that a keyboard has. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();

export class ThingIndex {
  readonly #words: Text;
  readonly all: readonly Thing[];

  constructor(packs: readonly Pack[], words: Text) {
    this.#words = words;
    this.all = packs.flatMap((pack) => {
      const of = (kind: Kind, defs: readonly { readonly id: string }[] = []): Thing[] =>
        defs.map(({ id }) => ({ kind, id, pack }));
      return [
        ...of('explorers', pack.explorers),
        ...of('rooms', pack.rooms),
        ...(pack.cards ?? []).map(({ id, deck }) => ({ kind: kindOfDeck(deck), id, pack })),
        ...of('tokens', pack.tokens),
      ];
    });
  }

  /** An event and the token it puts may share an id: the kind decides, else the first. */
  find(id: string, kind?: Kind): Thing | undefined {
    const found = this.all.filter((thing) => thing.id === id);
    return found.find((thing) => thing.kind === kind) ?? found[0];
  }

  name({ id, kind }: Thing): string {
    return this.#words.name(id, kind);
  }

  rules({ pack, kind, id }: Thing, ruleset: Readonly<Record<string, string>>): string[] {
    return kind === 'explorers' ? [] : this.#words.rulesText(pack, kind, id, ruleset);
  }

  /** Things whose name is the text, else those whose name or one of its words begins with it. */
  named(text: string): Thing[] {
    const wanted = plainText(text);
    const named = this.all.map((thing) => ({ thing, name: plainText(this.name(thing)) }));
    const tries: readonly ((name: string) => boolean)[] = [
      (name) => name === wanted,
      (name) => name.startsWith(wanted),
      (name) => name.split(/[\s-]+/).some((word) => word.startsWith(wanted)),
    ];
    for (const fits of tries) {
      const found = named.filter(({ name, thing }) => fits(name) || (fits === tries[0] && thing.id === wanted));
      if (found.length > 0) return found.map(({ thing }) => thing);
    }
    return [];
  }
}
