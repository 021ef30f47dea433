import { clouds, cutMark, engrave, type MarkId } from '@hollow/drawing/ink';
import { useMemo } from 'react';
import { Glossed } from '../glossary/Glossed.tsx';
import { DrawnSvg } from '../ink/DrawnSvg.tsx';
import { Mark } from '../ink/Mark.tsx';
import { usePacks } from '../packs/context.ts';
import { useText } from '../words/Words.tsx';
import 'virtual:style/rooms.css';
import './art.css';
import './card.css';

/** Light from the middle, in lines: slanting on what is carried. */
const ground = (slants: boolean): string =>
  engrave({
    w: 300,
    h: 150,
    gap: 3.6,
    step: 7,
    wave: 1.2,
    angle: slants ? -18 : 0,
    tone: (x, y) =>
      0.12 + Math.max(0, 0.82 - Math.hypot((x - 150) / 1.5, y - 74) / 88) * (0.7 + 0.5 * clouds(x / 40, y / 26)),
  });

/** Where nothing is known of a card, its deck has a picture. */
const scene = (mark: MarkId): string =>
  `<g transform="translate(98 20) scale(1.08)" fill="#0d0906" color="#0d0906">${cutMark(mark, 'currentColor')}</g>`;

const grounds = new Map<boolean, string>();

function picture(drawn: string, mark: MarkId, slants: boolean): string {
  const lines = grounds.get(slants) ?? ground(slants);
  grounds.set(slants, lines);
  return `<rect width="300" height="150" fill="#0f0b08"/><path d="${lines}" fill="currentColor" opacity=".62"/><g class="rm">${drawn === '' ? scene(mark) : drawn}</g>`;
}

export interface FaceProps {
  readonly id: string;
  /** The row that was rolled, as `text.row` gives it: it stands in lamplight. */
  readonly lit?: string | null;
  /** What can be done with the card, or where it comes from. */
  readonly foot?: string | undefined;
  readonly ruleset?: Readonly<Record<string, string>>;
  /** How likely a row is, in words, by its range. */
  readonly chanceOf?: ((range: string) => string) | undefined;
}

/** The front: name, engraving, mood, rules. */
export function CardFace({ id, lit = null, foot, ruleset, chanceOf }: FaceProps) {
  const text = useText();
  const packs = usePacks();
  const deck = packs.deckOf(id);
  const kind = packs.kindOf(id);
  const { mark, tone } = packs.art.deck(deck);
  const markup = useMemo(() => picture(packs.art.vignette(id), mark, packs.isItemDeck(deck)), [packs, deck, mark, id]);
  // Two lines of a card may say the same: each is known by its place.
  const lines = text.rulesLines(packs.whole, kind, id, ruleset).map((line, i) => ({ ...line, key: `line-${i}` }));
  return (
    <article className={`card card-${tone}`} aria-label={text.name(id, kind)}>
      <div className="card-in">
        <header>
          <Mark id={mark} />
          <h3>{text.name(id, kind)}</h3>
          <Mark id={mark} />
        </header>
        <DrawnSvg className={`card-art is-${tone}`} data-paper="dark" markup={markup} viewBox="0 0 300 150" />
        <p className="card-mood">{text.flavour(id, kind)}</p>
        <div className="card-rules">
          {lines.map((line) => (
            <p
              key={line.key}
              className={`card-${line.kind === 'text' && line.head ? 'head' : line.kind} ${lit !== null && line.whole === lit.trim() ? 'is-lit' : ''}`}
              style={{ '--depth': line.depth }}
            >
              {line.range !== '' && <b>{line.range}</b>}
              <span>
                <Glossed>{line.text}</Glossed>
                {line.range !== '' && chanceOf !== undefined && (
                  <small className="card-chance">{chanceOf(line.range)}</small>
                )}
              </span>
            </p>
          ))}
        </div>
        {foot !== undefined && <footer>{foot}</footer>}
      </div>
    </article>
  );
}
