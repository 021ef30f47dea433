import type { Decision, Option } from '@hollow/engine';
import { useState } from 'react';
import { MiniCard } from '../../card/MiniCard.tsx';
import { useFirstRule } from '../../card/useFirstRule.ts';
import { later } from '../../ui/later/later.tsx';
import { useText } from '../../words/Words.tsx';
import { useAnswer } from '../seat/useAnswer.ts';
import { gathered } from './gathered.ts';
import './prompts.css';
import './card-shelf.css';

const CardShelf = later(() => import('./CardShelf.tsx').then((it) => it.CardShelf));

/** More cards than so many are looked through on a sheet, whole. */
const STRIP = 8;

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
  // Asked again for every card: what was taken before the last one is remembered here.
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(-1);
  if (asked !== decision.id) {
    setAsked(decision.id);
    setTaken(gathered(taken, decision));
  }
  const [isOpen, setOpen] = useState(false);
  const isMany = cards.length > STRIP && !isGathering;
  const title = text.t('play.look-through', { n: cards.length });
  const offered = decision.options.find((option) => option.verb === 'accept')?.card;
  return (
    <div className="cards-prompt">
      <div className="hand">
        {offered !== undefined && <MiniCard id={offered} note={ruleOf(offered)} />}
        {taken.slice(0, -1).map((card) => (
          <MiniCard key={card} id={card} lit note={text.t('play.taken-too')} />
        ))}
        {(isMany ? [] : cards).map(({ option, i }) => (
          <MiniCard
            key={i}
            id={option.card}
            lit={isGathering === (option.verb === 'take-back')}
            note={option.verb === 'take-back' ? text.option(option, decision) : ruleOf(option.card)}
            onPress={() => answer(decision, i)}
          />
        ))}
      </div>
      {isOpen && isMany && (
        <CardShelf
          decision={decision}
          cards={cards.map(({ option, i }) => ({ card: option.card, option: i }))}
          title={title}
          onClose={() => setOpen(false)}
        />
      )}
      <div className="prompt-buttons">
        {isMany && (
          <button type="button" className="btn is-lamp" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {title}
          </button>
        )}
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
