import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../words/Words.tsx';
import { LookContent, nameOfLooked } from '../house/Inspect.tsx';
import type { Target } from './target.ts';

const GAP = 10;
const EDGE = 8;

/** Beside what it tells of, on the side where there is room, and inside the window. */
function placeCard(card: HTMLElement, at: DOMRect): void {
  const { width, height } = card.getBoundingClientRect();
  const right = at.right + GAP + width <= window.innerWidth - EDGE;
  const left = right ? at.right + GAP : Math.max(EDGE, at.left - GAP - width);
  const middle = at.top + at.height / 2 - height / 2;
  card.style.left = `${left}px`;
  card.style.top = `${Math.max(EDGE, Math.min(middle, window.innerHeight - height - EDGE))}px`;
}

/** What the mouse rests on, told beside it. It is for the eye alone: a press opens the same as a sheet. */
export function LookCard({ target: { what, at } }: { readonly target: Target }) {
  const text = useText();
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (card.current !== null) placeCard(card.current, at.getBoundingClientRect());
  }, [at]);
  return (
    <div ref={card} className={`look-card panel is-${what.kind}`} aria-hidden="true" inert>
      {what.kind !== 'card' && <h2 className="display">{nameOfLooked(what, text)}</h2>}
      <LookContent what={what} onLook={() => undefined} />
    </div>
  );
}
