import { addedTo, type Text, type ThrowRow } from '@hollow/text/browser';
import { chanceThat, percent, sumsWithin } from '../dice/chance.ts';
import { ThrownDice } from '../dice/DiceTray.tsx';
import { Die } from '../dice/Die.tsx';
import { hauntOdds } from '../dice/hauntOdds.ts';
import { bound, meets } from '../dice/wanted.ts';
import { type Purpose, rowsFor, rowWith } from '../log/rolled.ts';
import { lineBehind } from '../log/rows.ts';
import { usePacks } from '../packs/context.ts';
import { useReadings } from '../packs/readings.ts';
import { Figure } from '../people/Figure.tsx';
import { usePrefs } from '../prefs/usePrefs.ts';
import type { ScenePhase } from '../stage/queue.ts';
import { useGame } from '../state/hooks.ts';
import { useDoes } from '../table/deeds/does.ts';
import { useText } from '../words/Words.tsx';
import { purposeOfRoll, type SeenRoll, type TraitChange } from './moment.ts';

/** What becomes of a trait; one may be lowered, or raised, and still show the same number. */
export const sayEffect = (text: Text, { trait, from, to }: TraitChange): string =>
  text.t('moment.effect', { trait: text.name(trait), same: from === to ? 'yes' : 'no', from, to });

/** Dice in the hand, in the air, on the table. */
export function MomentDice({ roll, phase }: { readonly roll: SeenRoll; readonly phase: ScenePhase }) {
  if (phase === 'before')
    return (
      <div className="dice is-in-hand" aria-hidden="true">
        {roll.faces
          .map((_, i) => `die-${i}`)
          .map((key) => (
            <Die key={key} face={0} />
          ))}
      </div>
    );
  const bonus = roll.type === 'roll' ? addedTo(roll) : 0;
  return (
    <div className="moment-dice">
      <ThrownDice faces={roll.faces} thrown={`moment-${phase}`} fresh={phase === 'throw'} />
      <b className={phase === 'shown' ? 'moment-sum' : 'moment-sum is-unknown'}>
        {phase === 'shown' ? roll.total : '·'}
        {phase === 'shown' && bonus !== 0 && <small> ({bonus > 0 ? `+${bonus}` : bonus})</small>}
      </b>
    </div>
  );
}

/** Who rolls what. */
export function useRollName(roll: Pick<SeenRoll, 'who' | 'tags'>): string {
  const text = useText();
  const { traits } = usePacks();
  const trait = traits.find((id) => roll.tags.includes(id));
  return text.t('moment.rolls', {
    who: roll.who === '' ? 'none' : text.shortNoun(roll.who),
    trait: trait === undefined ? 'none' : text.name(trait),
  });
}

/** What everybody knows that it has to come to. */
function useNeed(roll: SeenRoll, phase: ScenePhase): string | null {
  const text = useText();
  const packs = usePacks();
  const { chances } = usePrefs();
  if (roll.type !== 'roll') return null;
  const wanted = bound(roll);
  if (wanted === null) return null;
  const { dice, total } = roll;
  const added = addedTo(roll);
  if (phase === 'shown') {
    const enough = meets(roll, total) === true ? 'yes' : 'no';
    return wanted.way === 'least'
      ? text.t('play.roll-need', { enough, need: wanted.n })
      : text.t('play.roll-most', { enough, most: wanted.n });
  }
  const { sides } = packs;
  const n = chances ? percent(chanceThat(dice, sides, (sum) => meets(roll, sum + added) === true)) : 'none';
  return text.t('moment.needed', { need: wanted.n, way: wanted.way, n });
}

function useRows(roll: Purpose): readonly ThrowRow[] {
  const text = useText();
  const readings = useReadings() ?? {};
  const { words } = useGame();
  return rowsFor(roll, words, text, readings);
}

interface RowsProps {
  readonly roll: Purpose;
  /** How likely each row is. */
  readonly chanceOf?: ((range: string) => string) | undefined;
}

/** The table by which it is rolled. */
function RollRows({ roll, chanceOf }: RowsProps) {
  const rows = useRows(roll);
  if (rows.length === 0) return null;
  return (
    <ul className="moment-rows">
      {rows.map(({ range, text: said }) => (
        <li key={range}>
          <b>
            {range}
            {chanceOf !== undefined && <small> {chanceOf(range)}</small>}
          </b>{' '}
          <span>{said}</span>
        </li>
      ))}
    </ul>
  );
}

/** The row in which the result stands. */
function useRow(roll: SeenRoll, phase: ScenePhase): string | null {
  const text = useText();
  const rows = useRows(purposeOfRoll(roll));
  return phase !== 'shown' || roll.type !== 'roll' ? null : rowWith(rows, roll.total, text);
}

