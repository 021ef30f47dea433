import { Mark } from '../../ink/Mark.tsx';
import { later } from '../../ui/later/later.tsx';
import { useText } from '../../words/Words.tsx';
import type { DockItem } from './items.ts';

const MoreSheet = later(() => import('./MoreSheet.tsx').then((it) => it.MoreSheet));

interface Props {
  /** What can be done and has no place in the dock. */
  readonly rest: readonly DockItem[];
  /** What cannot. */
  readonly shut: readonly DockItem[];
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onPress: (item: DockItem) => void;
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
          <b>{title}</b> {note !== '' && <small>{note}</small>}
        </span>
      </button>
      {open && (
        <MoreSheet
          title={rest.length > 0 ? sheet : title}
          rest={rest}
          shut={shut}
          onClose={() => onOpen(false)}
          onPress={onPress}
        />
      )}
    </>
  );
}
