import { kindOf, piece } from '@hollow/drawing/pieces';
import type { Standing } from '@hollow/drawing/plan';
import type { Position } from '@hollow/engine';
import { memo, useInsertionEffect } from 'react';
import { MarkShape } from '../ink/Mark.tsx';
import { symbol } from '../ink/sheet.ts';
import { MonsterShape } from '../people/Monster.tsx';
import { TokenShape } from '../people/Token.tsx';
import { useText } from '../words/Words.tsx';

interface FigureProps extends Pick<Standing, 'id' | 'kind' | 'size'> {
  /** Its middle on the table. */
  readonly x: number;
  readonly y: number;
  readonly active: boolean;
  readonly traitor: boolean;
  readonly stunned: boolean;
  readonly n: number | undefined;
  /** It can be chosen; as somebody to attack it wears a ring of blood. */
  readonly target: 'none' | 'choice' | 'attack';
}

/** An explorer or a monster in the house. When it goes to another room it walks there. */
export const Figure = memo(function Figure(props: FigureProps) {
  const { id, kind, size, x, y, active, traitor, stunned, n, target } = props;
  const k = size / 100;
  const transform = `translate(${x - k * 50}px, ${y - k * 50}px) scale(${k})`;
  return (
    <g className={`figure is-${target}`} style={{ transform }}>
      {target !== 'none' && <circle cx="50" cy="50" r="66" className="figure-target" />}
      {kind === 'explorer' ? (
        <TokenShape id={id} active={active} traitor={traitor} />
      ) : (
        <MonsterShape id={id} n={n} stunned={stunned} />
      )}
      {target === 'attack' && (
        <g transform="translate(68 -22) scale(.44)" className="figure-aim">
          <circle cx="50" cy="50" r="54" />
          <MarkShape id="target" />
        </g>
      )}
    </g>
  );
});

/** A token that is nobody: a plate with one thing on it. */
function Plate({
  id,
  x,
  y,
  size,
  label,
}: {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly label: string;
}) {
  const name = `piece-${kindOf(id)}`;
  useInsertionEffect(() => symbol(name, 100, 100, () => piece(id)), [name, id]);
  return (
    <g className="token-plate" transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`}>
      <title>{label}</title>
      <path d="M14 4h72l10 10v72l-10 10H14L4 86V14z" className="token-plate-bg" />
      <use href={`#${name}`} width="100" height="100" />
    </g>
  );
}

type Token = Position['tokens'][number];

interface ThingsProps {
  readonly x: number;
  readonly y: number;
  readonly tokens: readonly Token[];
  readonly cards: readonly string[];
  readonly scale: number;
}

/** Most that are shown on a tile; the rest is counted. */
const MOST = 4;

const sameOf = <T,>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

const sameThings = (a: ThingsProps, b: ThingsProps): boolean =>
  a.x === b.x && a.y === b.y && a.scale === b.scale && sameOf(a.tokens, b.tokens) && sameOf(a.cards, b.cards);

/** Tokens along the west wall, cards that lie there in the east. */
export const Things = memo(function Things({ x, y, tokens, cards, scale }: ThingsProps) {
  const text = useText();
  const size = 34 * scale;
  const shown = tokens.slice(0, tokens.length > MOST ? MOST - 1 : MOST);
  const rest = tokens.length - shown.length;
  return (
    <g transform={`translate(${x} ${y})`} className="things">
      {shown.map((token, i) => (
        <Plate
          key={`${token.id}-${token.part}-${tokens.indexOf(token)}`}
          id={token.id}
          x={22 + size / 2}
          y={66 + size / 2 + i * (size + 3)}
          size={size}
          label={text.name(token.id, 'tokens')}
        />
      ))}
      {rest > 0 && (
        <text x={22 + size / 2} y={66 + size * 0.7 + shown.length * (size + 3)} fontSize={size * 0.6}>
          {text.t('web.house.more', { n: rest })}
        </text>
      )}
      {cards.length > 0 && (
        <g className="pile" transform={`translate(${212 - size / 2} ${92 + size / 2}) scale(${scale})`}>
          <title>
            {text.t('web.house.pile', { n: cards.length, cards: text.list(cards.map((card) => text.name(card))) })}
          </title>
          <circle r="19" className="pile-bg" />
          <g transform="translate(-12 -13) scale(.24)">
            <MarkShape id="cards" />
          </g>
          {cards.length > 1 && (
            <text x="15" y="20" fontSize="20">
              {cards.length}
            </text>
          )}
        </g>
      )}
    </g>
  );
}, sameThings);
