import { addedTo } from '@hollow/text/browser';
import { ThrownDice } from '../dice/DiceTray.tsx';
import { Die } from '../dice/Die.tsx';
import { atStake, isSafeAttack, kindOfHarm } from '../log/atStake.ts';
import type { Duel, Throw } from '../log/duels.ts';
import { foeOf, ruleOfAttack } from '../log/foe.ts';
import { lineBehind } from '../log/rows.ts';
import { tellAll } from '../log/together.ts';
import { usePacks } from '../packs/context.ts';
import { nextThrow, type ScenePicture } from '../stage/queue.ts';
import { useGame } from '../state/hooks.ts';
import { shortName } from '../words/say.ts';
import { useText } from '../words/Words.tsx';
import { Face } from './Face.tsx';
import './fight.css';

/** Dice of one of the two that are still to be thrown, or in the air. */
interface Coming {
  readonly faces: readonly number[];
  readonly phase: ScenePicture['phase'];
}

interface FighterProps {
  readonly who: string;
  /** What attacks, where nobody does. */
  readonly rule?: string | null;
  readonly what: string;
  readonly thrown: Throw | null;
  readonly coming: Coming | null;
  readonly won: boolean;
}

function FightDice({ thrown, coming }: Pick<FighterProps, 'thrown' | 'coming'>) {
  const added = thrown === null ? 0 : addedTo(thrown);
  if (thrown !== null)
    return (
      <>
        <ThrownDice faces={thrown.faces} thrown={`fought-${thrown.n}`} fresh={false} />
        <b className="moment-sum">
          {thrown.total}
          {added !== 0 && <small> ({added > 0 ? `+${added}` : added})</small>}
        </b>
      </>
    );
  if (coming === null) return <b className="moment-sum is-unknown">·</b>;
  if (coming.phase === 'throw') return <ThrownDice faces={coming.faces} thrown="fight-throw" fresh />;
  return (
    <div className="dice is-in-hand" aria-hidden="true">
      {coming.faces
        .map((_, i) => `die-${i}`)
        .map((key) => (
          <Die key={key} face={0} />
        ))}
    </div>
  );
}

function Fighter({ who, rule, what, thrown, coming, won }: FighterProps) {
  const text = useText();
  const foe = foeOf(text, rule ?? null)?.as('The') ?? text.t('play.duel-attack');
  return (
    <div className={won ? 'moment-fighter is-won' : 'moment-fighter'}>
      {who !== '' && <Face id={who} />}
      <h3>
        <b>{who === '' ? foe : shortName(text, who)}</b> <small>{what}</small>
      </h3>
      <div className="moment-tray">
        <FightDice thrown={thrown} coming={coming} />
      </div>
    </div>
  );
}

/** Who has won, as the viewer has to do with it. */
function useVerdict(): (duel: Duel) => string {
  const text = useText();
  const { view, you } = useGame();
  return ({ result }) => {
    if (result === null) return ' ';
    const { winner, margin } = result;
    if (margin === 0) return text.t('play.duel-tie');
    const isMine = view?.position.explorers.some(({ id, seat }) => id === winner && seat === you?.seat) === true;
    const who = isMine ? 'you' : winner === '' ? 'none' : text.shortNoun(winner);
    return text.t('play.duel-won', { who, n: margin });
  };
}

/** Until it is decided, what may come of it; then what came. */
function useComes(): (duel: Duel, thrown: string | null) => readonly string[] {
  const text = useText();
  const packs = usePacks();
  const { words, view } = useGame();
  return ({ by, on, trait, weapon, result, after, behind }, thrown) => {
    const part = behind ?? thrown;
    const line = lineBehind(part ?? undefined, words);
    const hidden = part !== null && (line === null || line.kind === 'used');
    const deed = hidden ? null : line;
    if (result === null) {
      const spared = hidden || view === null || isSafeAttack(packs, view.position, on, weapon);
      return atStake(words?.tome ?? [], { by, on, kind: kindOfHarm(packs, trait, weapon), deed, spared }, text);
    }
    if (after.length > 0 || result.margin === 0 || deed?.strike === undefined) return tellAll(text, after);
    // Nothing came of it, or nothing that shows: then the deed says what.
    const { won, lost, spares } = deed.strike;
    const [said, isAll] = result.winner === by ? [won, spares.won] : [lost, spares.lost];
    return said !== '' && isAll ? [said] : [];
  };
}

/** A fight, in one place: both throws, and then what came of them. */
export function FightShown({ duel, picture }: { readonly duel: Duel; readonly picture: ScenePicture }) {
  const text = useText();
  const verdict = useVerdict();
  const comes = useComes();
  const { by, on, weapon, attack, defence, result } = duel;
  const next = picture.scene?.kind === 'fight' ? nextThrow(picture) : null;
  const coming = (tag: string): Coming | null =>
    next?.tags.includes(tag) === true ? { faces: next.faces, phase: picture.phase } : null;
  const ruleInHand = by !== '' || next === null ? null : ruleOfAttack(next);
  const trait = duel.trait === '' ? '' : text.name(duel.trait);
  const won = (who: string): boolean => result !== null && result.margin > 0 && result.winner === who;
  const attacking = next?.type === 'roll' && next.tags.includes('attack');
  const lines = comes(duel, attacking ? (next.behind ?? null) : null);
  return (
    <div className="moment-fight">
      <div className="moment-fighters">
        <Fighter
          who={by}
          rule={duel.rule ?? ruleInHand}
          what={weapon === '' ? trait : text.list([text.name(weapon), trait])}
          thrown={attack}
          coming={coming('attack')}
          won={won(by)}
        />
        <i>{text.t('haunt.against')}</i>
        <Fighter who={on} what={trait} thrown={defence} coming={coming('defence')} won={won(on)} />
      </div>
      <p className="moment-came display">{verdict(duel)}</p>
      <p className="moment-need">{lines.length === 0 ? ' ' : lines.join(' ')}</p>
    </div>
  );
}
