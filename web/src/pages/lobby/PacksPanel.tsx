import type { PackOffer, Settings } from '@hollow/protocol';
import { useId } from 'react';
import { PackLine, PackLines } from '../../packs/PackLines.tsx';
import { useOffers } from '../../packs/useOffers.ts';
import { useGameOf } from '../../state/hooks.ts';
import type { ChangeSettings } from '../../table/settings/settings.ts';
import { Toggle } from '../../ui/Toggle.tsx';
import { useText } from '../../words/Words.tsx';

interface Props {
  readonly settings: Settings;
  readonly change: ChangeSettings | null;
}

interface ChoiceProps extends Props {
  readonly change: ChangeSettings;
  readonly offers: readonly PackOffer[];
}

/** Whether an expansion may be laid on top of this edition, with what has been laid there. */
const fits = ({ kind, extends: base }: PackOffer, { edition, expansions }: Settings): boolean =>
  kind === 'expansion' && (base === null || base === edition || expansions.includes(base));

/** The host lays out what is played: an edition, and what adds to it. */
function Choice({ settings, change, offers }: ChoiceProps) {
  const { t, list } = useText();
  const id = useId();
  const { edition, expansions } = settings;
  const editions = offers.filter(({ kind }) => kind === 'edition');
  const toggle = (pack: string, on: boolean): void =>
    change({ expansions: on ? [...expansions, pack] : expansions.filter((other) => other !== pack) });
  return (
    <>
      {editions.length > 1 && (
        <p className="field">
          <label htmlFor={id}>{t('lobby.edition')}</label>
          <select id={id} value={edition} onChange={({ target }) => change({ edition: target.value })}>
            {editions.map((offer) => (
              <option key={offer.id} value={offer.id}>
                {offer.name}
              </option>
            ))}
          </select>
        </p>
      )}
      {offers
        .filter((offer) => offer.id === edition)
        .map((offer) => (
          <PackLine key={offer.id} offer={offer} />
        ))}
      {offers
        .filter((offer) => fits(offer, settings))
        .map((offer) => (
          <Toggle
            key={offer.id}
            label={offer.name}
            note={list(
              [offer.about, t('packs.kind', { kind: offer.kind })].filter((part) => part !== ''),
              'dot',
            )}
            on={expansions.includes(offer.id)}
            disabled={false}
            onChange={(on) => toggle(offer.id, on)}
          />
        ))}
    </>
  );
}

/** What is played: everybody reads it before they say that they are ready. */
export function PacksPanel({ settings, change }: Props) {
  const { t } = useText();
  const offers = useOffers();
  const packs = useGameOf(({ table }) => table?.packs) ?? [];
  const isChosen = change !== null && offers !== null && offers.length > 1;
  return (
    <section className="lobby-packs" aria-label={t('packs.title')}>
      {isChosen ? <Choice settings={settings} change={change} offers={offers} /> : <PackLines names={packs} />}
    </section>
  );
}
