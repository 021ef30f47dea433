import type { ExplorerDef } from '@hollow/engine';
import { useMemo, useState } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { usePacks } from '../../packs/context.ts';
import { Cameo } from '../../people/Cameo.tsx';
import { Token } from '../../people/Token.tsx';
import { Tracks } from '../../people/Tracks.tsx';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { useText } from '../../words/Words.tsx';

/** Cards have two sides: two explorers of one colour. A card of an own pack may have one side only. */
const cardsOf = (explorers: readonly ExplorerDef[]) =>
  [...new Set(explorers.map(({ card }) => card))].map((card) => ({
    card,
    sides: explorers.filter((explorer) => explorer.card === card),
  }));

interface CardProps {
  readonly sides: readonly ExplorerDef[];
  readonly chosen: readonly string[];
  /** Who has the card already. */
  readonly takenBy: string | null;
  readonly onChoose: (id: string) => void;
}

function TwoSided({ sides, chosen, takenBy, onChoose }: CardProps) {
  const { t, name, hobbies, list } = useText();
  const [up, setUp] = useState(() =>
    Math.max(
      0,
      sides.findIndex(({ id }) => chosen.includes(id)),
    ),
  );
  const [shown, other] = [sides[up], sides[(up + 1) % sides.length]];
  if (shown === undefined || other === undefined) return null;
  const { id, age, birthday } = shown;
  const isMine = chosen.includes(id);
  return (
    <article className={isMine ? 'panel who is-mine' : 'panel who'} aria-label={name(id, 'explorers')}>
      <Cameo id={id} />
      <Token id={id} />
      <div>
        <h3 className="display">{name(id, 'explorers')}</h3>
        <p className="quiet">
          {t('lobby.about', {
            age,
            hobbies: list(hobbies(id)),
            month: new Intl.DateTimeFormat(document.documentElement.lang, { month: 'long' }).format(
              new Date(2000, birthday.month - 1, 1),
            ),
          })}
        </p>
      </div>
      <Tracks id={id} />
      <footer>
        {other.id === id ? (
          <span />
        ) : (
          <button type="button" className="btn small" onClick={() => setUp((up + 1) % sides.length)}>
            <Mark id="turn-right" />
            {t('lobby.other-side', { name: name(other.id, 'explorers') })}
          </button>
        )}
        {takenBy !== null ? (
          <span className="quiet">{t('lobby.taken-by', { name: takenBy })}</span>
        ) : (
          <button type="button" className={isMine ? 'btn small' : 'btn small is-lamp'} onClick={() => onChoose(id)}>
            {isMine ? t('lobby.be-anyone') : t('lobby.be')}
          </button>
        )}
      </footer>
    </article>
  );
}

interface Props {
  readonly chosen: readonly string[];
  /** Explorers of the other seats, and whose they are. */
  readonly others: ReadonlyMap<string, string>;
  /** How many a seat has. */
  readonly most: number;
  readonly open: boolean;
  readonly onChoose: (explorers: readonly string[]) => void;
  readonly onClose: () => void;
}

/** All cards with both sides. Choosing one's own again gives it back: then chance deals. */
export function ExplorerSheet({ chosen, others, most, open, onChoose, onClose }: Props) {
  const { t } = useText();
  const { explorers } = usePacks();
  const cards = useMemo(() => cardsOf(explorers), [explorers]);
  const choose = (sides: readonly ExplorerDef[]) => (id: string) => {
    const rest = chosen.filter((own) => !sides.some((side) => side.id === own));
    const next = chosen.includes(id) ? rest : [...rest, id].slice(-most);
    onChoose(next);
    if (next.length === most) onClose();
  };
  return (
    <SheetDialog title={most === 2 ? t('lobby.choose-two') : t('lobby.choose-who')} open={open} onClose={onClose} wide>
      <div className="who-grid">
        {cards.map(({ card, sides }) => (
          <TwoSided
            key={card}
            sides={sides}
            chosen={chosen}
            takenBy={sides.map(({ id }) => others.get(id)).find((name) => name !== undefined) ?? null}
            onChoose={choose(sides)}
          />
        ))}
      </div>
    </SheetDialog>
  );
}
