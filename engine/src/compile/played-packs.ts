import { ContentError } from '../define/names.ts';
import { otherVersion } from '../formats/numbers.ts';
import { AmendError, amendPacks } from '../language/amend.ts';
import type { Pack } from '../language/pack.ts';
import { packsOfToday } from '../language/packs-of-today.ts';
import { mistakesIn } from './pack-checker.ts';

function checkShape(pack: Pack, wellFormed: WeakSet<Pack>): void {
  if (wellFormed.has(pack)) return;
  const [mistake] = mistakesIn(pack);
  if (mistake !== undefined) throw new ContentError(mistake.path, mistake.message);
  wellFormed.add(pack);
}

/** The amendment that a mistake in an amended pack comes from: the one that speaks of the thing, and of the field. */
function blame(packs: readonly Pack[], fault: string): string | null {
  const [of = '', id = '', field = ''] = fault.split('/');
  const concerned = packs.flatMap((pack) =>
    (pack.amend ?? []).flatMap((amendment, i) => {
      const isMeant = amendment.of === of && (amendment.ids === undefined || amendment.ids.includes(id));
      return isMeant ? [{ path: `${pack.id}/amend/${i}`, text: JSON.stringify(amendment) }] : [];
    }),
  );
  const named = of === 'edition' ? id : field;
  return (concerned.findLast(({ text }) => text.includes(`"${named}`)) ?? concerned.at(-1))?.path ?? null;
}

/** The same mistake, said of the amendment that it comes from, where there is one. */
function blamed(packs: readonly Pack[], path: string, message: string): ContentError {
  const by = blame(packs, path);
  return by === null ? new ContentError(path, message) : new ContentError(by, `${path}: ${message}`);
}

/** Makes something of packs as they are played together: a mistake in it names the amendment that it comes from. */
export function naming<T>(packs: readonly Pack[], make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof ContentError) throw blamed(packs, error.path, error.message.slice(error.path.length + 2));
    throw error;
  }
}

/**
 * Packs as they are played together. Throws a ContentError where another version plays one of them, or where one has not its shape, before or after the others
 * amended it. `wellFormed`: packs that are known to have it; a pack never changes, so that once is enough.
 */
export function playedPacks(given: readonly Pack[], wellFormed: WeakSet<Pack>): readonly Pack[] {
  for (const { id, format } of given) {
    const other = otherVersion('pack', format);
    if (other !== null) throw new ContentError(`${id}/format`, other.sentence);
  }
  const packs = packsOfToday(given);
  for (const pack of packs) checkShape(pack, wellFormed);
  let amended: readonly Pack[];
  try {
    amended = amendPacks(packs);
  } catch (error) {
    if (error instanceof AmendError) throw new ContentError(error.path, error.message);
    throw error;
  }
  if (amended === packs) return packs;
  for (const pack of amended) {
    const [mistake] = mistakesIn(pack);
    if (mistake !== undefined) throw blamed(packs, mistake.path, mistake.message);
  }
  return amended;
}
