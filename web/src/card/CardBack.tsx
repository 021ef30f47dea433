import { guilloche, rays } from '@hollow/drawing/ink';
import { useInsertionEffect } from 'react';
import { MarkShape } from '../ink/Mark.tsx';
import { defineSymbol } from '../ink/sheet.ts';
import { usePacks } from '../packs/context.ts';
import { useText } from '../words/Words.tsx';
import './card.css';

const [W, H] = [300, 440];

const lace = (): string =>
  `<defs><clipPath id="card-lace-box"><rect x="15" y="15" width="270" height="410" rx="6"/></clipPath></defs><rect width="${W}" height="${H}" fill="#120d0a"/>
<g fill="none" stroke="currentColor" stroke-width=".8" clip-path="url(#card-lace-box)"><path opacity=".3" d="${guilloche(150, 220, 236, 44, 7, 20)}"/><path opacity=".5" d="${guilloche(150, 220, 150, 34, 9, 22)}"/><path opacity=".55" d="${guilloche(150, 220, 98, 22, 14, 16)}"/></g>
<circle cx="150" cy="220" r="70" fill="#120d0a" stroke="currentColor" stroke-width="3"/><circle cx="150" cy="220" r="63" fill="none" stroke="currentColor"/><path d="${rays(150, 220, 50, 62, 48)}" fill="currentColor" opacity=".5"/>
<rect x="9" y="9" width="282" height="422" rx="9" fill="none" stroke="currentColor" stroke-width="2.5"/><rect x="15" y="15" width="270" height="410" rx="6" fill="none" stroke="currentColor" stroke-width=".8"/>`;

/** The back: lace and the mark of the deck. */
export function CardBack({ deck }: { readonly deck: string }) {
  const text = useText();
  const { mark, tone } = usePacks().art.deck(deck);
  useInsertionEffect(() => defineSymbol('card-lace', W, H, lace), []);
  return (
    <article className={`card card-back card-${tone}`} data-paper="dark">
      <svg viewBox={`0 0 ${W} ${H}`} aria-hidden="true">
        <use href="#card-lace" width={W} height={H} />
        <g transform="translate(107 176) scale(.86)">
          <MarkShape id={mark} />
        </g>
      </svg>
      <span>{text.name(deck)}</span>
    </article>
  );
}
