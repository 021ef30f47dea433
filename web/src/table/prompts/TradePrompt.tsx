import type { Barred, Decision } from '@hollow/engine';
import { useEffect, useState } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { usePacks } from '../../packs/context.ts';
import { Figure } from '../../people/Figure.tsx';
import { useGame } from '../../state/hooks.ts';
import { shortName } from '../../words/say.ts';
import { useText } from '../../words/Words.tsx';
import { useAnswer } from '../seat/useAnswer.ts';
import { isNothing, type TradedThing, type TradeHalf, tradeHalves } from './trade.ts';
import './trade.css';

interface ThingProps {
  readonly thing: TradedThing;
  readonly onPress: (option: number) => void;
}

/** A card of one of the two: pressed it is laid out, pressed again it is taken back. One that stays says why, and is reached by keys all the same. */
function Thing({ thing: { id, laid, option, why }, onPress }: ThingProps) {
  const { t, name, reason } = useText();
  const packs = usePacks();
  const { mark, tone } = packs.art.deck(packs.deckOf(id));
  return (
    <button
      type="button"
      className={`trade-thing card-${tone}`}
      aria-pressed={laid}
      aria-disabled={option === null}
      data-look={`card/${id}`}
      onClick={() => {
        if (option !== null) onPress(option);
      }}
    >
      <Mark id={laid ? 'check' : mark} />
      <span>
        <b>{name(id, packs.kindOf(id))}</b>
        {option === null && !laid && (
          <small className="trade-why">{t('play.trade-stays', { why: why === null ? 'none' : reason(why).why })}</small>
        )}
      </span>
    </button>
  );
}

interface HalfProps {
  readonly half: TradeHalf;
  readonly own: boolean;
  /** Only what is proposed is of interest. */
  readonly settled: boolean;
  readonly onPress: (option: number) => void;
}

function Half({ half: { who, things }, own, settled, onPress }: HalfProps) {
  const text = useText();
  const stays = ({ laid, option }: TradedThing): number => (laid || option !== null ? 0 : 1);
  // What can be laid out comes first: where there is little room, what stays is scrolled to.
  const shown = settled ? things.filter(({ laid }) => laid) : things.toSorted((a, b) => stays(a) - stays(b));
  return (
    <fieldset className="trade-half">
      <legend>
        <Figure id={who} />{' '}
        {own ? text.t('play.trade-own') : text.t('play.trade-theirs', { who: shortName(text, who) })}
      </legend>
      <div className="trade-things">
        {shown.map((thing) => (
          <Thing key={thing.key} thing={thing} onPress={onPress} />
        ))}
        {shown.length === 0 && <p className="quiet">{text.t('play.trade-nothing')}</p>}
      </div>
    </fieldset>
  );
}

/** Why things stay where they are, while one thing after the other is laid out. */
function useReasons({ id }: Decision): readonly Barred[] {
  const { barred } = useGame();
  const [known, setKnown] = useState<readonly Barred[]>([]);
  useEffect(() => {
    if (barred?.decision === id) setKnown(barred.list);
  }, [barred, id]);
  return known;
}

/** A trade of two bundles on one sheet: laid out by one, agreed to or refused by the other. */
export function TradePrompt({ decision }: { readonly decision: Decision }) {
  const text = useText();
  const { answer } = useAnswer();
  const position = useGame().view?.position;
  const barred = useReasons(decision);
  if (position === undefined) return null;
  const halves = tradeHalves(decision, position, barred);
  const isProposed = decision.kind !== 'trade';
  const buttons = decision.options.flatMap((option, i) =>
    option.verb === 'done' || option.verb === 'agree' || option.verb === 'refuse' ? [{ option, i }] : [],
  );
  const nothing = isNothing(halves);
  return (
    <div className="trade-prompt">
      <div className="trade-halves">
        {halves.map((half, i) => (
          <Half
            key={half.who}
            half={half}
            own={i === 0}
            settled={isProposed}
            onPress={(option) => answer(decision, option)}
          />
        ))}
      </div>
      <div className="prompt-buttons">
        {buttons.length === 0 && <p>{text.t('play.trade-refused')}</p>}
        {buttons.map(({ option, i }) => (
          <button
            key={option.verb}
            type="button"
            className={option.verb === 'refuse' || (option.verb === 'done' && nothing) ? 'btn' : 'btn is-lamp'}
            onClick={() => answer(decision, i)}
          >
            {option.verb === 'done' && nothing ? text.t('play.trade-none') : text.option(option, decision)}
          </button>
        ))}
      </div>
    </div>
  );
}
