import type { Decision } from '@hollow/engine';
import { Sheet } from '../../app/Sheet.tsx';
import { MiniCard } from '../../card/MiniCard.tsx';
import type { DockItem } from '../../state/dock.ts';
import { useText } from '../../words/Words.tsx';
import { useAnswer } from './useAnswer.ts';

/** A trade: what is handed over, and to whom. */
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
  const rows = item.options.map((option) => ({ option, data: decision.options[option] }));
  const whom = [...new Set(rows.map(({ data }) => String(data.to)))];
  return (
    <Sheet title={item.label} open onClose={onClose}>
      {whom.map((to) => (
        <section key={to}>
          <h3 className="heading">{text.t('play.to', { who: text.name(to) })}</h3>
          <div className="hand">
            {rows
              .filter(({ data }) => data.to === to)
              .map(({ option, data }) => (
                <MiniCard
                  key={option}
                  id={String(data.card)}
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
    </Sheet>
  );
}
