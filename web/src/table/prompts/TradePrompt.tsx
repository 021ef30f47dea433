import type { Decision } from '@hollow/engine';
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

/** A card of one of the two: pressed it is laid out, pressed again it is taken back. */
function Thing({ thing: { id, laid, option }, onPress }: ThingProps) {
  const { t, name } = useText();
  const packs = usePacks();
  const { mark, tone } = packs.art.deck(packs.deckOf(id));
  return (
    <button
      type="button"
      className={`trade-thing card-${tone}`}
      aria-pressed={laid}
      disabled={option === null}
      title={option === null && !laid ? t('play.trade-stays') : undefined}
      data-look={`card/${id}`}
      onClick={() => {
        if (option !== null) onPress(option);
      }}
    >
      <Mark id={laid ? 'check' : mark} />
      <b>{name(id, packs.kindOf(id))}</b>
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
  const shown = settled ? things.filter(({ laid }) => laid) : things;
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

/** A trade of two bundles on one sheet: laid out by one, agreed to or refused by the other. */
export function TradePrompt({ decision }: { readonly decision: Decision }) {
  const text = useText();
  const { answer } = useAnswer();
  const position = useGame().view?.position;
  if (position === undefined) return null;
  const halves = tradeHalves(decision, position);
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
