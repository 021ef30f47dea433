import type { Decision } from '@hollow/engine';
import { MiniCard } from '../../card/MiniCard.tsx';
import { useGame } from '../../state/hooks.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { useText } from '../../words/Words.tsx';
import { useAnswer } from '../seat/useAnswer.ts';
import { type DockItem, namedSide } from './items.ts';

/** A gift: what is handed over, and to whom. */
export function ListSheet({
  decision,
  item,
  onClose,
}: {
  readonly decision: Decision;
  readonly item: DockItem;
  readonly onClose: () => void;
}) {
  const text = useText();
  const { answer } = useAnswer();
  const position = useGame().view?.position;
  const rows = item.options.flatMap((option) => {
    const data = decision.options[option];
    return data?.verb === 'give' ? [{ option, data }] : [];
  });
  const whom = [...new Set(rows.map(({ data }) => data.to))];
  return (
    <SheetDialog title={item.label} open onClose={onClose}>
      <p>{text.t('play.give-more')}</p>
      {whom.map((to) => (
        <section key={to}>
          <h3 className="heading">
            {text.t('play.to', { who: position === undefined ? text.name(to) : namedSide(to, position, text) })}
          </h3>
          <div className="hand">
            {rows
              .filter(({ data }) => data.to === to)
              .map(({ option, data }) => (
                <MiniCard
                  key={option}
                  id={data.card}
                  lit
                  note={text.option(data, decision)}
                  onPress={() => {
                    answer(decision, option);
                    onClose();
                  }}
                />
              ))}
          </div>
        </section>
      ))}
    </SheetDialog>
  );
}
