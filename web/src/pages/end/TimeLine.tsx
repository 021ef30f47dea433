import type { Milestone } from '../../log/statistics.ts';
import { usePacks } from '../../packs/context.ts';
import { useNarrow } from '../../ui/browser/useNarrow.ts';
import { titleOf, useText } from '../../words/Words.tsx';
import { MilestoneMark } from './MilestoneMark.tsx';
import { byWeight, fitMarks, spreadOut } from './spread.ts';

/** A mark needs so much of the line, in parts of it: on a wide page, and on a phone. */
const [GAP, NARROW_GAP] = [0.036, 0.11];

const percent = (part: number): string => `${100 * part}%`;

/** Labels need so much of the line, in parts of it. */
const ROOM = 0.1;

interface Placed extends Milestone {
  /** On the line, from 0 to 1. */
  readonly place: number;
}

/** The points whose names have room on the line: the weightier first. */
function chooseLabelled(points: readonly Placed[]): ReadonlySet<Placed> {
  const kept: Placed[] = [];
  for (const point of points.toSorted(byWeight))
    if (kept.every(({ place }) => Math.abs(place - point.place) > ROOM)) kept.push(point);
  return new Set(kept);
}

/** The game as a line, with its turning points. */
export function TimeLine({ points, length }: { readonly points: readonly Milestone[]; readonly length: number }) {
  const text = useText();
  const { countedDeck } = usePacks();
  const haunt = points.find(({ kind }) => kind === 'haunt')?.at ?? length;
  const gap = useNarrow(720) ? NARROW_GAP : GAP;
  const partOf = (at: number): number => at / Math.max(1, length - 1);
  const marked = fitMarks(points, gap);
  const places = spreadOut(
    marked.map(({ at }) => partOf(at)),
    gap,
  );
  const placed = marked.map((point, i) => ({ ...point, place: places[i] ?? 0 }));
  const named = chooseLabelled(placed);
  const label = ({ kind, id }: Milestone): string =>
    text.t('end.milestone', {
      kind,
      deck: countedDeck === null ? 'none' : titleOf(text, countedDeck),
      name: kind === 'deed' ? text.action(id) : kind === 'end' ? 'none' : text.name(id),
    });
  return (
    <section className="panel end-line" aria-label={text.t('end.line')}>
      <ol>
        <li className="end-haunted" style={{ left: percent(partOf(haunt)), right: 0 }} aria-hidden="true" />
        {placed.map((point) => (
          <li
            key={`${point.kind}-${point.at}`}
            className={`end-point is-${point.kind}`}
            style={{ left: percent(point.place) }}
            title={label(point)}
          >
            <MilestoneMark kind={point.kind} />
            <span className={named.has(point) ? '' : 'unseen'}>{label(point)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
