import type { Decision, OptionOf } from '@hollow/engine';
import { MiniCard } from '../../card/MiniCard.tsx';
import { useFirstRule } from '../../card/useFirstRule.ts';
import { Figure } from '../../people/Figure.tsx';
import { namedSide } from '../../people/there.ts';
import { useGame } from '../../state/hooks.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { useText } from '../../words/Words.tsx';
import { useAnswer } from '../seat/useAnswer.ts';
import type { DockItem } from './items.ts';
import './partners.css';

interface Props {
  readonly decision: Decision;
  readonly item: DockItem;
  readonly onClose: () => void;
}

interface Row<V extends 'give' | 'trade' | 'loot'> {
  readonly option: number;
  readonly data: OptionOf<V>;
}

/** Cards, below the name of whoever gets them or had them. */
function Cards({ rows, onAnswer }: { readonly rows: readonly Row<'give' | 'loot'>[]; readonly onAnswer: Answer }) {
  const text = useText();
  const ruleOf = useFirstRule();
  const position = useGame().view?.position;
  const whose = ({ data }: Row<'give' | 'loot'>): string => (data.verb === 'give' ? data.to : data.from);
  return [...Map.groupBy(rows, whose)].map(([who, theirs]) => {
    const named = position === undefined ? text.name(who) : namedSide(who, position, text);
    return (
      <section key={who}>
        <h3 className="heading">
          {text.t(theirs[0]?.data.verb === 'give' ? 'play.to' : 'play.loot-of', { who: named })}
        </h3>
        <div className="hand">
          {theirs.map(({ option, data }) => (
            <MiniCard key={option} id={data.card} lit note={ruleOf(data.card)} onPress={() => onAnswer(option)} />
          ))}
        </div>
      </section>
    );
  });
}

type Answer = (option: number) => void;

/** With whom one trades. */
function Partners({ rows, onAnswer }: { readonly rows: readonly Row<'trade'>[]; readonly onAnswer: Answer }) {
  const text = useText();
  const position = useGame().view?.position;
  return (
    <div className="stack partners">
      {rows.map(({ option, data: { to } }) => (
        <button key={option} type="button" className="btn" onClick={() => onAnswer(option)}>
          <Figure id={to} /> {position === undefined ? text.name(to) : namedSide(to, position, text)}
        </button>
      ))}
    </div>
  );
}

const MORE = { give: 'play.give-more', trade: 'play.trade-more', loot: 'play.loot-more' } as const;

/** A gift, a trade, or something of the dead: what it is, and whose. */
export function ListSheet({ decision, item, onClose }: Props) {
  const { t } = useText();
  const { answer } = useAnswer();
  const rows = item.options.flatMap((option) => {
    const data = decision.options[option];
    return data === undefined ? [] : [{ option, data }];
  });
  const partners = rows.flatMap(({ option, data }) => (data.verb === 'trade' ? [{ option, data }] : []));
  const cards = rows.flatMap(({ option, data }) =>
    data.verb === 'give' || data.verb === 'loot' ? [{ option, data }] : [],
  );
  const verb = cards[0]?.data.verb ?? 'trade';
  const give: Answer = (option) => {
    answer(decision, option);
    onClose();
  };
  return (
    <SheetDialog title={item.label} open onClose={onClose}>
      <p>{t(MORE[verb])}</p>
      {partners.length > 0 && <Partners rows={partners} onAnswer={give} />}
      {cards.length > 0 && <Cards rows={cards} onAnswer={give} />}
    </SheetDialog>
  );
}
