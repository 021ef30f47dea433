import type { ReactNode } from 'react';
import { Mark } from '../ink/Mark.tsx';
import { usePacks } from '../packs/context.ts';
import { useText } from '../words/Words.tsx';
import './card.css';
import './mini.css';

interface Props {
  readonly id: string;
  /** What it does, in a line. */
  readonly note?: ReactNode;
  /** It can be used now. */
  readonly lit?: boolean;
  readonly onPress?: () => void;
}

/** A card in the hand: name, mark and one line; pressing it shows the whole card. */
export function MiniCard({ id, note, lit = false, onPress }: Props) {
  const text = useText();
  const packs = usePacks();
  const { mark, tone } = packs.art.deck(packs.deckOf(id));
  return (
    <button type="button" className={`mini card-${tone} ${lit ? 'is-lit' : ''}`} onClick={onPress}>
      <Mark id={mark} />
      <b>{text.name(id, packs.kindOf(id))}</b>
      {note !== undefined && <small>{note}</small>}
    </button>
  );
}
