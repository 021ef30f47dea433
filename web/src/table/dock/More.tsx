import { Fragment, useRef } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { useKeys } from '../../ui/browser/useKeys.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { useText } from '../../words/Words.tsx';
import type { DockItem } from './items.ts';
import { OptionButton } from './OptionButton.tsx';

interface Props {
  /** What can be done and has no place in the dock. */
  readonly rest: readonly DockItem[];
  /** What cannot. */
  readonly shut: readonly DockItem[];
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onPress: (item: DockItem) => void;
}

/** Places that are told in one line stand below the floor on which they are, after everything else. */
function byFloor(rest: readonly DockItem[]): ReadonlyMap<string | null, readonly DockItem[]> {
  const floors = Map.groupBy(rest, ({ isFolded, floor }) => (isFolded ? floor : null));
  return new Map([...floors].toSorted(([a], [b]) => Number(a !== null) - Number(b !== null)));
}

/** The list itself: the letters that stand in it are those of the page while it lies there. */
function Listed({ rest, shut, onPress }: Pick<Props, 'rest' | 'shut' | 'onPress'>) {
  const { t, name } = useText();
  const list = useRef<HTMLDivElement>(null);
  useKeys((key) => {
    const item = rest.find((other) => other.key === key);
    if (item !== undefined) onPress(item);
  }, list);
  return (
    <div className="shut-list" ref={list}>
      {[...byFloor(rest)].map(([floor, items]) => (
        <Fragment key={floor}>
          {floor !== null && <h3 className="heading">{name(floor)}</h3>}
          {items.map((item) => (
            <OptionButton key={item.id} item={item} onPress={() => onPress(item)} />
          ))}
        </Fragment>
      ))}
      {rest.length > 0 && shut.length > 0 && <h3 className="heading">{t('play.not-now', { n: shut.length })}</h3>}
      {shut.map((item) => (
        <OptionButton key={item.id} item={item} onPress={() => undefined} />
      ))}
    </div>
  );
}

/** One line for everything that the dock has no room for: what else can be done, and what cannot, each with its reason and the way to the rule. */
export function More({ rest, shut, open, onOpen, onPress }: Props) {
  const { t } = useText();
  const isPlaces = rest.length > 0 && rest.every(({ isFolded }) => isFolded);
  const sheet = isPlaces ? t('play.which') : t('play.more-title');
  const title = isPlaces
    ? t('play.as-list')
    : rest.length > 0
      ? t('play.more', { n: rest.length })
      : t('play.not-now', { n: shut.length });
  const note = rest.length === 0 ? '' : shut.length === 0 ? t('play.more-why') : t('play.not-now', { n: shut.length });
  return (
    <>
      <button type="button" className="opt is-shut" onClick={() => onOpen(true)}>
        <Mark id={rest.length > 0 ? 'plus' : 'lock'} />
        <span>
          <b>{title}</b>
          {note !== '' && <small>{note}</small>}
        </span>
      </button>
      <SheetDialog title={rest.length > 0 ? sheet : title} open={open} onClose={() => onOpen(false)}>
        <Listed rest={rest} shut={shut} onPress={onPress} />
      </SheetDialog>
    </>
  );
}
