import type { PackName, PackOffer } from '@hollow/protocol';
import type { Text } from '@hollow/text/browser';
import { useText } from '../words/Words.tsx';
import { useOffers } from './useOffers.ts';
import './packs.css';

const KINDS = ['explorers', 'rooms', 'cards', 'haunts'] as const;

/** What a pack brings, counted; nothing of what it does not bring. */
export const contentsOf = (text: Text, { counts }: Pick<PackOffer, 'counts'>): string =>
  text.list(
    KINDS.filter((kind) => counts[kind] > 0).map((kind) => text.t('packs.counts', { kind, n: counts[kind] })),
    'and',
  );

/** Who made it, which version it is, and what one may do with it: as far as it says. */
function madeBy(text: Text, { version, authors, license, own }: PackOffer): string {
  const parts = [
    own ? text.t('packs.own') : '',
    version === null ? '' : text.t('packs.version', { version }),
    authors.length === 0 ? '' : text.t('packs.authors', { authors: text.list(authors, 'and') }),
    license === null ? '' : text.t('packs.license', { license }),
  ];
  return text.list(
    parts.filter((part) => part !== ''),
    'dot',
  );
}

/** One pack: its name, what it is about, what it brings and where it comes from. */
export function PackLine({ offer }: { readonly offer: PackOffer }) {
  const text = useText();
  const made = madeBy(text, offer);
  return (
    <span className="pack-line">
      <b>{offer.name}</b> <small className="pack-kind">{text.t('packs.kind', { kind: offer.kind })}</small>
      {offer.about !== '' && <span>{offer.about}</span>}
      <small>{contentsOf(text, offer)}</small>
      {made !== '' && <small>{made}</small>}
    </span>
  );
}

/** What is played at a table, for whoever thinks of sitting down. */
export function PackLines({ names }: { readonly names: readonly PackName[] }) {
  const { t } = useText();
  const offers = useOffers();
  const found = names.map(({ id, hash }) => ({ id, offer: offers?.find((offer) => offer.hash === hash) }));
  return (
    <ul className="pack-lines" aria-label={t('packs.title')}>
      {found.map(({ id, offer }) => (
        <li key={id}>{offer === undefined ? id : <PackLine offer={offer} />}</li>
      ))}
    </ul>
  );
}
