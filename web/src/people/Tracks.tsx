import { Mark } from '../ink/Mark.tsx';
import { usePacks } from '../packs/context.ts';
import { useText } from '../words/Words.tsx';
import './tracks.css';

interface TrackProps {
  readonly trait: string;
  readonly values: readonly number[];
  readonly start: number;
  /** Place of the clip; -1 is the skull. */
  readonly step: number;
  /** Where the clip would go. */
  readonly to?: number;
}

function classOf(i: number, { start, step, to = step }: TrackProps): string {
  const marks = [
    i === start ? 'is-start' : '',
    i === to ? 'is-now' : i > to && i <= step ? 'is-lost' : i < to ? 'is-in' : '',
  ];
  return ['cell', ...marks.filter((mark) => mark !== '')].join(' ');
}

/** A value may stand several times on a track: its place tells it apart. */
const placeValues = (values: readonly number[]) => values.map((value, place) => ({ key: `at-${place}`, place, value }));

/** A name of more letters is written smaller. */
const LONG = 11;

/** One trait: the skull, its values, the clip and the value at the start. */
export function Track(props: TrackProps) {
  const { t, name } = useText();
  const { art } = usePacks();
  const { trait, values, start, step, to = step } = props;
  return (
    <div
      className="track"
      role="img"
      aria-label={t('play.track', {
        trait: name(trait),
        value: values[to] ?? 0,
        start: values[start] ?? 0,
        left: to + 1,
      })}
    >
      <Mark id={art.trait(trait)} />
      <span className={name(trait).length > LONG ? 'track-name is-long' : 'track-name'}>{name(trait)}</span>
      <span className="cells" aria-hidden="true">
        <span className={to <= 0 ? 'cell is-skull is-close' : 'cell is-skull'}>
          <Mark id="skull" />
        </span>
        {placeValues(values).map(({ key, place, value }) => (
          <span key={key} className={classOf(place, props)}>
            {value}
          </span>
        ))}
      </span>
    </div>
  );
}

interface Props {
  readonly id: string;
  /** Places of the clips; those of the start where nothing is said. */
  readonly steps?: Readonly<Record<string, number>>;
  /** Places after a loss that is being thought over. */
  readonly to?: Readonly<Record<string, number>>;
}

/** All traits of an explorer. */
export function Tracks({ id, steps = {}, to = {} }: Props) {
  const packs = usePacks();
  return (
    <div className="tracks">
      {Object.entries(packs.tracksOf(id)).map(([trait, { values, start }]) => {
        const step = steps[trait] ?? start;
        return <Track key={trait} trait={trait} values={values} start={start} step={step} to={to[trait] ?? step} />;
      })}
    </div>
  );
}
