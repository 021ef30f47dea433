import { addedTo } from '@hollow/text/browser';
import { chanceThat, percent } from '../dice/chance.ts';
import { ThrownDice } from '../dice/DiceTray.tsx';
import { Die } from '../dice/Die.tsx';
import { hauntOdds } from '../dice/hauntOdds.ts';
import { bound, meets } from '../dice/wanted.ts';
import { usePacks } from '../packs/context.ts';
import { useReadings } from '../packs/readings.ts';
import { Figure } from '../people/Figure.tsx';
import { usePrefs } from '../prefs/usePrefs.ts';
import type { ScenePhase } from '../stage/queue.ts';
import { useDoes } from '../table/deeds/does.ts';
import { useText } from '../words/Words.tsx';
import type { SeenRoll } from './moment.ts';

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

/** What a room says that a roll there can come to; nothing of what is no room, or has no table, nor of the damage that comes after it. */
export function RoomRows({ roll: { about, tags } }: { readonly roll: Pick<SeenRoll, 'about' | 'tags'> }) {
  const text = useText();
  const packs = usePacks();
  const readings = useReadings() ?? {};
  if (packs.room(about) === undefined || tags.includes('damage')) return null;
  const rows = text.rulesLines(packs.whole, 'rooms', about, readings).filter(({ kind }) => kind === 'row');
  if (rows.length === 0) return null;
  return (
    <ul className="moment-rows">
      {rows.map(({ range, text: said }) => (
        <li key={range}>
          <b>{range}</b> <span>{said}</span>
        </li>
      ))}
    </ul>
  );
}

/** The row of a room's table in which the result stands. */
function useRow(roll: SeenRoll, phase: ScenePhase): string | null {
  const text = useText();
  const packs = usePacks();
  const readings = useReadings() ?? {};
  if (phase !== 'shown' || roll.type !== 'roll' || packs.room(roll.about) === undefined) return null;
  return text.row(roll, readings);
}

/** What the dice are for: a room or a card by its name, a deed of the haunt by what it is called and what it does. */
export function RollAbout({ about, deed }: { readonly about: string; readonly deed: string | null }) {
  const text = useText();
  const does = useDoes();
  if (deed === null) return about === '' ? null : <p className="moment-about">{text.name(about)}</p>;
  const { brief } = does(deed);
  return (
    <p className="moment-about">
      {text.action(deed)}
      {brief !== '' && <small className="moment-does">{brief}</small>}
    </p>
  );
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
  return (
    <div className="moment-roll">
      <h2 className="display">
        {roll.who !== '' && <Figure id={roll.who} />}
        {name}
      </h2>
      <RollAbout about={roll.about} deed={deed} />
      {phase !== 'shown' && need === null && <RoomRows roll={roll} />}
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
