import type { Decision, Option } from '@hollow/engine';
import { MiniCard } from '../../card/MiniCard.tsx';
import { useFirstRule } from '../../card/useFirstRule.ts';
import { useText } from '../../words/Words.tsx';
import { useAnswer } from '../seat/useAnswer.ts';
import './prompts.css';

type OfCard = Extract<Option, { readonly card: string }>;

const isCard = (option: Option): option is OfCard =>
  'card' in option && option.card !== '' && option.verb !== 'decline' && option.verb !== 'accept';

/** Cards to choose from, and the words beside them: done, take back, take it, refuse it. */
export function CardsPrompt({ decision }: { readonly decision: Decision }) {
  const text = useText();
  const { answer } = useAnswer();
  const ruleOf = useFirstRule();
  const rows = decision.options.map((option, i) => ({ option, i }));
  // One after the other is taken, until that is all: then what has been taken shines.
  const isGathering = decision.options.some(({ verb }) => verb === 'done');
  const cards = rows.flatMap(({ option, i }) => (isCard(option) ? [{ option, i }] : []));
  const offered = decision.options.find((option) => option.verb === 'accept')?.card;
  return (
    <div className="cards-prompt">
      <div className="hand">
        {offered !== undefined && <MiniCard id={offered} note={ruleOf(offered)} />}
        {cards.map(({ option, i }) => (
          <MiniCard
            key={i}
            id={option.card}
            lit={isGathering === (option.verb === 'take-back')}
            note={option.verb === 'take-back' ? text.option(option, decision) : ruleOf(option.card)}
            onPress={() => answer(decision, i)}
          />
        ))}
      </div>
      <div className="prompt-buttons">
        {rows
          .filter(({ option }) => !isCard(option))
          .map(({ option, i }) => (
            <button
              key={i}
              type="button"
              className={option.verb === 'decline' ? 'btn' : 'btn is-lamp'}
              onClick={() => answer(decision, i)}
            >
              {text.option(option, decision)}
            </button>
          ))}
      </div>
    </div>
  );
}
