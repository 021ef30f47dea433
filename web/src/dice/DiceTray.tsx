import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { usePacks } from '../packs/context.ts';
import { lengthOf } from '../paper/motion.ts';
import { scrolls } from '../ui/scrolls.ts';
import { useText } from '../words/Words.tsx';
import { Die } from './Die.tsx';
import { atRest, sumOf, tumbling } from './faces.ts';
import './dice.css';

/** How often the faces change while the dice tumble, in milliseconds. */
const STEP = 75;

interface DiceProps {
  readonly faces: readonly number[];
  /** Names the throw: another name, another tumble. */
  readonly thrown: string;
  /** A throw that is seen happening; an old one lies still from the start. */
  readonly fresh?: boolean;
  /** The dice lie still: also when they lay still from the start. */
  readonly onSettled?: () => void;
}

/** One throw: it tumbles once and stops on the true faces; a click ends it. */
function Throw({ faces, thrown, fresh = true, onSettled }: DiceProps) {
  const text = useText();
  const { faces: sides } = usePacks();
  const [moment, setMoment] = useState<number | null>(() => (fresh && lengthOf('--m-roll') > 0 ? 0 : null));
  const still = moment === null;
  const settled = useEffectEvent(() => onSettled?.());
  useEffect(() => {
    if (still) {
      settled();
      return;
    }
    const steps = lengthOf('--m-roll') / STEP;
    const timer = setInterval(() => setMoment((now) => (now === null || now + 1 >= steps ? null : now + 1)), STEP);
    return () => clearInterval(timer);
  }, [still]);
  const shown = moment === null ? atRest(faces, thrown) : tumbling(faces, thrown, moment, sides);
  const label = text.t('web.dice.faces', { faces: text.list(faces.map(String)), sum: sumOf(faces) });
  return (
    // The whole tray can be clicked to save time; nothing is lost by waiting, so it is no button.
    <div
      className={`dice ${still ? '' : 'is-tumbling'}`}
      role="img"
      aria-label={label}
      onPointerDown={() => setMoment(null)}
    >
      {shown.map((die) => (
        <span key={die.nth} style={{ '--nth': die.nth }}>
          <Die face={die.face} tilt={die.tilt} />
        </span>
      ))}
    </div>
  );
}

/** Dice that lie or tumble. */
export const ThrownDice = (props: DiceProps) => <Throw key={props.thrown} {...props} />;

interface TrayProps extends DiceProps {
  /** Who rolls what, with how many dice. */
  readonly label: string;
  /** What was wanted and what came of it; shown when the dice lie still. */
  readonly children?: ReactNode;
  readonly wide?: boolean;
}

/** The felt tray: label, dice, and their sum once they lie still. */
export function DiceTray({ label, children, wide = false, onSettled, ...dice }: TrayProps) {
  const [lying, setLying] = useState('');
  const still = lying === dice.thrown;
  return (
    <section ref={scrolls} className={`tray ${wide ? 'is-wide' : ''}`} data-paper="dark" aria-label={label}>
      <div className="tray-label">{label}</div>
      <ThrownDice
        {...dice}
        onSettled={() => {
          setLying(dice.thrown);
          onSettled?.();
        }}
      />
      <div className={`tray-result ${still ? '' : 'is-waiting'}`}>
        {still && (
          <>
            <span className="tray-sum">{sumOf(dice.faces)}</span>
            <div className="tray-note">{children}</div>
          </>
        )}
      </div>
    </section>
  );
}
