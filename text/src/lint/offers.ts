import { isWritten, type Pack, type PackRules } from '@hollow/engine';
import { kindOfDeck } from '../language/words.ts';
import { MOST_LETTERS, type OfferText } from '../render/offer.ts';
import type { Gap } from './gaps.ts';
import { offersIn } from './labels.ts';

/** Something that is offered: by the path of its rule, and the file where its author's words stand. */
interface Offered {
  readonly path: string;
  readonly file: string;
}

/** Everything that a pack may offer somebody: actions and rules of haunts, offers of rooms, cards and tokens, and those of the edition. */
export function offeredIn(pack: Pack): Offered[] {
  const of = (path: string, rules: PackRules | undefined, file: string): Offered[] =>
    offersIn(rules).map((rule) => ({ path: `${path}/${rule}`, file: `${pack.id}${file}` }));
  return [
    ...of('edition', pack.edition?.rules, ''),
    ...(pack.rooms ?? []).flatMap(({ id, rules }) => of(`rooms/${id}`, rules, `/rooms/${id}`)),
    ...(pack.cards ?? []).flatMap(({ id, deck, rules }) => of(`cards/${id}`, rules, `/${kindOfDeck(deck)}/${id}`)),
    ...(pack.tokens ?? []).flatMap(({ id, rules }) => of(`tokens/${id}`, rules, `/tokens/${id}`)),
    ...(pack.haunts ?? []).filter(isWritten).flatMap((haunt) => {
      const [path, file] = [`haunts/${haunt.id}`, `/haunts/${haunt.id}`];
      const pieces = Object.entries({ ...haunt.pieces, ...haunt.monsters });
      return [
        ...Object.keys(haunt.actions ?? {}).map((id) => ({ path: `${path}/${id}`, file: `${pack.id}${file}` })),
        ...of(path, haunt.rules, file),
        ...pieces.flatMap(([id, { rules }]) => of(`${path}/${id}`, rules, file)),
        ...Object.entries(haunt.statuses ?? {}).flatMap(([id, { rules }]) => of(`${path}/statuses/${id}`, rules, file)),
      ];
    }),
  ];
}

/** Offers of which a button could not say what they do, or only in more words than it has room for. */
export function offerGaps(text: { readonly offer: (path: string) => OfferText }, pack: Pack): Gap[] {
  return offeredIn(pack).flatMap(({ path, file }) => {
    const { brief } = text.offer(path);
    const id = path.split('/').at(-1) ?? path;
    if (brief.trim() === '') return [{ file, message: `offers.${id} is missing: what it does, in a sentence or two` }];
    if (brief.length <= MOST_LETTERS) return [];
    const message = `offers.${id} is missing or too long: ${brief.length} letters say what it does, and ${MOST_LETTERS} have room`;
    return [{ file, message }];
  });
}
