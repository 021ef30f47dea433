import { Mark } from '../../ink/Mark.tsx';
import { useText } from '../../words/Words.tsx';
import { WhyLink } from '../refusal/WhyLink.tsx';
import type { DockItem } from './items.ts';
import { isLong } from './room.ts';

interface Props {
  readonly item: DockItem;
  readonly onPress: (byFinger: boolean) => void;
}

/** Something that can be done, or cannot: then with the reason, and the way to the rule. */
export function OptionButton({ item, onPress }: Props) {
  const { t, list } = useText();
  if (item.state === 'barred')
    return (
      <div className="opt is-barred">
        <Mark id="lock" />
        <span>
          <b>{item.label}</b>
          <small>
            <span className="unseen">{t('play.barred')} </span>
            {item.note} <WhyLink clause={item.clause} />
          </small>
        </span>
      </div>
    );
  return (
    <button
      type="button"
      className={item.does !== '' ? 'opt is-deed' : isLong(item) ? 'opt is-long' : 'opt'}
      data-look={item.rule === null ? undefined : `deed/${item.rule}`}
      data-options={item.options.join(' ')}
      onClick={({ nativeEvent }) => onPress((nativeEvent as PointerEvent).pointerType === 'touch')}
      aria-keyshortcuts={item.key ?? undefined}
    >
      <Mark id={item.mark} />
      <span>
        <b>{item.label}</b>{' '}
        {item.note + item.does !== '' && (
          <small>
            {list(
              [item.note, item.does].filter((part) => part !== ''),
              'dot',
            )}
          </small>
        )}
      </span>
      {item.key !== null && (
        <span className="kbd" aria-hidden="true">
          {item.key}
        </span>
      )}
    </button>
  );
}
