import { FAIR, type ShareWithin } from '@hollow/protocol';
import { useText } from '../../words/Words.tsx';
import './share-plot.css';

const WIDTH = 200;
const HEIGHT = 22;
const MIDDLE = HEIGHT / 2;

const x = (share: number): number => Math.round(10 * WIDTH * share) / 10;
export const inPercent = (share: number): number => Math.round(100 * share);

/** What the heroes score, on a line from nothing to everything: the share, its bounds, and between which shares a haunt is fair. */
export function SharePlot({ share, low, high }: ShareWithin) {
  const { t } = useText();
  const label = t('balance.share', { share: inPercent(share), low: inPercent(low), high: inPercent(high) });
  const isFair = share >= FAIR.from && share <= FAIR.to;
  return (
    <svg
      className={isFair ? 'share-plot is-fair' : 'share-plot'}
      viewBox={`-6 0 ${WIDTH + 12} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <rect className="share-fair" x={x(FAIR.from)} y="2" width={x(FAIR.to - FAIR.from)} height={HEIGHT - 4} />
      <path className="share-axis" d={`M0 ${MIDDLE}H${WIDTH}M0 5V17M${WIDTH / 2} 7V15M${WIDTH} 5V17`} />
      <path className="share-bounds" d={`M${x(low)} ${MIDDLE}H${x(high)}`} />
      <circle cx={x(share)} cy={MIDDLE} r="5" />
    </svg>
  );
}
