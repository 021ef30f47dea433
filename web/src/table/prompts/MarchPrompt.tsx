import type { Decision, Option, OptionOf } from '@hollow/engine';
import { Figure } from '../../people/Figure.tsx';
import { useText } from '../../words/Words.tsx';
import { useAnswer } from '../seat/useAnswer.ts';
import './prompts.css';

type Member = OptionOf<'leave-out' | 'count-in'>;
type Order = OptionOf<'hunt' | 'still' | 'one-by-one'>;

const isMember = (option: Option): option is Member => option.verb === 'leave-out' || option.verb === 'count-in';
const isOrder = (option: Option): option is Order => ['hunt', 'still', 'one-by-one'].includes(option.verb);

/** One order for many monsters: a room on the house or a button, and who of them takes part. */
export function MarchPrompt({ decision }: { readonly decision: Decision }) {
  const text = useText();
  const { answer } = useAnswer();
  const rows = decision.options.map((option, i) => ({ option, i }));
  const going = decision.setting?.herd ?? [];
  const members = rows.flatMap(({ option, i }) => (isMember(option) ? [{ option, i }] : []));
  // The last who goes cannot be left out.
  const herd = [...new Set([...going, ...members.map(({ option }) => option.who)])].toSorted((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  const orders = rows.flatMap(({ option, i }) => (isOrder(option) ? [{ option, i }] : []));
  return (
    <div className="march-prompt">
      <p>{text.t('play.march-more')}</p>
      <fieldset className="herd">
        <legend>{text.t('play.march-who')}</legend>
        {herd.map((who) => {
          const change = members.find(({ option }) => option.who === who);
          return (
            <button
              key={who}
              type="button"
              className="herd-one"
              aria-pressed={going.includes(who)}
              aria-label={text.name(who)}
              title={change === undefined ? undefined : text.option(change.option, decision)}
              disabled={change === undefined}
              onClick={() => {
                if (change !== undefined) answer(decision, change.i);
              }}
            >
              <Figure id={who} />
            </button>
          );
        })}
      </fieldset>
      <div className="prompt-buttons">
        {orders.map(({ option, i }) => (
          <button
            key={option.verb}
            type="button"
            className={option.verb === 'one-by-one' ? 'btn small' : 'btn small is-lamp'}
            onClick={() => answer(decision, i)}
          >
            {text.option(option, decision)}
          </button>
        ))}
      </div>
    </div>
  );
}
