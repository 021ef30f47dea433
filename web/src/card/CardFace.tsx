import { secondEditionHouse } from '@hollow/content/house';
import { drawVignette } from '@hollow/drawing/cards';
import { clouds, cutMark, engrave } from '@hollow/drawing/ink';
import type { DeckMark } from '@hollow/drawing/rooms';
import { useMemo } from 'react';
import { DrawnSvg } from '../ink/DrawnSvg.tsx';
import { Mark } from '../ink/Mark.tsx';
import { Glossed } from '../ui/Glossed.tsx';
import { useText } from '../words/Words.tsx';
import { deckOf } from './deck.ts';
import { cardLines } from './lines.ts';
import 'virtual:style/rooms.css';
import './art.css';
import './card.css';

const KIND = { event: 'events', item: 'items', omen: 'omens' } as const;

/** Light from the middle, in lines: slanting on items. */
const ground = (deck: DeckMark): string =>
  engrave({
    w: 300,
    h: 150,
    gap: 3.6,
    step: 7,
    wave: 1.2,
    angle: deck === 'item' ? -18 : 0,
    tone: (x, y) =>
      0.12 + Math.max(0, 0.82 - Math.hypot((x - 150) / 1.5, y - 74) / 88) * (0.7 + 0.5 * clouds(x / 40, y / 26)),
  });

/** Where a card has no picture of its own, its deck has one. */
const scene = (deck: DeckMark): string =>
  `<g transform="translate(98 20) scale(1.08)" fill="#0d0906" color="#0d0906">${cutMark(deck, 'currentColor')}</g>`;

const grounds = new Map<DeckMark, string>();

function picture(deck: DeckMark, id: string): string {
  const lines = grounds.get(deck) ?? ground(deck);
  grounds.set(deck, lines);
  const drawn = drawVignette(id);
  return `<rect width="300" height="150" fill="#0f0b08"/><path d="${lines}" fill="currentColor" opacity=".62"/><g class="rm">${drawn === '' ? scene(deck) : drawn}</g>`;
}

export interface FaceProps {
  readonly id: string;
  /** The row that was rolled, as `text.row` gives it: it stands in lamplight. */
  readonly lit?: string | null;
  /** What can be done with the card, or where it comes from. */
  readonly foot?: string | undefined;
  readonly ruleset?: Readonly<Record<string, string>>;
}

/** The front: name, engraving, mood, rules. */
export function CardFace({ id, lit = null, foot, ruleset }: FaceProps) {
  const text = useText();
  const deck = deckOf(id);
  const markup = useMemo(() => picture(deck, id), [deck, id]);
  const lines = cardLines(text.rulesText(secondEditionHouse, KIND[deck], id, ruleset));
  return (
    <article className={`card card-${deck}`} aria-label={text.name(id, KIND[deck])}>
      <div className="card-in">
        <header>
          <Mark id={deck} />
          <h3>{text.name(id, KIND[deck])}</h3>
          <Mark id={deck} />
        </header>
        <DrawnSvg className={`card-art is-${deck}`} data-paper="dark" markup={markup} viewBox="0 0 300 150" />
        <p className="card-mood">{text.flavour(id, KIND[deck])}</p>
        <div className="card-rules">
          {lines.map((line) => (
            <p
              key={line.key}
              className={`card-${line.kind} ${lit !== null && line.whole === lit.trim() ? 'is-lit' : ''}`}
              style={{ '--depth': line.depth }}
            >
              {line.range !== '' && <b>{line.range}</b>}
              <span>
                <Glossed>{line.text}</Glossed>
              </span>
            </p>
          ))}
        </div>
        {foot !== undefined && <footer>{foot}</footer>}
      </div>
    </article>
  );
}