interface AboutProps {
  readonly roll: Purpose;
  /** The deed of a haunt that it is thrown for, as everybody sees it. */
  readonly deed: string | null;
  /** Its table tells what it does. */
  readonly hasRows: boolean;
}

/**
 * What the dice are for: a room or a card by its name, a deed of the haunt by what it is called and what it does, a rule by what it says; of
 * another page what is known of it. */
function RollAbout({ roll, deed, hasRows }: AboutProps) {
  const text = useText();
  const does = useDoes();
  const { words } = useGame();
  const line = lineBehind(roll.behind, words);
  if (roll.about !== '' && line === null) return <p className="moment-about">{text.name(roll.about)}</p>;
  if (line?.kind === 'rule' || line?.kind === 'right-now')
    return hasRows ? null : (
      <p className="moment-about">
        <small className="moment-does">{line.brief ?? line.text}</small>
      </p>
    );
  if (line?.kind === 'used')
    return (
      <p className="moment-about">
        {line.text}
        {!hasRows && !roll.tags.includes('damage') && line.more !== undefined && (
          <small className="moment-does">{line.more}</small>
        )}
      </p>
    );
  const own = line === null || words === null ? null : `haunts/${words.haunt}/${roll.behind ?? ''}`;
  const path = own ?? deed;
  if (path === null) return null;
  const brief = hasRows ? '' : does(path).brief;
  return (
    <p className="moment-about">
      {text.action(path)}
      {brief !== '' && <small className="moment-does">{brief}</small>}
    </p>
  );
}

interface PurposeProps extends RowsProps {
  readonly deed: string | null;
  /** What it has to come to is told elsewhere. */
  readonly needed: boolean;
}

/** Before the dice fall: what they are for, and what each result brings. */
export function RollPurpose({ roll, deed, needed, chanceOf }: PurposeProps) {
  const hasRows = useRows(roll).length > 0;
  return (
    <>
      <RollAbout roll={roll} deed={deed} hasRows={hasRows} />
      {hasRows && !needed && <RollRows roll={roll} chanceOf={chanceOf} />}
    </>
  );
}

/** How likely each row of a table is, before the dice fall. */
export function useRowChance(roll: SeenRoll | null): ((range: string) => string) | undefined {
  const text = useText();
  const { sides } = usePacks();
  const { chances } = usePrefs();
  if (!chances || roll === null || roll.type !== 'roll') return undefined;
  const added = addedTo(roll);
  return (range) => {
    const fits = sumsWithin(range);
    return fits === null
      ? ''
      : text.t('moment.chance', { n: percent(chanceThat(roll.dice, sides, (sum) => fits(sum + added))) });
  };
}

interface RollProps {
  readonly roll: SeenRoll;
  /** The deed of a haunt that it is thrown for. */
  readonly deed: string | null;
  readonly phase: ScenePhase;
}

/** A roll that belongs to no card on the table. */
export function RollShown({ roll, deed, phase }: RollProps) {
  const name = useRollName(roll);
  const need = useNeed(roll, phase);
  const row = useRow(roll, phase);
  const chanceOf = useRowChance(roll);
  return (
    <div className="moment-roll">
      <h2 className="display">
        {roll.who !== '' && <Figure id={roll.who} />}
        {name}
      </h2>
      <RollPurpose
        roll={purposeOfRoll(roll)}
        deed={deed}
        needed={need !== null || phase === 'shown'}
        chanceOf={chanceOf}
      />
      <MomentDice roll={roll} phase={phase} />
      <p className="moment-need">{need ?? row ?? ' '}</p>
    </div>
  );
}

/** The roll that may begin the haunt: a hush, then relief, or the dark. */
export function HauntRollShown({ roll, phase }: { readonly roll: SeenRoll; readonly phase: ScenePhase }) {
  const text = useText();
  const packs = usePacks();
  const { chances } = usePrefs();
  const wanted = roll.type === 'roll' ? roll : {};
  const begins = meets(wanted, roll.total);
  const odds = hauntOdds({ ...wanted, dice: roll.faces.length }, packs.sides, text, chances);
  const came = begins === true ? 'is-dark' : 'is-relief';
  return (
    <div className={`moment-haunt-roll ${phase === 'shown' ? came : 'is-hush'}`}>
      <p className="moment-kicker">{text.t('moment.haunt-roll')}</p>
      {roll.who !== '' && <Figure id={roll.who} />}
      <MomentDice roll={roll} phase={phase} />
      <p className="moment-need">{odds}</p>
      <p className="moment-came display">
        {phase !== 'shown' || begins === null ? ' ' : text.t(begins ? 'moment.dark' : 'moment.relief')}
      </p>
    </div>
  );
}
