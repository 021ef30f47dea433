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

/** A word of more letters would run into the mark: the name is written smaller. */
const LONG = 8;
const isLong = (name: string): boolean => name.split(/[\s-]/).some((word) => word.length > LONG);

/** A card in the hand: name, mark and one line; pressing it shows the whole card. */
export function MiniCard({ id, note, lit = false, onPress }: Props) {
  const text = useText();
  const packs = usePacks();
  const name = text.name(id, packs.kindOf(id));
  const { mark, tone } = packs.art.deck(packs.deckOf(id));
  return (
    <button
      type="button"
      className={`mini card-${tone} ${lit ? 'is-lit' : ''}`}
      data-look={`card/${id}`}
      onClick={onPress}
    >
      <Mark id={mark} />
      <b className={isLong(name) ? 'is-long' : ''}>{name}</b>
      {note !== undefined && <small>{note}</small>}
    </button>
  );
}
