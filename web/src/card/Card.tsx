import { usePacks } from '../packs/context.ts';
import { CardBack } from './CardBack.tsx';
import { CardFace, type FaceProps } from './CardFace.tsx';
import './card.css';

interface Props extends FaceProps {
  /** Whether its front shows. From false to true it turns about its long side. */
  readonly shown: boolean;
}

/** A card that can be turned over. */
export function Card({ shown, ...face }: Props) {
  const packs = usePacks();
  return (
    <div className={`card-turn ${shown ? 'is-shown' : ''}`}>
      <div className="card-side card-side-back" aria-hidden={shown}>
        <CardBack deck={packs.deckOf(face.id)} />
      </div>
      <div className="card-side card-side-front" aria-hidden={!shown}>
        <CardFace {...face} />
      </div>
    </div>
  );
}
