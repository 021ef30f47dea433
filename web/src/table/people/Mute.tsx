import type { PublicTable } from '@hollow/protocol';
import { muted } from '../../prefs/device.ts';
import { withMuted } from '../../prefs/muted.ts';
import { useStore } from '../../state/hooks.ts';
import { useText } from '../../words/Words.tsx';

interface Props {
  readonly table: PublicTable;
  readonly seat: number;
  /** Who it is about, for those who hear the button alone. */
  readonly about: string;
}

/** What somebody says is hidden from this device alone, until it wants to hear it again. */
export function Mute({ table: { id }, seat, about }: Props) {
  const { t } = useText();
  const isMuted = useStore(muted)[id]?.includes(seat) === true;
  return (
    <button
      type="button"
      className="btn small seat-row-mute"
      aria-pressed={isMuted}
      aria-describedby={about}
      onClick={() => muted.set((now) => withMuted(now, id, seat, !isMuted))}
    >
      {t(isMuted ? 'people.unmute' : 'people.mute')}
    </button>
  );
}
