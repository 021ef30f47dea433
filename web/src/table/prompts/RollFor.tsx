import type { Decision } from '@hollow/engine';
import { ThrownDice } from '../../dice/DiceTray.tsx';
import { usePacks } from '../../packs/context.ts';
import { useText } from '../../words/Words.tsx';

interface Props {
  readonly decision: Decision;
  /** The dice that lie there are shown elsewhere. */
  readonly bare?: boolean;
}

/** What the dice are for. */
export function RollFor({ decision, bare = false }: Props) {
  const text = useText();
  const { traits } = usePacks();
  const roll = decision.setting?.roll;
  if (roll === undefined) return null;
  const trait = traits.find((id) => roll.tags.includes(id));
  return (
    <div className="roll-for">
      {text.t('play.roll-for', {
        who: roll.who === '' ? 'none' : text.name(roll.who),
        dice: roll.pool,
        trait: trait === undefined ? 'none' : text.name(trait),
        about: roll.about === '' ? 'none' : text.name(roll.about),
        need: roll.need ?? 'none',
        most: roll.atMost ?? 'none',
      })}
      {!bare && roll.faces.length > 0 && <ThrownDice faces={roll.faces} thrown={`roll-${decision.id}`} fresh={false} />}
    </div>
  );
}
