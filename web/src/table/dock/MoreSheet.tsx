import { Fragment, useRef } from 'react';
import { useKeys } from '../../ui/browser/useKeys.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { useText } from '../../words/Words.tsx';
import type { DockItem } from './items.ts';
import { OptionButton } from './OptionButton.tsx';

interface Props {
  readonly title: string;
  /** What can be done and has no place in the dock. */
  readonly rest: readonly DockItem[];
  /** What cannot. */
  readonly shut: readonly DockItem[];
  readonly onClose: () => void;
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

/** What has no room in the dock, on a sheet. */
export function MoreSheet({ title, onClose, ...lists }: Props) {
  return (
    <SheetDialog title={title} open onClose={onClose}>
      <Listed {...lists} />
    </SheetDialog>
  );
}
