import type { PackOffer } from '@hollow/protocol';
import { type ReactNode, useId, useState } from 'react';
import { PacksFor } from '../packs/PacksFor.tsx';
import { useOffers } from '../packs/useOffers.ts';
import { useText } from '../words/Words.tsx';

/** An edition, or an expansion together with what it is laid on. */
function packsOf({ id, kind, extends: base }: PackOffer, offers: readonly PackOffer[]): readonly PackOffer[] {
  const own = offers.filter((offer) => offer.id === id);
  if (kind === 'edition') return own;
  const below = offers.find((offer) => (base === null ? offer.kind === 'edition' : offer.id === base));
  return below === undefined ? own : [...packsOf(below, offers), ...own];
}

interface Props {
  /** The page; the choice stands in its head. */
  readonly children: (choice: ReactNode) => ReactNode;
}

/** A page away from any table, about what this server offers: the first edition, until another is chosen. */
export function EditionShelf({ children }: Props) {
  const { t } = useText();
  const id = useId();
  const offers = useOffers();
  const [chosen, setChosen] = useState<string | null>(null);
  if (offers === null) return <div className="opening" aria-hidden="true" />;
  const shown = offers.find((offer) => offer.id === chosen) ?? offers.find(({ kind }) => kind === 'edition');
  const choice = offers.length > 1 && shown !== undefined && (
    <p className="field">
      <label htmlFor={id}>{t('packs.shelf')}</label>
      <select id={id} value={shown.id} onChange={({ target }) => setChosen(target.value)}>
        {offers.map((offer) => (
          <option key={offer.id} value={offer.id}>
            {offer.name}
          </option>
        ))}
      </select>
    </p>
  );
  return <PacksFor names={shown === undefined ? [] : packsOf(shown, offers)}>{children(choice)}</PacksFor>;
}
