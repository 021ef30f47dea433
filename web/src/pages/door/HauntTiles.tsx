import { composePlate } from '@hollow/drawing/cards';
import { clouds, engrave } from '@hollow/drawing/ink';
import type { PackOffer, PracticeHaunt } from '@hollow/protocol';
import { useId, useMemo } from 'react';
import { DrawnSvg } from '../../ink/DrawnSvg.tsx';
import { useOffers } from '../../packs/useOffers.ts';
import { useText } from '../../words/Words.tsx';
import 'virtual:style/rooms.css';
import './haunt-tiles.css';

/** Haunts of each pack, in the order of the list. */
export const byPack = (haunts: readonly PracticeHaunt[]): (readonly [pack: string, haunts: PracticeHaunt[]])[] => {
  const packOf = ({ haunt }: PracticeHaunt): string => haunt.slice(0, haunt.indexOf('/'));
  return [...new Set(haunts.map(packOf))].map((pack) => [pack, haunts.filter((haunt) => packOf(haunt) === pack)]);
};

/** What a pack is called; nothing for the moment until its name has come. */
export const packHeading = (pack: string, offers: readonly PackOffer[] | null): string =>
  offers === null ? '\u00a0' : (offers.find(({ id }) => id === pack)?.name ?? pack);

/** Light from the middle, in lines. */
const GROUND = engrave({
  w: 300,
  h: 150,
  gap: 4.4,
  step: 9,
  wave: 1.2,
  angle: 0,
  tone: (x, y) =>
    0.16 + Math.max(0, 0.95 - Math.hypot((x - 150) / 1.5, y - 74) / 92) * (0.7 + 0.5 * clouds(x / 40, y / 26)),
});

/** A mood drawn by lot from the number and nothing else, so that the picture tells nothing of the haunt. */
function Plate({ lot }: { readonly lot: string }) {
  const markup = useMemo(
    () =>
      `<rect width="300" height="150" fill="#0f0b08"/><path d="${GROUND}" fill="currentColor" opacity=".75"/><g class="rm">${composePlate(lot)}</g>`,
    [lot],
  );
  return <DrawnSvg className="plate" data-paper="dark" markup={markup} viewBox="0 0 300 150" />;
}

interface TileProps {
  readonly group: string;
  readonly title: string;
  readonly more: string;
  readonly lot: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const Tile = ({ group, title, more, lot, isChosen, onChoose }: TileProps) => (
  <label className={isChosen ? 'haunt-tile is-chosen' : 'haunt-tile'}>
    <input type="radio" name={group} checked={isChosen} onChange={onChoose} className="unseen" />
    <Plate lot={lot} />
    <b>{title}</b>
    {more !== '' && <small>{more}</small>}
  </label>
);

interface Props {
  readonly haunts: readonly PracticeHaunt[];
  readonly chosen: string | null;
  readonly onChoose: (haunt: string | null) => void;
}

/** The haunt that one wants to meet; by its number and a picture of nothing in particular, so that nobody reads ahead. */
export function HauntTiles({ haunts, chosen, onChoose }: Props) {
  const { t } = useText();
  const group = useId();
  const offers = useOffers();
  const packs = byPack(haunts);
  return (
    <fieldset className="field haunt-tiles">
      <legend>{t('practice.haunt')}</legend>
      <p className="quiet">{t('practice.haunt-more')}</p>
      {packs.map(([pack, of], nth) => (
        <section key={pack}>
          {/* Two packs may have haunts of the same number. */}
          {packs.length > 1 && <h2>{packHeading(pack, offers)}</h2>}
          <div className="haunt-grid">
            {nth === 0 && (
              <Tile
                group={group}
                title={t('practice.any')}
                more=""
                lot="any"
                isChosen={chosen === null}
                onChoose={() => onChoose(null)}
              />
            )}
            {of.map(({ haunt, number, name }) => (
              <Tile
                key={haunt}
                group={group}
                title={t('practice.haunt-number', { number })}
                more={name ?? ''}
                lot={`${pack} ${number}`}
                isChosen={chosen === haunt}
                onChoose={() => onChoose(haunt)}
              />
            ))}
          </div>
        </section>
      ))}
    </fieldset>
  );
}
