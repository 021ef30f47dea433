import { guilloche, MARKS, rays } from '@hollow/drawing/ink';
import type { DeckMark } from '@hollow/drawing/rooms';
import { useInsertionEffect } from 'react';
import { defineSymbol } from '../ink/sheet.ts';
import { useText } from '../words/Words.tsx';
import './card.css';

const [W, H] = [300, 440];

const lace = (): string =>
  `<defs><clipPath id="card-lace-box"><rect x="15" y="15" width="270" height="410" rx="6"/></clipPath></defs><rect width="${W}" height="${H}" fill="#120d0a"/>
<g fill="none" stroke="currentColor" stroke-width=".8" clip-path="url(#card-lace-box)"><path opacity=".3" d="${guilloche(150, 220, 236, 44, 7, 20)}"/><path opacity=".5" d="${guilloche(150, 220, 150, 34, 9, 22)}"/><path opacity=".55" d="${guilloche(150, 220, 98, 22, 14, 16)}"/></g>
<circle cx="150" cy="220" r="70" fill="#120d0a" stroke="currentColor" stroke-width="3"/><circle cx="150" cy="220" r="63" fill="none" stroke="currentColor"/><path d="${rays(150, 220, 50, 62, 48)}" fill="currentColor" opacity=".5"/>
<rect x="9" y="9" width="282" height="422" rx="9" fill="none" stroke="currentColor" stroke-width="2.5"/><rect x="15" y="15" width="270" height="410" rx="6" fill="none" stroke="currentColor" stroke-width=".8"/>`;

/** The back: lace and the mark of the deck. */
export function CardBack({ deck }: { readonly deck: DeckMark }) {
  const text = useText();
  useInsertionEffect(() => {
    defineSymbol('card-lace', W, H, lace);
    defineSymbol(`mk-${deck}`, 100, 100, () => MARKS[deck]);
  }, [deck]);
  return (
    <article className={`card card-back card-${deck}`} data-paper="dark">
      <svg viewBox={`0 0 ${W} ${H}`} aria-hidden="true">
        <use href="#card-lace" width={W} height={H} />
        <use href={`#mk-${deck}`} x="107" y="176" width="86" height="86" />
      </svg>
      <span>{text.name(deck)}</span>
    </article>
  );
}
