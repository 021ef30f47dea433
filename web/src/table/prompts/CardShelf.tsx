import type { Decision } from '@hollow/engine';
import { useDeferredValue, useId, useState } from 'react';
import { CardFace } from '../../card/CardFace.tsx';
import { usePacks } from '../../packs/context.ts';
import { plain } from '../../rulebook/search.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { useText } from '../../words/Words.tsx';
import { useAnswer } from '../seat/useAnswer.ts';

/** An answer that names a card. */
export interface CardAnswer {
  readonly card: string;
  readonly option: number;
}

interface Props {
  readonly decision: Decision;
  readonly cards: readonly CardAnswer[];
  readonly title: string;
  readonly onClose: () => void;
}

/** Many cards, each whole, by name; what is typed is looked for in their names and rules. */
export function CardShelf({ decision, cards, title, onClose }: Props) {
  const text = useText();
  const packs = usePacks();
  const { answer } = useAnswer();
  const id = useId();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(plain(typed.trim()));
  const nameOf = (card: string): string => text.name(card, packs.kindOf(card));
  const order = new Intl.Collator(text.lang === 'qps' ? 'en' : text.lang);
  const says = (card: string): string =>
    plain([nameOf(card), ...text.rulesText(packs.whole, packs.kindOf(card), card)].join(' '));
  const found = cards
    .filter(({ card }) => says(card).includes(words))
    .toSorted((a, b) => order.compare(nameOf(a.card), nameOf(b.card)));
  return (
    <SheetDialog title={title} open wide onClose={onClose}>
      <p className="field">
        <label htmlFor={id}>{text.t('play.search-cards')}</label>
        <input id={id} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </p>
      {found.length === 0 && <p role="status">{text.t('play.search-none')}</p>}
      <ul className="card-shelf">
        {found.map(({ card, option }) => (
          <li key={option}>
            <CardFace id={card} />
            <button
              type="button"
              className="btn is-lamp"
              onClick={() => {
                answer(decision, option);
                onClose();
              }}
            >
              {text.t('play.choose-card', { card: nameOf(card) })}
            </button>
          </li>
        ))}
      </ul>
    </SheetDialog>
  );
}
