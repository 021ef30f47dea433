import { lyingThings } from '@hollow/drawing/pieces';
import type { Standing } from '@hollow/drawing/plan';
import type { Position } from '@hollow/engine';
import { memo } from 'react';
import { MarkShape } from '../ink/Mark.tsx';
import { Shapes } from '../ink/Shapes.tsx';
import { usePacks } from '../packs/context.ts';
import { MonsterShape } from '../people/Monster.tsx';
import { TokenShape } from '../people/Token.tsx';
import { useText } from '../words/Words.tsx';

interface FigureProps extends Pick<Standing, 'id' | 'kind' | 'size'> {
  /** Its middle on the table. */
  readonly x: number;
  readonly y: number;
  readonly active: boolean;
  readonly traitor: boolean;
  readonly faction: string | null;
  readonly stunned: boolean;
  readonly n: number | undefined;
  /** It can be chosen; as somebody to attack it wears a ring of blood. */
  readonly target: 'none' | 'choice' | 'attack';
}

/** An explorer or a monster in the house. When it goes to another room it walks there. */
export const HouseFigure = memo(function Figure(props: FigureProps) {
  const { id, kind, size, x, y, active, traitor, faction, stunned, n, target } = props;
  const k = size / 100;
  const transform = `translate(${x - k * 50}px, ${y - k * 50}px) scale(${k})`;
  return (
    <g className={`figure is-${target}`} data-who={id} style={{ transform }}>
      {target !== 'none' && <circle cx="50" cy="50" r="66" className="figure-target" />}
      {kind !== 'monster' ? (
        <TokenShape id={id} active={active} traitor={traitor} faction={faction} dead={kind === 'corpse'} />
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

type Token = Position['tokens'][number];

interface ThingsProps {
  readonly x: number;
  readonly y: number;
  readonly tokens: readonly Token[];
  readonly cards: readonly string[];
  readonly scale: number;
}

const sameOf = <T,>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

const sameThings = (a: ThingsProps, b: ThingsProps): boolean =>
  a.x === b.x && a.y === b.y && a.scale === b.scale && sameOf(a.tokens, b.tokens) && sameOf(a.cards, b.cards);

/** Tokens along the west wall, cards that lie there in the east. */
export const ThingsInRoom = memo(function Things({ x, y, tokens, cards, scale }: ThingsProps) {
  const text = useText();
  const { art } = usePacks();
  const lying = lyingThings({
    things: tokens.map(({ id }) => ({ id, label: text.name(id, 'tokens') })),
    packs: art.packs,
    more: (n) => text.t('web.house.more', { n }),
    cards: {
      n: cards.length,
      label: text.t('web.house.pile', { n: cards.length, cards: text.list(cards.map((card) => text.name(card))) }),
    },
    scale,
  });
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shapes of={lying} />
    </g>
  );
}, sameThings);
