import type { MessageKey } from '@hollow/text/browser';
import { useText } from '../../words/Words.tsx';

/** What can go wrong at the door, in words. */
const KEYS: Readonly<Record<string, MessageKey>> = {
  offline: 'door.failed.offline',
  'not-found': 'door.failed.not-found',
  closed: 'door.failed.closed',
  taken: 'door.failed.taken',
  'name-taken': 'door.failed.name-taken',
  'too-fast': 'door.failed.too-fast',
  malformed: 'door.failed.malformed',
  'other-version': 'door.failed.other-version',
};

interface Props {
  readonly code: string | null;
  /** Asks once more, where that may help. */
  readonly onAgain?: () => void;
}

/** Failures that asking again does not mend. */
const LASTING = ['not-found', 'closed', 'taken', 'name-taken', 'malformed', 'other-version'];

export function Failure({ code, onAgain }: Props) {
  const { t } = useText();
  if (code === null) return null;
  return (
    <p className="failure" role="alert">
      {t((KEYS[code] ?? 'door.failed.other') as 'door.failed.other')}
      {onAgain !== undefined && !LASTING.includes(code) && (
        <button type="button" className="btn small" onClick={onAgain}>
          {t('app.try-again')}
        </button>
      )}
    </p>
  );
}
